/** What a theme chooses of the builder's looks: what it costs who chooses nothing, and five sites that nobody takes for one. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { footerLayout, headerLayout, look } from '../../schema/look.ts';
import { shellForBrowser } from '../../schema/site-parts.ts';
import { ContentCache } from '../../src/disk/content-cache.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { buildSite } from '../../src/output/build-site.ts';
import { usedBy } from '../../src/output/used-by-site.ts';
import { minimalManifest } from '../support/manifest/minimal.ts';
import { tryManifest } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

const usual = Object.fromEntries(Object.entries(look).map(([key, schema]) => [key, schema.parse(undefined)]));

test('who writes what is usual has the same site as who writes nothing', async () => {
  const { theme, header, footer } = minimalManifest();
  const plain = await tryManifest({});
  const written = await tryManifest({
    '/theme': { ...theme, ...usual },
    '/header': { ...header, layout: headerLayout().parse(undefined) },
    '/footer': { ...footer, layout: footerLayout().parse(undefined) },
  });
  expect(written.problems).toEqual([]);
  expect(written.site?.theme).toEqual(plain.site?.theme);
  expect(plain.site?.theme).not.toHaveProperty('look');
  const [one, other] = [plain, written].map(({ site }) => shellForBrowser((site ?? expect.fail()).shells[0]));
  expect(other).toEqual(one);
});

test('the app of a site has the rules of what is chosen in it', async () => {
  const { theme } = minimalManifest();
  const { site } = await tryManifest({
    '/theme': { ...theme, cards: 'ruled', scale: 'normal' },
    '/header/layout': 'centred',
    '/footer/layout': 'dark',
    '/routes/0/sections/0/tone': 'accent',
    '/routes/0/sections/0/edge': 'slant',
  });
  expect(usedBy(site ?? expect.fail()).chosen).toEqual([
    'data-look-cards=ruled',
    'data-look-edge=slant',
    'data-look-footer=dark',
    'data-look-header=centred',
    'data-look-text=prose',
    'data-tone=accent',
  ]);
});

test('the app of a site has the rules of those forms of its sections that it uses', async () => {
  const { site, problems } = await tryManifest({
    '/routes/0/sections/0': { type: 'hero', id: 'contact', title: 'Bread', layout: 'poster' },
    '/routes/0/sections/1': { type: 'faq', title: 'Bread?', items: [{ question: 'Why?', answer: ['Well.'] }], layout: 'stacked' },
  });
  expect(problems).toEqual([]);
  expect(usedBy(site ?? expect.fail()).chosen).toEqual(['data-look-faq=stacked', 'data-look-hero=poster']);
});

test('bands in the accent colour have letters that can be read, and no other site gets a finding for them', async () => {
  const { theme } = minimalManifest();
  const onAccent = { light: '#F0B060', dark: '#F0B060' };
  const codesWith = async (tone: string) => {
    const edits = { '/theme': { ...theme, colors: { ...theme.colors, onAccent } }, '/routes/0/sections/0/tone': tone };
    return (await tryManifest(edits)).problems.map(({ code }) => code);
  };
  expect(await codesWith('deep')).toEqual([]);
  expect(await codesWith('accent')).toEqual(['low-contrast', 'low-contrast']);
});

test('nothing in the builder speaks of the bridge of the first site, and no other site does', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => /^(?:sections|parts|render)\b.*(?<!\.test)\.(?:css|tsx)$/.test(name));
  expect(sources.length).toBeGreaterThan(100);
  const speaking = sources.filter((name) =>
    /\b(?:bridge|piers?|stones?|banks)\b|--stone|\b(?:22|36|24|12)%;/i.test(readFileSync(join(root, 'src', name), 'utf8')),
  );
  expect(speaking).toEqual([]);
  const own = readFileSync(join(root, 'styles.css'), 'utf8');
  for (const section of ['testimonials', 'course', 'principles']) expect(own).toContain(`[data-section="${section}"]`);
  const fixtures = readdirSync(join(root, 'tests/fixtures/valid'), { recursive: true, encoding: 'utf8' });
  const sheets = fixtures.filter((name) => name.endsWith('styles.css'));
  expect(sheets.filter((name) => readFileSync(join(root, 'tests/fixtures/valid', name), 'utf8').includes('--stone'))).toEqual([]);
});

const work = mkdtempSync(join(tmpdir(), 'looks-'));
afterAll(() => rmSync(work, { recursive: true }));

/** The largest size of a title, as the styles of a scale have it. */
function titleSizeOf(scale: string | undefined): string {
  const sheet = readFileSync(join(root, 'src/render', scale ? 'look.css' : 'tones.css'), 'utf8');
  const rule = scale ? sheet.slice(sheet.indexOf(`[data-look-scale="${scale}"]`)) : sheet;
  return /--text-h1: clamp\(.*, ([\d.]+rem)\)/.exec(rule)?.[1] ?? expect.fail();
}

/** What the first page of a site says of its look, as it is written, without what takes long and says nothing of it. */
async function firstViewOf(name: string): Promise<Record<string, string>> {
  const manifest = join(root, 'tests/fixtures/valid', name, 'site.json');
  const bundle = async () => ({ app: '', sheet: '', appSheet: '', script: '' });
  const contents = new ContentCache(undefined);
  const without = ['images', 'icons', 'cards', 'compression'];
  const source = { manifest, load: () => loadSite(manifest), bundle };
  await buildSite(source, join(work, name), { contents, media: contents, without });
  const html = readFileSync(join(work, name, 'index.html'), 'utf8');
  const chosen = (key: string) => new RegExp(`data-look-${key}="(\\w+)"`).exec(html)?.[1];
  const [hero = ''] = /<section[^>]*data-section="hero".*?<\/section>/s.exec(html) ?? [];
  const keys = ['emphasis', 'eyebrow', 'facts', 'cards', 'quotes', 'density', 'header', 'footer'];
  return {
    h1: titleSizeOf(chosen('scale')),
    hero: hero.includes('data-text-on') ? 'background' : (/data-look-hero="(\w+)"/.exec(hero)?.[1] ?? 'beside'),
    ...Object.fromEntries(keys.map((key) => [key, chosen(key) ?? 'usual'])),
  };
}

test('any two of five sites differ in at least six of ten features', async () => {
  const names = ['atelier-velo', 'harbour-physio', 'les-sentiers', 'stolarnia-dab', 'warshat-khatt'];
  const table: (readonly [string, Record<string, string>])[] = [];
  for (const name of names) table.push([name, await firstViewOf(name)]);
  const pairs = table.flatMap((one, index) => table.slice(index + 1).map((other) => [one, other] as const));
  const alike = pairs.flatMap(([[one, first], [other, second]]) => {
    const differing = Object.keys(first).filter((key) => first[key] !== second[key]);
    return differing.length < 6 ? [`${one} and ${other}: ${differing.join(', ')}`] : [];
  });
  expect(Object.keys(table[0]?.[1] ?? {})).toHaveLength(10);
  expect(new Set(table.map(([, { hero }]) => hero)).size).toBe(names.length);
  expect(alike).toEqual([]);
});
