/** Five hundred things that people do to a site in a forge, by chance. A slice of it is in src/editor/forge/. */
import { expect, test } from 'vitest';
import { forgeForEach } from '../support/forge/forge-site.ts';
import { writeByChance } from '../support/forge/people-by-chance.ts';

const forge = forgeForEach();

test('whoever writes, publishes and accepts, and whatever fails meanwhile, nothing is lost', { timeout: 3_600_000 }, async () => {
  const { done, lost } = await writeByChance(forge, { steps: 500, seed: 20_261_127 });
  expect(lost).toEqual([]);
  expect(Object.keys(done).sort()).toEqual(['accept', 'elsewhere', 'failed', 'merge', 'open', 'publish', 'removeDraft', 'save']);
});
