/** Step 6 of the loader: the whole manifest, part by part, as components receive it. */
import type { z } from 'zod';
import type { Image, Resolved } from '../../../schema/atoms.ts';
import { takenAddresses } from '../../../schema/built-addresses.ts';
import { hostedEditor } from '../../../schema/hosted-editor.ts';
import { lookOf } from '../../../schema/look.ts';
import { otherLanguage as languageSchema } from '../../../schema/other-language.ts';
import { isPackaged } from '../../../schema/packaged-fonts.ts';
import { publisher as publisherSchema } from '../../../schema/publisher.ts';
import type { Facts, Section, Shell, Site, SitePage, SiteRecord, SiteShell } from '../../../schema/resolved.ts';
import { route as routeSchema, manifest as schema } from '../../../schema/site.ts';
import { isNotFound } from '../../../schema/site-parts.ts';
import { fontCuts } from '../../../schema/theme.ts';
import { memo } from '../../disk/memo.ts';
import { finding, withCorrection } from '../../findings/finding.ts';
import { directionOf, localeOf } from '../../findings/languages.ts';
import type { Files } from '../../findings/ports.ts';
import { isWebAddress } from '../../findings/web-address.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import { describeAddresses } from './addresses.ts';
import { edgesOf, resolveColors, veilOf, veilsOf } from './colors.ts';
import { type Constants, causeOf, fill } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { showDay } from './dates.ts';
import { connectPages, isToCome } from './entries.ts';
import { collectFacts, type SaidOfSite } from './facts.ts';
import { nameHeadings } from './headings.ts';
import { collectionsOf, noteLabels, type PlacedCollection, resolveEntry, resolveRecords } from './own-facts.ts';
import { resolveRedirects } from './redirects.ts';
import { pagePointerOf } from './references.ts';
import { resolverOf } from './resolve.ts';
import { sectionParser } from './section-parser.ts';
import { type Languages, languageAt, languageOfPath, languagesOf, type SiteLanguage, withoutNotes } from './site-languages.ts';
import { withoutTranslations, withTranslations } from './translations.ts';
import type { WrittenManifest } from './written.ts';

type WrittenRoute = WrittenManifest['routes'][number];
type ResolvedSite = Resolved<z.output<(typeof schema)['shape']['site']>>;
type OwnSite = NonNullable<Resolved<z.output<typeof languageSchema>>['site']>;

/** A manifest as components receive it, page by page. */
export interface ResolvedManifest extends Pick<Site, 'url' | 'isStatic' | 'editor' | 'theme' | 'icon' | 'shareImages'> {
  /** By language, that of the site's own language first. */
  shells: readonly [ResolvedShell, ...ResolvedShell[]];
  /** In the order of the manifest's routes, drafts and those for unknown paths among them. */
  pages: SitePage[];
  /** The paths of pages that are not published yet: those that say so, and entries of a day to come. */
  drafts: ReadonlySet<string>;
  redirects: Site['redirects'];
  feeds: Site['feeds'];
  facts: () => Facts;
  /** The constants as they read at a place. */
  constantsAt: (pointer: string) => Constants;
}

/** Which page is for unknown paths is said by that page. */
type ResolvedShell = Omit<SiteShell, 'notFound'>;

