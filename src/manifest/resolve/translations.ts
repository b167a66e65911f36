/** Which pages are the same in other languages. */
import type { SitePage } from '../../../schema/resolved.ts';
import type { Languages } from './site-languages.ts';
import type { WrittenManifest } from './written.ts';

/**
 * Notes of pages which ones are the same in other languages. That a page translates another one is written once, there; the home page of a
 * language translates that of the site where it does not say otherwise.
 */
export function withTranslations(
  { routes }: WrittenManifest,
  [own, ...others]: Languages,
  pages: readonly SitePage[],
): SitePage[] {
  if (others.length === 0) return [...pages];
  const ownLang = own.context.lang;
  const originals = new Set(pages.flatMap(({ path, lang }) => (lang === ownLang ? [path] : [])));
  const homes = new Set(others.map(({ home }) => home));
  const groups = new Map<string, { [lang: string]: string }>();
  for (const [index, { path, lang }] of pages.entries()) {
    const original = routes[index]?.translates ?? (homes.has(path) ? '/' : undefined);
    if (lang === ownLang || original === undefined || !originals.has(original)) continue;
    groups.set(original, { [ownLang]: original, ...groups.get(original), [lang]: path });
  }
  const all = new Map([...groups.values()].flatMap((group) => Object.values(group).map((path) => [path, group] as const)));
  return pages.map((page) => {
    const translations = all.get(page.path);
    return translations ? { ...page, translations } : page;
  });
}

/** A page without translations that are drafts. */
export function withoutTranslations({ translations = {}, ...page }: SitePage, isPublished: (path: string) => boolean): SitePage {
  const left = Object.entries(translations).filter(([, path]) => isPublished(path));
  return left.length > 1 ? { ...page, translations: Object.fromEntries(left) } : page;
}
