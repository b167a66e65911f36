/** The fonts that visitors load hold what pages show, no more than that, and what their licence asks for. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Site } from '../../../schema/resolved.ts';
import { copyManifest } from '../../../tests/support/manifest/manifest.ts';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { ContentCache } from '../../disk/content-cache.ts';
import { bytesOf } from '../../loader/node/disk-files.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import { render } from '../../render/render.tsx';
import { fontWeights, themeCss } from '../../render/theme.ts';
import { charactersOf } from './characters.ts';
import { makeFont } from './fonts.ts';
import { prepareMedia } from './prepare-media.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const file = join(root, 'media/fonts/bricolage-grotesque-latin.woff2');
const source = readFileSync(file);

function read(bytes: Buffer) {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A collection of fonts.');
  return font;
}

const newCache = () => new ContentCache(mkdtempSync(join(scratch, 'cache-')));

async function make(site: Site, weights: readonly [number, number] = [700, 700], cache = newCache()) {
  const wish = { family: 'Bricolage Grotesque', base: 'bricolage', characters: charactersOf(site), weights };
  const { bytes, ...made } = await makeFont(source, wish, cache);
  return { ...made, bytes: Buffer.from(bytes) };
}

async function load(manifest: string): Promise<Site> {
  const { site } = await loadSite(copyManifest(join(root, manifest), mkdtempSync(join(scratch, 'site-'))));
  return site ?? expect.fail('The manifest is not valid.');
}

const delivery = { app: '', script: '', build: 'a.b', style: '' };

/** What a page shows, as text and in attributes. */
const shownOn = (site: Site, path: string) =>
  render(site, path, () => delivery)
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

describe.each(['site.json', 'tests/fixtures/valid/atelier-velo/site.json'])('%s', (manifest) => {
  test('the subset holds every character of every page that the font has, and is much smaller', async () => {
    const site = await load(manifest);
    const { bytes } = await make(site);
    const all = new Set(read(source).characterSet);
    const kept = new Set(read(bytes).characterSet);
    const missing = new Set<string>();
    for (const { path } of [...site.pages, site.shells[0].notFound]) {
      for (const character of shownOn(site, path)) {
        const code = character.codePointAt(0) ?? 0;
        if (all.has(code) && !kept.has(code)) missing.add(character);
      }
    }
    expect([...missing]).toEqual([]);
    expect(bytes.length).toBeLessThan(source.length / 2);
  });
});

test('a character that only one page has is kept, and another language brings its letters', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  expect(charactersOf(site)).not.toMatch(/[ńŷ]/);
  const [page] = site.pages;
  (page ?? expect.fail()).title = 'Ŷ';
  expect(charactersOf(site)).toMatch(/ŷ/);
  const polish = charactersOf({ ...site, shells: [{ ...site.shells[0], lang: 'pl' }] });
  expect(polish).toMatch(/ń/);
  expect(polish).toMatch(/Ń/);
  const section = { type: 'text', tone: 'plain', lang: 'pl' } as const;
  expect(charactersOf({ ...site, pages: [{ ...(page ?? expect.fail()), sections: [section] }] })).toMatch(/ń/);
});

test('a letter that a text brings is in the font of the next build, whatever the cache holds', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  const cache = newCache();
  const has = async () => read((await make(site, [700, 700], cache)).bytes).characterSet.includes(0xe9);
  expect(await has()).toBe(false);
  (site.pages[0] ?? expect.fail()).title = 'Café';
  expect(await has()).toBe(true);
});

