import type { ReactNode } from 'react';
import styles from './MailAddress.module.css';
import { useSurroundings } from './shell.tsx';

/**
 * A mail address as text that can be selected, with a button that copies it: many visitors have no mail program.
 * The button works by the inline script (render/inline.ts), before the app has loaded and after; without a script there is none.
 */
export function MailAddress({ address }: { address: string }) {
  const { labels, isStatic } = useSurroundings().shell;
  return (
    <p className={styles.root}>
      <span className={styles.address} data-copy-source="">
        {address}
      </span>
      {!isStatic && (
        <CopyButton text={address}>
          {labels.copy}
          <span className="visually-hidden"> {address}</span>
        </CopyButton>
      )}
    </p>
  );
}

/** A button that copies a text, and says so. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { labels } = useSurroundings().shell;
  return (
    <button type="button" className={styles.copy} data-copy={text} data-copied={labels.copied}>
      {children}
    </button>
  );
}
