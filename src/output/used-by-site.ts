/** What of the builder a site uses: all that makes its app another one than those of other sites. */
import { articleBlocks } from '../../schema/blocks.ts';
import type { Site } from '../../schema/resolved.ts';
import { allPages, basePath } from '../../schema/site-parts.ts';
import { hasHeader } from '../render/has-header.ts';
import type { Used } from './app/only-used.ts';

/** @returns lists that are the same whenever the same is used, wherever that is */
export function usedBy(site: Site): Used {
  const sections = allPages(site).flatMap((page) => page.sections);
  const languages = [...site.shells, ...sections].flatMap(({ lang }) => lang ?? []);
  return {
    types: sortedOnce(sections.map(({ type }) => type)),
    languages: sortedOnce(languages.map((tag) => tag.slice(0, 2))),
    enlarging: sections.some(({ labels }) => typeof labels === 'object' && labels !== null && 'enlarge' in labels),
    insertions: sections.some(holdsInsertion),
    backdrops: sections.some(({ backdrop }) => backdrop),
    headerless: !allPages(site).every(hasHeader),
    severalLanguages: site.shells.length > 1,
    belowPath: basePath(site.url) !== '',
    isRightToLeft: [...site.shells, ...sections].some(({ dir }) => dir === 'rtl'),
  };
}

/** Whether something in a section is a block that says more than a list or a quotation (schema/blocks.ts). */
function holdsInsertion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isInsertion(value) || Object.values(value).some(holdsInsertion);
}

const blockKeys = Object.keys(articleBlocks().element.options[1].shape);

/** A heading without an anchor is one of a legal text, and code that is no more than text a piece of a paragraph. */
const isInsertion = (value: object): boolean =>
  Object.keys(value).every((key) => blockKeys.includes(key)) &&
  (('id' in value && ('heading' in value || 'subheading' in value)) ||
    ('code' in value && typeof value.code === 'object') ||
    ('note' in value && Array.isArray(value.note)) ||
    'table' in value ||
    ('image' in value && !('title' in value)));

const sortedOnce = (names: readonly string[]) => [...new Set(names)].sort();
