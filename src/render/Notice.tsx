import { TextElement } from '../parts/InlineText.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Notice.module.css';
import { noticeId } from './own-ids.ts';

/** What everybody shall read just now, on every page above the header. */
export function Notice() {
  const { notice } = useSurroundings().shell.header;
  if (notice === undefined) return null;
  return (
    // Nothing else names it: those who list a page's parts hear what it says.
    <aside className={styles.root} data-tone="deep" aria-labelledby={noticeId}>
      <TextElement text={notice} id={noticeId} />
    </aside>
  );
}
