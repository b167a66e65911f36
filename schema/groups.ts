/** Groups that entries of a list belong to, and what visitors choose by above it. A leaf, since browsers need it too. */
import type { Group } from './atoms.ts';

/** A criterion offers as many choices as src/parts/Choose.module.css has rules for. */
export const maxGroups = 16;

/**
 * The choices that a criterion offers, each once.
 *
 * @param entries - the groups of each
 * @param order - what comes first; all else follows in the order of the entries
 * @param isByUse - the most frequent first instead: so the order stays while entries come
 */
export function groupsOf(entries: readonly (readonly Group[])[], order: readonly Group[] = [], isByUse = false): Group[] {
  const groups = new Map<string, { group: Group; uses: number }>();
  for (const group of entries.flat()) {
    groups.set(group.name, { group: groups.get(group.name)?.group ?? group, uses: (groups.get(group.name)?.uses ?? 0) + 1 });
  }
  const rank = ({ name }: Group) => {
    const place = order.findIndex((one) => one.name === name);
    return place === -1 ? order.length : place;
  };
  const sorted = [...groups.values()].sort(
    (one, other) => rank(one.group) - rank(other.group) || (isByUse ? other.uses - one.uses : 0),
  );
  return sorted.slice(0, maxGroups).map(({ group }) => group);
}
