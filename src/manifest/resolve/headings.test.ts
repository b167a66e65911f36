/** Headings within texts have anchors, and links that lead to them are checked as all others are. */
import { expect, test } from 'vitest';
import { brief, tryManifest } from '../../../tests/support/manifest/try-manifest.ts';

/** A page with these blocks in a section that is named `bread`. */
const withBlocks = (...text: unknown[]) => tryManifest({ '/routes/0/sections/1': { type: 'text', id: 'bread', text } });

/** The anchors of the blocks of that page. */
async function anchors(...text: unknown[]) {
  const { site } = await withBlocks(...text);
  const section = (site ?? expect.fail()).pages[0]?.sections[1] as unknown as { text: { id?: string }[] };
  return section.text.map(({ id }) => id);
}

test('an anchor is made of the words of a heading, and is there once on a page', async () => {
  const made = await anchors({ heading: '**Über** uns' }, { subheading: 'Über uns' }, 'Ein Absatz.', { heading: 'Bread' });
  expect(made).toEqual(['ueber-uns', 'ueber-uns-2', undefined, 'bread-2']);
});

test('what the author names goes first', async () => {
  expect(await anchors({ heading: 'Rye' }, { heading: 'Other', id: 'rye' })).toEqual(['rye-2', 'rye']);
});

test('of two headings in one block the first one has the anchor', async () => {
  expect(await anchors({ heading: 'Rye', subheading: 'Wheat' })).toEqual(['rye']);
});

test('links lead to anchors that are made, and to those that are given', async () => {
  const headings = [{ heading: 'Our rye' }, { subheading: 'Wheat', id: 'corn' }];
  expect(brief(await withBlocks('[a](#our-rye) [b](#corn)', ...headings))).toEqual([]);
  expect(brief(await withBlocks('[a](#our-wheat)', ...headings))).toEqual([expect.stringMatching(/^broken-anchor .*#our-wheat/)]);
  expect(brief(await withBlocks('[a](#wheat)', ...headings))).toEqual([expect.stringMatching(/^broken-anchor .*#wheat/)]);
});

test('an anchor that is given twice is found, and one without a heading leads nowhere', async () => {
  const twice = await withBlocks({ heading: 'Rye', id: 'corn' }, { heading: 'Wheat', id: 'corn' });
  expect(brief(twice)).toEqual([expect.stringMatching(/^duplicate-id .*corn/)]);
  const alone = await withBlocks('[a](#corn)', { list: ['Rye'], id: 'corn' });
  expect(brief(alone)).toEqual([expect.stringMatching(/^broken-anchor .*#corn/)]);
});
