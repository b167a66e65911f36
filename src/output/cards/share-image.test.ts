import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tryManifest } from '../../../tests/support/manifest/try-manifest.ts';
import { iconFiles } from './icons.ts';
import { cutToCard, sharedOf } from './share-image.ts';

/** Two halves of a colour each, four times as wide as high; what is between is clear. */
const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100">
  <style>.p{fill:var(--color-primary, #fff)}</style><path class="p" d="M0 0h180v100H0z"/><path fill="#0000ff" d="M220 0h180v100H220z"/></svg>`;

async function load(edits: Record<string, unknown>) {
  const { site, problems } = await tryManifest(
    { '/theme/colors/primary': { light: '#B00000', dark: '#FF9999' }, ...edits },
    { files: { 'halves.svg': halves } },
  );
  const [page] = site?.pages ?? [];
  if (!site || !page) throw new Error(problems.map(({ message }) => message).join('\n'));
  return { site, page };
}

const halvesWith = (alt: string) => ({ src: 'halves.svg', alt });

test('a page has the image that is named for it, else that of all pages, else a card', async () => {
  const own = { '/routes/0/shareImage': halvesWith('Two halves') };
  const ofAll = { '/site/shareImage': halvesWith('') };
  const sharedWith = async (edits: Record<string, unknown>) => {
    const { site, page } = await load(edits);
    return { ...sharedOf(site, page), title: page.title };
  };
  expect(await sharedWith({ ...own, ...ofAll })).toMatchObject({ type: 'image/jpeg', alt: 'Two halves' });
  const { alt, title, type } = await sharedWith(ofAll);
  expect([alt, type]).toEqual([title, 'image/jpeg']);
  expect(await sharedWith({})).toMatchObject({ type: 'image/png', from: { card: { title: expect.any(String) } } });
});

test('it fills a card, in light colours, on the ground of the site', async () => {
  const { site, page } = await load({ '/routes/0/shareImage': halvesWith('Two halves') });
  const { from } = sharedOf(site, page);
  if (!('image' in from)) throw new Error('It is a card.');
  const { data, info } = await sharp(await cutToCard(site, from.image))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
  const at = (x: number) => [...data.subarray((315 * 1200 + x) * 3, (315 * 1200 + x) * 3 + 3)].map((one) => Math.round(one / 64));
  expect([at(100), at(1100)]).toEqual([
    [3, 0, 0],
    [0, 0, 4],
  ]);
  const ground = Number.parseInt(site.theme.colors.ground.light.slice(1, 3), 16);
  expect(at(600)[0]).toBe(Math.round(ground / 64));
});

/** A corner of each colour, in the order in which they are read, lying as the turn says. */
async function corners(width: number, height: number, turn: number): Promise<Buffer> {
  const area = (background: string, wide: number, high: number) => ({
    create: { width: wide, height: high, channels: 3 as const, background },
  });
  const [wide, high] = [width / 2, height / 2];
  const upright = await sharp(area('#fff', width, height))
    .composite(
      ['#f00', '#0f0', '#00f', '#000'].map((color, index) => ({
        input: area(color, wide, high),
        left: (index % 2) * wide,
        top: Math.floor(index / 2) * high,
      })),
    )
    .png()
    .toBuffer();
  // What a camera writes that was held like this: the other way round.
  const lying = sharp(upright).rotate(turn === 6 ? -90 : 0);
  return lying.withMetadata({ orientation: turn }).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

test.each([
  ['left', 1200, 200, [0, 0.5], 1, ['red', 'red', 'blue', 'blue']],
  ['right', 1200, 200, [1, 0.5], 1, ['green', 'green', 'black', 'black']],
  ['top', 200, 800, [0.5, 0], 1, ['red', 'green', 'red', 'green']],
  ['bottom', 200, 800, [0.5, 1], 1, ['blue', 'black', 'blue', 'black']],
  ['top, of a photo that lies on its side', 200, 800, [0.5, 0], 6, ['red', 'green', 'red', 'green']],
  ['middle, of a photo that lies on its side', 200, 800, undefined, 6, ['red', 'green', 'blue', 'black']],
] as const)('what it is about stays in view: %s', async (_, width, height, focus, turn, expected) => {
  const bytes = await corners(width, height, turn);
  let card: Buffer | undefined;
  const { problems } = await tryManifest(
    { '/routes/0/shareImage': { src: 'corners.jpg', alt: 'Corners', ...(focus && { focus }) } },
    {
      files: { 'corners.jpg': bytes },
      inspect: async (_folder, { site }) => {
        const from = site?.pages[0] && sharedOf(site, site.pages[0]).from;
        if (site && from && 'image' in from) card = await cutToCard(site, from.image);
      },
    },
  );
  if (!card) throw new Error(`It is no picture. ${problems.map(({ message }) => message).join('\n')}`);
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  const colorAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * 1200 + x) * 3);
    return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'black';
  };
  expect([colorAt(50, 50), colorAt(1150, 50), colorAt(50, 580), colorAt(1150, 580)]).toEqual(expected);
});

test('icons are made of the image that is named for them, not of the logo', async () => {
  const bytes = async (edits: Record<string, unknown>) => {
    const { site } = await load(edits);
    return Promise.all(iconFiles(site).map(async ({ make }) => Buffer.from(await make()).toString('base64')));
  };
  const [own, logo] = [await bytes({ '/site/icon': halvesWith('') }), await bytes({})];
  for (const [index, icon] of own.entries()) expect(icon).not.toBe(logo[index]);
});
