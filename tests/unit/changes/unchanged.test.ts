/** Edits that no visitor can notice. */
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../support/manifest/manifest.ts';
import { bakery, changesBetween, changesOf, hero, home, section } from './bakery.ts';

describe('nothing is said', () => {
  test.each<[string, (manifest: Manifest) => void]>([
    ['of nothing', () => {}],
    [
      'of what is only spelt out',
      (m) => {
        Object.assign(home(m), { noindex: false });
        section(m, 2).tone = 'plain';
        section(m, 1).layout = 'grid';
      },
    ],
    [
      'of a text that has become a constant',
      (m) => {
        m.constants.corner = 'Around the corner.';
        section(m, 4).text = ['{corner}'];
      },
    ],
    [
      'of a constant with another name',
      (m) => {
        m.constants.hour = 'six';
        hero(m).text = ['We open at {hour}.', 'Come and see.'];
      },
    ],
    [
      'of a constant that nothing names',
      (m) => {
        m.constants.seats = 14;
      },
    ],
    [
      'of placeholders that have become constants',
      (m) => {
        Object.assign(m.constants, m.placeholders);
        m.placeholders = {};
      },
    ],
    [
      'of the order of pages and keys',
      (m) => {
        m.routes.reverse();
        Object.assign(m, { header: Object.fromEntries(Object.entries(m.header).reverse()) });
      },
    ],
  ])('%s', async (_, edit) => {
    expect(await changesOf(edit)).toEqual([]);
  });
});

test('a drawing whose lines end as Windows ends them is the same', async () => {
  const lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">', '</svg>', ''];
  const drawings = ['\n', '\r\n'].map((end) => lines.join(end));
  expect(await changesBetween(bakery(), bakery(), drawings)).toEqual([]);
});
