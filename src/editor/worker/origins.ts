/**
 * The origins of a page: which place of the manifest each of its texts, images and icons comes from. Components need not know of it: they
 * are given the page a second time, with numbers in place of texts, images and icons. The preview renders that page and looks where in the
 * tree of elements each number stands (preview/dom-paths.ts).
 *
 * Schema, written value and resolved value are walked side by side. Whatever a component may decide by stays as it is: whether a value is
 * there, lists, choices, switches, sizes, the markup of a text.
 */
import { z } from 'zod';
import type {
  AtomName,
  Day,
  Group,
  Href,
  Icon,
  Image,
  Inline,
  InlineNode,
  SeasonDay,
  Time,
  Verbatim,
  Weekdays,
} from '../../../schema/atoms.ts';
import { record as recordSchema } from '../../../schema/collections.ts';
import { sectionBase } from '../../../schema/define-section.ts';
import { entry as entrySchema } from '../../../schema/entry.ts';
import { atoms } from '../../../schema/fields.ts';
import { brokenType } from '../../../schema/names.ts';
import { shortName } from '../../../schema/page-names.ts';
import type { ListedEntry, Neighbour, Page, Section, Shell } from '../../../schema/resolved.ts';
import { footer, header, labels } from '../../../schema/shell.ts';
import { pathsTo } from '../../../schema/site-parts.ts';
import { byJsonType, nodeOf, type Schema, type Shape, unwrap } from '../../../schema/walk.ts';
import { memo } from '../../disk/memo.ts';
import { child } from '../../json-text/pointer.ts';
import type { Drawn } from '../../loader/load.ts';
import { collectionsOf, type PlacedCollection } from '../../manifest/resolve/own-facts.ts';
import { sectionParser } from '../../manifest/resolve/section-parser.ts';
import type { WrittenManifest } from '../../manifest/resolve/written.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import type { MarkedPage } from './messages.ts';

/** Makes what stands in the place of a resolved value; `take` hands out the number of a pointer. */
type Marker = (resolved: unknown, written: unknown, pointer: string, take: (pointer: string) => number) => unknown;

/**
 * Puts numbers in place of the texts, images and icons of a page. As long as only words, addresses and files change, the result is the
 * same as JSON, so that it need not be sent again.
 *
 * @param written - the manifest as it is written, of the current version; its shape is right
 * @param route - the place of the page in `routes`
 * @param shell - what the loader has made of the written manifest, and so is `page`
 * @param origins - where the author has written what is at a pointer
 */
