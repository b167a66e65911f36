import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../../tests/support/project/slice.ts';
import { inOrder, type Mark, readUnits, type Unit } from './read.ts';
import { runsOf, unitsOf } from './runs.ts';
import { rebased, writeUnits } from './write.ts';

const root = join(import.meta.dirname, '../../../..');
const valid = join(root, 'tests/fixtures/valid');
const files = [join(root, 'site.json'), ...readdirSync(valid).map((name) => join(valid, name, 'site.json'))];

/** Every text of the site and of all fixtures. */
const texts = [...new Set(files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))))];
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const letter = (shown: string, marks: readonly Mark[] = []): Unit => ({ shown, kind: 'letter', marks });
const unplaced = (units: readonly Unit[]) => units.map(({ shown, kind, marks }) => ({ shown, kind, marks }));

test('what is read of a text says it again, byte for byte', () => {
  for (const text of texts) {
    expect(writeUnits(text, unitsOf(runsOf(readUnits(text, true))), true)).toBe(text);
    expect(writeUnits(text, readUnits(text, false), false)).toBe(text);
  }
});

test('a letter that is typed is one letter more of the source, and without it the source is as it was', () => {
  const wrong = rowsOf(texts, 12).flatMap((text) => {
    const units = readUnits(text, true);
    // At twenty places, evenly.
    return Array.from({ length: 20 }, (_, index) => Math.round((units.length * index) / 19)).flatMap((at) => {
      const marks = (units[at - 1] ?? units[at])?.marks ?? [];
      const typed = writeUnits(text, [...units.slice(0, at), letter('x', marks), ...units.slice(at)], true);
      const isOneMore = [...typed.matchAll(/x/g)].some(({ index }) => typed.slice(0, index) + typed.slice(index + 1) === text);
      const back = writeUnits(typed, units, true);
      return isOneMore && back === text ? [] : [{ text, at, typed, back }];
    });
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['within emphasis', 'Neu _denken_.', 6, 'Neu _dexnken_.'],
  ['behind what is bold', '**Neu** denken', 3, '**Neux** denken'],
  ['before emphasis, which would end with it', 'Neu _denken_.', 4, 'Neu _xdenken_.'],
  ['beside an escape', 'Kund\\*innen * und __init__', 5, 'Kund\\*xinnen * und __init__'],
  ['behind a constant', 'Ab {price} Euro, {{', 4, 'Ab {price}x Euro, {{'],
  ['within a link', '[Mehr](/x_y "Titel") davon', 4, '[Mehrx](/x_y "Titel") davon'],
  ['within code', 'Mit `a*b` und \u00a0  drei', 5, 'Mit `ax*b` und \u00a0  drei'],
])('a letter %s', (_, text, at, expected) => {
  const units = readUnits(text, true);
  const marks = units[at - 1]?.marks ?? [];
  expect(writeUnits(text, [...units.slice(0, at), letter('x', marks), ...units.slice(at)], true)).toBe(expected);
});

test('what stays when a backslash before it goes is written without it', () => {
  expect(writeUnits('a\\B', readUnits('a\\B', true).slice(2), true)).toBe('B');
});

test('what is typed is no sign', () => {
  for (const typed of ['**a**', '_a_', '[a](/b)', '`a`', '{price}', 'a\\', '\\*']) {
    const units = typed.split('').map((shown) => letter(shown));
    const written = writeUnits('', units, true);
    expect([typed, unplaced(readUnits(written, true))]).toEqual([typed, units]);
  }
  expect(writeUnits('', unitsOf([letter('5 * 3 = 15, Kund*innen, snake_case')]), true)).toBe(
    '5 * 3 = 15, Kund*innen, snake_case',
  );
});

test('braces are no sign beside letters that are signs elsewhere', () => {
  for (const isRich of [true, false]) {
    const units = 'Nur **Wörter** {hier} {brand'.split('').map((shown) => letter(shown));
    expect(unplaced(readUnits(writeUnits('Bei {brand}', units, isRich), isRich))).toEqual(units);
  }
});

test('marks come and go, and a mark that cannot be written there is left out', () => {
  const marked = (text: string, from: number, to: number, mark: Mark) =>
    writeUnits(
      text,
      readUnits(text, true).map((unit, index) =>
        index >= from && index < to ? { ...unit, marks: inOrder([...unit.marks, mark]) } : unit,
      ),
      true,
    );
  expect(marked('Neu denken', 0, 4, 'strong')).toBe('**Neu** denken');
  expect(marked('**Neu** denken', 4, 10, 'strong')).toBe('**Neu** **denken**');
  expect(marked('Neu _denken_', 0, 10, 'link /x')).toBe('[Neu _denken_](/x)');
  expect(marked('Neudenken', 3, 9, 'em')).toBe('Neudenken');
  const bold = readUnits('a **b _c_** d', true);
  expect(
    writeUnits(
      'a **b _c_** d',
      bold.map((unit) => ({ ...unit, marks: unit.marks.filter((one) => one !== 'strong') })),
      true,
    ),
  ).toBe('a b _c_ d');
});

/** Words between spaces, some of them marked: as people write. */
const words = fc.array(
  fc.record({
    word: fc.stringMatching(/^[a-zäß*_{}[\]`\\.!„“]{1,6}$/),
    marks: fc.subarray<Mark>(['link https://example.org/a_b', 'strong', 'em']),
    isConstant: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

test('documents by chance come back: letters always, marks where words bear them', () => {
  fc.assert(
    fc.property(words, (all) => {
      const units = all.flatMap(({ word, marks, isConstant }, index): Unit[] => [
        ...(index > 0 ? [letter(' ')] : []),
        ...(isConstant
          ? [{ shown: 'price', kind: 'constant', marks } as const]
          : word.split('').map((one) => letter(one, marks))),
      ]);
      const read = readUnits(writeUnits('', units, true), true);
      expect(read.map(({ shown, kind }) => [shown, kind])).toEqual(units.map(({ shown, kind }) => [shown, kind]));
      // Signs beside punctuation may say nothing; beside letters and constants they always do.
      const isPlain = all.every(({ word, isConstant }) => isConstant || /^[a-zäß]+$/.test(word));
      if (isPlain) expect(unplaced(read)).toEqual(units);
    }),
    { numRuns: process.env.DEEP ? 20_000 : 500, seed: 32 },
  );
});

test('letters that were typed earlier come before those that have come at the same place', () => {
  const read = (text: string) => readUnits(text, true);
  const made = [true, false].map((isEarlier) =>
    rebased(read('ab'), read('axb'), read('ayb'), isEarlier).map(({ shown }) => shown),
  );
  expect(made.map((letters) => letters.join(''))).toEqual(['axyb', 'ayxb']);
});

test.each([
  ['Zwei und drei', 'Zwei und drei!', 'Zwei', 'Zwei!'],
  ['Ich arbeite', 'Ich arbeite', 'Ich arbeite für Sie', 'Ich arbeite für Sie'],
  ['Ein Satz', 'Kein Satz', 'Ein Satz, zwei', 'Kein Satz, zwei'],
  ['Alt', 'Neu', 'Wir', 'WirNeu'],
  ['Alt', '', 'Alt und neu', ' und neu'],
])('upon “%s” is written “%s”, and by now it is “%s”: “%s”', (base, own, now, made) => {
  const [one, two, three] = [base, own, now].map((text) => readUnits(text, true));
  expect(
    rebased(one ?? [], two ?? [], three ?? [])
      .map(({ shown }) => shown)
      .join(''),
  ).toBe(made);
});
