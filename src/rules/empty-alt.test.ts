import { expect, test } from 'vitest';
import { tryManifest } from '../../tests/support/manifest/try-manifest.ts';

const photo = 'photo.png';
// One pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const labelled = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">Way in</text></svg>';

/** Where images lack a description, of those in one section. */
async function found(section: object): Promise<string[]> {
  const files = { [photo]: png, 'plan.svg': labelled };
  const { problems } = await tryManifest({ '/routes/0/sections/1': section }, { files });
  const said = problems.filter(({ code }) => !['placeholder-left', 'small-share-image'].includes(code));
  return said.map(({ code, pointer }) => `${code} ${pointer}`);
}

test('an image that its author says is decoration is taken for that, also where it is described elsewhere', async () => {
  const person = (alt: string) => ({ name: 'Ada', image: { src: photo, alt } });
  expect(await found({ type: 'team', title: 'We', items: [person(''), person('Ada at the oven')] })).toEqual([]);
  expect(await found({ type: 'split', title: 'Oven', image: { src: photo, alt: '' } })).toEqual([]);
  expect(await found({ type: 'text', text: ['A'], backdrop: { src: photo, alt: '' } })).toEqual([]);
});

test('a link without a name and a drawing with words in it are no decoration', async () => {
  const gallery = { type: 'gallery', title: 'Oven', items: [{ src: photo, alt: '', href: '/' }] };
  expect(await found(gallery)).toEqual(['empty-alt /routes/0/sections/1/items/0/alt']);
  expect(await found({ type: 'split', title: 'Oven', image: { src: 'plan.svg', alt: '' } })).toEqual([
    'empty-alt /routes/0/sections/1/image/alt',
  ]);
});
