/** Step 6 of the loader: the whole manifest, part by part, as components receive it. */
import type { z } from 'zod';
import type { Image, Resolved } from '../../../schema/atoms.ts';
import type { Facts, Page, Section, Shell, Site } from '../../../schema/resolved.ts';
import { route as routeSchema, manifest as schema } from '../../../schema/site.ts';
import { fontCuts } from '../../../schema/theme.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import { finding, withCorrection } from '../finding.ts';
import { directionOf, localeOf } from '../languages.ts';
import type { Files } from '../ports.ts';
import { takenAddress } from '../reserved.ts';
import { isWebAddress } from '../web-address.ts';
import { describeAddresses } from './addresses.ts';
import { edgesOf, resolveColors, veilOf } from './colors.ts';
import { causeOf, fill } from './constants.ts';
import type { ResolveContext } from './context.ts';
import { collectFacts } from './facts.ts';
import { resolveRedirects } from './redirects.ts';
import { isInDraft } from './references.ts';
import { resolverOf } from './resolve.ts';
import { sectionParser } from './section-parser.ts';
import type { WrittenManifest } from './written.ts';

type WrittenRoute = WrittenManifest['routes'][number];
type ResolvedSite = Resolved<z.output<(typeof schema)['shape']['site']>>;

/** A manifest as components receive it, page by page. */
export interface ResolvedManifest {
  shell: Shell;
  theme: Site['theme'];
  /** What is shown of the site elsewhere: in tabs, beside links. */
  elsewhere: Pick<Site, 'locale' | 'icon' | 'shareImages'>;
  /** In the order of the manifest's routes, drafts among them. */
  pages: Page[];
  /** The paths of pages that are not published yet. */
  drafts: ReadonlySet<string>;
  redirects: Site['redirects'];
  facts: () => Facts;
}

/** Resolves a manifest. Findings, and what checks want to know, are left in the context. */
export function resolveManifest(written: WrittenManifest, context: ResolveContext): ResolvedManifest {
  const { publisher, icon, shareImage, ...shell } = resolveShell(written, context);
  const theme = resolveTheme(written, context);
  const pages = written.routes.map((route, index) => resolvePage(route, `/routes/${index}`, shell.url, context));
  const isolated = pages.filter((page) => page.isolated).map(({ path }) => path);
  // A privacy policy speaks of what visitors meet.
  const loads = new Set(context.references.loads.flatMap(({ load, pointer }) => (isInDraft(written, pointer) ? [] : [load])));
  let facts: Facts | undefined;
  return {
    shell: { ...shell, isolated, loads: loads.size > 0 ? [...loads] : ['never'] },
    theme,
    elsewhere: {
      locale: context.shownIn,
      ...(icon && { icon }),
      shareImages: { ofPages: resolveShareImages(written, context), ...(shareImage && { ofAll: shareImage }) },
    },
    pages,
    redirects: resolveRedirects(written, context),
    drafts: new Set(written.routes.flatMap(({ path, draft }) => (draft ? [path] : []))),
    facts: () =>
      (facts ??= collectFacts(written, { name: shell.name, publisher, pages }, context.constants, context.references.uses)),
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
  const { shell, theme, elsewhere, pages, redirects, facts } = showsDrafts ? resolved : withoutDrafts(resolved);
  const notFound = pages.find(({ path }) => path === '*');
  const paths = resolved.pages.map(({ path }) => path);
  const published = ports.published().flatMap(({ address, asset }) => {
    // Of two at one address the page is the one that everything else leads to.
    return asset && !takenAddress(address, paths) ? [[address, asset] as const] : [];
  });
  if (!notFound) return undefined;
  const shown = { ...shell, ...elsewhere, theme, pages: pages.filter(({ path }) => path !== '*'), notFound };
  return {
    ...shown,
    assets: assetsOf(ports, { ...shown, styles }, resolved),
    published: new Map(published),
    redirects,
    ...(styles && { styles }),
    facts,
  };
}

function withoutDrafts({ shell, elsewhere, pages, drafts, ...others }: ResolvedManifest): ResolvedManifest {
  const isolated = shell.isolated.filter((path) => !drafts.has(path));
  const ofPages = Object.fromEntries(Object.entries(elsewhere.shareImages.ofPages).filter(([path]) => !drafts.has(path)));
  return {
    ...others,
    drafts,
    shell: { ...shell, isolated },
    elsewhere: { ...elsewhere, shareImages: { ...elsewhere.shareImages, ofPages } },
    pages: pages.filter(({ path }) => !drafts.has(path)),
  };
}

/** The files that are to be seen. Files that only drafts refer to are left out: otherwise visitors could find them by their address. */
function assetsOf(
  { assets }: Files,
  { styles, ...shown }: { styles: string | undefined },
  { drafts }: ResolvedManifest,
): Site['assets'] {
  if (drafts.size === 0) return assets;
  const text = JSON.stringify(shown);
  return new Map([...assets].filter(([address]) => text.includes(`"${address}"`) || styles?.includes(address)));
}

function resolveShell(
  { site, labels, header, footer, errorView }: WrittenManifest,
  context: ResolveContext,
): Omit<Shell, 'isolated' | 'loads'> & Pick<ResolvedSite, 'publisher' | 'icon' | 'shareImage'> {
  const { shape } = schema;
  const { url, lang, name, app, publisher, icon, shareImage } = resolveAs<ResolvedSite>(shape.site, site, '/site', context);
  const contacts = { email: context.references.mails, phone: context.references.phones };
  for (const kind of ['email', 'phone'] as const) {
    const raw = site.publisher?.[kind];
    const value = publisher?.[kind];
    if (raw === undefined || value === undefined || !isRightText(raw, shape.site.shape.publisher.unwrap().shape[kind], context))
      continue;
    contacts[kind].push({ where: { pointer: `/site/publisher/${kind}` }, raw, value });
  }
  return {
    publisher,
    icon,
    shareImage,
    url: checkUrl(site.url, url, context),
    lang,
    ...(directionOf(lang) === 'rtl' && { dir: 'rtl' }),
    name,
    ...(!app && { isStatic: true }),
    labels: resolveAs<Shell['labels']>(shape.labels, labels, '/labels', context),
    header: resolveAs<Shell['header']>(shape.header, header, '/header', context),
    footer: resolveAs<Shell['footer']>(shape.footer, footer, '/footer', context),
    errorView: withDirection(resolveAs<Shell['errorView']>(shape.errorView, errorView, '/errorView', context), lang),
  };
}

function resolveShareImages({ routes }: WrittenManifest, context: ResolveContext): Site['shareImages']['ofPages'] {
  const images = routes.flatMap(({ path, shareImage }, index): [string, Image][] => {
    const image =
      shareImage && resolveAs<Image>(routeSchema.shape.shareImage, shareImage, `/routes/${index}/shareImage`, context);
    return image ? [[path, image]] : [];
  });
  return Object.fromEntries(images);
}

function resolveTheme(written: WrittenManifest, context: ResolveContext): Site['theme'] {
  const resolved = resolveAs<Site['theme']>(schema.shape.theme, written.theme, '/theme', context);
  const colors = resolveColors(written.theme);
  const theme = { ...resolved, colors, veil: veilOf(colors), cardEdges: edgesOf(colors) };
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
  }
  return theme;
}

