// @vitest-environment jsdom
/** How the built site is found: cards, facts, sitemap and icons of every page by a table of our own, and every link alive. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesOf, plain, readManifest, type WrittenRoute, walk } from '../support/manifest/manifest.ts';
import { builtSite } from '../support/project/built-site.ts';
import { root } from '../support/project/project.ts';
import { cardTags, graphs, things } from './search-table.ts';

type Thing = Record<string, unknown>;

describe.each(['site.json', 'tests/fixtures/valid/atelier-velo/site.json'])('%s', (file) => {
  const manifest = readManifest(join(root, file));
  let out = '';
  const url = plain(manifest.site.url, manifest).replace(/\/$/, '');
  const pages = new Map<WrittenRoute, Document>();
  const pageOf = (route: WrittenRoute) => pages.get(route) ?? expect.fail(`${route.path} is not built`);
  const files: string[] = [];

  beforeAll(async () => {
    out = (await builtSite(join(root, file))).folder;
    files.push(...readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll('\\', '/')}`));
    for (const route of manifest.routes) pages.set(route, parse(readFileSync(join(out, `${stemOf(route.path)}.html`), 'utf8')));
  });

  const stemOf = (path: string) => (path === '*' ? '404' : path.slice(1) || 'index');
  const said = (text: string) => plain(text, manifest);
  const addressOf = ({ path }: WrittenRoute) => url + path;

  /** The file that a host sends for an address of this site. */
  function fileAt(address: string): string | undefined {
    const { pathname } = new URL(address, `${url}/`);
    const candidates = pathname === '/' ? ['index.html'] : [pathname.slice(1), `${pathname.slice(1)}.html`];
    return candidates.map((name) => join(out, name)).find((path) => existsSync(path) && statSync(path).isFile());
  }

  const contentOf = (page: Document, tag: string) =>
    [...page.querySelectorAll(`meta[property="${tag}"], meta[name="${tag}"]`)].map((meta) => meta.getAttribute('content') ?? '');

  const graphOf = (page: Document): Thing[] =>
    [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const data = JSON.parse(script.textContent ?? '') as { '@context': string; '@graph': Thing[] };
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'];
    });

  /** Every thing in a graph, however deep; a mere reference to one is none. */
  const thingsIn = (graph: Thing[]) =>
    [...walk(graph)].flatMap(({ value }) => (isThing(value) && '@type' in value ? [value] : []));

  test('every page has the tags of a card, and a card that is drawn', () => {
    for (const route of pagesOf(manifest)) {
      const page = pageOf(route);
      const own = {
        title: said(route.title),
        description: said(route.description),
        url: addressOf(route),
        name: said(manifest.site.name),
      };
      for (const [tag, wanted] of Object.entries(cardTags)) {
        const found = contentOf(page, tag);
        expect(found, `${route.path}: ${tag}`).toHaveLength(1);
        if (wanted instanceof RegExp) expect(found[0], `${route.path}: ${tag}`).toMatch(wanted);
        else if (wanted !== 'card') expect(found[0], `${route.path}: ${tag}`).toBe(own[wanted]);
      }
      const [card = ''] = contentOf(page, 'og:image');
      expect(card.startsWith(`${url}/assets/`), card).toBe(true);
      const { width, height, type } = imageSize(readFileSync(fileAt(card) ?? expect.fail(`${card} is not built`)));
      expect({ width, height, type }, route.path).toEqual({ width: 1200, height: 630, type: 'png' });
    }
  });

  test('every page names its one address, and the not-found page has none', () => {
    for (const [route, page] of pages) {
      const found = [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'));
      expect(found, route.path).toEqual(route.path === '*' ? [] : [addressOf(route)]);
      expect(contentOf(page, 'robots').join().includes('noindex'), route.path).toBe(route.noindex === true);
      if (route.path !== '*') continue;
      expect(graphOf(page)).toEqual([]);
      expect(contentOf(page, 'og:url')).toEqual([]);
    }
  });

  test('the facts of every page are whole', () => {
    for (const route of pagesOf(manifest)) {
      const graph = graphOf(pageOf(route));
      const types = graph.map((thing) => String(thing['@type']));
      const wanted = route.path === '/' ? graphs.home : graphs.sub;
      expect(types, route.path).toEqual(expect.arrayContaining(wanted));
      for (const thing of thingsIn(graph)) {
        const type = String(thing['@type']);
        const row = things[type] ?? expect.fail(`tests/commands/search-table.ts does not know ${type} (${route.path})`);
        const missing = row.needs.filter((name) => isEmpty(thing[name]));
        expect(missing, `${route.path}: ${type}`).toEqual([]);
        if (row.oneOf)
          expect(
            row.oneOf.some((name) => !isEmpty(thing[name])),
            `${route.path}: ${type}`,
          ).toBe(true);
      }
    }
  });

  test('things that are referred to are described on the same page', () => {
    for (const route of pagesOf(manifest)) {
      const graph = graphOf(pageOf(route));
      const ids = new Set(thingsIn(graph).map((thing) => thing['@id']));
      const references = [...walk(graph)].flatMap(({ value }) =>
        isThing(value) && '@id' in value && !('@type' in value) ? [value['@id']] : [],
      );
      expect(
        references.filter((id) => !ids.has(id)),
        route.path,
      ).toEqual([]);
    }
  });

  test('the facts say nothing that the manifest does not say, and nothing that is a placeholder', () => {
    const texts = [...walk({ ...manifest, constants: {}, placeholders: {} })].flatMap(({ value }) =>
      typeof value === 'string' ? [value] : [],
    );
    const normalized = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    const settled = texts.filter((text) => !namesOf(text).some((name) => name in manifest.placeholders));
    const all = normalized(settled.map(said).join(' '));
    const computed = /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?|PT\d+M)$/;
    for (const route of pagesOf(manifest)) {
      const leaves = [...walk(graphOf(pageOf(route)))].filter(
        ({ keys, value }) => typeof value === 'string' && keys.at(-1) !== '@type',
      );
      const invented = leaves
        .map(({ value }) => String(value))
        .filter((text) => !text.startsWith(`${url}/`) && !computed.test(text) && !all.includes(normalized(text)));
      expect(leaves.length).toBeGreaterThan(3);
      expect(invented, route.path).toEqual([]);
    }
  });

  const namesOf = (text: string) => [...text.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].map(([, name]) => name ?? '');

  test('the trail of a sub page leads from the home page to itself', () => {
    for (const route of pagesOf(manifest).filter(({ path }) => path !== '/')) {
      const [trail] = graphOf(pageOf(route)).filter((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = trail?.itemListElement as { position: number; item: string; name: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(0)?.item).toBe(`${url}/`);
      expect(steps.at(-1)?.item).toBe(addressOf(route));
      for (const { item, name } of steps) {
        expect(fileAt(item), item).toBeDefined();
        expect(name).toMatch(/\S/);
      }
    }
  });

  test('the sitemap holds exactly the pages that search engines may show, and robots.txt names it', () => {
    const map = new DOMParser().parseFromString(readFileSync(join(out, 'sitemap.xml'), 'utf8'), 'text/xml');
    expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const listed = [...map.getElementsByTagName('loc')].map((loc) => loc.textContent);
    expect(listed).toEqual(
      pagesOf(manifest)
        .filter(({ noindex }) => !noindex)
        .map(addressOf),
    );
    expect(readFileSync(join(out, 'robots.txt'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${url}/sitemap.xml`]),
    );
  });

  test('every icon is there, in its size', () => {
    const web = JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')) as {
      name: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(web.name).toBe(said(manifest.site.name));
    expect(web.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const size = (address: string) => {
      const { width, height } = imageSize(readFileSync(fileAt(address) ?? expect.fail(`${address} is not built`)));
      return `${width}x${height}`;
    };
    for (const { src, sizes } of web.icons) expect(size(src)).toBe(sizes);
    for (const [route, page] of pages) {
      const linked = (selector: string) => page.querySelector(selector)?.getAttribute('href') ?? '';
      expect(size(linked('link[rel="apple-touch-icon"]')), route.path).toBe('180x180');
      expect(size(linked('link[rel="icon"][sizes="32x32"]')), route.path).toBe('32x32');
      expect(linked('link[rel="manifest"]'), route.path).toBe('/site.webmanifest');
      const drawn = page.querySelector('link[rel="icon"][type="image/svg+xml"]')?.getAttribute('href');
      if (manifest.header.logo?.src.endsWith('.svg') && drawn) expect(extname(fileAt(drawn) ?? '')).toBe('.svg');
    }
  });

  test('every address within the site leads somewhere, anchors included', () => {
    const ids = new Map<string, Set<string>>();
    const idsIn = (path: string) => {
      const known = ids.get(path) ?? new Set([...parse(readFileSync(path, 'utf8')).querySelectorAll('[id]')].map(({ id }) => id));
      ids.set(path, known);
      return known;
    };
    let checked = 0;
    const dead: string[] = [];
    const check = (address: string, where: string, from: string) => {
      const target = new URL(address, from);
      if (target.origin !== new URL(url).origin || isAnsweredElsewhere(target.pathname)) return;
      checked++;
      const found = fileAt(target.href);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!found || /\.html$|^\/(?:index|404)$/.test(target.pathname)) dead.push(`${where}: ${address}`);
      else if (anchor !== '' && !idsIn(found).has(anchor)) dead.push(`${where}: ${address} has no such anchor`);
    };
    for (const [route, page] of pages) {
      const from = addressOf(route).replace('*', '404');
      for (const address of addressesIn(page)) check(address, route.path, from);
      // Identifiers of things are names, not links.
      for (const { keys, value } of walk(graphOf(page))) {
        if (typeof value === 'string' && value.startsWith(`${url}/`) && keys.at(-1) !== '@id')
          check(value, `${route.path} (facts)`, from);
      }
    }
    for (const name of files.filter((name) => /\.(?:css|html)$/.test(name))) {
      const css = readFileSync(join(out, name), 'utf8');
      for (const [, , address = ''] of css.matchAll(/\burl\((["']?)(.*?)\1\)/g))
        if (!/^(?:data:|#)/.test(address)) check(address, name, url + name);
    }
    expect(checked).toBeGreaterThan(100);
    expect(dead).toEqual([]);
  });

  /** What the mock provider for a provider answers, as long as one is named: no file of a build does. */
  const isAnsweredElsewhere = (path: string) => path.startsWith('/__signup');
});

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Styles are left out, as jsdom would report the CSS that it does not know. */
const parse = (html: string) => new DOMParser().parseFromString(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''), 'text/html');

/** Every address that a document holds: in links, pictures, forms and what programs read from attributes. */
function addressesIn(page: Document): string[] {
  const single = ['href', 'src', 'action', 'poster', 'data-app', 'data-shell'];
  const found = [...page.querySelectorAll('*')].flatMap((element) => {
    const listed = ['srcset', 'imagesrcset'].flatMap((name) =>
      (element.getAttribute(name) ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
    );
    return [...single.map((name) => element.getAttribute(name) ?? ''), ...listed];
  });
  const shown = [...page.querySelectorAll('meta[property="og:image"], meta[property="og:url"]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  return [...found, ...shown].filter((address) => address !== '');
}
