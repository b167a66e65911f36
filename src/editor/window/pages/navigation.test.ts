import { expect, test } from 'vitest';
import { apply, openDocument } from '../../draft/document/document.ts';
import { enter, entriesTo, leaveOut } from './navigation.ts';

const manifest = {
  constants: { about: '/ueber-mich' },
  header: {
    links: [
      { label: 'Über mich', href: '{about}' },
      { label: 'Preise', href: '/preise' },
      { label: 'Ich', href: '/ueber-mich' },
      { label: 'Mail', href: { mail: { to: 'a@example.com' } } },
    ],
  },
};
const document = openDocument(JSON.stringify(manifest));
const step = { title: '', at: '', time: 0 };
const labels = (value: unknown) => (value as typeof manifest).header.links.map(({ label }) => label);

test('a page enters the navigation behind the others, without what only search engines are told', () => {
  const { value } = apply(document, enter(manifest, { title: 'Referenzen: was Kunden sagen', path: '/referenzen' }), step);
  expect(labels(value)).toEqual(['Über mich', 'Preise', 'Ich', 'Mail', 'Referenzen']);
  expect(entriesTo(value, '/referenzen')).toEqual([4]);
});

test('a page leaves it with all of its entries, however their addresses are written', () => {
  expect(entriesTo(manifest, '/ueber-mich')).toEqual([0, 2]);
  expect(labels(apply(document, leaveOut(manifest, '/ueber-mich'), step).value)).toEqual(['Preise', 'Mail']);
  expect(entriesTo({}, '/')).toBeUndefined();
});

test('a page of another language enters the navigation of that language', () => {
  const english = { path: '/en', header: { links: [] } };
  const operations = enter({ ...manifest, languages: [english] }, { title: 'Prices', path: '/en/prices' });
  expect(operations).toMatchObject([{ pointer: '/languages/0/header/links/0' }]);
  expect(entriesTo({ ...manifest, languages: [{ path: '/en' }] }, '/en/prices')).toBeUndefined();
});
