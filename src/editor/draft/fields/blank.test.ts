import { expect, test, vi } from 'vitest';
import { blankOf, summaryOf, withOwnImages } from './blank.ts';
import type { Field, NamedField } from './model.ts';
import { fits } from './walk.ts';

const words = { title: 'Heading', description: 'The heading.', optional: false };
const text: Field = { ...words, kind: 'text' };
const rich: Field = { ...words, kind: 'richText' };
const named = (key: string, field: Field = text): NamedField => ({ ...field, key });
const object = (...fields: NamedField[]): Field => ({ ...words, kind: 'object', fields });
const mail = object(named('to'));
const link: Field = { ...words, kind: 'link', mail };
const list = (entry: Field, min: number): Field => ({ ...words, kind: 'list', entry, min, max: 3 });

test('a new value is the least that may be written', () => {
  const optional = { ...named('note'), optional: true };
  expect(blankOf(object(named('title'), optional, named('href', link)))).toEqual({ title: 'Heading', href: '/' });
  const usual = { ...named('href', link), optional: true, usual: true as const };
  expect(blankOf(object(named('label'), optional, usual))).toEqual({ label: 'Heading', href: '/' });
  expect(blankOf(list(text, 2))).toEqual(['Heading', 'Heading']);
  expect(blankOf({ ...words, kind: 'number', min: 5, max: 9, constant: true })).toBe(5);
  expect(blankOf({ ...words, kind: 'number', min: Number.NEGATIVE_INFINITY, max: 9, constant: false })).toBe(0);
  expect(blankOf({ ...words, kind: 'choice', options: [{ value: 'a', title: 'A' }] })).toBe('a');
  expect(blankOf({ ...words, kind: 'choice', options: [{ value: 'a', title: 'A' }], otherwise: 'b' })).toBe('b');
  expect(blankOf({ ...words, kind: 'text', blank: 'https://example.com' })).toBe('https://example.com');
  expect(blankOf({ ...words, kind: 'either', members: [rich, mail] })).toBe('Heading');
});

test('a new day is tomorrow, that of what need not have one today', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 31, 23, 30) });
  expect(blankOf({ ...words, kind: 'text', widget: 'date' })).toBe('2027-02-01');
  expect(blankOf({ ...words, kind: 'text', widget: 'date', optional: true })).toBe('2027-01-31');
  vi.useRealTimers();
});

test('an entry is named by what it is called, else by its first text', () => {
  const entry = object(named('icon', { ...words, kind: 'icon' }), named('text', rich), named('title', rich));
  expect(summaryOf(entry, { icon: 'check', text: 'What it is', title: 'A title' })).toBe('A title');
  expect(summaryOf(entry, { icon: 'check', text: 'What it is' })).toBe('What it is');
  expect(summaryOf(object(named('text', list(rich, 1))), { text: ['', 'Second'] })).toBe('Second');
  expect(summaryOf(entry, {})).toBe('');
  expect(summaryOf(entry, 'wrong')).toBe('');
});

test('markup and line breaks are left out', () => {
  expect(summaryOf(rich, 'Read **this** and\n_that_ on [our page](/page_one)')).toBe('Read this and that on our page');
  expect(summaryOf(rich, 'Kund*innen \\_so\\_ snake_case_word')).toBe('Kund*innen _so_ snake_case_word');
  expect(summaryOf(text, 'a _b_')).toBe('a _b_');
});

test('links, images and choices of shapes are named, too', () => {
  expect(summaryOf(link, '/contact')).toBe('/contact');
  expect(summaryOf(link, { mail: { to: '{email}' } })).toBe('{email}');
  const image: Field = { ...words, kind: 'image', src: text, alt: text, more: [] };
  expect(summaryOf(image, { src: 'media/hero.svg', alt: '' })).toBe('media/hero.svg');
  expect(summaryOf(image, { src: 'media/hero.svg', alt: 'A house' })).toBe('A house');
  const either: Field = { ...words, kind: 'either', members: [rich, object(named('heading'))] };
  expect(summaryOf(either, '**One**')).toBe('One');
  expect(summaryOf(either, { heading: 'Two' })).toBe('Two');
});

test('members of a choice are told apart by their JSON type', () => {
  const number: Field = { ...words, kind: 'number', min: 0, max: 1, constant: false };
  expect([text, number, mail, list(text, 0)].map((field) => fits(field, 3))).toEqual([false, true, false, false]);
  expect([text, number, mail, list(text, 0)].map((field) => fits(field, []))).toEqual([false, false, false, true]);
  expect([link, text].map((field) => fits(field, { mail: {} }))).toEqual([true, false]);
});

test('a new value shows images that the site has, or none', () => {
  const image: Field = { ...words, kind: 'image', src: text, alt: text, more: [] };
  const card = object(named('picture', image), { ...named('logo', image), optional: true }, named('title'));
  const either: Field = { ...words, kind: 'either', members: [rich, card] };
  const section = object(named('cards', list(either, 1)));
  const entry = { picture: { src: 'starter.svg', alt: '' }, logo: { src: 'starter.svg', alt: '' }, title: 'A' };
  const made = (images: string[]) => withOwnImages(section, { cards: ['Text', entry] }, images);
  expect(made(['a.svg', 'b.svg'])).toEqual({ cards: ['Text', { picture: { src: 'a.svg', alt: '' }, title: 'A' }] });
  expect(made(['a.svg', 'starter.svg'])).toEqual({ cards: ['Text', entry] });
  expect(made([])).toEqual({ cards: ['Text', entry] });
});
