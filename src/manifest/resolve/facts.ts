/**
 * What of a manifest may be told to machines as a fact. A placeholder is shown to visitors, where it is seen to be one; said
 * to a search engine it would be a lie.
 */
import type { z } from 'zod';
import type { publisher } from '../../../schema/publisher.ts';
import type { Facts, ListedEntry, Page, PageFacts, Section, ShellFacts, SitePage } from '../../../schema/resolved.ts';
import { memo } from '../../disk/memo.ts';
import { child, pointerKeys, pointerTo } from '../../json-text/pointer.ts';
import type { Constants, ConstantUses } from './constants.ts';
import { collectOpenTexts, isPlaceholder } from './open-texts.ts';
import { pagePointerOf } from './references.ts';
import type { SiteLanguage } from './site-languages.ts';
import type { WrittenManifest } from './written.ts';

type Publisher = z.output<typeof publisher>;

/** What is told of a site as a whole, as it is written at one place. */
export interface SaidOfSite {
  pointer: string;
  written: { name?: string | undefined; publisher?: object | undefined };
  /** With constants filled in. */
  resolved: { name?: string | undefined; publisher?: { [Key in keyof Publisher]?: Publisher[Key] | undefined } | undefined };
}

/**
 * @param written The manifest as it stands, which alone says where a placeholder is named.
 * @param told By language: what is told, of which what comes later takes the place of what comes before.
 * @param published The pages that are no drafts.
 * @param languages In the same order, with their constants.
 */
export function collectFacts(
  written: WrittenManifest,
  told: readonly { said: readonly SaidOfSite[] }[],
  published: readonly SitePage[],
  languages: readonly SiteLanguage[],
  uses: ConstantUses,
): Facts {
  const byLang = new Map(
    languages.map(({ context: { lang, constants } }, index) => {
      const places = placesOfPlaceholders(constants, uses);
      return [lang, { places, facts: shellFacts(told[index]?.said ?? [], places.site) }] as const;
    }),
  );
  const placesOf = ({ lang, pointer }: Pick<SitePage, 'lang' | 'pointer'>) => byLang.get(lang)?.places.pages.get(pointer) ?? [];
  return {
    ofShell: ({ lang }) => byLang.get(lang)?.facts ?? {},
    published,
    // Of the page as it is given: that of a built site names other files than that which was loaded.
    ofPage: memo((page: SitePage) => {
      const route = pointerKeys(page.pointer).reduce<unknown>(child, written);
      const told = dropPlaceholdersOfPage(route as WrittenManifest['routes'][number], page, placesOf(page));
      const places = byLang.get(page.lang)?.places.site ?? [];
      return { ...told, sections: told.sections.map((section) => dropOpenRecords(section, written, places)) };
    }),
    placeholdersOfPage: (page) => placesOf(page).join(' '),
    openTexts: (page) => collectOpenTexts(written, languages, uses, page?.pointer),
  };
}

function shellFacts(said: readonly SaidOfSite[], places: Places): ShellFacts {
  let name: string | undefined;
  let publisher: ShellFacts['publisher'];
  for (const { pointer, written, resolved } of said) {
    if (resolved.name !== undefined) name = within(places, `${pointer}/name`).length === 0 ? resolved.name : undefined;
    if (!resolved.publisher) continue;
    const own = dropPlaceholders(written.publisher, resolved.publisher, `${pointer}/publisher`, places);
    // What is open in a language is not told as the site says it either.
    const open = Object.fromEntries(Object.keys(resolved.publisher).map((key) => [key, undefined]));
    publisher = { ...publisher, ...open, ...(own === dropped ? {} : own) };
  }
  // Without a name there is no person or company to describe.
  return { ...(name !== undefined && { name }), ...(publisher?.name !== undefined && { publisher }) };
}

/** Pointers of texts that name placeholders. */
type Places = readonly string[];

/** Those of all that is on no page of its own, and by the pointer of a page those below it. */
function placesOfPlaceholders(constants: Constants, uses: ConstantUses): { site: Places; pages: ReadonlyMap<string, Places> } {
  const site: string[] = [];
  const pages = new Map<string, string[]>();
  for (const [name, { pointer }] of constants) {
    if (!isPlaceholder(pointer)) continue;
    for (const place of uses.get(name) ?? []) {
      const page = pagePointerOf(place);
      if (page === undefined) {
        site.push(place);
      } else {
        const places = pages.get(page) ?? [];
        places.push(place.slice(page.length));
        pages.set(page, places);
      }
    }
  }
  return { site, pages };
}

const within = (places: Places, pointer: string): Places =>
  places.filter((place) => place === pointer || place.startsWith(`${pointer}/`));

function dropPlaceholdersOfPage(route: WrittenManifest['routes'][number], page: Page, places: Places): PageFacts {
  if (places.length === 0) return page;
  const title = dropPlaceholders(route.title, page.title, '/title', places);
  const description = dropPlaceholders(route.description, page.description, '/description', places);
  const sections = dropPlaceholders(route.sections, page.sections, '/sections', places);
  const entry = page.entry && dropPlaceholders(route.entry, page.entry, '/entry', places);
  return {
    ...(entry && entry !== dropped && { entry }),
    ...(title !== dropped && { title }),
    ...(description !== dropped && { description }),
    sections: sections === dropped ? [] : sections,
  };
}

/** A list of records without those that name a placeholder. */
function dropOpenRecords(section: Section, { collections = [] }: WrittenManifest, places: Places): Section {
  const at = collections.findIndex(({ name }) => name !== undefined && name === section.of);
  if (at < 0 || places.length === 0 || !Array.isArray(section.entries)) return section;
  const isSettled = ({ index }: ListedEntry) => within(places, `/collections/${at}/records/${index}`).length === 0;
  return { ...section, entries: section.entries.filter(isSettled) };
}

/** What is left of a value that may not be said. */
const dropped = Symbol('dropped');

/** The resolved value without the parts that name a placeholder where they are written: itself where there are none. */
function dropPlaceholders<Value>(written: unknown, resolved: Value, pointer: string, around: Places): Value | typeof dropped {
  const places = within(around, pointer);
  if (places.length === 0) return resolved;
  if (Array.isArray(written) && Array.isArray(resolved)) {
    // Entries can be lists themselves, such as a paragraph with markup: they stay whole.
    const said: unknown[] = resolved.map((value, index) =>
      dropPlaceholders(written[index], value, `${pointer}/${index}`, places),
    );
    return said.filter((value) => value !== dropped) as Value;
  }
  return isRecord(written) && isRecord(resolved) ? dropPlaceholdersOfRecord(written, resolved, pointer, places) : dropped;
}

function dropPlaceholdersOfRecord<Value extends Record<string, unknown>>(
  written: Record<string, unknown>,
  resolved: Value,
  pointer: string,
  places: Places,
): Value | typeof dropped {
  // What the loader has turned into something else has lost keys, and with them the trace of what they said.
  if (Object.keys(written).some((key) => !(key in resolved))) return dropped;
  const said = Object.entries(resolved).map(([key, value]) => [
    key,
    dropPlaceholders(written[key], value, pointerTo(pointer, key), places),
  ]);
  return Object.fromEntries(said.filter(([, value]) => value !== dropped)) as Value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
