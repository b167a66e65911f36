/** What stands around a section that is checked: a page, and a manifest around pages. */

export interface WrittenSection {
  type: string;
  id?: string;
  [prop: string]: unknown;
}

/** The sections of a page about one: alone where it has a title, below a titled one where it has none. */
export function pageAround(section: WrittenSection): WrittenSection[] {
  return section.title === undefined
    ? [{ type: 'text', title: 'Above', text: ['What follows has no title.'] }, section]
    : [section];
}

/**
 * Pages of a manifest, each with sections of its own.
 *
 * @returns Their paths are `/1`, `/2` and so on.
 */
export const routesOf = (pages: readonly WrittenSection[][]) =>
  pages.map((sections, index) => ({
    path: `/${index + 1}`,
    title: `Page ${index + 1}`,
    description: `The page of number ${index + 1}, made to be looked at and then forgotten.`,
    sections,
  }));
