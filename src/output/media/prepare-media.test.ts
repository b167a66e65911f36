import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { Site } from '../../../schema/resolved.ts';
import { animation, playsIn, pngChunk } from '../../../tests/support/manifest/odd-photos.ts';
import { photo, sticker } from '../../../tests/support/manifest/photos.ts';
import { brief, type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { root } from '../../../tests/support/project/project.ts';
import { ContentCache } from '../../disk/content-cache.ts';
import { bytesOf } from '../../loader/node/disk-files.ts';
import { loadSite } from '../../loader/node/load-site.ts';
import type { Problem } from '../../loader/say/problems.ts';
import { findDamaged } from '../../manifest/resolve/damaged-files.ts';
import { factsOfPhoto } from '../../sanitize/photo-facts.ts';
import { type Prepared, prepareMedia } from './prepare-media.ts';

const scratch = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const logo = (src: string) => ({ '/header/logo/src': src });

/** A site with these files, its logo among them, made ready with a cache of its own or another's, or (null) with none. */
async function prepare(
  src: string,
  content: string | Uint8Array,
  folder: string | null = mkdtempSync(join(scratch, 'cache-')),
  before: (site: Site) => void = () => {},
) {
  const steps: string[] = [];
  const { said, prepared, text } = await prepareManifest(
    logo(src),
    { [src]: content },
    {
      photos: new ContentCache(folder ?? undefined),
      others: new ContentCache(folder ?? undefined),
      onProgress: (done, all) => steps.push(`${done}/${all}`),
    },
    before,
  );
  return { site: prepared?.site, problems: said, text, made: prepared?.made, steps, folder: folder ?? '' };
}

/** What a build does before it writes: the site that is published, or what is wrong with the files of a manifest. */
async function prepareManifest(
  edits: Edits,
  files: Record<string, string | Uint8Array>,
  options: Parameters<typeof prepareMedia>[1],
  before: (site: Site) => void = () => {},
) {
  let prepared: Prepared | undefined;
  let said: Problem[] = [];
  const { text } = await tryManifest(edits, {
    files,
    async inspect(inFolder, loaded) {
      said = loaded.problems;
      if (!loaded.site) return;
      before(loaded.site);
      const made = await prepareMedia(loaded.site, options);
      const damaged = findDamaged(loaded.references, (path) => made.damaged.has(join(inFolder, path)));
      if (damaged.length > 0) said = loaded.report(damaged).problems;
      else prepared = made;
    },
  });
  return { said, prepared, text };
}

/** The bytes of what a site publishes, by address. */
const published = ({ assets }: Site) => new Map([...assets].map(([to, asset]) => [to, Buffer.from(bytesOf(asset))]));

/** A photo, made once and, looked at by several tests. */
const upright = photo(420, 300);

test('a photo becomes AVIF and WebP in every width that fits and one JPEG, upright, none larger than itself', async () => {
  const { site } = await prepare('me at work.jpg', await upright);
  expect(site?.shells[0].header.logo).toMatchObject({ width: 420, height: 300, widths: [160, 320, 420] });
  const files = published(site ?? expect.fail());
  const stem = (site?.shells[0].header.logo?.src ?? '').slice(0, -'.jpg'.length);
  expect(stem).toMatch(/^\/assets\/me-at-work\.[\w-]{8}$/);
  const widths = [160, 320, 420];
  const expected = new Map([
    [`${stem}.jpg`, [420, 300]],
    ...widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => [`${stem}-${width}.${format}`, [width, Math.round((width * 5) / 7)]] as const),
    ),
  ]);
  expect([...files.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [address, bytes] of files) {
    const { width, height, format, orientation } = await sharp(bytes).metadata();
    expect([width, height], address).toEqual(expected.get(address));
    expect(orientation ?? 1, address).toBe(1);
    expect({ heif: 'avif', jpeg: 'jpg' }[format as string] ?? format).toBe(address.split('.').at(-1));
  }
});

