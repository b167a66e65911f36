import { InlineText, Paragraphs } from '../../parts/InlineText.tsx';
import type { SignUpForm } from './form.ts';
import styles from './NewsletterEmbedConsent.module.css';

/**
 * Stands in the form's place until the visitor lets the provider's script load. The button is a summary, so that it opens the
 * form in every browser, also before the app has come or when it never comes.
 */
export function NewsletterEmbedConsent({ consent }: { consent: NonNullable<SignUpForm['provider']>['consent'] }) {
  return (
    <>
      <div className={styles.text} data-part="consent">
        <p className={styles.title}>
          <InlineText text={consent.title} />
        </p>
        <Paragraphs text={consent.text} />
      </div>
      {/* Opened before the app came, it stays open. */}
      <details className={styles.accept} data-part="consent" suppressHydrationWarning>
        <summary className={styles.button}>
          <InlineText text={consent.accept} />
        </summary>
      </details>
    </>
  );
}
