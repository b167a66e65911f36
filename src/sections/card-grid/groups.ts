import type { Group } from '../../../schema/atoms.ts';

/** How many groups a filter offers: as many as CardGridFilter.module.css has rules for. */
export const maxGroups = 16;

/** The groups that cards name, each once, in the order of the cards. */
export function groupsOf(items: readonly { group?: Group | undefined }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { group } of items) if (group && !groups.has(group.name)) groups.set(group.name, group);
  return [...groups.values()].slice(0, maxGroups);
}
