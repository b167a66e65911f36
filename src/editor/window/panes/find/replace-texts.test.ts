import { expect, test } from 'vitest';
import { formsOf } from '../../../draft/fields/form-model.ts';
import type { Forms } from '../../../draft/fields/model.ts';
import { textsOf } from '../../state/search-texts.ts';
import { replacementsIn } from './replace-texts.ts';

const base = { title: 'Feld', description: '', optional: false };
const forms: Forms = {
  page: [
    { ...base, key: 'path', kind: 'text' },
    { ...base, key: 'title', kind: 'text' },
    { ...base, key: 'text', kind: 'richText' },
    { ...base, key: 'mail', kind: 'text', isLiteral: true },
  ],
  sections: {},
  groups: [],
  parts: { constants: { ...base, kind: 'record', entry: { ...base, kind: 'text' } } },
};

/** What becomes of one text of a page: undefined where it is not offered. */
function replaced(page: Record<string, string>, sought: string, by: string, constants: Record<string, string> = {}) {
  const manifest = { constants, routes: [page] };
  return replacementsIn(textsOf(manifest, forms), manifest, forms, sought, by);
}

test.each<[string, string, string, string]>([
  // Marks, links, escapes, constants and what is written twice stay as they are.
  [
    'Der **Kurs** im [Kurs](/kurs) \\* und {{ Kurs',
    'Kurs',
    'Lehrgang',
    'Der **Lehrgang** im [Lehrgang](/kurs) \\* und {{ Lehrgang',
  ],
  ['Kurs\u00a0 in {kurs}  __ 1 * 2', 'Kurs', 'Workshop', 'Workshop\u00a0 in {kurs}  __ 1 * 2'],
  ['Ein _Kurs_ für **alle**', 'Kurs für', 'Lehrgang für', 'Ein _Lehrgang_ für **alle**'],
  ['Schu\u00adlungs\u00adraum', 'Schulungsraum', 'Saal', 'Saal'],
  ['1\u00a0490 €', '1 490 €', '1 590 €', '1\u00a0590 €'],
  ['Kurs', 'Kurs', '{ort} **a**', '{{ort} \\*\\*a\\*\\*'],
])('%s: "%s" becomes "%s"', (text, sought, by, after) => {
  expect(replaced({ text }, sought, by).map(({ value }) => value)).toEqual([after]);
});

test('what is a part of another word, or written otherwise, is told apart', () => {
  const isExact = (title: string) => replaced({ title }, 'Kurs', 'Lehrgang').map((one) => one.isExact);
  expect(isExact('Der Kurs.')).toEqual([true]);
  expect(isExact('Grundkurs')).toEqual([false]);
  expect(isExact('Kurse')).toEqual([false]);
});

test('what a constant says is replaced where its value stands, and no address is', () => {
  const found = replaced({ path: '/koeln', title: 'Kurs in {ort}', mail: 'koeln@{ort}.de' }, 'Köln', 'Bonn {x}', { ort: 'Köln' });
  expect(found.map(({ pointer, value }) => [pointer, value])).toEqual([['/constants/ort', 'Bonn {x}']]);
  expect(replaced({ path: '/kurs', mail: 'kurs@{x.de' }, 'kurs', 'a').map(({ value, isExact }) => [value, isExact])).toEqual([
    ['a@{x.de', false],
  ]);
});

test('a text that would say nothing any more is not offered', () => {
  expect(replaced({ title: 'Kurs ' }, 'Kurs', '')).toEqual([]);
});

test('before and after are shown as readers have them', () => {
  const [one] = replaced({ text: `${'Wort '.repeat(30)}in {ort}: **Kurs**` }, 'kurs', 'Tag', { ort: 'Köln' });
  const said = (pieces = one?.before) => pieces?.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join('');
  expect(said()).toMatch(/^… (?:Wort ){5,9}in Köln: <Kurs>$/);
  expect(said(one?.after)).toMatch(/^… (?:Wort ){5,9}in Köln: <Tag>$/);
});

test('records and facts are found, and say something else', () => {
  const site = {
    collections: [
      {
        name: 'people',
        fields: [{ name: 'role', label: 'Aufgabe' }],
        records: [
          {
            title: 'Ada **Bach**',
            tags: ['Vorstand'],
            facts: { role: 'Kasse', phone: { label: 'Kasse 12', href: 'tel:+4912' } },
          },
        ],
      },
      { under: '/news', fields: [{ name: 'place', label: 'Ort der Kasse' }] },
    ],
    routes: [{ path: '/news/a', title: 'A', entry: { facts: { place: 'An der Kasse' } }, sections: [] }],
  };
  const forms = formsOf('de');
  const found = replacementsIn(textsOf(site, forms), site, forms, 'Kasse', 'Theke');
  expect(found.map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/routes/0/entry/facts/place', 'An der Theke'],
    ['/collections/0/records/0/facts/role', 'Theke'],
    ['/collections/1/fields/0/label', 'Ort der Theke'],
  ]);
  expect(replacementsIn(textsOf(site, forms), site, forms, 'Bach', 'Wald').map(({ value }) => value)).toEqual(['Ada **Wald**']);
});
