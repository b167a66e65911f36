import { useEffect, useRef } from 'react';
import type { Inline } from '../../schema/atoms.ts';
import styles from './Consent.module.css';
import { Paragraphs, TextElement } from './InlineText.tsx';

interface ConsentProps {
  consent: { title: string; text: Inline[]; accept: string };
  /**
   * The visitor has allowed it, perhaps before the app came.
   *
   * @param stands Whether they are still where the button is: then the focus belongs to what comes.
   */
  accepted?: (stands: boolean) => void;
}

/**
 * Stands in the place of what comes from others until the visitor lets it load. The button is a summary: pressed before the app has
 * come, it stays pressed, and a form behind it opens in every browser.
 */
export function Consent({ consent, accepted }: ConsentProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const tell = () => {
    if (!details.current?.open) return;
    const { activeElement } = document;
    accepted?.(activeElement === document.body || details.current.contains(activeElement));
  };
  const early = useRef(tell);
  useEffect(() => early.current(), []);
  return (
    <>
      <div className={styles.text} data-part="consent">
        <TextElement text={consent.title} className={styles.title} />
        <Paragraphs text={consent.text} />
      </div>
      {/* Opened before the app came, it stays open. */}
      <details ref={details} className={styles.accept} data-part="consent" onToggle={tell} suppressHydrationWarning>
        <TextElement as="summary" text={consent.accept} className={styles.button} />
      </details>
    </>
  );
}
