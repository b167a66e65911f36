import type { Fact, Page } from '../../schema/resolved.ts';
import styles from './FactList.module.css';
import { InlineText, TextElement } from './InlineText.tsx';
import { Moment } from './Moment.tsx';

interface FactListProps {
  facts: Readonly<Record<string, Fact>>;
  /** Each below its label and side by side, as where a page is about them; else quietly, in one line or several. */
  isWide?: boolean;
  className?: string | undefined;
}

/** Facts that an organisation has named itself, each with its label. */
export function FactList({ facts, isWide, className = '' }: FactListProps) {
  return (
    <dl className={`${isWide ? styles.wide : styles.root} ${className}`}>
      {Object.entries(facts).map(([name, { label, text, iso, until }]) => (
        <div key={name} className={styles.fact}>
          <TextElement as="dt" text={label} className="small-print" />
          <dd className={styles.value}>{iso && !until ? <Moment iso={iso} text={text} /> : <InlineText text={text} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of a page, none of whose sections shows them. */
export const pageFacts = ({ facts }: Page) =>
  facts && (
    <div key="facts" className={styles.band}>
      <div className={styles.inner}>
        <FactList facts={facts} isWide />
      </div>
    </div>
  );
