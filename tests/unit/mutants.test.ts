/** A sample of the mutants of tests/mutants/mutants.test.ts, small enough for every run. */
import { expect, test } from 'vitest';
import { runMutants } from '../mutants/run.ts';

test('thirty mutants of all valid manifests: each mistake is one finding at its place', async () => {
  const { made, several, ...verdicts } = await runMutants(30, 3);
  expect(made.structure + made.syntax + made.reference).toBeGreaterThan(20);
  expect(verdicts).toEqual({ accepted: [], refused: [], elsewhere: [], scattered: [], disagree: [], crashed: [] });
  // Which mutants there are changes with every edit of a manifest; very few look like two mistakes.
  expect(several.length, several.join('\n')).toBeLessThanOrEqual(0.01 * (made.structure + made.syntax));
});
