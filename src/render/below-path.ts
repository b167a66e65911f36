/**
 * A site below a path of its host, `https://example.org/choir`. Authors write `/songs`, and so does everything up to here; from here on, its
 * addresses are those of the host, `/choir/songs`. So whatever comes after needs to know no more than it does of a language below a path.
 */
import type { Page, Site, SitePage, SiteShell } from '../../schema/resolved.ts';
import { basePath, isFeed } from '../../schema/site-parts.ts';

/** The site as its host has it; the same one where it lies at the root. */
export function siteBelowPath(site: Site): Site {
  const base = basePath(site.url);
  if (base === '') return site;
  const { shells, pages, theme, icon, shareImages, assets, published, redirects, feeds, styles, facts, ...rest } = site;
  const put = (address: string) => base + address;
  const inside = <Value>(value: Value): Value => withAddresses(value, put, (text) => assets.has(text));
  const keyed = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].map(([address, value]) => [put(address), value]));
  const whole = { url: site.url.slice(0, -base.length), base };
  const pathOf = (path: string) => (path === '*' ? '/*' : path);
  const pageOf = <One extends Page>({ path, translations, entry, facts, neighbours, sections, ...others }: One) => ({
    ...others,
    path: put(pathOf(path)),
    ...(translations && { translations: mapValues(translations, put) }),
    ...(entry && { entry: inside(entry) }),
    ...(facts && { facts: inside(facts) }),
    ...(neighbours && { neighbours: inside(neighbours) }),
    sections: inside(sections),
  });
  const shellOf = ({ home = '/', languages, isolated, notFound, ...others }: SiteShell): SiteShell => ({
    ...inside(others),
    ...whole,
    home: put(home),
    ...(languages && { languages: languages.map((one) => ({ ...one, home: put(one.home) })) }),
    isolated: isolated.map((path) => put(pathOf(path))),
    notFound: pageOf(notFound) as SitePage,
  });
  const [first, ...others] = shells;
  return {
    ...rest,
    ...whole,
    theme: inside(theme),
    ...(icon && { icon: inside(icon) }),
    shareImages: Object.fromEntries(Object.entries(shareImages).map(([path, image]) => [put(path), inside(image)])),
    shells: [shellOf(first), ...others.map(shellOf)],
    pages: pages.map((page) => pageOf(page) as SitePage),
    assets: keyed(assets),
    published: keyed(published),
    redirects: redirects.map(({ from, to, ...one }) => ({ ...one, from: put(from), to: to.startsWith('/') ? put(to) : to })),
    feeds: feeds.map(({ address, under, shownOn, entries, ...one }) => ({
      ...one,
      ...{ address: put(address), under: put(under), shownOn: put(shownOn), entries: entries.map(put) },
    })),
    // The loader has written these addresses (files/own-styles.ts).
    ...(styles && { styles: styles.replaceAll('url(/assets/', `url(${base}/assets/`) }),
    facts: () => {
      const told = facts();
      return { ...told, published: told.published.map((page) => pageOf(page) as SitePage) };
    },
  };
}

/** A value with its links and files at their addresses. */
function withAddresses<Value>(value: Value, put: (address: string) => string, isFile: (text: string) => boolean): Value {
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return isFile(inner) ? put(inner) : inner;
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(walk);
    const walked = mapValues(inner as Record<string, unknown>, walk);
    if (isPageLink(walked) || isListed(walked)) return { ...walked, page: put(walked.page) };
    if (isFileLink(walked)) return { ...walked, url: put(walked.url) };
    return walked;
  };
  return walk(value) as Value;
}

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');

/** What the loader makes of a link (schema/atoms.ts, `Href`). */
const isPageLink = (value: Record<string, unknown>): value is { page: string } =>
  isPath(value.page) && Object.keys(value).every((key) => key === 'page' || key === 'hash');
/** An entry of a list, or one before or after another (schema/resolved.ts). */
const isListed = (value: Record<string, unknown>): value is { page: string } =>
  isPath(value.page) && typeof value.title === 'string' && Object.keys(value).every((key) => keysOfListed.has(key));
const keysOfListed = new Set(['page', 'title', 'date', 'group', 'summary', 'text', 'image', 'tags', 'facts', 'label']);
const isFileLink = (value: Record<string, unknown>): value is { url: string } =>
  isPath(value.url) && (typeof value.file === 'object' || isFeed(value.url));

const mapValues = <Value, Made>(object: { [key: string]: Value }, make: (value: Value) => Made): { [key: string]: Made } =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, make(value)]));
