/**
 * Mistakes of people who write texts and no programs: one finding for each, where it is, in their language, and mended where that is
 * certain. Every fifth is tried here, all of them in the long tests.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { mistakes } from '../authoring-mistakes/mistakes.ts';
import { tryMistake } from '../authoring-mistakes/try-mistake.ts';
import { rowsOf } from '../support/project/slice.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(rowsOf(mistakes, 5).map((mistake) => [mistake.name, mistake] as const))('%s', async (_, mistake) => {
  for (const [name, value] of Object.entries(mistake.env ?? {})) vi.stubEnv(name, value);
  const { actual, expected } = await tryMistake(mistake);
  expect(actual).toEqual(expected);
});

test('no two mistakes have the same name', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length);
});
