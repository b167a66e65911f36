import type { Inline } from '../../schema/atoms.ts';
import styles from './Contents.module.css';
import { InlineText } from './InlineText.tsx';
import { LinkTo } from './LinkTo.tsx';

interface ContentsProps {
  /** The word above the list. */
  label: string;
  /** What there is, in its order; `isBelow` what stands below the one before it. */
  entries: { id: string; text: Inline; before?: string | false; isBelow?: boolean }[];
  className?: string | undefined;
}

/** What a long text consists of, as links to its parts. */
export function Contents({ label, entries, className }: ContentsProps) {
  return (
    <nav className={className ? `${styles.root} ${className}` : styles.root} aria-label={label}>
      {/* Where the list stands beside the text it is always open, and the word above it is no button. */}
      <div className={styles.title}>{label}</div>
      <details className={styles.list}>
        <summary>{label}</summary>
        <ol>
          {entries.map(({ id, text, before, isBelow }) => (
            <li key={id} data-below={isBelow || undefined}>
              <LinkTo href={{ hash: `#${id}` }}>
                {before}
                <InlineText text={text} />
              </LinkTo>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
