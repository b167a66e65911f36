import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { criteriaAt, valuesAt } from './listed.ts';

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

test('a list chooses, groups and sorts by the facts of what it lists, and by what each list has', () => {
  const role = [{ value: 'role', label: 'Aufgabe' }];
  expect(criteriaAt(manifest, at(0, 'only/0/by'))).toEqual({ facts: role, besides: ['tags'] });
  expect(criteriaAt(manifest, at(0, 'by'))).toEqual({ facts: role, besides: ['year', 'tags'] });
  expect(criteriaAt(manifest, at(0, 'sort/by'))).toEqual({ facts: role, besides: ['title', 'date'] });
  expect(criteriaAt(manifest, at(0, 'facts/0'))).toEqual({ facts: role, besides: [] });
  expect(criteriaAt(manifest, at(1, 'choose/criteria/0/by'))).toEqual({
    facts: [{ value: 'place', label: 'Ort' }],
    besides: ['tags'],
  });
  expect(criteriaAt(manifest, at(2, 'choose/criteria/0/by'))).toEqual({ facts: [], besides: ['group'] });
});

test('beside a criterion the values are offered that it has in that list', () => {
  expect(valuesAt(manifest, at(0, 'only/0/is/0'))).toEqual(['Kasse', 'Presse']);
  expect(valuesAt(manifest, at(0, 'only/1/is/0'))).toEqual(['Team', 'Vorstand']);
  expect(valuesAt(manifest, at(1, 'choose/criteria/0/order/0'))).toEqual(['Kiel', 'Bonn']);
  expect(valuesAt(manifest, at(2, 'choose/criteria/0/first'))).toEqual(['Eins']);
});