export function markOrigins(
  written: Pick<WrittenManifest, 'labels' | 'header' | 'footer' | 'languages' | 'routes' | 'collections'>,
  route: number,
  shell: Shell,
  page: Page,
  { originOf, placeOf }: Pick<Drawn, 'originOf' | 'placeOf'>,
): MarkedPage {
  const pointers: string[] = [];
  const take = (pointer: string) => pointers.push(originOf(pointer)) - 1;
  const markAs = <Value>(schema: z.ZodType, value: Value, raw: unknown, pointer: string): Value =>
    markerOf(schema)(value, raw, pointer, take) as Value;
  const markSection = (section: Section, raw: unknown, pointer: string): Section => {
    // What stands behind a section may be written as an image of its type.
    const at = child(raw, 'backdrop') ? undefined : sectionSchemas[section.type]?.backdropAt?.(raw as never);
    const { backdrop, ...rest } = section;
    const marked = markAs(sectionParser(section.type), at === undefined ? section : rest, raw, pointer);
    return at === undefined ? marked : { ...marked, backdrop: markAs(behind, backdrop, undefined, pointer + at) };
  };
  const sections = written.routes[route]?.sections ?? [];
  // What a language does not have of its own is that of the site.
  const language = written.languages?.findIndex(({ lang }) => lang === shell.lang) ?? -1;
  const partOf = (name: 'labels' | 'header' | 'footer'): readonly [written: unknown, pointer: string] => {
    const own = written.languages?.[language]?.[name];
    return own ? [own, `/languages/${language}/${name}`] : [written[name], `/${name}`];
  };
  const nameAt = language < 0 ? '/site/name' : `/languages/${language}/site/name`;
  const labelOf = (index: number) => (index === 0 ? '/site/langLabel' : `/languages/${index - 1}/label`);
  // What a list shows of an entry is written on the page of that.
  const indexOf = new Map(written.routes.map(({ path }, index) => [path, index]));
  const markPage = <Shown extends ListedEntry | Neighbour>(shown: Shown): Shown => {
    const index = shown.page === undefined ? undefined : indexOf.get(shown.page);
    if (index === undefined) return shown;
    const at = `/routes/${index}`;
    const { entry } = written.routes[index] ?? {};
    const atEntry = entry && (markAs(entrySchema, shown, entry, `${at}/entry`) as Shown);
    const summary = 'summary' in shown && !entry?.summary && { summary: `⟦${take(`${at}/description`)}⟧` };
    const facts = markFacts('facts' in shown ? shown.facts : undefined, index, `${at}/entry`);
    return { ...shown, ...atEntry, title: `⟦${take(`${at}/title`)}⟧`, ...summary, ...facts };
  };
  const collections = collectionsOf(written);
  /**
   * @param of - their collection, or the place of the page that says them
   * @param at - of what says them
   */
  const markFacts = (facts: ListedEntry['facts'], of: PlacedCollection | number | undefined, at: string) => {
    if (!facts) return undefined;
    const page = typeof of === 'number' ? written.routes[of] : undefined;
    const collection = typeof of === 'number' ? page && collections.ofPage(page) : of;
    const marked = Object.entries(facts).map(([name, fact]) => {
      const index = collection?.fields?.findIndex((one) => one.name === name) ?? -1;
      const isOwn = language >= 0 && child(written.languages?.[language]?.factLabels, name) !== undefined;
      const label = isOwn ? `/languages/${language}/factLabels/${name}` : `${collection?.pointer}/fields/${index}/label`;
      const isLink = collection?.fields?.[index]?.kind === 'link';
      const text = `${at}/facts/${name}${isLink ? '/label' : ''}`;
      return [name, { ...fact, label: `⟦${take(label)}⟧`, text: markRichText(fact.text, undefined, text, take) as Inline }];
    });
    return { facts: Object.fromEntries(marked) as NonNullable<ListedEntry['facts']> };
  };
  const markRecord = (shown: ListedEntry, of: unknown): ListedEntry => {
    const collection = collections.placed.find(({ name }) => name === of);
    const raw = collection?.records?.[shown.index ?? -1];
    const at = `${collection?.pointer}/records/${shown.index}`;
    return raw ? { ...markAs(recordSchema as z.ZodType, shown, raw, at), ...markFacts(shown.facts, collection, at) } : shown;
  };
  const withEntries = (section: Section, raw: unknown): Section => {
    if (!Array.isArray(section.entries)) return section;
    const of = child(raw, 'of');
    const entries = section.entries as ListedEntry[];
    return { ...section, entries: entries.map((one) => (of === undefined ? markPage(one) : markRecord(one, of))) };
  };
  const wordsAt = page.neighbours && wordsBetween(page.path, shell, written);
  const markEntry = (entry: NonNullable<Page['entry']>) => {
    const at = `/routes/${route}/entry`;
    return { ...markAs(entrySchema as z.ZodType, entry, written.routes[route]?.entry, at), ...markFacts(entry.facts, route, at) };
  };
  const markNeighbour = (shown: Neighbour, way: 'newer' | 'older'): Neighbour => ({
    ...markPage(shown),
    ...(wordsAt !== undefined && { label: `⟦${take(`${wordsAt}/${way}`)}⟧` }),
  });
  const { newer, older } = page.neighbours ?? {};
  const pointerOf = (section: number) => `/routes/${route}/sections/${section}`;
  const around = {
    ...shell,
    labels: markAs(labels, shell.labels, ...partOf('labels')),
    header: markAs(header, shell.header, ...partOf('header')),
    footer: markAs(footer, shell.footer, ...partOf('footer')),
  };
  // A way from the home page that nobody has written calls pages as they are called elsewhere.
  const withTrail = (section: Section, raw: unknown): Section => {
    const { breadcrumbs } = section as { breadcrumbs?: { links?: { href: Href }[] } };
    if (!breadcrumbs?.links || child(child(raw, 'breadcrumbs'), 'links') !== undefined) return section;
    const nameOf = (path: string) => {
      const title = `⟦${take(`/routes/${indexOf.get(path)}/title`)}⟧`;
      const named = { path, title: written.routes[indexOf.get(path) ?? -1]?.title ?? '' };
      return shortName(named, shell, { ...around, title, name: `⟦${take(nameAt)}⟧` });
    };
    const links = breadcrumbs.links.map((link) => ('page' in link.href ? { ...link, label: nameOf(link.href.page) } : link));
    return { ...section, breadcrumbs: { ...breadcrumbs, links } };
  };
  return {
    shell: {
      ...around,
      // That of the site comes first.
      ...(shell.languages && {
        languages: shell.languages.map((one, index) => ({ ...one, label: `⟦${take(labelOf(index))}⟧` })),
      }),
    },
    page: {
      ...page,
      // They are shown in the document's head, not on the page.
      title: '',
      description: '',
      sections: page.sections.map((section, index) =>
        // Nothing that a box says is written in the manifest.
        section.type === brokenType
          ? section
          : withTrail(markSection(withEntries(section, sections[index]), sections[index], pointerOf(index)), sections[index]),
      ),
      ...(page.entry && { entry: markEntry(page.entry) }),
      ...(page.neighbours && {
        neighbours: {
          ...(newer && { newer: markNeighbour(newer, 'newer') }),
          ...(older && { older: markNeighbour(older, 'older') }),
        },
      }),
    },
    sections: page.sections.map((_, index) => placeOf(pointerOf(index))),
    pointers,
  };
}