test('the copyright and where to find the licence stand in the font, and the licence goes with it', async () => {
  const manifest = copyManifest(join(root, 'site.json'), mkdtempSync(join(scratch, 'site-')));
  cpSync(join(root, 'media/fonts'), join(manifest, '../media/fonts'), { recursive: true });
  const cache = new ContentCache(scratch);
  const { site = expect.fail() } = await loadSite(manifest);
  const { assets, theme } = (await prepareMedia(site, { photos: cache, others: cache })).site;
  const font = read(Buffer.from(bytesOf(assets.get(theme.fonts.heading.file ?? '') ?? expect.fail())));
  expect(font.getName('copyright')).toContain('The Bricolage Grotesque Project Authors');
  expect(font.getName('licenseURL')).toContain('/OFL');
  const licences = [...assets].filter(([address]) => /^\/assets\/bricolage-grotesque-OFL\.[\w-]{8}\.txt$/.test(address));
  expect(licences).toHaveLength(1);
  expect(readFileSync(licences[0]?.[1].file ?? '', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('the font is fixed at the one weight that headings have, and keeps a range where there are more', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  const one = await make(site);
  expect(read(one.bytes).variationAxes).toEqual({});
  expect(one.weight).toBe('700');
  const several = await make(site, [400, 700]);
  expect(read(several.bytes).variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  expect(several.weight).toBe('400 700');
  expect(several.fallbacks.map(({ weight }) => weight)).toEqual(['400 599', '400 599', '600 700', '600 700']);
});

test('the same font is the same file, whoever makes it', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  const [one, other] = [await make(site), await make(site)];
  expect(other.address).toBe(one.address);
  expect(other.bytes.equals(one.bytes)).toBe(true);
});

test('the address names what the file holds, whatever it was made of', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  const [first] = site.pages;
  const one = await make(site);
  // The font has no such character: its file stays the same, and so does what visitors have kept.
  (first ?? expect.fail()).title += '\u{1f30d}';
  const same = await make(site);
  expect(same.bytes.equals(one.bytes)).toBe(true);
  expect(same.address).toBe(one.address);
  expect((await make(site, [400, 400])).address).not.toBe(one.address);
});

test('until the font is there, one that the visitor has takes its room; then the font comes in', async () => {
  const site = await load('tests/fixtures/valid/minimal/site.json');
  const { address, weight, fallbacks } = await make(site);
  const css = themeCss({
    ...site.theme,
    fonts: { ...site.theme.fonts, heading: { family: 'Bricolage Grotesque', file: address, weight, fallbacks } },
  });
  expect(css).toContain('font-weight:700;font-display:swap}');
  // Mean widths in em: 0.489 for the font, 0.48 for Arial Bold.
  expect(css).toMatch(/src:local\("Arial Bold"\),[^;]*;font-weight:700;size-adjust:101\.88%;ascent-override:91\.29%/);
  expect(css).toMatch(/--font-heading:"Bricolage Grotesque","Bricolage Grotesque like Arial",/);
});

test('styles set headings in no weight that the font does not have', () => {
  const weights = [{}, ...['calm', 'bold'].map((scale) => ({ 'data-look-scale': scale }))].map(
    (look) => fontWeights({ look }).heading,
  );
  expect(weights).toEqual([
    [700, 700],
    [500, 500],
    [800, 800],
  ]);
  const sheet = readFileSync(join(root, 'src/render/look.css'), 'utf8');
  expect([...sheet.matchAll(/--heading-weight: (\d+)/g)].map(([, weight]) => Number(weight))).toEqual([500, 800]);
  const wrong: string[] = [];
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    for (const [rule] of readFileSync(join(root, 'src', name), 'utf8').matchAll(/[^{}]*\{[^{}]*var\(--font-heading\)[^{}]*\}/g)) {
      const weight = /font-weight:\s*([^;]+)/.exec(rule)?.[1] ?? 'var(--heading-weight, 700)';
      if (weight !== 'var(--heading-weight, 700)') wrong.push(`${name}: ${rule.trim()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what is bold and what is emphasised have files of their own, and the first one is for nothing else then', async () => {
  const { site: loaded } = await loadSite(join(root, 'tests/fixtures/valid/les-sentiers/site.json'));
  if (!loaded) throw new Error('The manifest is not valid.');
  // Its photos are no concern of this.
  const assets = new Map([...loaded.assets].filter(([address]) => address.endsWith('.woff2')));
  const { site } = await prepareMedia({ ...loaded, assets }, { photos: newCache(), others: newCache() });
  const faces = [...themeCss(site.theme).matchAll(/@font-face\{font-family:"Source Serif";src:url\("([^"]+)"\)[^;]*;([^}]*)\}/g)];
  expect(faces.map(([, , rest]) => rest)).toEqual([
    'font-weight:400;font-display:swap',
    'font-weight:700;font-display:swap',
    'font-weight:400 700;font-style:italic;font-display:swap',
  ]);
  const names = faces.map(([, address = '']) => {
    const asset = site.assets.get(address) ?? expect.fail(`There is no ${address}.`);
    return read(Buffer.from(bytesOf(asset))).subfamilyName;
  });
  expect(names).toEqual(['Regular', 'Bold', 'Italic']);
  // Until they are there, something bold takes the room of what is bold.
  const standIns = [
    ...themeCss(site.theme).matchAll(/@font-face\{font-family:"Source Serif like Arial";src:local\("([^"]+)"\)[^;]*;([^;]*)/g),
  ];
  expect(standIns.map(([, name, weight]) => [name, weight])).toEqual([
    ['Arial', 'font-weight:400'],
    ['Arial Bold', 'font-weight:700'],
  ]);
});

/** A site in fonts that come with the builder, as it is published. */
async function inPackaged(lang: string, title: string, [heading, text]: readonly [string, string]) {
  const { site } = await tryManifest({
    '/site/lang': lang,
    '/theme/fonts': { heading: { family: heading }, text: { family: text } },
    '/routes/0/title': title,
  });
  const made = await prepareMedia(site ?? expect.fail('The manifest is not valid.'), { photos: newCache(), others: newCache() });
  const files = [...made.site.assets.keys()].map((address) => address.replace(/^\/assets\/(.+)\.[\w-]{8}\./, '$1.'));
  const preloads = render(made.site, '/', () => delivery).match(/rel="preload" href="[^"]+"/g) ?? [];
  return { site: made.site, files: files.filter((name) => /\.(?:woff2|txt)$/.test(name)), preloads };
}

test('of a font that comes with the builder those files are published that hold characters of the site, and its licence', async () => {
  const german = await inPackaged('de', 'Öl für Füße', ['Bitter', 'Figtree']);
  expect(german.files.sort()).toEqual([
    ...['bitter-OFL.txt', 'bitter-latin-wght-normal.woff2'],
    ...['figtree-OFL.txt', 'figtree-latin-wght-normal.woff2'],
  ]);
  const polish = await inPackaged('pl', 'Źdźbło', ['Figtree', 'Figtree']);
  expect(polish.files.sort()).toEqual([
    ...['figtree-OFL.txt', 'figtree-latin-ext-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'],
  ]);
  expect(polish.preloads).toHaveLength(2);
  const [part] = polish.site.theme.fonts.text.parts ?? [];
  expect(part?.range).toMatch(/^U\+104-107,.*U\+141-144/);
  const bytes = Buffer.from(bytesOf(polish.site.assets.get(part?.file ?? '') ?? expect.fail()));
  // The table of characters ends with one that is none.
  const held = read(bytes).characterSet.filter((point) => point !== 0xff_ff);
  expect(String.fromCodePoint(...held)).toBe('ĄąĆćĘęŁłŃńŚśŹźŻż');
});

test('letters of Arabic keep the forms in which they join', async () => {
  const { site } = await inPackaged('ar', 'بستان', ['Cairo', 'Vazirmatn']);
  const [part] = site.theme.fonts.text.parts ?? [];
  const bytes = Buffer.from(bytesOf(site.assets.get(part?.file ?? '') ?? expect.fail()));
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await convert(bytes, 'sfnt'))));
  const glyphs = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint }) => codepoint);
  };
  expect(glyphs('بب')).not.toEqual([...glyphs('ب'), ...glyphs('ب')]);
});

test('a TrueType file is published as WOFF2', async () => {
  const ttf = await convert(source, 'sfnt');
  const fonts = { heading: { family: 'Own', file: 'own.ttf' }, text: { family: 'system' } };
  await tryManifest(
    { '/theme/fonts': fonts },
    {
      files: { 'own.ttf': ttf },
      async inspect(_, { site }) {
        const caches = { photos: newCache(), others: newCache() };
        const made = await prepareMedia(site ?? expect.fail('The manifest is not valid.'), caches);
        const { file: address = '' } = made.site.theme.fonts.heading;
        expect(address).toMatch(/^\/assets\/own\.[\w-]{8}\.woff2$/);
        const bytes = bytesOf(made.site.assets.get(address) ?? expect.fail());
        expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe('wOF2');
      },
    },
  );
});