/** Resolves a manifest. Findings, and what checks want to know, are left in the context. */
export function resolveManifest(written: WrittenManifest, context: ResolveContext): ResolvedManifest {
  const languages = languagesOf(written, context);
  const [own, ...others] = languages;
  const first = resolveShell(written, own);
  const { icon, url, isStatic } = first;
  const told = [first, ...others.map((language) => resolveShell(written, language))];
  const theme = resolveTheme(written, context);
  const collections = collectionsOf(written);
  noteLabels(collections.placed, languages);
  const records = memo((lang: string) => recordsIn(collections.placed, lang, languages));
  // Records that no list shows are validated as well.
  records(context.lang);
  const alone = withTranslations(
    written,
    languages,
    written.routes.map((route, index) =>
      resolvePage(route, `/routes/${index}`, url, languageOfPath(route.path, languages), collections.ofPage(route)),
    ),
  );
  const homes = languages.map(({ home }) => home);
  const hidden = alone.filter((page, index) => written.routes[index]?.draft || isToCome(page, context.today, homes));
  const drafts = new Set(hidden.map(({ path }) => path));
  // A privacy policy speaks of what visitors meet.
  const pointers = new Set(hidden.map(({ pointer }) => pointer));
  const isPublished = (pointer: string) => !pointers.has(pagePointerOf(pointer) ?? '');
  const loads = new Set(context.references.loads.flatMap(({ load, pointer }) => (isPublished(pointer) ? [load] : [])));
  const shellOf = ({ shell }: ToldShell): ResolvedShell => ({
    ...shell,
    isolated: alone.filter((page) => page.isolated && page.lang === shell.lang).map(({ path }) => path),
    loads: loads.size > 0 ? [...loads] : ['never'],
    ...(others.length > 0 && {
      languages: languages.map(({ label, home, context: { lang } }) => ({ lang, label, home })),
    }),
  });
  const shells = [shellOf(first), ...told.slice(1).map(shellOf)] as const;
  const { pages, feeds } = connectPages(alone, shells, drafts, records);
  const published = pages.filter(({ pointer }) => isPublished(pointer));
  const shareImages = resolveShareImages(written, languages);
  const focuses = [...context.references.focuses].sort();
  let facts: Facts | undefined;
  return {
    url,
    ...(isStatic && { isStatic }),
    theme: {
      ...withSections(
        theme,
        pages.flatMap(({ sections }) => sections),
      ),
      ...(focuses.length > 0 && { focuses }),
    },
    ...(icon && { icon }),
    shareImages,
    shells,
    pages,
    feeds,
    ...(written.editor && { editor: hostedEditor.parse(written.editor) }),
    redirects: resolveRedirects(written, context),
    drafts,
    facts: () => (facts ??= collectFacts(written, told, published, languages, context.references.uses)),
    constantsAt: (pointer) => languageAt(pointer, written, languages).context.constants,
  };
}

/**
 * Puts a site together. Undefined without a page for unknown paths, which a check reports. After an error it is not to be used.
 *
 * @param styles - the sheet of own styles
 * @param showsDrafts - whether drafts are pages of it
 */
export function toSite(
  resolved: ResolvedManifest,
  ports: Files,
  styles: string | undefined,
  showsDrafts: boolean,
): Site | undefined {
  const { shells, pages, drafts: _, constantsAt: __, ...rest } = showsDrafts ? resolved : withoutDrafts(resolved);
  const [first, ...others] = shells.flatMap((shell) => {
    const notFound = pages.find(({ path, lang }) => isNotFound(path) && lang === shell.lang);
    return notFound ? [{ ...shell, notFound }] : [];
  });
  const isTaken = takenAddresses(resolved);
  const published = ports.published().flatMap(({ address, asset }) => {
    // Of two at one address the page is the one that everything else leads to.
    return asset && !isTaken(address) ? [[address, asset] as const] : [];
  });
  if (!first) return undefined;
  const site = { ...rest, shells: [first, ...others] as const, pages: pages.filter(({ path }) => !isNotFound(path)) };
  return {
    ...site,
    assets: assetsOf(ports, { ...site, ...(styles && { styles }) }, resolved),
    published: new Map(published),
    ...(styles && { styles }),
  };
}

function withoutDrafts({ shells, shareImages, pages, feeds, drafts, ...rest }: ResolvedManifest): ResolvedManifest {
  const isPublished = (path: string) => !drafts.has(path);
  const [first, ...others] = shells;
  const without = (shell: ResolvedShell) => ({ ...shell, isolated: shell.isolated.filter(isPublished) });
  return {
    ...rest,
    drafts,
    feeds: feeds.filter(({ shownOn }) => isPublished(shownOn)),
    shells: [without(first), ...others.map(without)],
    shareImages: Object.fromEntries(Object.entries(shareImages).filter(([path]) => isPublished(path))),
    pages: pages.filter(({ path }) => isPublished(path)).map((page) => withoutTranslations(page, isPublished)),
  };
}

