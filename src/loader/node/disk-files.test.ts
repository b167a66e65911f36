import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areas, lying } from '../../../tests/support/manifest/odd-photos.ts';
import { brief, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { bytesOf } from './disk-files.ts';
import { loadSite } from './load-site.ts';

/** The smallest PNG: 2 × 3 pixels, as far as a header can tell, and an end. */
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from('0000000200000003', 'hex'),
  Buffer.from('0802000000', 'hex'),
  Buffer.from('000000000000000049454e44ae426082', 'hex'),
]);
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`;
const logo = (src: string) => ({ '/header/logo/src': src });

test('an image becomes an asset named by its content, with its size', async () => {
  const { site, files } = await tryManifest(logo('media/two words.PNG'.toLowerCase()), { files: { 'media/two words.png': png } });
  expect(site?.shells[0].header.logo).toMatchObject({ alt: '', width: 2, height: 3 });
  const [address, asset] = [...(site?.assets ?? [])][0] ?? [];
  expect(address).toMatch(/^\/assets\/two-words\.[\w-]{8}\.png$/);
  expect(site?.shells[0].header.logo?.src).toBe(address);
  expect(asset?.file.endsWith(join('media', 'two words.png'))).toBe(true);
  expect(asset?.bytes).toBeUndefined();
  expect(files.some((file) => file.endsWith('two words.png'))).toBe(true);
});

test.each([
  ['a Mac has written the name, and the manifest another system', 'NFD', 'NFC'],
  ['a Mac has written the manifest', 'NFC', 'NFD'],
] as const)('a name with an umlaut leads to its file where %s', async (_, onDisk, written) => {
  const files = { ['Büro/Café.png'.normalize(onDisk)]: png };
  const { site, problems } = await tryManifest(logo('Büro/Café.png'.normalize(written)), { files });
  expect(problems).toEqual([]);
  expect(site?.shells[0].header.logo).toMatchObject({ width: 2, height: 3 });
});

test('the size of an SVG is its width and height, else its viewBox', async () => {
  const files = { 'a.svg': svg('width="30" height="20" viewBox="0 0 3 2"'), 'b.svg': svg('viewBox="0 0 300 200"') };
  expect((await tryManifest(logo('a.svg'), { files })).site?.shells[0].header.logo).toMatchObject({ width: 30, height: 20 });
  expect((await tryManifest(logo('b.svg'), { files })).site?.shells[0].header.logo).toMatchObject({ width: 300, height: 200 });
  for (const box of ['0,0,300,200', '0, 0, 300, 200', ' 0\n0\t300  200 ']) {
    const { site } = await tryManifest(logo('c.svg'), { files: { 'c.svg': svg(`viewBox="${box}"`) } });
    expect([box, site?.shells[0].header.logo]).toMatchObject([box, { width: 300, height: 200 }]);
  }
});

test('a drawing whose elements have a prefix is a drawing, and published without it', async () => {
  const head = `${'<!-- <a:svg> -->'.repeat(99)}<?xml-model href="a"?>\n<ns0:svg xmlns:ns0='http://www.w3.org/2000/svg' width="3" height="2">`;
  const shape = '<ns0:path d="M0 0" fill="var(--color-text)"/>';
  const inner = '<b:g xmlns:b="http://www.w3.org/2000/svg"><b:path d="M1 1"/></b:g>';
  const icon = { '/routes/0/sections/1': { type: 'card-grid', items: [{ title: 'A', icon: { src: 'icon.svg' } }] } };
  const files = { 'a.svg': `${head}${shape}${inner}</ns0:svg>`, 'icon.svg': `${head}<ns0:path d="M0 0h9"/></ns0:svg>` };
  const { site, problems } = await tryManifest({ ...logo('a.svg'), ...icon }, { files });
  expect(problems).toEqual([]);
  const { src = '', ...size } = site?.shells[0].header.logo ?? {};
  expect(size).toMatchObject({ width: 3, height: 2 });
  const made = Buffer.from(bytesOf(site?.assets.get(src) ?? expect.fail())).toString();
  expect(made).toMatch(
    /<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' width="3" height="2"><style>.*<\/style><path .*><g .*><path d="M1 1"\/><\/g><\/svg>$/,
  );
});

test.each([
  [
    'a pointer of Git LFS',
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 4\n',
    /A pointer of Git LFS .*`git lfs pull`/,
  ],
  [
    'a web page',
    '\ufeff<!-- saved -->\n<!DOCTYPE html><html><body><svg width="1" height="1"/></body></html>',
    /A web page \(HTML\)/,
  ],
  ['a web page in XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', /A web page \(HTML\)/],
])('%s in the place of a picture is named as that', async (_, content, hint) => {
  for (const path of ['a.jpg', 'a.svg']) {
    const { problems } = await tryManifest(logo(path), { files: { [path]: content } });
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['unreadable-image', expect.stringMatching(hint)]]);
  }
});

test('what is named as a photo and is of a kind that no page shows is to be saved anew', async () => {
  const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
  const { problems } = await tryManifest(logo('a.png'), { files: { 'a.png': gif } });
  expect(problems.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    'wrong-image-type Save the image as JPG, PNG, WebP, AVIF or SVG.',
  ]);
});

test('the size of a photo is that of its upright picture, however the camera was held', async () => {
  for (const kind of ['jpg', 'png', 'webp', 'avif'] as const) {
    const file = await (await lying(areas(40, 30), 6))
      .withMetadata({ orientation: 6 })
      .toFormat(kind === 'jpg' ? 'jpeg' : kind)
      .toBuffer();
    const { site } = await tryManifest(logo(`a.${kind}`), { files: { [`a.${kind}`]: file } });
    expect([kind, site?.shells[0].header.logo]).toMatchObject([kind, { width: 40, height: 30 }]);
  }
});

test("an SVG that uses the theme's colours is made with them, light and dark, and named by the result", async () => {
  const drawing = `<?xml version="1.0"?><!-- <svg> --><svg viewBox="0 0 1 1" data-a=">"><path fill="var(--color-on-primary)" stroke="var(--color-ground)"/></svg>`;
  const load = async (edits = {}) => (await tryManifest({ ...logo('a.svg'), ...edits }, { files: { 'a.svg': drawing } })).site;
  const site = await load();
  const asset = site?.assets.get(site.shells[0].header.logo?.src ?? '');
  const made = Buffer.from(bytesOf(asset ?? expect.fail())).toString();
  expect(
    made.startsWith('<?xml version="1.0"?><!-- <svg> --><svg viewBox="0 0 1 1" data-a=">"><style>:root{--color-ground:#FFFFFF;'),
  ).toBe(true);
  expect(made).toContain('--color-on-primary:#FFFFFF;');
  expect(made).toMatch(
    /@media \(prefers-color-scheme:dark\)\{:root\{--color-ground:#14110F;.*--color-on-primary:#2A1206;.*\}\}<\/style><path/,
  );
  const other = await load({ '/theme/colors/onPrimary/light': '#FFFFFE' });
  expect(other?.shells[0].header.logo?.src).not.toBe(site?.shells[0].header.logo?.src);
});

test.each([
  ['is missing', 'no.svg', 'missing-image'],
  ['is a folder', 'folder.svg', 'unreadable-image'],
  ['is no image', 'text.png', 'unreadable-image'],
  ['is cut off', 'cut.png', 'unreadable-image'],
  ['ends too soon', 'half.png', 'damaged-image'],
  ['has no size', 'sizeless.svg', 'unreadable-image'],
  ['is of another type', 'really-svg.png', 'wrong-image-type'],
  ['is above the folder', '../outside.svg', 'path-outside'],
  ['is above the folder, by a detour', 'folder.svg/../../outside.svg', 'path-outside'],
  ['is a link', 'link.svg', 'path-outside'],
  ['is behind a link in the place of a folder', 'linked/outside.svg', 'path-outside'],
])('an image that %s is one finding at its path', async (_, src, code) => {
  const result = await tryManifest(logo(src), {
    files: {
      'text.png': 'no image',
      'cut.png': png.subarray(0, 12),
      'half.png': png.subarray(0, -12),
      'sizeless.svg': svg(''),
      'really-svg.png': svg('viewBox="0 0 1 1"'),
    },
    prepare(folder) {
      const outside = join(folder, '../outside.svg');
      writeFileSync(outside, svg('viewBox="0 0 1 1"'));
      mkdirSync(join(folder, 'folder.svg'));
      symlinkSync(outside, join(folder, 'link.svg'));
      symlinkSync(join(folder, '..'), join(folder, 'linked'));
    },
  });
  expect(brief(result).map((line) => line.replace(/ \d+:\d+ /, ' '))).toEqual([`${code} «"${src}"»`]);
  expect(result.site).toBeUndefined();
});

test.each(['png', 'jpg', 'webp', 'avif'] as const)('a picture of the kind %s that ends too soon is a finding', async (type) => {
  const source = sharp({ create: { width: 40, height: 30, channels: 3, background: '#F4A259' } });
  const whole = await source.toFormat(type === 'jpg' ? 'jpeg' : type).toBuffer();
  const load = async (bytes: Uint8Array) => (await tryManifest(logo(`a.${type}`), { files: { [`a.${type}`]: bytes } })).problems;
  expect(await load(whole)).toEqual([]);
  expect((await load(whole.subarray(0, type === 'png' ? -12 : -4))).map(({ code }) => code)).toEqual(['damaged-image']);
});

test('a picture that has changed is read again, though it is as large as before', async () => {
  await tryManifest(logo('a.svg'), {
    files: { 'a.svg': svg('width="1" height="1"') },
    async inspect(folder, { site: before }) {
      const file = join(folder, 'a.svg');
      writeFileSync(file, svg('width="2" height="2"'));
      utimesSync(file, 1, 1);
      const { site } = await loadSite(join(folder, 'site.json'));
      expect([before?.shells[0].header.logo?.width, site?.shells[0].header.logo?.width]).toEqual([1, 2]);
    },
  });
});

test('whether something lies outside the folder is not even looked at', async () => {
  const { problems, files } = await tryManifest(logo('../nothing.svg'));
  expect(problems.map(({ code }) => code)).toEqual(['path-outside']);
  expect(files.some((file) => file.endsWith('nothing.svg'))).toBe(false);
});

test('a missing file is watched too, so that adding it mends the page', async () => {
  const { files } = await tryManifest(logo('later.svg'));
  expect(files.some((file) => file.endsWith('later.svg'))).toBe(true);
});

test('a font becomes an asset, under the address that the theme then has', async () => {
  const font = { '/theme/fonts/text': { family: 'Serif', file: 'fonts/serif.woff2' } };
  const { site } = await tryManifest(font, { files: { 'fonts/serif.woff2': 'wOF2…' } });
  expect(site?.theme.fonts.text.file).toMatch(/^\/assets\/serif\.[\w-]{8}\.woff2$/);
  expect(site?.assets.has(site.theme.fonts.text.file ?? '')).toBe(true);
  expect((await tryManifest(font)).problems.map(({ code }) => code)).toEqual(['missing-font']);
  const otf = { '/theme/fonts/text': { family: 'Serif', file: 'fonts/serif.otf' } };
  expect((await tryManifest(otf, { files: { 'fonts/serif.otf': 'OTTO' } })).problems).toEqual([]);
  const wrong = await tryManifest(font, { files: { 'fonts/serif.woff2': 'OTTO' } });
  expect(wrong.problems.map(({ code }) => code)).toEqual(['unreadable-font']);
});

test('a drawing that is refused for its size is not searched: that would not end', async () => {
  const comments = '<!--'.repeat(1_500_000);
  const drawing = svg('viewBox="0 0 1 1"').replace('<path', `${comments}<path fill="var(--color-text)"`);
  const result = await tryManifest(logo('a.svg'), { files: { 'a.svg': drawing } });
  expect(brief(result)).toEqual([expect.stringMatching(/^too-large-image /)]);
});

test('comments without an end do not make a drawing slow to read', async () => {
  const drawing = svg('viewBox="0 0 1 1"').replace('<path', `${'<!--'.repeat(200_000)}<path fill="var(--color-text)"`);
  expect(brief(await tryManifest(logo('a.svg'), { files: { 'a.svg': drawing } }))).toEqual([]);
});

test('a name may have two dots before its ending', async () => {
  expect((await tryManifest(logo('a..svg'), { files: { 'a..svg': svg('viewBox="0 0 3 2"') } })).problems).toEqual([]);
});