/** Where the words are written that lead from an entry to the next: in the innermost list around it that has any. */
function wordsBetween(path: string, { home }: Shell, { routes }: Pick<WrittenManifest, 'routes'>): string | undefined {
  const found = routes.flatMap(({ sections }, route) =>
    sections.flatMap((section, index) => {
      const { under, neighbours } = sectionSchemas[section.type]?.lists?.(section as never) ?? {};
      const key = neighbours && Object.keys(section).find((one) => section[one] === neighbours);
      return key === undefined ? [] : [{ under, pointer: `/routes/${route}/sections/${index}/${key}` }];
    }),
  );
  const above = pathsTo(path, home).slice(0, -1).reverse();
  // As it is written, it is a text.
  return above.flatMap((one) => found.filter(({ under }) => (under as unknown) === one))[0]?.pointer;
}

const behind = sectionBase.shape.backdrop;

const markerOf = memo(makeMarker);

const keep: Marker = (resolved) => resolved;

function makeMarker(schema: Schema): Marker {
  const { inner } = unwrap(schema);
  const atom = atoms.get(inner)?.atom;
  if (atom) return atomMarkers[atom];
  const node = nodeOf(inner);
  switch (node.kind) {
    case 'object':
      return makeObjectMarker(node.shape);
    case 'list':
      return makeListMarker(markerOf(node.entry));
    case 'union':
      return makeUnionMarker(node.members);
    case 'text':
      // A text of a certain format is a name or an address, and no words.
      return inner instanceof z.ZodString && inner.format === null ? markText : keep;
    case 'record':
    case 'number':
    case 'switch':
    case 'choice':
    case 'literal':
      return keep;
    default:
      return node satisfies never;
  }
}

const markText: Marker = (resolved, _, pointer, take) => (typeof resolved === 'string' ? `⟦${take(pointer)}⟧` : resolved);

function makeListMarker(entry: Marker): Marker {
  return (resolved, written, pointer, take) =>
    // What nobody has written there comes from elsewhere: a way from the home page, from the addresses.
    written === undefined
      ? resolved
      : (resolved as unknown[]).map((value, index) => entry(value, (written as unknown[])[index], `${pointer}/${index}`, take));
}

