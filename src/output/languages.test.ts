/** A site in three languages, one of them from the right: what of each reaches which page. Every text of a language bears its mark. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalText, tryManifest } from '../../tests/support/manifest/try-manifest.ts';
import { ContentCache } from '../disk/content-cache.ts';
import { buildSite } from './build-site.ts';

const out = join(mkdtempSync(join(tmpdir(), 'languages-')), 'dist');
afterAll(() => rmSync(join(out, '..'), { recursive: true }));

/** A value with the mark of a language behind each text that visitors read, and links that stay within the language. */
function marked<Value>(value: Value, lang: string, home = ''): Value {
  const marks = (text: string, key: string) => {
    if (key === 'href') return text.startsWith('/') ? `${home}${text}`.replace(/(?<=.)\/(?=#|$)/, '') : text;
    return /^(?:src|type|path|id|to|lang)$/.test(key) ? text : `${text} ⟦${lang}⟧`;
  };
  return JSON.parse(JSON.stringify(value), (key, inner) => (typeof inner === 'string' ? marks(inner, key) : inner)) as Value;
}

const others = [
  { lang: 'de', path: '/de', label: 'Deutsch' },
  { lang: 'ar', path: '/ar', label: 'العربية' },
];

function threeLanguages(): object {
  const minimal = JSON.parse(minimalText);
  const { labels, header, footer, errorView } = minimal;
  const parts = { labels, header, footer, errorView };
  const shop = { path: '/shop', title: 'Our shop', description: 'Where we bake and sell, and when we are there for you.' };
  const list = { title: 'News', feed: { title: 'Feed' }, labels: { newer: 'Newer', older: 'Older' } };
  const pages = (lang: string, home: string) => [
    ...marked(minimal.routes, lang, home).map((route: { path: string; sections: object[] }) => ({
      ...route,
      path: route.path === '*' ? (home ? `${home}/*` : '*') : home || '/',
    })),
    {
      ...marked(shop, lang),
      path: `${home}/shop`,
      ...(home && { translates: '/shop' }),
      sections: [
        { type: 'text', title: 'Hours', text: ['From {hours}.'], lang: 'fr' },
        { ...marked(list, lang), type: 'entries', under: home || '/' },
      ],
    },
    {
      ...marked(shop, lang),
      path: `${home}/only-${lang}`,
      entry: { date: '2026-01-02', ...marked({ summary: 'Short', author: 'Ada', tags: ['Bread'] }, lang) },
      sections: [{ type: 'text', title: 'A', text: ['B'] }],
    },
    {
      ...marked(shop, lang),
      path: `${home}/older-${lang}`,
      entry: { date: '2025-01-02' },
      sections: [{ type: 'text', title: 'A', text: ['B'] }],
    },
  ];
  return {
    ...minimal,
    constants: { email: 'hello@bakery.example', hours: 'six ⟦en⟧' },
    site: {
      ...minimal.site,
      langLabel: 'English',
      name: 'Bakery ⟦en⟧',
      publisher: { kind: 'organization', name: 'Bakers ⟦en⟧', city: 'Town ⟦en⟧', street: 'Street ⟦en⟧', email: '{email}' },
    },
    ...marked(parts, 'en'),
    languages: others.map(({ lang, path, label }) => ({
      ...{ lang, path, label },
      site: { name: `Bakery ⟦${lang}⟧`, publisher: marked({ name: 'Bakers', city: 'Town', street: 'Street' }, lang) },
      constants: { hours: `6 ⟦${lang}⟧` },
      ...marked(parts, lang, path),
    })),
    routes: [...pages('en', ''), ...others.flatMap(({ lang, path }) => pages(lang, path))],
  };
}

const bundle = { app: 'export {}', sheet: '', appSheet: '', script: 'void 0' };
const pages = [
  'index',
  'shop',
  'only-en',
  'older-en',
  '404',
  'de',
  'de/shop',
  'de/only-de',
  'de/older-de',
  'de/404',
  'ar',
  'ar/shop',
  'ar/only-ar',
  'ar/older-ar',
  'ar/404',
];
const htmlOf = (name: string) => readFileSync(join(out, `${name}.html`), 'utf8');
const langOf = (name: string) => /^(de|ar)(?:\/|\.|$)/.exec(name.replace(/^_data\//, ''))?.[1] ?? 'en';

beforeAll(async () => {
  const none = () => new ContentCache(undefined);
  await tryManifest(JSON.stringify(threeLanguages()), {
    async inspect(folder, loaded) {
      const errors = loaded.problems.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([]);
      const source = { manifest: join(folder, 'site.json'), load: async () => loaded, bundle: async () => bundle };
      await buildSite(source, out, { contents: none(), media: none(), without: ['cards', 'icons', 'compression'] });
    },
  });
});

test('no file says what another language says', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const texts = files.filter((name) => /\.(?:html|json|webmanifest|xml)$/.test(name) && !/^\.|vercel|sitemap/.test(name));
  const marks = texts.map((name) => {
    const found = readFileSync(join(out, name), 'utf8').match(/⟦..⟧/g) ?? [];
    return [name, [...new Set(found)].sort()];
  });
  expect(marks).toEqual(texts.map((name) => [name, [`⟦${langOf(name)}⟧`]]));
  expect(texts.filter((name) => name.endsWith('.html')).sort()).toEqual(pages.map((name) => `${name}.html`).sort());
});

test.each(pages)('%s says its language, and where that is written from', (name) => {
  const [, lang, , dir] = /^<!doctype html><html lang="([^"]*)"( dir="([^"]*)")?/.exec(htmlOf(name)) ?? [];
  expect([lang, dir]).toEqual([langOf(name), langOf(name) === 'ar' ? 'rtl' : undefined]);
});

const alternates = (name: string) =>
  [...htmlOf(name).matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https:\/\/bakery\.example([^"]*)"\/>/g)].map(
    ([, lang, path]) => `${lang} ${path}`,
  );

test('pages that are the same name each other, and that in the language of the site for all other readers', () => {
  const homes = ['en /', 'de /de', 'ar /ar', 'x-default /'];
  for (const name of ['index', 'de', 'ar']) expect(alternates(name), name).toEqual(homes);
  const shops = ['en /shop', 'de /de/shop', 'ar /ar/shop', 'x-default /shop'];
  for (const name of ['shop', 'de/shop', 'ar/shop']) expect(alternates(name), name).toEqual(shops);
  for (const name of ['only-en', 'de/only-de', '404', 'ar/404']) expect(alternates(name), name).toEqual([]);
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const entry = /<url><loc>https:\/\/bakery\.example\/de\/shop<\/loc>(.*?)<\/url>/.exec(sitemap)?.[1] ?? '';
  expect(
    [...entry.matchAll(/hreflang="([^"]*)" href="https:\/\/bakery\.example([^"]*)"/g)].map(([, a, b]) => `${a} ${b}`),
  ).toEqual(shops);
});

const switchOf = (name: string) => {
  const [, list = ''] = /<nav data-part="languages"[^>]*>(.*?)<\/nav>/.exec(htmlOf(name)) ?? [];
  return [...list.matchAll(/<li(?: lang="([^"]*)")?>(?:<span aria-current="true"|<a [^>]*?href="([^"]*)")/g)].map(
    ([, lang, href]) => [lang, href].filter(Boolean).join(' '),
  );
};

test('each language has its own entries, in lists, in feeds, and from one to the next', () => {
  for (const [lang, home] of [
    ['en', ''],
    ['de', '/de'],
    ['ar', '/ar'],
  ] as const) {
    const feed = readFileSync(join(out, `${home}/feed.xml`), 'utf8');
    const links = [...feed.matchAll(/<link rel="alternate" type="text\/html" href="https:\/\/bakery\.example([^"]*)"/g)];
    expect(links.map(([, path]) => path)).toEqual([home || '/', `${home}/only-${lang}`, `${home}/older-${lang}`]);
    expect(feed).toContain(`xml:lang="${lang}"`);
    const page = htmlOf(`${home.slice(1)}${home && '/'}shop`);
    expect(page).toContain(`type="application/atom+xml" title="Feed ⟦${lang}⟧" href="https://bakery.example${home}/feed.xml"`);
    const list = /<section[^>]*data-section="entries".*?<\/section>/s.exec(page)?.[0] ?? '';
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      `${home}/only-${lang}`,
      `${home}/older-${lang}`,
    ]);
    expect(htmlOf(`${home.slice(1)}${home && '/'}only-${lang}`)).toMatch(/<nav data-part="entries"/);
  }
});

test('the switch leads to the same page, or to the home page of a language that has none, by a document', () => {
  expect(switchOf('de/shop')).toEqual(['en /shop', '', 'ar /ar/shop']);
  expect(switchOf('only-en')).toEqual(['', 'de /de', 'ar /ar']);
  expect(switchOf('ar/404')).toEqual(['en /', 'de /de', '']);
  expect(htmlOf('shop')).toMatch(/<a hrefLang="de" class="[^"]*" href="\/de\/shop" data-document="">/);
});

const factsOn = (name: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(htmlOf(name))?.[1] ?? '{}')['@graph'] as Record<
    string,
    unknown
  >[];

test('facts are those of the language; the site of each begins at its home page, and all are of one publisher', () => {
  const thing = (name: string, type: string) => factsOn(name).find((one) => one['@type'] === type);
  expect(thing('de', 'WebSite')).toMatchObject({
    '@id': 'https://bakery.example/de#site',
    name: 'Bakery ⟦de⟧',
    inLanguage: 'de',
    publisher: { '@id': 'https://bakery.example/#publisher' },
  });
  expect(thing('ar', 'Organization')).toMatchObject({
    '@id': 'https://bakery.example/#publisher',
    name: 'Bakers ⟦ar⟧',
    email: 'hello@bakery.example',
    address: { streetAddress: 'Street ⟦ar⟧', addressLocality: 'Town ⟦ar⟧' },
  });
  const trail = thing('de/shop', 'BreadcrumbList')?.itemListElement as { item: string }[];
  expect(trail.map(({ item }) => item)).toEqual(['https://bakery.example/de', 'https://bakery.example/de/shop']);
  const locales = [...htmlOf('de/shop').matchAll(/property="og:locale(:alternate)?" content="([^"]*)"/g)];
  expect(locales.map(([, other = '', locale]) => other + locale)).toEqual(['de_DE', ':alternateen_US', ':alternatear_EG']);
  expect(JSON.parse(readFileSync(join(out, 'ar/site.webmanifest'), 'utf8'))).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
  });
});
