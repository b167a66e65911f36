/** Groups that entries of a list belong to, and the filter above it. A leaf, since browsers need it too. */
import type { Group } from './atoms.ts';

/** How many groups a filter offers: as many as src/parts/TagFilter.module.css has rules for. */
export const maxGroups = 16;

/** The groups that entries name, each once, in the order of the entries. */
export function groupsOf(entries: readonly (readonly Group[])[]): Group[] {
  const groups = new Map<string, Group>();
  for (const group of entries.flat()) if (!groups.has(group.name)) groups.set(group.name, group);
  return [...groups.values()].slice(0, maxGroups);
}

/** What `data-group` says of an entry: by which choices of the filter it is shown, counted from 1. */
export const groupNumbers = (of: readonly Group[], groups: readonly Group[]): string =>
  groups.flatMap(({ name }, index) => (of.some((one) => one.name === name) ? [index + 1] : [])).join(' ');
