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

test('icons are made of the image that is named for them, not of the logo', async () => {
  const bytes = async (edits: Record<string, unknown>) => {
    const { site } = await load(edits);
    return Promise.all(iconFiles(site).map(async ({ make }) => Buffer.from(await make()).toString('base64')));
  };
  const [own, logo] = [await bytes({ '/site/icon': halvesWith('') }), await bytes({})];
  for (const [index, icon] of own.entries()) expect(icon).not.toBe(logo[index]);
});
