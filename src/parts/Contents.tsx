import type { Inline } from '../../schema/atoms.ts';
import styles from './Contents.module.css';
import { InlineText } from './InlineText.tsx';
import { LinkTo } from './LinkTo.tsx';
import plus from './Plus.module.css';

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
    // Beside a text a long list scrolls, and checkers take links in what is closed for none: it has a stop of its own, as a table has.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop no key could scroll it.
    <nav className={className ? `${styles.root} ${className}` : styles.root} aria-label={label} tabIndex={0}>
      {/* Where the list stands beside the text it is always open, and the word above it is no button. */}
      <div className={styles.title}>{label}</div>
      <details className={styles.list}>
        <summary className={plus.sign}>{label}</summary>
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
