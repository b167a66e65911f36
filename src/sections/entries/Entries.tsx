import type { ListProps } from '../../../schema/define-section.ts';
import { groupBy } from '../../../schema/group-by.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { useChoice } from '../../parts/Choose.tsx';
import columns from '../../parts/Columns.module.css';
import { Fold } from '../../parts/Fold.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { TextElement } from '../../parts/InlineText.tsx';
import { plainText } from '../../parts/plain-text.ts';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import styles from './Entries.module.css';
import { EntriesItem } from './EntriesItem.tsx';
import { EntriesTable } from './EntriesTable.tsx';
import type definition from './schema.ts';

type Props = ListProps<typeof definition>;
type Entry = Props['entries'][number];

export function Entries({ eyebrow, title, text, layout, by, more, choose, emptyText, actions, entries: all }: Props) {
  const entries = all.map((entry) => withoutGroup(entry, by));
  // An entry of several groups is there in each.
  const once = [...new Map(entries.map((entry) => [entry.page ?? entry.index, entry])).values()];
  const { controls, groupOf } = useChoice(choose, once, groupsBy, true);
  const isFiltered = controls !== undefined;
  const list = (shown: readonly Entry[], depth: 1 | 2, as = layout, caption = plainText(title)) =>
    as === 'table' ? (
      <EntriesTable entries={shown} all={entries} caption={caption} groupOf={groupOf} />
    ) : (
      <ul
        className={`${styles.list} ${as === 'cards' ? columns.root : ''}`}
        data-layout={as}
        data-count={isFiltered || by ? undefined : shown.length}
      >
        {shown.map((entry, index) => (
          <EntriesItem key={index} entry={entry} layout={as} more={more} depth={depth} group={groupOf(entry)} />
        ))}
      </ul>
    );
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} className={styles.intro} />
      {controls}
      {by ? (
        <div className={by === 'year' ? styles.years : styles.groups} data-layout={layout}>
          {[...groupBy(entries, ({ group = '' }) => group)].map(([name, shown], index) => {
            const heading = <Heading depth={1} text={name} className={styles.year} />;
            const group = groupOf(...shown);
            const isFolded = by === 'year' && index > 0;
            if (name === '') {
              return (
                <div key={name} data-group={group}>
                  {list(shown, 1, isFolded ? 'titles' : layout)}
                </div>
              );
            }
            return (
              <div key={name} data-group={group}>
                {!isFolded ? (
                  <>
                    {heading}
                    {list(shown, 2, layout, name)}
                  </>
                ) : (
                  <>
                    {/* What a visitor has chosen is not folded (Entries.module.css): there this stands in the place of the button. */}
                    {isFiltered && heading}
                    <Fold label={heading}>{list(shown, 2, 'titles')}</Fold>
                  </>
                )}
              </div>
            );
          })}
        </div>
      ) : (
        entries.length > 0 && list(entries, 1)
      )}
      {entries.length === 0 && emptyText && <TextElement text={emptyText} className={styles.empty} />}
      <ActionLinks actions={actions} />
    </>
  );
}

/** The heading of a group says already by which fact it is one. */
function withoutGroup(entry: Entry, by = ''): Entry {
  const { [by]: fact, ...others } = entry.facts ?? {};
  if (!fact || plainText(fact.text) !== entry.group) return entry;
  const { facts, ...rest } = entry;
  return Object.keys(others).length > 0 ? { ...rest, facts: others } : rest;
}

const groupsBy = ({ tags = [], choices }: Entry, by: string) => (by === 'tags' ? tags : (choices?.[by] ?? []));