/** A route but for its sections, each of which has the schema of its type, and for what concerns checks alone. */
const pageSchema = routeSchema.omit({ sections: true, draft: true, legal: true, shareImage: true });

function resolvePage(route: WrittenRoute, pointer: string, site: string, context: ResolveContext): Page {
  const before = context.references.addresses.length;
  const page = resolveAs<Pick<Page, 'path' | 'title' | 'description' | 'noindex'>>(pageSchema, route, pointer, context);
  const resolved = route.sections.map((section, index) => {
    const place = `${pointer}/sections/${index}`;
    const found = resolveAs<Section>(sectionParser(section.type), section, place, {
      ...context,
      shownIn: typeof section.lang === 'string' ? localeOf(section.lang, context.country) : context.shownIn,
      // Logos on plates have a light ground wherever they stand.
      onDeep: section.tone === 'deep' && (section as { plate?: boolean }).plate !== true,
    });
    const part = needingApp(found);
    if (part !== undefined) context.references.needsApp.push(place + part);
    return withDirection(onDay(context, found), context.lang);
  });
  // Those that were met since: of all pages' addresses, looking for this page's own would take the longer the more there are.
  const addresses = context.references.addresses.slice(before);
  return {
    ...page,
    ...describeAddresses(addresses, site),
    sections: resolved,
  };
}

/** What has a language of its own, with the way that this is written where it is not that of the site. */
function withDirection<Part extends { lang?: string | undefined }>(part: Part, lang: string): Part & Pick<Section, 'dir'> {
  const dir = directionOf(part.lang ?? lang);
  return dir === directionOf(lang) ? part : { ...part, dir };
}

/** A section as it is on the day of the build, where its type says that this makes a difference. */
function onDay({ today, lang }: ResolveContext, section: Section): Section {
  const { type } = section;
  return { ...section, ...sectionSchemas[type]?.onDay?.(section, { today, lang }) };
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
  const isRight = (text: string) => /^https?:\/\/[^/?#\s@]+\/?$/.test(text) && isWebAddress(text);
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