/** The files that are to be seen. Files that only drafts refer to are left out: otherwise visitors could find them by their address. */
function assetsOf({ assets }: Files, { styles, ...shown }: Partial<Site>, { drafts }: ResolvedManifest): Site['assets'] {
  if (drafts.size === 0) return assets;
  const text = JSON.stringify(shown);
  return new Map([...assets].filter(([address]) => text.includes(`"${address}"`) || styles?.includes(address)));
}

/** What stands around the pages of a language, and what is told of the site in it. */
interface ToldShell extends Pick<Site, 'url' | 'isStatic' | 'icon'> {
  shell: Omit<ResolvedShell, 'isolated' | 'loads' | 'languages'>;
  /** What is told, first as the site says it, then as the language does, each with its place. */
  said: SaidOfSite[];
}

/** What a language does not say in its own way it has of the site: parts as a whole, constants by name. */
function resolveShell(written: WrittenManifest, language: SiteLanguage): ToldShell {
  const { pointer, context, home, written: own } = language;
  const { shape } = schema;
  const { lang } = context;
  const ofSite = own ? withoutNotes(context) : context;
  const site = resolveAs<ResolvedSite>(shape.site, written.site, '/site', ofSite);
  const ownSite = own?.site && resolveAs<OwnSite>(languageSchema.shape.site, own.site, `${pointer}/site`, context);
  const part = <Name extends 'labels' | 'header' | 'footer' | 'errorView'>(name: Name) =>
    own?.[name]
      ? resolveAs<Shell[Name]>(shape[name], own[name], `${pointer}/${name}`, { ...context, onDeep: isDark(own[name]) })
      : resolveAs<Shell[Name]>(shape[name], written[name], `/${name}`, { ...ofSite, onDeep: isDark(written[name]) });
  if (!own) noteContacts(written.site.publisher, site.publisher, context);
  const name = ownSite?.name ?? site.name;
  const shareImage = ownSite?.shareImage ?? site.shareImage;
  const url = checkUrl(written.site.url, site.url, ofSite);
  const isStatic = !site.app && ({ isStatic: true } as const);
  return {
    url,
    ...isStatic,
    ...(site.icon && { icon: site.icon }),
    shell: {
      locale: context.shownIn,
      ...(shareImage && { shareImage }),
      url,
      lang,
      ...(directionOf(lang) === 'rtl' && { dir: 'rtl' }),
      ...(own && { home }),
      name,
      ...isStatic,
      labels: part('labels'),
      header: withoutUsual(part('header'), 'bar'),
      footer: withoutUsual(withLogoOnDark(part('footer'), own?.header ?? written.header, ofSite), 'plain'),
      errorView: withDirection(part('errorView'), lang),
    },
    said: [
      { pointer: '/site', written: written.site, resolved: site },
      ...(own?.site && ownSite ? [{ pointer: `${pointer}/site`, written: own.site, resolved: ownSite }] : []),
    ],
  };
}

/** A dark footer without a logo of its own has that of the header, whose drawing has other colours on a dark ground. */
function withLogoOnDark(footer: Shell['footer'], { logo, logoPlate }: WrittenManifest['header'], context: ResolveContext) {
  if (footer.layout !== 'dark' || footer.logo || !logo || logoPlate) return footer;
  // What is wrong with it is said of the header.
  const onDeep = { ...withoutNotes(context), onDeep: true };
  return { ...footer, logo: resolveAs<Image>(schema.shape.footer.shape.logo, { ...logo, alt: '' }, '/header/logo', onDeep) };
}

/** A logo on a plate has a light ground wherever it stands. */
const isDark = (part: { layout?: unknown; logoPlate?: unknown } | object) =>
  'layout' in part && part.layout === 'dark' && !('logoPlate' in part && part.logoPlate);

/** The layout that is meant where none is named costs visitors nothing. */
function withoutUsual<Part extends { layout?: string }>({ layout, ...part }: Part, usual: Part['layout']): Part {
  return (layout === usual ? part : { ...part, layout }) as Part;
}

/** Notes the addresses of the publisher, for the rules about such. */
function noteContacts(
  written: WrittenManifest['site']['publisher'],
  resolved: ResolvedSite['publisher'],
  context: ResolveContext,
): void {
  const { shape } = publisherSchema;
  const contacts = { email: context.references.mails, phone: context.references.phones };
  for (const kind of ['email', 'phone'] as const) {
    const raw = written?.[kind];
    const value = resolved?.[kind];
    if (raw === undefined || value === undefined || !isRightText(raw, shape[kind], context)) continue;
    contacts[kind].push({ where: { pointer: `/site/publisher/${kind}` }, raw, value });
  }
}

