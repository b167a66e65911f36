/** What a new section says: the starter of its type in the language of its page, with what the site has: images, its mail address, its privacy policy. */
import type { Json } from '../../../../schema/json.ts';
import { type Language, languageOf } from '../../../../schema/languages.ts';
import { isNotFound } from '../../../../schema/site-parts.ts';
import { child } from '../../../json-text/pointer.ts';
import { findLegalPages } from '../../../rules/support/legal-pages.ts';
import { withOwnImages } from '../../draft/fields/blank.ts';
import type { EditorState } from './editor-state.ts';
import { sampleOf } from './open-facts.ts';
import { listAt } from './selection.ts';
import { placedPages } from './site-languages.ts';

/** The language in which new sections and entries are begun: that of the website where the editor has it, else English. */
export const writtenLanguage = (manifest: unknown): Language => {
  const lang = child(child(manifest, 'site'), 'lang');
  return languageOf(typeof lang === 'string' ? lang : undefined);
};

/** @returns the section, with its `type` */
export function starterFor({ forms, files, document, page }: EditorState, type: string): Record<string, unknown> {
  const form = forms?.sections[type];
  if (!form) return { type };
  const { fields, title, description, starters, lists } = form;
  const { lang } = placedPages(document.value)[page]?.language ?? {};
  const starter = starters[lang ? languageOf(lang) : writtenLanguage(document.value)];
  const described = describedIn(document.value);
  const images = files.flatMap((file) => (file.image ? [file.path] : []));
  // Those that pages show come before those that stand everywhere, such as the logo, and before those that nothing shows.
  const shown = [...described.keys()];
  const rank = (path: string) => shown.indexOf(path) >>> 0;
  const usual = images.toSorted((one, other) => rank(one) - rank(other));
  const object = { kind: 'object', fields, title, description, optional: false } as const;
  const filled = withOwnFacts(withOwnImages(object, starter, usual), privacyPath(document.value, page));
  const under = lists && addressToList(document.value, page);
  return { type, ...(withDescriptions(filled, described) as object), ...(under && { under }) };
}

/**
 * The page that a new list shows the entries of: its own, else the first that has any, in its language. A site without entries gets its first
 * ones where the list stands.
 *
 * @returns undefined on a home page without entries: what the starter says is right there
 */
function addressToList(manifest: Json, page: number): string | undefined {
  const placed = placedPages(manifest);
  const language = placed[page]?.language;
  const pages = listAt(manifest, 'routes').flatMap((route, index) => {
    const path = String(child(route, 'path'));
    const isOther = isNotFound(path) || placed[index]?.language.at !== language?.at;
    return isOther ? [] : [{ index, path, isEntry: child(route, 'entry') !== undefined }];
  });
  const canList = pages.filter(({ path }) => path !== language?.home);
  const own = canList.find(({ index }) => index === page);
  const hasEntries = (list: { path: string }) => pages.some(({ path, isEntry }) => isEntry && path.startsWith(`${list.path}/`));
  return (own && hasEntries(own) ? own : (canList.find(hasEntries) ?? own))?.path;
}

/** Where the privacy policy is in the language of a page, else in that of the site. */
function privacyPath(manifest: Json, page: number): string | undefined {
  const placed = placedPages(manifest);
  const pages = listAt(manifest, 'routes').map((route, index) => ({
    path: String(child(route, 'path')),
    written: route as { draft?: boolean; legal?: 'privacy' },
    at: placed[index]?.language.at,
  }));
  const inLanguage = (at: string | undefined) => findLegalPages(pages, 'privacy').find((one) => one.at === at)?.path;
  return inLanguage(placed[page]?.language.at) ?? inLanguage('');
}

/** Texts of starters link to the privacy policy alone, and name it by the first page of every site, as they know no other. */
function withOwnFacts(value: unknown, privacy: string | undefined): unknown {
  if (typeof value === 'string')
    return sampleOf(value) ?? (privacy === undefined ? value : value.replace('](/)', `](${privacy})`));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withOwnFacts(entry, privacy));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOwnFacts(inner, privacy)]));
}

/** The images of a manifest, each as it is described where it is shown first; those of pages first. */
function describedIn(manifest: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { src, alt } = value as { src?: unknown; alt?: unknown };
    if (typeof src === 'string' && typeof alt === 'string' && !found.has(src)) found.set(src, alt);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk((manifest as { routes?: unknown } | null)?.routes);
  walk(manifest);
  return found;
}

/** An image says the same wherever it is shown: what a starter says of its own picture is not true of another one. */
function withDescriptions(value: unknown, described: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => withDescriptions(entry, described));
  const { src } = value as { src?: unknown };
  const alt = typeof src === 'string' ? described.get(src) : undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, withDescriptions(inner, described)] as const);
  return { ...Object.fromEntries(entries), ...(alt !== undefined && 'alt' in value && { alt }) };
}
