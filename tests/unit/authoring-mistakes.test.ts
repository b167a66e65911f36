/** A sample of tests/authoring-mistakes/mistakes.test.ts, small enough for every run. */
import { afterEach, expect, test, vi } from 'vitest';
import { slips } from '../authoring-mistakes/mistakes.ts';
import { trySlip } from '../authoring-mistakes/try-mistake.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const sample = slips.filter((_, index) => index % 5 === 0);

test.each(sample.map((slip) => [slip.name, slip] as const))('%s', async (_, slip) => {
  for (const [name, value] of Object.entries(slip.env ?? {})) vi.stubEnv(name, value);
  const { actual, expected } = await trySlip(slip);
  expect(actual).toEqual(expected);
});
