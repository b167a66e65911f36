/** What pages show of each other: lists of entries, what comes before and after an entry, the way from the home page. */
import { z } from 'zod';
import type { Href } from '../../../schema/atoms.ts';
import type { Block } from '../../../schema/blocks.ts';
import type { EntryList } from '../../../schema/define-section.ts';
import { shortName, shortTitle } from '../../../schema/page-names.ts';
import type { Entry, Feed, ListedEntry, Neighbour, Section, SitePage, SiteRecord, SiteShell } from '../../../schema/resolved.ts';
import { feedAddress, homeOf, isNotFound, pathsTo, shellOf } from '../../../schema/site-parts.ts';
import { unwrap } from '../../../schema/walk.ts';
import { memo } from '../../disk/memo.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import { groupsOf, type Item, orderItems } from './order-entries.ts';

type Around = Omit<SiteShell, 'notFound'>;
type Shells = readonly [Around, ...Around[]];
type EntryPage = SitePage & { entry: Entry };
type Records = ReadonlyMap<string, readonly SiteRecord[]>;

/** A list, and the page that shows it. */
interface PlacedList extends EntryList {
  path: string;
  shownOn: SitePage;
}

/** Whether a page waits for its day. Home pages and those for unknown addresses are needed on all days. */
export const isToCome = ({ path, entry }: SitePage, today: string, homes: readonly string[]): boolean =>
  entry?.date !== undefined && !entry.announced && entry.date.iso > today && !isNotFound(path) && !homes.includes(path);

/** The list that a section is; undefined where it is none. */
export function listOf(section: Section): EntryList | undefined {
  return sectionSchemas[section.type]?.lists?.(section);
}

/** The page that a list is about. */
export const pathOf = ({ under }: { under?: Href | undefined }): string =>
  (under && 'page' in under ? under.page : undefined) ?? '/';

/**
 * Fills in what pages show of others.
 *
 * @param pages - in the order of the manifest, which is that of entries of one day, and of those without one
 * @param drafts - the paths of pages that are not published yet: nothing tells of them
 * @param records - by the name of their collection, as a language shows them
 */
export function connectPages(
  pages: readonly SitePage[],
  shells: Shells,
  drafts: ReadonlySet<string>,
  records: (lang: string) => Records,
): { pages: SitePage[]; feeds: Feed[] } {
  const isShown = ({ path }: SitePage) => !drafts.has(path) && !isNotFound(path);
  const entries = pages.filter((page): page is EntryPage => page.entry !== undefined && isShown(page)).sort(byDay);
  const below = memo((path: string) => {
    const { lang } = homeOf(path, shells) ?? shells[0];
    const start = path === '/' ? path : `${path}/`;
    return entries.filter((entry) => entry.lang === lang && entry.path.startsWith(start));
  });
  const lists = pages.flatMap((page) =>
    page.sections.flatMap((section): PlacedList[] => {
      const list = listOf(section);
      return list && list.of === undefined ? [{ ...list, path: pathOf(list), shownOn: page }] : [];
    }),
  );
  const neighbours = neighboursOf(lists, below, shells);
  const names = namesOf(pages, shells);
  const places = new Map(pages.map(({ path }, place) => [path, place]));
  const itemsOf = (list: EntryList, lang: string): Item[] =>
    list.of === undefined
      ? below(pathOf(list)).map((page) => itemOf(page, places.get(page.path) ?? 0, shells))
      : (records(lang).get(list.of) ?? []).map((record, index) => ({ ...record, index, place: index }));
  return {
    pages: pages.map((page) => {
      const around = neighbours.get(page.path);
      const sections = page.sections.map((section) => withTrail(withList(section, page, itemsOf, shells), page, names, shells));
      const { facts } = page.entry ?? {};
      const isShown = sections.some(opensEntries);
      return { ...page, ...(around && { neighbours: around }), ...(facts && !isShown && { facts }), sections };
    }),
    feeds: lists.flatMap(({ feed, path, shownOn }): Feed[] => {
      if (!feed) return [];
      // Programs that look for what is new know entries by their days.
      const dated = below(path).filter(({ entry }) => entry.date);
      const { lang } = homeOf(path, shells) ?? shells[0];
      return [
        {
          title: feed.title,
          lang,
          address: feedAddress(path),
          under: path,
          shownOn: shownOn.path,
          entries: dated.map((one) => one.path),
        },
      ];
    }),
  };
}

/** The newest first, then those without a day; those of one day stay as they are. */
const byDay = (one: EntryPage, other: EntryPage): number => dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ entry: { date } }: EntryPage): string => date?.iso ?? '';

function withList(
  section: Section,
  { lang }: SitePage,
  itemsOf: (list: EntryList, lang: string) => Item[],
  shells: Shells,
): Section {
  const list = listOf(section);
  if (!list) return section;
  const { locale } = shellOf({ shells }, { lang });
  const shown = orderItems(itemsOf(list, lang), list, locale);
  const yearOf = (item: Item | undefined) => item?.date?.iso.slice(0, 4);
  const isInBrief = (item: Item) => list.by === 'year' && yearOf(item) !== yearOf(shown[0]);
  return { ...section, entries: shown.map((item) => listed(item, isInBrief(item) ? inBrief(list) : list, locale)) };
}

