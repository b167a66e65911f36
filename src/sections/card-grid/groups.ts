/** How many groups a filter offers: as many as CardGridFilter.module.css has rules for. */
const most = 8;

/** What the cards name as their groups, each once, in the order of the cards. */
export const groupsOf = (items: readonly { group?: string | undefined }[]): string[] =>
  [...new Set(items.flatMap(({ group }) => group ?? []))].slice(0, most);
