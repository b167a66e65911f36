/** A sample of tests/authoring-mistakes/mistakes.test.ts, small enough for every run. */
import { afterEach, expect, test, vi } from 'vitest';
import { mistakes } from '../authoring-mistakes/mistakes.ts';
import { tryMistake } from '../authoring-mistakes/try-mistake.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const sample = mistakes.filter((_, index) => index % 5 === 0);

test.each(sample.map((mistake) => [mistake.name, mistake] as const))('%s', async (_, mistake) => {
  for (const [name, value] of Object.entries(mistake.env ?? {})) vi.stubEnv(name, value);
  const { actual, expected } = await tryMistake(mistake);
  expect(actual).toEqual(expected);
});
