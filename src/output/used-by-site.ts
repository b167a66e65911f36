/** What of the builder a site uses: all that makes its app another one than those of other sites. */
import { articleBlocks } from '../../schema/blocks.ts';
import type { Site } from '../../schema/resolved.ts';
import { allPages } from '../../schema/site-parts.ts';
import type { Used } from './app/only-used.ts';

/** @returns lists that are the same whenever the same is used, wherever that is */
export function usedBy(site: Site): Used {
  const sections = allPages(site).flatMap((page) => page.sections);
  const languages = [...site.shells, ...sections].flatMap(({ lang }) => lang ?? []);
  return {
    types: sortedOnce(sections.map(({ type }) => type)),
    languages: sortedOnce(languages.map((tag) => tag.slice(0, 2))),
    enlarging: sections.some(({ labels }) => typeof labels === 'object' && labels !== null && 'enlarge' in labels),
    insertions: sections.some((section) => holds(section, isInsertion)),
    facts:
      site.pages.some(({ entry }) => entry?.facts) ||
      sections.some(({ entries }) => holds(entries, ({ facts }) => facts !== undefined)),
    backdrops: sections.some(({ backdrop }) => backdrop),
    // What is said where an address leads nowhere has a filled button as well, but nothing that it could give way to.
    filling:
      site.shells.some(({ header }) => header.mail) &&
      (allPages(site).some((page) => page.sections.length > 1) ||
        site.pages.some((page) => holds(page.sections, isLabelledLink))),
    severalLanguages: site.shells.length > 1,
    chosen: sortedOnce([
      ...Object.entries(site.theme.look ?? {}).map(([name, value]) => `${name}=${value}`),
      ...site.shells.flatMap(({ header, footer }) => [
        ...(header.layout ? [`data-look-header=${header.layout}`] : []),
        ...(footer.layout ? [`data-look-footer=${footer.layout}`] : []),
      ]),
      ...sections.flatMap(({ edge }) => (edge ? [`data-look-edge=${edge}`] : [])),
      ...sections.flatMap(({ type, layout }) => (typeof layout === 'string' ? [`data-look-${type}=${layout}`] : [])),
      ...(site.theme.accentBands ? ['data-tone=accent'] : []),
    ]),
    isRightToLeft: [...site.shells, ...sections].some(({ dir }) => dir === 'rtl'),
  };
}

type Keys = Readonly<Record<string, unknown>>;

/** Whether something in a section is such an object. */
function holds(value: unknown, isSought: (value: Keys) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isSought(value as Keys) || Object.values(value).some((one) => holds(one, isSought));
}

/** What can look like a button. */
const isLabelledLink = (value: Keys): boolean => 'label' in value && 'href' in value;

const blockKeys = Object.keys(articleBlocks().element.options[1].shape);

/** A block that says more than a list or a quotation (schema/blocks.ts). A heading without an anchor is one of a legal text, and code that is no more than text a piece of a paragraph. */
const isInsertion = (value: Keys): boolean =>
  Object.keys(value).every((key) => blockKeys.includes(key)) &&
  (('id' in value && ('heading' in value || 'subheading' in value)) ||
    typeof value.code === 'object' ||
    Array.isArray(value.note) ||
    'table' in value ||
    ('image' in value && !('title' in value)));

const sortedOnce = (names: readonly string[]) => [...new Set(names)].sort();
