import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { valueAt } from '../../../json-text/value.ts';
import { apply, openDocument } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { usesOfField, withFacts } from './keep-facts.ts';
import { textsOf } from './search-texts.ts';

const forms = formsOf('de');
const field = (name: string, kind = 'text') => ({ name, label: `Das ist ${name}`, kind });
const page = (path: string, entry: Json, more: object = {}) => ({
  path,
  title: path,
  description: path,
  entry,
  sections: [],
  ...more,
});
const manifest: Json = {
  routes: [
    page('/news/a', { facts: { place: '_Oldenburg_', price: 4 } }),
    page('/news/tour/b', { facts: { place: 'Kiel' } }),
    page('/en/news/a', { facts: { place: 'Oldenburg' } }, { translates: '/news/a' }),
    page('/news/c', {}),
    { path: '/', title: 'A', description: 'B', sections: [{ type: 'entries', title: 'T', of: 'people' }] },
  ],
  languages: [{ lang: 'en', path: '/en', factLabels: { place: 'Place' } }],
  collections: [
    { under: '/news', fields: [field('place'), field('days', 'days'), field('price', 'number')] },
    { under: '/news/tour', fields: [field('place', 'day')] },
    { name: 'people', fields: [field('role')], records: [{ title: 'Ada', facts: { role: 'Kasse' } }, { title: 'Bo' }] },
  ],
};
const after = (...operations: Operation[]) => {
  const document = openDocument(JSON.stringify(manifest, undefined, 2));
  const about = { manifest: document.value, forms, stored: document.text };
  return apply(document, withFacts(operations, about), { title: '', at: '', time: 0 });
};
const set = (pointer: string, value: Json): Operation => ({ kind: 'set', pointer, value });

test('another name of a fact is that of the pages of its own collection, of their translations and of the labels', () => {
  const { value } = after(set('/collections/0/fields/0/name', 'ort'));
  const facts = (index: number) => valueAt(value, `/routes/${index}/entry/facts`);
  expect([0, 1, 2].map(facts)).toEqual([{ ort: '_Oldenburg_', price: 4 }, { place: 'Kiel' }, { ort: 'Oldenburg' }]);
  // The other collection calls it so as well.
  expect(valueAt(value, '/languages/0/factLabels')).toEqual({ place: 'Place' });
  expect(valueAt(after(set('/collections/0/fields/0/name', 'price')).value, '/routes/0/entry/facts/place')).toBe('_Oldenburg_');
});

test('a fact goes with its field, and is counted before', () => {
  expect(usesOfField(manifest, '/collections/0/fields/0')).toEqual([
    '/routes/0/entry/facts/place',
    '/routes/2/entry/facts/place',
  ]);
  const { value } = after({ kind: 'remove', pointer: '/collections/0/fields/0' });
  expect([0, 1, 2].map((index) => valueAt(value, `/routes/${index}/entry`))).toEqual([
    { facts: { price: 4 } },
    { facts: { place: 'Kiel' } },
    { facts: {} },
  ]);
});

test('a list shows the records of its collection under another name as well', () => {
  const { value } = after(set('/collections/2/name', 'team'));
  expect(valueAt(value, '/routes/4/sections/0/of')).toBe('team');
});

test.each<[typed: string, written: string]>([
  ['4.50', '4.50'],
  ['4,50', '4.50'],
  ['12', '12'],
  ['{price}', '"{price}"'],
])('a number is written as %s is spelled, without quotes', (typed, written) => {
  expect(after(set('/routes/0/entry/facts/price', typed)).text).toContain(`"price": ${written}\n`);
  // Nothing was said there before.
  const { text } = after(set('/routes/3/entry/facts/price', typed));
  expect(text.replace(/\s+/g, ' ')).toContain(`"facts": { "price": ${written} }`);
});

test('the first day of a span is both', () => {
  const day = after(set('/routes/3/entry/facts/days/1', '2026-05-31'));
  expect(valueAt(day.value, '/routes/3/entry/facts')).toEqual({ days: ['2026-05-31', '2026-05-31'] });
});

test('the search over all texts finds facts of pages and records as they are read', () => {
  const found = textsOf(manifest, forms).map(({ pointer, text }) => `${pointer} ${text}`);
  expect(found).toContain('/routes/0/entry/facts/place Oldenburg');
  expect(found).toContain('/collections/2/records/0/facts/role Kasse');
});
