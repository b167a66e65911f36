/** A sample of the mutants of tests/mutants/mutants.test.ts, small enough for every run. */
import { expect, test } from 'vitest';
import { runMutants } from '../mutants/run.ts';

test('a few hundred mutants of all valid manifests: each mistake is one finding at its place', async () => {
  const { made, ...verdicts } = await runMutants(400, 3);
  expect(made.structure + made.syntax + made.reference).toBeGreaterThan(300);
  expect(verdicts).toEqual({ accepted: [], refused: [], several: [], elsewhere: [], scattered: [], disagree: [], crashed: [] });
});
