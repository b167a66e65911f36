import type { Fact } from '../../schema/resolved.ts';
import styles from './FactList.module.css';
import { InlineText, TextElement } from './InlineText.tsx';

/** Facts that an organisation has named itself, each with its label. */
export function FactList({ facts }: { facts: Readonly<Record<string, Fact>> }) {
  return (
    <dl className={styles.root}>
      {Object.entries(facts).map(([name, { label, text }]) => (
        <div key={name} className={styles.fact}>
          <TextElement as="dt" text={label} className={styles.label} />
          <dd className={styles.value}>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
