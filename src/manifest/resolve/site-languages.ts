/** The languages of a site, and which of them a place belongs to. */
import { localeOf } from '../../findings/languages.ts';
import { type Constants, collectConstants } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { languageIndexOf, noReferences, pagePointerOf } from './references.ts';
import type { WrittenManifest } from './written.ts';

export type WrittenLanguage = NonNullable<WrittenManifest['languages']>[number];

/** A language of a site. */
export interface SiteLanguage {
  /** Where what is its own stands in the manifest: empty for that of the site. */
  pointer: string;
  /** What is its own; undefined for the language of the site, to which all the rest belongs. */
  written: WrittenLanguage | undefined;
  /** Path of its home page. */
  home: string;
  /** What the switch calls it. */
  label: string;
  context: ResolveContext;
}

/** Those of a site, its own first. */
export type Languages = readonly [SiteLanguage, ...SiteLanguage[]];

/**
 * @param written - the manifest
 * @param context - that of the site's own language
 * @returns the site's own language first
 */
export function languagesOf(written: WrittenManifest, context: ResolveContext): [SiteLanguage, ...SiteLanguage[]] {
  const own = { pointer: '', written: undefined, home: '/', label: written.site.langLabel ?? written.site.lang, context };
  const others = (written.languages ?? []).map((one, index): SiteLanguage => {
    const pointer = `/languages/${index}`;
    const { lang, path: home, label } = one;
    const shownIn = localeOf(lang, context.country);
    const constants = withOverlay(one, pointer, context);
    return { pointer, written: one, home, label, context: { ...context, lang, shownIn, constants } };
  });
  return [own, ...others];
}

/** Constants as they read in a language. What the site does not know stays unknown (checks/unknown-overlay.ts). */
function withOverlay(
  language: WrittenLanguage,
  pointer: string,
  { constants: all, spelled, references, findings }: ResolveContext,
): Constants {
  const own = collectConstants(language, spelled, { pointer, constants: all, uses: references.uses });
  findings.push(...own.findings);
  const known = [...own.constants].filter(([name]) => all.has(name));
  return known.length > 0 ? new Map([...all, ...known]) : all;
}

/** The language of a page: that whose home it is or lies below, the longest first; else that of the site. */
export function languageOfPath(path: string, [own, ...others]: Languages): SiteLanguage {
  const around = others.filter(({ home }) => path === home || path.startsWith(`${home}/`));
  return around.sort((one, other) => other.home.length - one.home.length)[0] ?? own;
}

/** The language of what stands at a pointer: of a page its own, of what stands under `languages` that one, else that of the site. */
export function languageAt(pointer: string, written: WrittenManifest, languages: Languages): SiteLanguage {
  if (languages.length === 1) return languages[0];
  const page = pagePointerOf(pointer);
  const path = page === undefined ? undefined : written.routes[Number(page.slice('/routes/'.length))]?.path;
  if (path !== undefined) return languageOfPath(path, languages);
  const index = languageIndexOf(pointer);
  return (index === undefined ? undefined : languages[index + 1]) ?? languages[0];
}

/**
 * For what is resolved a second time, in another language: what stands there has been noted. What is wrong is still said, since it can be
 * wrong with a value of that language alone; the same finding twice is one (say/group.ts).
 */
export const withoutNotes = (context: ResolveContext): ResolveContext => ({
  ...context,
  references: noReferences(new Map()),
});