test('nothing that a camera wrote is published: neither where nor by whom a photo was taken', async () => {
  const original = await upright;
  const before = await sharp(original).metadata();
  expect(before.exif?.includes('Secret Photographer')).toBe(true);
  expect(before.icc).toBeDefined();
  const { site } = await prepare('photo.jpg', original);
  for (const [address, bytes] of published(site ?? expect.fail())) {
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, comments], address).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Secret'), address).toBe(false);
  }
});

test('no file of a picture is wider than any screen asks for', async () => {
  const { site } = await prepare('wide.png', await sticker(2500, 4));
  expect(site?.shells[0].header.logo).toMatchObject({ width: 2500, widths: [160, 320, 480, 720, 1080, 1600, 2304] });
});

test.each(['png', 'webp'] as const)('a picture (%s) that one can see through keeps that in every format', async (type) => {
  const { site } = await prepare(
    `sticker.${type}`,
    await sharp(await sticker(90, 60))
      .toFormat(type)
      .toBuffer(),
  );
  expect(site?.shells[0].header.logo?.src).toMatch(/\.png$/);
  expect(site?.shells[0].header.logo?.widths).toEqual([90]);
  for (const [address, bytes] of published(site ?? expect.fail())) {
    const { channels } = await sharp(bytes).ensureAlpha().stats();
    expect(channels[3]?.min, address).toBeLessThan(200);
    expect(channels[3]?.max, address).toBe(255);
  }
});

test('what was made once is not made again, and would be the same to the byte', async () => {
  const original = await sticker(100, 60);
  const first = await prepare('a.png', original);
  expect(first.made).toBe(3);
  expect(first.steps.at(-1)).toBe('3/3');
  const again = await prepare('a.png', original, first.folder);
  expect(again.made).toBe(0);
  expect(again.steps).toEqual([]);
  const elsewhere = await prepare('a.png', original);
  expect(elsewhere.made).toBe(3);
  const [one, two, three] = [first, again, elsewhere].map(({ site }) => published(site ?? expect.fail()));
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  const other = await prepare('a.png', await sticker(101, 60), first.folder);
  expect(other.made).toBe(3);
});

