import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shortName, shortTitle } from '../../../schema/page-names.ts';
import { type Edits, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { iconFiles } from './icons.ts';
import { cardAddress, cardOf, cardPainter } from './social-card.ts';

const square = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
  <style>.p{fill:var(--color-primary, #fff)}</style><path class="p" d="M0 0h40v40H0z"/>${inner}</svg>`;

async function load(edits: Edits = {}, logo = square('')) {
  // Assets are read when they are drawn, so those of a folder that is gone must come from memory: tinted ones do.
  const { site, problems } = await tryManifest(
    { '/header/logo/src': 'mark.svg', ...edits },
    { files: { 'mark.svg': logo, 'picture.svg': square('') } },
  );
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'));
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  return { site, page };
}

async function draw(edits: Edits = {}, logo?: string) {
  const { site, page } = await load(edits, logo);
  const card = cardOf(site, page);
  return { address: cardAddress(card), png: await (await cardPainter(site))(card) };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a card is the same bytes whenever it is drawn', async () => {
  const [one, other] = [await draw(), await draw()];
  expect(other.address).toBe(one.address);
  expect(hash(other.png)).toBe(hash(one.png));
});

test.each<[string, Edits]>([
  ['the title', { '/routes/0/title': 'Another title' }],
  ['the name', { '/site/name': 'Another name' }],
  ['a colour', { '/theme/colors/tint': { light: '#E6F1DD', dark: '#16303A' } }],
])('with %s, the picture and its address change', async (_, edits) => {
  const [one, other] = [await draw(), await draw(edits)];
  expect(other.address).not.toBe(one.address);
  expect(hash(other.png)).not.toBe(hash(one.png));
});

test('a picture fills its place; a logo that stands in for one is smaller', async () => {
  const filled = async (edits: Edits) => {
    const { data } = await sharp((await draw({ ...primary, ...edits })).png)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 3) if (data[at] === 0x0b && data[at + 1] === 0x64 && data[at + 2] === 0x60) count++;
    return count;
  };
  const primary = { '/theme/colors/primary': { light: '#0B6460', dark: '#6FD0C6' } };
  const hero = { type: 'hero', id: 'contact', title: 'Bread', text: ['A'], image: { src: 'picture.svg', alt: 'Bread' } };
  const emblem = await filled({});
  expect(emblem).toBeGreaterThan(200 * 200);
  expect(await filled({ '/routes/0/sections/0': hero })).toBeGreaterThan(1.5 * emblem);
});

test('a drawing that is made for a dark band stands on its ground', async () => {
  const hero = { type: 'hero', id: 'contact', title: 'Bread', text: ['A'], image: { src: 'picture.svg', alt: 'Bread' } };
  const panelOn = async (tone: string) => {
    const { site, page } = await load({ '/routes/0/sections/0': { ...hero, tone } });
    return { panel: cardOf(site, page).colors.panel, ...site.theme.colors };
  };
  const { panel, deep } = await panelOn('deep');
  expect(panel).toBe(deep.light);
  expect((await panelOn('plain')).panel).not.toBe(deep.light);
});

test('the address does not change with what no card shows', async () => {
  const [one, other] = [await load(), await load({ '/routes/0/description': 'Another description of the same page.' })];
  expect(cardAddress(cardOf(other.site, other.page))).toBe(cardAddress(cardOf(one.site, one.page)));
});

test('no font of the machine is asked: text in a drawing is left out', async () => {
  const words = '<text x="4" y="30" font-size="24" fill="#f00">Ag</text>';
  const [without, withText] = [await load(), await load({}, square(words))];
  const painted = async ({ site, page }: typeof without) => (await cardPainter(site))(cardOf(site, page));
  expect(hash(await painted(withText))).toBe(hash(await painted(without)));
});

test('the theme fills the drawing, as on the page', async () => {
  const { site } = await load({ '/theme/colors/primary': { light: '#0B6460', dark: '#6FD0C6' } });
  const touch = await iconFiles(site)
    .find(({ address }) => address === '/apple-touch-icon.png')
    ?.make();
  const { data } = await sharp(touch)
    .extract({ left: 90, top: 90, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0x0b, 0x64, 0x60]);
});

test('a site without a logo has the first letter of its name in its icons, and in cards without a picture', async () => {
  const none = { '/header/logo': undefined };
  const icon = async (edits: Edits) => {
    const { site } = await tryManifest({ ...none, ...edits });
    const files = iconFiles(site ?? expect.fail());
    return { addresses: files.map(({ address }) => address), bytes: hash((await files[0]?.make()) ?? expect.fail()) };
  };
  const [corner, bakery] = [await icon({}), await icon({ '/site/name': 'Bakery' })];
  expect(bakery.bytes).not.toBe(corner.bytes);
  expect(bakery.addresses).not.toEqual(corner.addresses);
  expect((await icon({ '/site/name': 'corner' })).bytes).toBe(corner.bytes);
  expect((await icon({ '/site/name': '日本' })).bytes).not.toBe(corner.bytes);

  const card = async (edits: Edits) => {
    const { site } = await tryManifest({ ...none, ...edits });
    const [page] = site?.pages ?? [];
    if (!site || !page) throw new Error('no page');
    return (await cardPainter(site))(cardOf(site, page));
  };
  const name = { '/routes/0/title': 'Bread', '/site/name': 'Corner' };
  const colors = { '/theme/colors/onPrimary': { light: '#FFFFF0', dark: '#2A1206' } };
  expect(hash(await card({ ...name, ...colors }))).not.toBe(hash(await card(name)));
});

test('a title that the font cannot draw leaves a card with picture and name', async () => {
  const { png } = await draw({ '/routes/0/title': '日本語 🎉' });
  const { width, height } = await sharp(png).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test.each<[string, number, number, boolean]>([
  ['in micrometres, as a machine draws', 20_000, 20_000, true],
  ['as large as a field', 1_000_000, 1_000_000, true],
  ['as thin as a thread', 9, 900_000, false],
])('a drawing %s is drawn as far as anything of it is seen', async (_, width, height, isSeen) => {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>.p{fill:var(--color-primary, #fff)}</style><path class="p" d="M0 0H${width}V${height}H0z"/></svg>`;
  const { site } = await load({ '/theme/colors/primary': { light: '#0B6460', dark: '#6FD0C6' } }, logo);
  const touch = await iconFiles(site)
    .find(({ address }) => address === '/apple-touch-icon.png')
    ?.make();
  const [red, green, blue] = await sharp(touch).extract({ left: 90, top: 90, width: 1, height: 1 }).raw().toBuffer();
  const ground = site.theme.colors.ground.light;
  expect(`#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`).toBe(
    isSeen ? '#0b6460' : ground.toLowerCase(),
  );
  expect((await sharp((await draw({}, logo)).png).metadata()).width).toBe(1200);
});

test('a drawing of a size that nothing can count is a finding', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000" viewBox="0 0 1 1"/>';
  const { problems } = await tryManifest({ '/header/logo/src': 'mark.svg' }, { files: { 'mark.svg': logo } });
  expect(problems.map(({ code }) => code)).toEqual(['too-large-image']);
});

test.each([
  ['Imprint – Bakery', 'Imprint'],
  ['Bakery: imprint', 'Imprint'],
  ['The Bakery', 'The Bakery'],
  ['Bakery', 'Bakery'],
])('the title "%s" of the site Bakery is shown as "%s"', (title, short) => {
  expect(shortTitle(title, { name: 'Bakery', lang: 'en' })).toBe(short);
});

test.each([
  ['a link of the header', { '/header/links/1': { label: 'Our team', href: '/team' } }],
  ['a link in a group', { '/header/links/1': { label: 'Us', links: [{ label: 'Our team', href: '/team' }] } }],
  ['a column of the footer', { '/footer/columns': [{ title: 'Us', links: [{ label: 'Our team', href: '/team' }] }] }],
])('a page is called what %s calls it', async (_, edits) => {
  const team = { path: '/team', title: 'Who we are', description: 'The people of the bakery, and what they bake.' };
  const { site } = await tryManifest({
    '/routes/2': { ...team, sections: [{ type: 'text', title: 'We', text: ['Us.'] }] },
    ...edits,
  });
  const page = site?.pages.find(({ path }) => path === '/team');
  expect(site && page && shortName(page, site.shells[0])).toBe('Our team');
});
