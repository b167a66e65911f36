import type { Group } from '../../../schema/atoms.ts';
import type { ListProps } from '../../../schema/define-section.ts';
import { groupNumbers, groupsOf, maxGroups } from '../../../schema/groups.ts';
import { ActionLinks } from '../../parts/ActionLinks.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { InlineText } from '../../parts/InlineText.tsx';
import { SectionIntro } from '../../parts/SectionIntro.tsx';
import { TagFilter } from '../../parts/TagFilter.tsx';
import styles from './Entries.module.css';
import { EntriesItem } from './EntriesItem.tsx';
import type definition from './schema.ts';

type Props = ListProps<typeof definition>;
type Entry = Props['entries'][number];

export function Entries({ eyebrow, title, text, layout, by, filter, emptyText, actions, entries }: Props) {
  const groups = filter ? offered(entries) : [];
  const isFiltered = filter !== undefined && groups.length > 0;
  const groupOf = (tags: readonly Group[]) => (isFiltered ? groupNumbers(tags, groups) : undefined);
  const list = (shown: readonly Entry[], depth: 1 | 2, as = layout) => (
    <ul className={styles.list} data-layout={as} data-count={isFiltered ? undefined : shown.length}>
      {shown.map((entry) => (
        <EntriesItem key={entry.page} entry={entry} layout={as} depth={depth} group={groupOf(entry.tags ?? [])} />
      ))}
    </ul>
  );
  return (
    <>
      <SectionIntro eyebrow={eyebrow} title={title} text={text} className={styles.intro} />
      {isFiltered && <TagFilter label={filter.label} choices={[filter.all, ...groups.map((group) => group.text)]} />}
      {by === 'year' ? (
        <div className={styles.years}>
          {byYear(entries).map(([year, ofYear], index) => {
            const group = groupOf(ofYear.flatMap(({ tags = [] }) => tags));
            return index === 0 ? (
              <div key={year} data-group={group}>
                <Heading depth={1} text={year} className={styles.year} />
                {list(ofYear, 2)}
              </div>
            ) : (
              <Fold key={year} label={<Heading depth={1} text={year} className={styles.year} />} group={group}>
                {list(ofYear, 2, 'titles')}
              </Fold>
            );
          })}
        </div>
      ) : (
        entries.length > 0 && list(entries, 1)
      )}
      {entries.length === 0 && emptyText && (
        <p className={styles.empty}>
          <InlineText text={emptyText} />
        </p>
      )}
      <ActionLinks actions={actions} />
    </>
  );
}

/** The tags that the filter offers: where there are too many, those that most entries have. */
function offered(entries: readonly Entry[]): Group[] {
  const all = entries.map(({ tags = [] }) => tags);
  const uses = new Map<string, number>();
  for (const { name } of all.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const least = [...uses.values()].sort((one, other) => other - one)[maxGroups - 1] ?? 0;
  // Of several that as many have, the first ones are offered.
  const frequent = all.map((tags) => tags.filter(({ name }) => (uses.get(name) ?? 0) > least));
  const others = all.map((tags) => tags.filter(({ name }) => uses.get(name) === least));
  const chosen = new Set(groupsOf([...frequent, ...others]).map(({ name }) => name));
  return groupsOf(all.map((tags) => tags.filter(({ name }) => chosen.has(name))));
}

/** The entries of each year, the newest first as they are. */
function byYear(entries: readonly Entry[]): [year: string, entries: Entry[]][] {
  const years = new Map<string, Entry[]>();
  for (const entry of entries) {
    const year = entry.year ?? '';
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}
