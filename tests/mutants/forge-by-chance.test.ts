/** Five hundred things that people do to a site in a forge, by chance, a hundred with each seed. A slice of it is in src/editor/repository/github/. */
import { afterAll, expect, test } from 'vitest';
import { forgeForEach } from '../support/forge/forge-site.ts';
import { writeByChance } from '../support/forge/people-by-chance.ts';

const forge = forgeForEach();
const everDone = new Set<string>();

test.each([1, 2, 3, 4, 5])(
  'whoever writes, publishes and accepts, and whatever fails meanwhile, nothing is lost: seed %i',
  async (seed) => {
    const { done, lost } = await writeByChance(forge, { steps: 100, seed });
    for (const name of Object.keys(done)) everDone.add(name);
    expect(lost).toEqual([]);
  },
);

afterAll(() => {
  expect([...everDone].sort()).toEqual(['accept', 'elsewhere', 'failed', 'merge', 'open', 'publish', 'removeDraft', 'save']);
});
