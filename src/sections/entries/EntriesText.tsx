import type { ListedEntry } from '../../../schema/resolved.ts';
import { Blocks } from '../../parts/Blocks.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { BelowHeading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import styles from './EntriesText.module.css';

interface EntriesTextProps {
  text: NonNullable<ListedEntry['text']>;
  title: ListedEntry['title'];
  /** The words that unfold the rest of the text. Left out, nothing is folded. */
  more: string | undefined;
  /** The level of the entry's heading. */
  depth: 1 | 2;
}

/** The beginning has at most this many blocks, and ends before a heading. */
const beginning = 3;

/** The running text of an entry. */
export function EntriesText({ text, title, more, depth }: EntriesTextProps) {
  const heading = text.findIndex((block) => typeof block === 'object' && ('heading' in block || 'subheading' in block));
  const end = heading > 0 && heading < beginning ? heading : beginning;
  const isFolded = more !== undefined && text.length > end + 1;
  return (
    <BelowHeading depth={depth}>
      <div className={styles.root}>
        <Blocks text={isFolded ? text.slice(0, end) : text} />
      </div>
      {isFolded && (
        <Fold
          className={styles.fold}
          label={
            <>
              {more}
              <span className="visually-hidden">
                {': '}
                <InlineText text={title} />
              </span>
            </>
          }
        >
          <div className={styles.root}>
            <Blocks text={text.slice(end)} />
          </div>
        </Fold>
      )}
    </BelowHeading>
  );
}
