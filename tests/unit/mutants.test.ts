/** Single mistakes made in all valid manifests, from fixed seeds: thirty here, more than ten thousand in the long tests. */
import { expect, test } from 'vitest';
import { runMutants } from '../mutants/run.ts';

/** Ten seeds instead of one long run: a failure names the seed to look at. */
const runs = process.env.DEEP ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => ({ seed, count: 1150 })) : [{ seed: 3, count: 30 }];

test.each(runs)('$count mutants of seed $seed: each mistake is one finding at its place', async ({ seed, count }) => {
  const { made, several, ...verdicts } = await runMutants(count, seed);
  if (process.env.DEEP) console.log(`seed ${seed}: ${JSON.stringify(made)}, more than one error: ${several.length}`);
  expect(made.structure + made.syntax + made.reference).toBeGreaterThan(count * 0.8);
  expect(verdicts).toEqual({ accepted: [], refused: [], elsewhere: [], scattered: [], disagree: [], crashed: [] });
  // Which mutants there are changes with every edit of a manifest; very few look like two mistakes.
  expect(several.length, several.join('\n')).toBeLessThanOrEqual(0.01 * (made.structure + made.syntax));
});
