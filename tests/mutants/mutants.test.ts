/** More than ten thousand single mistakes in all valid manifests, from fixed seeds. Takes minutes, so it is not in `npm test`. */
import { expect, test } from 'vitest';
import { runMutants } from './run.ts';

/** Ten seeds instead of one long run: a failure names the seed to look at. */
test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('mutants of seed %i', async (seed) => {
  const { made, several, elsewhere, ...verdicts } = await runMutants(1150, seed);
  const mistakes = made.structure + made.syntax + made.reference;
  console.log(`seed ${seed}: ${JSON.stringify(made)}, more than one error: ${several.length}, elsewhere: ${elsewhere.length}`);
  expect(mistakes).toBeGreaterThanOrEqual(1000);
  expect(verdicts).toEqual({ accepted: [], refused: [], scattered: [], disagree: [], crashed: [] });
  expect(elsewhere).toEqual([]);
  expect(several.length, several.join('\n')).toBeLessThanOrEqual(0.01 * (made.structure + made.syntax));
});
