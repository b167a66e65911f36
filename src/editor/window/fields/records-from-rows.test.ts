import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../schema/json.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { fieldsAt } from '../state/field-at.ts';
import { recordsFrom } from './records-from-rows.ts';

const manifest = {
  collections: [
    {
      fields: [
        { name: 'role', label: 'Aufgabe' },
        { name: 'from', label: 'Seit', kind: 'day' },
        { name: 'days', label: 'Zeit', kind: 'days' },
        { name: 'price', label: 'Preis', kind: 'number' },
        { name: 'phone', label: 'Telefon', kind: 'link' },
      ],
      records: [],
    },
  ],
};
const forms = formsOf('de');
const read = (fields: readonly object[], ...rows: string[][]) =>
  recordsFrom({
    cells: rows.map((row) => row.map((shown) => (shown === '' ? [] : [{ shown, kind: 'letter' as const, marks: [] }]))),
    fields: fieldsAt(forms, manifest, '/collections/0/records/0'),
    factsWith: (added) =>
      fieldsAt(forms, { collections: [{ fields: [...fields, ...added] as JsonObject[] }] }, '/collections/0/records/0/facts'),
    ...{ most: 8, columnTitle: (column) => `Spalte ${column}`, lang: 'de', siteLang: 'de' },
  });
const made = (...rows: string[][]) => read(manifest.collections[0]?.fields ?? [], ...rows);

test('without a head row the columns are the title and the facts, each as its kind is written', () => {
  expect(
    made(['Ada', 'Kasse', '1.2.2026', '31.5.2026 – 6.6.2026', '4,50', '0441 123'], ['Bo', '', '', '', '7', '']),
  ).toMatchObject({
    records: [
      {
        title: 'Ada',
        facts: {
          ...{ role: 'Kasse', from: '01.02.2026', days: ['31.05.2026', '06.06.2026'], price: '4.50' },
          phone: { label: '0441 123', href: 'tel:0441123' },
        },
      },
      { title: 'Bo', facts: { price: 7 } },
    ],
    ...{ lost: [], added: [], hasHead: false },
  });
});

test('with one they are found by their labels; a column of its own is a new fact, and what fits nowhere is listed', () => {
  const { records, added, lost } = made(
    ['Stichwörter', 'Titel', 'Zimmer', 'Preis'],
    ['A; B', 'Ada', 'B1', 'viel'],
    ['C', '', '', ''],
    ['', '', '', ''],
  );
  expect(added).toEqual([{ name: 'zimmer', label: 'Zimmer' }]);
  expect(records).toEqual([{ title: 'Ada', tags: ['A', 'B'], facts: { zimmer: 'B1' } }]);
  expect(lost).toEqual(['viel', 'C']);
});

test('the first table makes the fields, each of the kind that all of its values have; one that is called name is the title', () => {
  const { records, added, lost } = read(
    [],
    ['Funktion', 'Name', 'Telefon', 'Seit', 'Beitrag', 'Saison'],
    ['Vorsitz', 'Ada', '0441 123', '1.2.2020', '4,50', '2025/2026'],
    ['Kasse', 'Bo', '', '3.4.2021', '7', ''],
  );
  expect(added).toEqual([
    { name: 'funktion', label: 'Funktion' },
    { name: 'telefon', label: 'Telefon', kind: 'link' },
    { name: 'seit', label: 'Seit', kind: 'day' },
    { name: 'beitrag', label: 'Beitrag', kind: 'number' },
    { name: 'saison', label: 'Saison' },
  ]);
  expect(records[1]).toEqual({ title: 'Bo', facts: { funktion: 'Kasse', seit: '03.04.2021', beitrag: 7 } });
  expect([records.length, lost]).toEqual([2, []]);
});

test('a head is known by what it is not: no value of the columns below it', () => {
  const fields = [{ name: 'from', label: 'Seit', kind: 'day' }];
  expect(read(fields, ['Mensch', 'Eintritt'], ['Ada', '1.2.2026'])).toMatchObject({ hasHead: true, records: [{ title: 'Ada' }] });
  expect(read(fields, ['Ada', '1.2.2026', 'Tor'])).toMatchObject({ hasHead: false, added: [{ label: 'Spalte 3' }] });
});

test('more columns than a collection may have facts are said', () => {
  const heads = ['Name', ...'ABCDEFGHI'];
  expect(
    read(
      [],
      heads,
      heads.map((head) => `${head}1`),
    ),
  ).toMatchObject({ added: { length: 8 }, lost: ['I', 'I1'] });
});
