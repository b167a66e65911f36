import { expect, test } from 'vitest';
import { formsOf } from '../../draft/fields/form-model.ts';
import { pageAround, pagesOf, placesOf } from './link-targets.ts';

const cards = {
  type: 'card-grid',
  items: [
    { id: 'beratung', title: 'Beratung', text: ['Text'] },
    { title: 'Ohne Namen', text: ['Text'] },
  ],
};
const manifest = {
  constants: { brand: 'Velo', contactId: 'kontakt' },
  routes: [
    {
      path: '/',
      title: '{brand}',
      sections: [
        { type: 'hero', title: '_Räder_ von {brand}' },
        { type: 'text', id: '{contactId}' },
      ],
    },
    { path: '/karten', title: 'Karten', sections: [cards, { type: 'gibt-es-nicht' }] },
    { path: '*', title: 'Nicht gefunden', sections: [] },
  ],
};

test('pages are named as in the tree; that for unknown paths is none', () => {
  expect(pagesOf('de', manifest)).toEqual([
    { page: 0, path: '/', title: 'Startseite' },
    { page: 1, path: '/karten', title: 'Karten' },
  ]);
});

test('places are sections, and entries that have a name', () => {
  const forms = formsOf('de');
  expect(placesOf(manifest, 0, forms).map(({ title, anchor }) => [title, anchor])).toEqual([
    ['Räder von Velo', undefined],
    ['Text', '{contactId}'],
  ]);
  expect(placesOf(manifest, 1, forms).map(({ pointer, title, anchor }) => [pointer, title, anchor])).toEqual([
    ['/routes/1/sections/0', 'Beratung', undefined],
    ['/routes/1/sections/0/items/0', 'Beratung', 'beratung'],
    ['/routes/1/sections/1', '2', undefined],
  ]);
});

test('the page of a place is that of its pointer', () => {
  expect(['/routes/12/sections/0', '/routes/3', '/header/contact'].map(pageAround)).toEqual([12, 3, undefined]);
});
