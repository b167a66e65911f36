import { InlineText } from '../parts/InlineText.tsx';
import { useSurroundings } from '../parts/shell.tsx';
import styles from './Notice.module.css';

/** What everybody shall read just now, on every page above the header. */
export function Notice() {
  const { notice } = useSurroundings().shell.header;
  if (notice === undefined) return null;
  return (
    <aside className={styles.root} data-tone="deep">
      <p>
        <InlineText text={notice} />
      </p>
    </aside>
  );
}
