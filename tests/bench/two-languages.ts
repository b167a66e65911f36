/** A generated manifest in two languages, made of one in one language. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';

const home = '/en';

/**
 * Gives each page a translation with as many words, and each language its own header, footer and the like.
 *
 * @param text - a valid manifest in one language
 * @returns a valid manifest with twice as many pages
 */
export function makeTwoLanguages(text: string): string {
  const manifest = JSON.parse(text) as JsonObject & { routes: { path: string; legal?: string }[]; site: JsonObject };
  const { labels, header, footer, errorView } = manifest;
  const paths = new Set(manifest.routes.map(({ path }) => path));
  const below = (path: string) => (path === '/' ? home : `${home}/${path.replace(/^\//, '')}`);
  /** With links that stay within the language. */
  const translated = (value: Json): Json => {
    const lead = (whole: string, path: string, anchor = '') => (paths.has(path) ? below(path) + anchor : whole);
    if (typeof value === 'string')
      return /^\//.test(value)
        ? value.replace(/^([^#]*)(#.*)?$/, lead)
        : value.replace(/(?<=\]\()([^)#]*)(#[^)]*)?(?=\))/g, lead);
    if (Array.isArray(value)) return value.map(translated);
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translated(inner)])) : value;
  };
  const translations = manifest.routes.map(({ path, ...page }) => ({
    path: below(path),
    ...(path !== '*' && { translates: path }),
    ...(translated(page as JsonObject) as JsonObject),
  }));
  return JSON.stringify(
    {
      ...manifest,
      site: { ...manifest.site, langLabel: 'Deutsch' },
      languages: [
        {
          ...{ lang: 'en', path: home, label: 'English', site: { name: 'English' } },
          ...(translated({ labels, header, footer, errorView } as JsonObject) as JsonObject),
        },
      ],
      routes: [...manifest.routes, ...translations],
    },
    null,
    2,
  );
}