function resolveShareImages({ routes }: WrittenManifest, languages: Languages): Site['shareImages'] {
  const images = routes.flatMap(({ path, shareImage }, index): [string, Image][] => {
    const { context } = languageOfPath(path, languages);
    const image =
      shareImage && resolveAs<Image>(routeSchema.shape.shareImage, shareImage, `/routes/${index}/shareImage`, context);
    return image ? [[path, image]] : [];
  });
  return Object.fromEntries(images);
}

/** A theme with what only sections of some kinds need. */
function withSections(theme: Site['theme'], sections: readonly Section[]): Site['theme'] {
  const accentBands = sections.some(({ tone }) => tone === 'accent');
  return {
    ...theme,
    ...(accentBands && { accentBands }),
    ...(sections.some(({ backdrop }) => backdrop) && { veils: veilsOf(theme.colors, accentBands) }),
  };
}

function resolveTheme(written: WrittenManifest, context: ResolveContext): Site['theme'] {
  type Resolved = Omit<Site['theme'], 'look'> & Parameters<typeof lookOf>[0];
  const { fonts, scheme, radius, ...rest } = resolveAs<Resolved>(schema.shape.theme, written.theme, '/theme', context);
  const colors = resolveColors(written.theme);
  const look = lookOf(rest);
  const theme: Site['theme'] = {
    ...{ fonts, scheme, radius, colors, veil: veilOf(colors), cardEdges: edgesOf(colors) },
    ...(Object.keys(look).length > 0 && { look }),
  };
  for (const use of ['heading', 'text'] as const) {
    const font: Site['theme']['fonts']['text'] = theme.fonts[use];
    for (const key of ['file', ...fontCuts] as const) {
      const path = font[key];
      if (path === undefined) continue;
      // Alone no page would ever load it.
      if (font.file === undefined) {
        delete font[key];
        continue;
      }
      const pointer = `/theme/fonts/${use}/${key}`;
      const read = context.files.font(path, pointer);
      context.references.fonts.push({ pointer, path, hasOneWeight: 'hasOneWeight' in read && read.hasOneWeight });
      if ('code' in read) {
        context.findings.push(read);
        // An editor draws what is resolved: nothing is to ask for a file that is known not to be there.
        delete font[key];
      } else font[key] = read.src;
    }
    if (written.theme.fonts[use].file !== undefined || !isPackaged(font.family)) continue;
    const [first, ...parts] = context.files.packagedFont(font.family);
    if (first) Object.assign(font, { file: first.file, ...(parts.length > 0 && { parts }) });
  }
  return theme;
}

/** The records of each collection by its name, as pages of a language show them. What is wrong with them is said once. */
function recordsIn(
  collections: readonly PlacedCollection[],
  lang: string,
  languages: Languages,
): ReadonlyMap<string, SiteRecord[]> {
  const { context, written } = languages.find((one) => one.context.lang === lang) ?? languages[0];
  const own = written ? withoutNotes(context) : context;
  return new Map(collections.flatMap((one) => (one.name ? [[one.name, resolveRecords(one, own, written)]] : [])));
}

/** A route but for its sections, each of which has the schema of its type, and for what concerns checks alone. */
const pageSchema = routeSchema.omit({
  sections: true,
  entry: true,
  draft: true,
  legal: true,
  shareImage: true,
  translates: true,
});

