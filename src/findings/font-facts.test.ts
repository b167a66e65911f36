import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tests/support/project/project.ts';
import { fontFacts } from './font-facts.ts';

const read = (path: string) => readFileSync(join(root, path));
const fonts = 'tests/fixtures/valid/les-sentiers/polices';

test.each([
  ['media/fonts/figtree-latin.woff2', false],
  ['media/fonts/bricolage-grotesque-latin.woff2', false],
  [`${fonts}/bitter-latin.woff2`, false],
  [`${fonts}/source-serif-400.woff2`, true],
  [`${fonts}/source-serif-700.woff2`, true],
])('whether %s has one weight only is known from its list of tables: %s', (path, hasOneWeight) => {
  expect(fontFacts(read(path))).toEqual({ format: 'woff2', hasOneWeight });
});

test('of what is no WOFF2, or is cut off in the list, nothing is claimed', () => {
  const whole = read(`${fonts}/source-serif-400.woff2`);
  for (const length of [0, 3, 4, 13, 14, 48, 60]) expect(fontFacts(whole.subarray(0, length)).hasOneWeight).toBe(false);
  expect(fontFacts(read('tests/fixtures/valid/minimal/logo.svg'))).toEqual({ hasOneWeight: false });
});