const itemOf = (page: EntryPage, place: number, shells: Shells): Item => ({
  ...page.entry,
  place,
  page: page.path,
  title: shortTitle(page.title, shellOf({ shells }, page)),
  summary: page.entry.summary ?? page.description,
  run: () => runOf(page),
});

/**
 * Of the years that are folded, day and title alone: with all else, a thousand entries would be a document of more than 100 kB, compressed.
 * Their tags are what a filter chooses by.
 */
const inBrief = ({ shows, ...list }: EntryList): EntryList => ({ ...list, shows: shows.filter((one) => one === 'tags') });

function listed(
  { page, href, index, title, date, group, ...item }: Item,
  { by, shows, facts: names, choosesBy = [] }: EntryList,
  locale: string,
): ListedEntry {
  const text = shows.includes('text') ? item.run?.() : undefined;
  const facts = shows.includes('facts') ? pick(item.facts, names) : [];
  const choices = choosesBy.map((one) => [one, groupsOf({ ...item, date }, one, locale)] as const);
  return {
    ...(page !== undefined && { page }),
    ...(href && { href }),
    ...(index !== undefined && { index }),
    title,
    ...(date && { date: { iso: date.iso, text: by === 'year' ? date.short : date.text } }),
    ...(group !== undefined && { group }),
    ...(text ? { text } : (shows.includes('summary') || shows.includes('text')) && item.summary && { summary: item.summary }),
    ...(shows.includes('image') && item.image && { image: item.image }),
    ...(shows.includes('tags') && item.tags && { tags: item.tags }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
  };
}

const pick = (facts: Item['facts'] = {}, names: readonly string[] = Object.keys(facts)) =>
  names.flatMap((name) => (facts[name] ? [[name, facts[name]] as const] : []));

/** Tells whether new entries begin with such a section: it shows the facts of its page, and its text is the entry's. */
const opensEntries = ({ type }: Section): boolean => sectionSchemas[type]?.opens === 'entry';

/** The running text of a page. */
function runOf({ path, sections }: SitePage): Block[] | undefined {
  const section = sections.find(opensEntries) ?? sections.find(({ type }) => hasRun(type));
  return elsewhere(section?.text, path) as Block[] | undefined;
}

const hasRun = memo((type: string): boolean => {
  const { text } = sectionSchemas[type]?.props.shape ?? {};
  const inner = text && unwrap(text).inner;
  return inner instanceof z.ZodArray && inner.element instanceof z.ZodUnion;
});

/** The text of a page, as another page shows it: headings are no anchors there, and links to anchors lead to the page itself. */
function elsewhere(value: unknown, page: string): unknown {
  if (Array.isArray(value)) return value.map((one) => elsewhere(one, page));
  if (typeof value !== 'object' || value === null) return value;
  if ('hash' in value && !('page' in value)) return { page, ...value };
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (key === 'id' ? [] : [[key, elsewhere(one, page)]])));
}

/** What comes before and after each entry, by its path: in the innermost list that has words for it. */
function neighboursOf(lists: readonly PlacedList[], below: (path: string) => readonly EntryPage[], shells: Shells) {
  const found = new Map<string, NonNullable<SitePage['neighbours']>>();
  // Of several lists below one address the first counts: one that is written once may stand on every page.
  const words = new Map([...lists].reverse().flatMap(({ neighbours, path }) => (neighbours ? [[path, neighbours]] : [])));
  // What lies further in is set last.
  for (const [path, neighbours] of [...words].sort(([one], [other]) => one.length - other.length)) {
    const all = below(path);
    const to = (label: string, page: EntryPage | undefined): Neighbour | undefined =>
      page && { label, page: page.path, title: shortTitle(page.title, shellOf({ shells }, page)) };
    // Those without a day are read as they stand: what comes next takes the place of what is newer.
    const undated = all.filter(({ entry }) => !entry.date);
    for (const chain of [all.slice(0, all.length - undated.length), undated.reverse()]) {
      for (const [index, page] of chain.entries()) {
        const newer = to(neighbours.newer, chain[index - 1]);
        const older = to(neighbours.older, chain[index + 1]);
        if (newer || older) found.set(page.path, { ...(newer && { newer }), ...(older && { older }) });
      }
    }
  }
  return found;
}

/** What pages are called, by their paths. */
const namesOf = (pages: readonly SitePage[], shells: Shells): ReadonlyMap<string, string> =>
  new Map(pages.filter(({ path }) => !isNotFound(path)).map((page) => [page.path, shortName(page, shellOf({ shells }, page))]));

/** The pages above, where a section shows the way from the home page and nobody has written it. */
function withTrail(section: Section, page: SitePage, names: ReadonlyMap<string, string>, shells: Shells): Section {
  const { breadcrumbs } = section as { breadcrumbs?: { label: string; links?: unknown } };
  if (!breadcrumbs || breadcrumbs.links) return section;
  const links = pathsTo(page.path, shellOf({ shells }, page).home)
    .slice(0, -1)
    .flatMap((path) => {
      const label = names.get(path);
      return label === undefined ? [] : [{ label, href: { page: path }, newTab: false }];
    });
  return { ...section, breadcrumbs: { ...breadcrumbs, links } };
}
