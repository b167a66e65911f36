/** What stands twice: the rules that say so differ in what counts as the same. */
import { groupBy } from '../../../schema/group-by.ts';

/** Each entry that has the key of an earlier one, with the first that has it. */
export const repeated = <Entry>(entries: Iterable<Entry>, keyOf: (entry: Entry) => unknown): { again: Entry; first: Entry }[] =>
  [...groupBy(entries, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((again) => ({ again, first })),
  );
