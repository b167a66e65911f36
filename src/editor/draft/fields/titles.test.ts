import { expect, test } from 'vitest';
import { formsOf } from './form-model.ts';
import { titleAt, titlesAt } from './titles.ts';

const forms = formsOf('en');
const sections = [
  { type: 'card-grid', items: [{ title: 'A' }] },
  { type: 'nothing', title: 'B' },
];
const manifest = { constants: { email: 'a@example.com' }, routes: [{ path: '/', sections }] };
const at = (pointer: string) => titlesAt(forms, manifest, pointer.split('/').slice(1));

test('a place is named by the titles that lead to it', () => {
  expect(at('/routes/0/sections/0/items/0/title')).toEqual({ page: '/', titles: ['Cards', 'Cards', 'Card 1', 'Title'] });
  expect(at('/constants/email').titles.at(-1)).toBe('email');
  expect(titleAt(forms, manifest, ['routes', '0'])).toBe('/');
});

test('what no form knows goes by its key', () => {
  expect(at('/routes/0/sections/1/title').titles).toEqual(['nothing', 'title']);
  expect(at('/routes/0/sections/0/title/odd').titles).toEqual(['Cards', 'Heading', 'odd']);
});

test('a value of a choice has the title that it is chosen by', () => {
  expect(at('/routes/0/sections/0/tone/tint').titles.at(-1)).toBe('Tinted band');
  expect(at('/routes/0/sections/0/tone/none').titles.at(-1)).toBe('none');
});
