import { expect, test } from 'vitest';
import { formsOf } from '../../draft/fields/form-model.ts';
import type { NamedField } from '../../draft/fields/model.ts';
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
const at = (pointer: string): readonly NamedField[] => fieldsAt(forms, manifest, pointer);
const made = (...rows: string[][]) =>
  recordsFrom({
    cells: rows.map((row) => row.map((shown) => (shown === '' ? [] : [{ shown, kind: 'letter' as const, marks: [] }]))),
    ...{ fields: at('/collections/0/records/0'), facts: at('/collections/0/records/0/facts'), lang: 'de', siteLang: 'de' },
  });

test('without a head row the columns are the title and the facts, each as its kind is written', () => {
  expect(made(['Ada', 'Kasse', '1.2.2026', '31.5.2026 – 6.6.2026', '4,50', '0441 123'], ['Bo', '', '', '', '7', ''])).toEqual({
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
    lost: [],
  });
});

test('with one they are found by their labels, and what fits nowhere is listed', () => {
  const { records, lost } = made(
    ['Stichwörter', 'Titel', 'Zimmer', 'Preis'],
    ['A; B', 'Ada', 'B1', 'viel'],
    ['C', '', '', ''],
    ['', '', '', ''],
  );
  expect(records).toEqual([{ title: 'Ada', tags: ['A', 'B'] }]);
  expect(lost).toEqual(['Zimmer', 'viel', 'C']);
});