function resolvePage(
  route: WrittenRoute,
  pointer: string,
  site: string,
  { context, written: language }: SiteLanguage,
  collection: PlacedCollection | undefined,
): SitePage {
  const { references } = context;
  // Those that are met from here on: of those of all pages, looking for this page's own would take the longer the more there are.
  const before = {
    addresses: references.addresses.length,
    anchors: references.anchors.length,
    headings: references.headings.length,
  };
  const { header, ...page } = resolveAs<Pick<SitePage, 'path' | 'title' | 'description' | 'noindex'> & { header: boolean }>(
    pageSchema,
    route,
    pointer,
    context,
  );
  const resolved = route.sections.map((section, index) => {
    const place = `${pointer}/sections/${index}`;
    const shownIn = typeof section.lang === 'string' ? localeOf(section.lang, context.country) : context.shownIn;
    const found = resolveAs<Section>(sectionParser(section.type), section, place, {
      ...context,
      shownIn,
      // Logos on plates have a light ground wherever they stand.
      onDeep: section.tone === 'deep' && (section as { plate?: boolean }).plate !== true,
    });
    const part = needingApp(found);
    if (part !== undefined) references.needsApp.push(place + part);
    return withDirection(withBackdrop(onDay({ ...context, shownIn }, found)), context.lang);
  });
  const addresses = references.addresses.slice(before.addresses);
  const anchors = references.anchors.slice(before.anchors);
  references.anchors.push(
    ...nameHeadings(resolved, `${pointer}/sections`, { headings: references.headings.slice(before.headings), anchors }),
  );
  return {
    ...page,
    ...(route.entry && { entry: resolveEntry(route.entry, `${pointer}/entry`, collection, context, language) }),
    ...(!header && { header }),
    ...describeAddresses(addresses, site),
    sections: resolved,
    pointer,
    lang: context.lang,
  };
}

/** What has a language of its own, with the way that this is written where it is not that of the site. */
function withDirection<Part extends { lang?: string | undefined }>(part: Part, lang: string): Part & Pick<Section, 'dir'> {
  const dir = directionOf(part.lang ?? lang);
  return dir === directionOf(lang) ? part : { ...part, dir };
}

/** A section as it is on the day of the build, where its type says that this makes a difference. */
function onDay({ today, lang, shownIn }: ResolveContext, section: Section): Section {
  const { type } = section;
  const sayDay = (iso: string) => showDay(iso, shownIn, today);
  return { ...section, ...sectionSchemas[type]?.onDay?.(section, { today, lang, sayDay }) };
}

/** A section with what stands behind it, where that is an image of its props. */
function withBackdrop(section: Section): Section {
  const at = section.backdrop ? undefined : sectionSchemas[section.type]?.backdropAt?.(section);
  if (at === undefined) return section;
  const [key = '', ...rest] = pointerKeys(at);
  return { ...section, [key]: undefined, backdrop: rest.reduce<unknown>(child, section[key]) as Image };
}

/** Where in a section that stands which is of no use without a script, as its type says. */
function needingApp(section: Section): string | undefined {
  const needs = sectionSchemas[section.type]?.needsApp;
  return needs === true ? '' : needs?.(section);
}

// The resolver follows the schema that the type is derived from, which TypeScript cannot see through its plain values.
function resolveAs<Result>(part: z.ZodType, value: unknown, pointer: string, context: ResolveContext): Result {
  return resolverOf(part)(value, pointer, context) as Result;
}

/** Whether nothing has been said of a text: its constants are there, and with them it has the form that its schema asks for. */
function isRightText(written: string, schema: z.ZodType, { constants }: ResolveContext): boolean {
  const { text, isRight } = fill(written, constants);
  return isRight && schema.safeParse(text).success;
}

function checkUrl(written: string, url: string, context: ResolveContext): string {
  // What a path may consist of, means itself in addresses and in the configurations of web servers, but for the full stop.
  const isRight = (text: string) =>
    /^https?:\/\/[^/?#\s@]+(?:\/[\w~-][\w.~-]*)*\/?$/.test(text) &&
    !/\/[^/]+\/.*\.(?:html?|php)$/i.test(text) &&
    isWebAddress(text);
  if (!isRight(url) && isRightText(written, schema.shape.site.shape.url, context)) {
    const pointer = causeOf(written, '/site/url', context.constants);
    const related = pointer === '/site/url' ? [] : [{ pointer: '/site/url' }];
    const whole = `https://${url}`;
    const isBare = /^[\w-]+(?:\.[\w-]+)+\/?$/.test(url) && isRight(whole);
    const found = finding('invalid-site-url', { pointer }, { url }, related);
    context.findings.push(withCorrection(found, url, isBare ? whole : undefined, { here: true }));
  }
  return url.replace(/\/$/, '');
}
