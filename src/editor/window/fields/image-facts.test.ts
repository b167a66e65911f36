import { expect, test } from 'vitest';
import { factsOf, fileName, type ImageFile, imagesOf, splitByUse } from './image-facts.ts';

const image = (path: string, type = 'jpg', size = 240_400): ImageFile => ({
  path,
  address: `/files/${path}`,
  image: { width: 1600, height: 900, type, size, isCutOff: false },
});

test('fonts and what cannot be read are no images', () => {
  const font = { path: 'a.woff2', address: '', font: { format: 'woff2' as const, hasOneWeight: false } };
  expect(imagesOf([image('a.jpg'), font, { path: 'b.jpg', address: '' }]).map(({ path }) => path)).toEqual(['a.jpg']);
});

test('what the manifest names is used, however it writes the path', () => {
  const { used, unused } = splitByUse([image('media/a.jpg'), image('media/b.jpg')], ['./media/a.jpg']);
  expect([used, unused].map((list) => list.map(({ path }) => fileName(path)))).toEqual([['a.jpg'], ['b.jpg']]);
});

test('size and kind are said in the language of the author', () => {
  expect(factsOf(image('a.jpg'), 'de')).toBe('1600 × 900 · JPG · 240 kB');
  expect(factsOf(image('a.svg', 'svg', 100), 'de')).toBe('SVG · 1 kB');
  expect(factsOf(image('a.png', 'png', 2_345_678), 'de')).toBe('1600 × 900 · PNG · 2,3 MB');
  expect(factsOf(image('a.png', 'png', 2_345_678), 'en')).toBe('1600 × 900 · PNG · 2.3 MB');
});
