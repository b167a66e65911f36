import type { Inline } from '../../../schema/atoms.ts';
import type { ListedEntry } from '../../../schema/resolved.ts';
import { DataTable } from '../../parts/DataTable.tsx';
import styles from './Entries.module.css';

interface EntriesTableProps {
  entries: readonly ListedEntry[];
  /** All of the list, of which these may be a group: the columns are the same in each. */
  all: readonly ListedEntry[];
  caption: string | undefined;
  groupOf: (entry: ListedEntry) => string | undefined;
}

/** Entries as a table: title, day, and a column for each fact. */
export function EntriesTable({ entries, all, caption, groupOf }: EntriesTableProps) {
  // An entry can lack facts: the one that has most says best in which order they come.
  const fullest = [...all].sort((one, other) => Object.keys(other.facts ?? {}).length - Object.keys(one.facts ?? {}).length);
  const labels = new Map(fullest.flatMap(({ facts = {} }) => Object.entries(facts).map(([name, { label }]) => [name, label])));
  const hasDays = all.some(({ date }) => date);
  const titleOf = ({ page, href, title }: ListedEntry): Inline => {
    const link = page === undefined ? href : { page };
    return link ? [{ link, text: [title].flat() }] : title;
  };
  return (
    <DataTable
      caption={caption}
      className={styles.table}
      isSaid
      isWide
      stacks
      rowHeads
      columns={labels.size > 0 ? ['–', ...(hasDays ? ['–'] : []), ...labels.values()] : undefined}
      rows={entries.map((entry) => ({
        cells: [
          titleOf(entry),
          ...(hasDays ? [entry.date?.text ?? ''] : []),
          ...[...labels.keys()].map((name) => entry.facts?.[name]?.text ?? ''),
        ],
        group: groupOf(entry),
      }))}
    />
  );
}
