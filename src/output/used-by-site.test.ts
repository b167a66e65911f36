import { expect, test } from 'vitest';
import { type Edits, tryManifest } from '../../tests/try-manifest.ts';
import { usedBy } from './used-by-site.ts';

/** What the minimal manifest uses after edits. */
async function usedAfter(edits: Edits) {
  const { site } = await tryManifest(edits);
  return usedBy(site ?? expect.fail('The manifest is invalid.'));
}

test('types and languages of all pages count, that of the not-found page too, each once and in one order', async () => {
  expect(await usedAfter({})).toEqual({ types: ['not-found', 'text'], languages: ['en'] });
  const sections = [
    { type: 'text', id: 'contact', title: 'A', text: ['A'], lang: 'fr-CH' },
    { type: 'checklist', title: 'B', items: [{ title: 'B' }] },
    { type: 'text', title: 'C', text: ['C'], lang: 'fr' },
  ];
  const used = { types: ['checklist', 'not-found', 'text'], languages: ['en', 'fr'] };
  for (const list of [sections, sections.toReversed()]) expect(await usedAfter({ '/routes/0/sections': list })).toEqual(used);
});
