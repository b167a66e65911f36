/** Entries of a section are targets of links as whole sections are: `broken-anchor` and `duplicate-id` know both. */
import { expect, test } from 'vitest';
import { brief, tryManifest } from '../../../tests/try-manifest.ts';

/** The findings about a page with a link to `#rolls` and cards of these names. */
async function findings(...ids: string[]): Promise<string[]> {
  const cards = ids.map((id) => ({ title: 'A card', id }));
  const grid = { type: 'card-grid', title: 'Cards', items: [{ title: 'To the rolls', href: '/#rolls' }, ...cards] };
  return brief(await tryManifest({ '/routes/0/sections/1': grid }));
}

test('a link may lead to an entry', async () => {
  expect(await findings('bread', 'rolls')).toEqual([]);
});

test('a link to an entry that is not there is found', async () => {
  expect(await findings('bread', 'roll')).toEqual([expect.stringMatching(/^broken-anchor .*#rolls/)]);
});

test('an entry has a name of its own: no other has it, and no section', async () => {
  expect(await findings('rolls', 'rolls')).toEqual([expect.stringMatching(/^duplicate-id .*rolls/)]);
  expect(await findings('rolls', 'contact')).toEqual([expect.stringMatching(/^duplicate-id .*contact/)]);
});
