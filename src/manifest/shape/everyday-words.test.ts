import { expect, test } from 'vitest';
import { sectionTypes } from '../../../tests/gallery.ts';
import { tryManifest } from '../../../tests/try-manifest.ts';
import { namedTypes, typesFor } from './everyday-words.ts';

test('leads to types that exist alone', () => {
  expect(namedTypes.filter((type) => !sectionTypes.includes(type))).toEqual([]);
  expect(typesFor('map', ['text'])).toEqual([]);
});

test.each([
  ['map', ['embed']],
  ['Carousel', ['gallery']],
  ['stats', ['card-grid']],
  ['price_list', ['table', 'pricing']],
  ['contactForm', ['form']],
  ['Öffnungszeiten', ['opening-hours']],
  ['oeffnungszeiten', ['opening-hours']],
  ['constructor', []],
  ['', []],
])('%s → %j', (word, types) => expect(typesFor(word, sectionTypes)).toEqual(types));

test('the advice names them, and offers no slip of the keyboard beside them', async () => {
  const hintOf = async (type: string, lang: string) => {
    const { problems } = await tryManifest({ '/routes/0/sections/0': { type }, '/site/lang': lang });
    return problems.find(({ code }) => code === 'unknown-section');
  };
  expect((await hintOf('Landkarte', 'de'))?.hint).toMatch(/^Dafür gibt es `embed`\. /);
  expect((await hintOf('Speisekarte', 'en'))?.hint).toMatch(/^That is what `table` or `pricing` is for\. /);
  expect((await hintOf('Fragebögen', 'en'))?.hint).not.toContain('That is');
});
