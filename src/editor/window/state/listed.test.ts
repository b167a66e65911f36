import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { words } from '../words/words.ts';
import { optionsAt } from './listed.ts';

const list = (more: object) => ({ type: 'entries', title: 'T', ...more });
const manifest: Json = {
  constants: { town: 'Kiel' },
  routes: [
    {
      path: '/',
      sections: [
        list({ of: 'people', only: [{ by: 'role', is: ['A'] }, { by: 'tags' }], sort: { by: 'role' }, by: 'tags' }),
        list({ under: '/news', choose: { criteria: [{ by: 'place', order: ['B'] }] } }),
        { type: 'card-grid', items: [{ title: 'A', group: 'Eins' }], choose: { criteria: [{ by: 'group', first: 'Eins' }] } },
      ],
    },
    { path: '/news/a', entry: { facts: { place: '_{town}_' } } },
    { path: '/news/b', entry: { facts: { place: 'Bonn' } } },
    { path: '/other', entry: { facts: { place: 'Ulm' } } },
  ],
  collections: [
    {
      name: 'people',
      fields: [{ name: 'role', label: 'Aufgabe' }],
      records: [
        { title: 'Ada', tags: ['Team', 'Vorstand'], facts: { role: 'Kasse' } },
        { title: 'Bo', tags: ['Team'], facts: { role: 'Presse' } },
      ],
    },
    { under: '/news', fields: [{ name: 'place', label: 'Ort' }] },
  ],
};
const at = (section: number, path: string) => `/routes/0/sections/${section}/${path}`;

const offered = (pointer: string, widget: string) =>
  optionsAt(manifest, pointer, widget, words.de.collections.besides).map(({ value, title }) =>
    value === title ? value : `${value}: ${title}`,
  );

test('a list chooses, groups and sorts by the facts of what it lists, and by what each list has', () => {
  expect(offered(at(0, 'only/0/by'), 'criterion')).toEqual(['tags: Stichwörter', 'role: Aufgabe']);
  expect(offered(at(0, 'by'), 'criterion')).toEqual(['year: Jahr', 'tags: Stichwörter', 'role: Aufgabe']);
  expect(offered(at(0, 'sort/by'), 'criterion')).toEqual(['title: Titel', 'date: Tag', 'role: Aufgabe']);
  expect(offered(at(0, 'facts/0'), 'criterion')).toEqual(['role: Aufgabe']);
  expect(offered(at(1, 'choose/criteria/0/by'), 'criterion')).toEqual(['tags: Stichwörter', 'place: Ort']);
  expect(offered(at(2, 'choose/criteria/0/by'), 'criterion')).toEqual(['group: Gruppe']);
});

test('beside a criterion the values are offered that it has in that list', () => {
  expect(offered(at(0, 'only/0/is/0'), 'occurring')).toEqual(['Kasse', 'Presse']);
  expect(offered(at(0, 'only/1/is/0'), 'occurring')).toEqual(['Team', 'Vorstand']);
  expect(offered(at(1, 'choose/criteria/0/order/0'), 'occurring')).toEqual(['Kiel', 'Bonn']);
  expect(offered(at(2, 'choose/criteria/0/first'), 'occurring')).toEqual(['Eins']);
});

test('a list can show the records of each collection that has any', () => {
  expect(offered(at(0, 'of'), 'collection')).toEqual(['people']);
});
