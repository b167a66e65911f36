/** Entries of a section are targets of links as whole sections are: `broken-anchor` and `duplicate-id` know both. */
import { expect, test } from 'vitest';
import { brief, tryManifest } from '../../tests/support/manifest/try-manifest.ts';

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

test('the advice begins with what was probably meant, or with what to do', async () => {
  const hintFor = async (hash: string) => {
    const { problems } = await tryManifest({ '/header/links/0': { label: 'There', href: `/#${hash}` } });
    return problems.find(({ code }) => code === 'broken-anchor')?.hint;
  };
  expect(await hintFor('contakt')).toMatch(/^Did you mean `#contact`\? Or give the section /);
  expect(await hintFor('rolls-and-cakes')).toBe('Give the section "id": "rolls-and-cakes".');
});

test('an entry has a name of its own: no other has it, and no section', async () => {
  expect(await findings('rolls', 'rolls')).toEqual([expect.stringMatching(/^duplicate-id .*rolls/)]);
  expect(await findings('rolls', 'contact')).toEqual([expect.stringMatching(/^duplicate-id .*contact/)]);
});
