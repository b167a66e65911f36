import styles from './Eyebrow.module.css';
import { TextElement } from './InlineText.tsx';

/** The short line above a title; above that of the page it is a pill. */
export function Eyebrow({ text }: { text: string }) {
  return <TextElement text={text} className={styles.root} />;
}
