/** Mistakes of people who write texts and no programs: one finding for each, where it is, in their language, and mended where that is certain. */
import { afterEach, expect, test, vi } from 'vitest';
import { slips } from './mistakes.ts';
import { trySlip } from './try-mistake.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(slips.map((slip) => [slip.name, slip] as const))('%s', async (_, slip) => {
  for (const [name, value] of Object.entries(slip.env ?? {})) vi.stubEnv(name, value);
  const { actual, expected } = await trySlip(slip);
  expect(actual).toEqual(expected);
});

test('no two slips have the same name', () => {
  expect(new Set(slips.map(({ name }) => name)).size).toBe(slips.length);
});