test.each([
  ['photo', 'a.png', () => sticker(20, 20), 3],
  ['drawing', 'a.svg', async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>', 1],
])('a %s of which the cache holds only half is made anew', async (_, src, content, files) => {
  const source = await content();
  const first = await prepare(src, source);
  const kept = readdirSync(first.folder).map((name) => join(first.folder, name));
  expect(kept).toHaveLength(files);
  const whole = kept.map((file) => readFileSync(file));
  for (const [index, file] of kept.entries()) truncateSync(file, Math.floor((whole[index]?.length ?? 0) / 2));
  const again = await prepare(src, source, first.folder);
  expect(again.made).toBe(files);
  expect(published(again.site ?? expect.fail())).toEqual(published(first.site ?? expect.fail()));
  expect(kept.map((file) => readFileSync(file))).toEqual(whole);
});

test('what cannot be kept is published all the same, and made again by the next build', async () => {
  const original = await sticker(20, 20);
  const whole = published((await prepare('a.png', original)).site ?? expect.fail());
  const file = join(scratch, 'a file');
  writeFileSync(file, '');
  for (const folder of [join(file, 'below'), null, null]) {
    const { site, made } = await prepare('a.png', original, folder);
    expect(made).toBe(3);
    expect(published(site ?? expect.fail())).toEqual(whole);
  }
});

test.each(['a.png', 'a.svg'])('what the system says is no finding about a file: %s', async (src) => {
  const content = src === 'a.png' ? await sticker(20, 20) : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const remove = ({ assets }: Site) => {
    for (const { file } of assets.values()) rmSync(file);
  };
  await expect(prepare(src, content, null, remove)).rejects.toMatchObject({ code: 'ENOENT' });
});

/** A copy with nonsense in the middle. */
const damage = (bytes: Buffer) =>
  Buffer.from(bytes).fill(0xff, Math.floor(bytes.length * 0.6), Math.floor(bytes.length * 0.6) + 50);

test.each([
  ['a photo with a hole', 'photo.jpg', async () => damage(await upright)],
  ['a PNG whose data do not unpack', 'a.png', async () => damage(await sticker(300, 300))],
  ['a drawing that is no XML', 'a.svg', async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g></svg>'],
])('%s is a finding at its place, and there is no site', async (_, src, content) => {
  const { site, ...result } = await prepare(src, await content());
  expect(site).toBeUndefined();
  expect(brief(result).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([`damaged-image «"${src}"»`]);
});

test('a font that only looks like one is a finding at its place, beside all that was found before', async () => {
  const none = new ContentCache(undefined);
  const { said, text } = await prepareManifest(
    { '/theme/fonts/text': { family: 'Nice', file: 'nice.woff2' }, '/constants/fax': '030 1' },
    { 'nice.woff2': `wOF2${'x'.repeat(200)}` },
    { photos: none, others: none },
  );
  expect(brief({ problems: said, text }).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([
    'unused-constant «"fax"»',
    'unreadable-font «"nice.woff2"»',
  ]);
});

test('a drawing loses what only its editor needs, and keeps names, title and what dark screens show', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
    <!-- made by hand -->
    <title id="name">A bridge</title>
    <style>.night{display:none}@media (prefers-color-scheme:dark){.night{display:inline}}g > rect{fill:red}</style>
    <g><rect id="arch" x="0.0000" width="10.000" height="10" fill="var(--color-accent)" onclick="alert(1)"/></g>
    <g class="night"><rect width="5" height="5"/></g>
    <script>alert(1)</script>
  </svg>`;
  const { site } = await prepare('a.svg', drawing);
  const [[address, bytes] = expect.fail()] = published(site ?? expect.fail());
  const made = bytes.toString();
  expect(site?.shells[0].header.logo?.src).toBe(address);
  expect(made).toContain('<title id="name">A bridge</title>');
  expect(made).toContain('@media (prefers-color-scheme:dark){.night{display:inline}}');
  expect(made).toMatch(/--color-accent:#[0-9A-F]{6};.*@media \(prefers-color-scheme:dark\)\{:root\{--color-accent/);
  expect(made).toMatch(/<g><rect id="arch"/);
  expect(made).toMatch(/<g class="night">/);
  for (const gone of ['by hand', '0.0000', 'alert', '\n']) expect(made).not.toContain(gone);
});

test('the cache forgets what no build has asked for in a long time, and no more', async () => {
  const { folder } = await prepare('a.png', await sticker(20, 20));
  writeFileSync(join(folder, 'photo-old'), 'x');
  const long = new Date(Date.now() - 40 * 24 * 3_600_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), long, long);
  expect((await prepare('a.png', await sticker(20, 20), folder)).made).toBe(0);
  new ContentCache(folder).prune();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).not.toContain('photo-old');
});

test('what is told to machines about a page that is published names files that are published', async () => {
  const none = new ContentCache(undefined);
  const { site = expect.fail() } = await loadSite(join(root, 'tests/fixtures/valid/atelier-velo/site.json'));
  const published = (await prepareMedia(site, { photos: none, others: none })).site;
  const told = JSON.stringify(published.pages.map((page) => published.facts().ofPage(page)));
  const images = [...told.matchAll(/"src":"(\/assets\/[^"]+)"/g)].map(([, src = '']) => src);
  expect(images.length).toBeGreaterThan(5);
  for (const src of images) expect([...published.assets.keys()]).toContain(src);
});

test('of an image that only shared links show nothing is published but what is cut from it', async () => {
  const image = { src: 'photo.jpg', alt: 'A' };
  const files = { 'photo.jpg': await upright };
  const cache = () => new ContentCache(mkdtempSync(join(scratch, 'cache-')));
  const hidden = async (edits: Edits) => {
    const { prepared } = await prepareManifest({ '/site/shareImage': image, ...edits }, files, {
      photos: cache(),
      others: cache(),
    });
    const made = [...(prepared?.site.assets ?? expect.fail())].filter(([address]) => address.includes('/photo.'));
    expect(made.length).toBeGreaterThan(2);
    return new Set(made.map(([, { isOnlyCut }]) => isOnlyCut));
  };
  expect(await hidden({})).toEqual(new Set([true]));
  expect(await hidden(logo('photo.jpg'))).toEqual(new Set([undefined]));
});

test('a picture that is long is made in the widths that its formats can hold', async () => {
  const tall = sharp({ create: { width: 270, height: 20_000, channels: 3, background: '#4a8' } });
  for (const kind of ['png', 'jpeg'] as const) {
    const { site, problems } = await prepare(`tall.${kind}`, await tall.toFormat(kind).toBuffer());
    expect(problems).toEqual([]);
    expect(site?.shells[0].header.logo).toMatchObject({ width: 270, height: 20_000, widths: [160, 221] });
    const { height } = await sharp(
      [...published(site ?? expect.fail())].find(([to]) => to.endsWith('-221.webp'))?.[1],
    ).metadata();
    expect(height).toBe(16_370);
  }
});

test('a line of pixels that is longer than any modern format holds is one PNG', async () => {
  const line = sharp({ create: { width: 1, height: 20_000, channels: 3, background: '#4a8' } });
  const { site } = await prepare('line.jpg', await line.jpeg().toBuffer());
  const { src = '', widths } = site?.shells[0].header.logo ?? {};
  expect([src.endsWith('.png'), widths]).toEqual([true, undefined]);
  expect([...published(site ?? expect.fail()).keys()]).toEqual([src]);
});

test.each(['webp', 'png', 'avif'] as const)(
  'an animation (%s) is published as one that ends, beside its first picture',
  async (kind) => {
    const { site, problems } = await prepare(`a.${kind}`, await animation(kind, { delays: [300, 300, 300] }));
    expect(problems).toEqual([]);
    const { src = '', moving = '', widths } = site?.shells[0].header.logo ?? {};
    expect(widths).toEqual([80]);
    const files = published(site ?? expect.fail());
    const facts = factsOfPhoto(files.get(moving) ?? expect.fail());
    expect(facts).toMatchObject({ kind, width: 80, height: 60 });
    expect(playsIn(files.get(moving) ?? expect.fail())).toBe(kind === 'avif' ? 1 : 5);
    const still = files.get(src) ?? expect.fail();
    expect(factsOfPhoto(still)?.motion).toBeUndefined();
    const [red, green] = await sharp(still).extract({ left: 8, top: 8, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([(red ?? 0) > 200, (green ?? 0) < 60]).toEqual([true, true]);
  },
);

test('of an animation that takes longer only the first picture is published, and that is said', async () => {
  const { site, problems } = await prepare('a.webp', await animation('webp', { delays: [4000, 4000] }));
  expect(problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`)).toEqual([
    'warning moving-image Of the animation `a.webp` visitors see only the first picture: it takes 8 seconds (`header`, `logo`).',
  ]);
  expect(site?.shells[0].header.logo).toMatchObject({ widths: [80] });
  expect(site?.shells[0].header.logo?.moving).toBeUndefined();
});

test('an animation of more than 2 MB is published, and that is said', async () => {
  const moving = await animation('png', { delays: [300, 300] });
  const heavy = Buffer.concat([moving.subarray(0, 33), pngChunk('teXt', Buffer.alloc(2_040_000)), moving.subarray(33)]);
  const { site, problems } = await prepare('a.png', heavy);
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'moving-image The animation `a.png` has 2.1 MB (`header`, `logo`).',
  ]);
  expect(site?.shells[0].header.logo?.moving).toMatch(/^\/assets\/a\..*-moving\.png$/);
});

test('what the library cannot make of a whole file is not called damaged', async () => {
  const whole = await upright;
  const failing = vi.spyOn(Object.getPrototypeOf(sharp(whole)), 'toBuffer').mockRejectedValue(new Error('out of ideas'));
  await expect(prepare('a.jpg', whole)).rejects.toThrow('out of ideas');
  failing.mockRestore();
});
