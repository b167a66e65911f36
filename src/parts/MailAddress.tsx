import styles from './MailAddress.module.css';
import { useSurroundings } from './shell.tsx';

/**
 * A mail address as text that can be selected, with a button that copies it: many visitors have no mail program.
 * The button works by the inline script (render/inline.ts), before the app has loaded and after.
 */
export function MailAddress({ address }: { address: string }) {
  const { labels } = useSurroundings().shell;
  return (
    <p className={styles.root}>
      <span className={styles.address} data-copy-source="">
        {address}
      </span>
      <button type="button" className={styles.copy} data-copy={address} data-copied={labels.copied}>
        {labels.copy}
        <span className="visually-hidden"> {address}</span>
      </button>
    </p>
  );
}