function makeObjectMarker(shape: Shape): Marker {
  const markers = Object.entries(shape).map(([key, schema]) => [key, markerOf(schema)] as const);
  const mark: Marker = (resolved, written, pointer, take) => {
    const marked = { ...(resolved as Record<string, unknown>) };
    // The days of what is repeated come from the one that is written.
    if (Array.isArray(marked.days) && !('days' in shape)) {
      marked.days = marked.days.map((day) => mark(day, written, pointer, take));
    }
    for (const [key, marker] of markers) {
      // Resolving leaves out some values that are written, such as what is said of a date once it is over.
      if (marked[key] === undefined) continue;
      marked[key] = marker(marked[key], (written as Record<string, unknown> | undefined)?.[key], `${pointer}/${key}`, take);
    }
    return marked;
  };
  return mark;
}

/** Members are told apart by what is written: a rich text may be resolved to a list. */
function makeUnionMarker(members: readonly Schema[]): Marker {
  const markerFor = byJsonType(members, markerOf);
  return (resolved, written, pointer, take) => (markerFor(written) ?? keep)(resolved, written, pointer, take);
}

const markRichText: Marker = (resolved, _, pointer, take) => {
  const number = take(pointer);
  return typeof resolved === 'string' ? `⟦${number}⟧` : markPieces(resolved as InlineNode[], number);
};

const atomMarkers: Record<AtomName, Marker> = {
  richText: markRichText,
  verbatim: (_, __, pointer, take): Verbatim => ({ verbatim: `⟦${take(pointer)}⟧` }),
  href: (resolved) => withoutAddress(resolved as Href),
  // Shown on the page, so that visitors can copy it.
  mailbox: markText,
  group: (resolved, _, pointer, take): Group => ({ ...(resolved as Group), text: `⟦${take(pointer)}⟧` }),
  date: (resolved, _, pointer, take): Day => {
    const text = `⟦${take(pointer)}⟧`;
    return { ...(resolved as Day), text, full: text, short: text, month: text };
  },
  seasonDay: (resolved, _, pointer, take): SeasonDay => ({ ...(resolved as SeasonDay), text: `⟦${take(pointer)}⟧` }),
  time: (resolved, _, pointer, take): Time => ({ ...(resolved as Time), text: `⟦${take(pointer)}⟧` }),
  weekdays: (resolved, _, pointer, take): Weekdays => ({ ...(resolved as Weekdays), text: `⟦${take(pointer)}⟧` }),
  icon: (_, __, pointer, take): Icon => [['g', { id: `⟦${take(pointer)}⟧` }]],
  image: (resolved, _, pointer, take): Image => {
    const { src, alt, caption, ...size } = resolved as Image;
    // Components treat drawings and photos differently, so the ending stays. A drawing may come as a data URL.
    const kind = /\.\w+$/.exec(src)?.[0] ?? (src.startsWith('data:image/svg') ? '.svg' : '');
    const said = caption !== undefined && { caption: markRichText(caption, undefined, `${pointer}/caption`, take) as Inline };
    return { ...size, ...said, src: `⟦${take(pointer)}⟧${kind}`, alt: alt && ' ' };
  },
  // Numbers, names and addresses are not shown as they are written, or components decide by them.
  ...{
    wholeNumber: keep,
    anchor: keep,
    dayLimit: keep,
    fieldLimit: keep,
    callingCode: keep,
    webAddress: keep,
    endpoint: keep,
    framed: keep,
    resources: keep,
  },
};

/** A text with markup: the mark of its first piece names the markup around it, so that the preview finds the element of the whole text. */
function markPieces(nodes: InlineNode[], number: number): Inline {
  let isFirst = true;
  const markPiece = (around: string) => {
    const piece = isFirst ? `⟦${number}${around}⟧` : '-';
    isFirst = false;
    return piece;
  };
  const markNode = (node: InlineNode, around: string): InlineNode => {
    if (typeof node === 'string') return markPiece(around);
    if ('code' in node) return { code: markPiece(`${around}c`) };
    if ('strong' in node) return { strong: node.strong.map((inner) => markNode(inner, `${around}s`)) };
    if ('em' in node) return { em: node.em.map((inner) => markNode(inner, `${around}e`)) };
    return { link: withoutAddress(node.link), text: node.text.map((inner) => markNode(inner, `${around}a`)) };
  };
  return nodes.map((node) => markNode(node, ''));
}

/** The address of a link to another site changes nothing on the page. */
const withoutAddress = (href: Href): Href => ('url' in href ? { url: '#' } : href);
