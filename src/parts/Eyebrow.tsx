import styles from './Eyebrow.module.css';
import { InlineText } from './InlineText.tsx';

/** The short line above a title; above that of the page it is a pill. */
export function Eyebrow({ text }: { text: string }) {
  return (
    <p className={styles.root}>
      <InlineText text={text} />
    </p>
  );
}
