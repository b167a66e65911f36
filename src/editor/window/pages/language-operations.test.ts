import { expect, test } from 'vitest';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { withLists } from '../state/edit-step.ts';
import { addressesOf } from '../state/new-page.ts';
import { languagesOf } from '../state/site-languages.ts';
import { addLanguage, removeLanguage, translatePage } from './language-operations.ts';

const text = `{
  "site": { "lang": "de", "url": "https://example.com" },
  "header": { "links": [{ "label": "Kurs", "href": "/kurs" }, { "label": "Oben", "href": "/#oben" }] },
  "footer": { "brand": "Eins" },
  "routes": [
    { "path": "/", "title": "Start", "sections": [{ "type": "text", "text": ["Zum [Kurs](/kurs)"] }] },
    { "path": "/kurs", "title": "Kurs", "sections": [] },
    { "path": "*", "title": "Fehlt", "sections": [] }
  ]
}
`;
const forms = formsOf('de');
const document = openDocument(text);
const step = { title: '', at: '', time: 0 };
const english = { lang: 'en', path: '/en', label: 'English', ownLabel: 'Deutsch' };
const added = apply(document, addLanguage(document.value, forms, english), step);

interface Written {
  site: object;
  languages: { header: { links: object[] }; footer: object }[];
  redirects?: object[];
  routes: { path: string; translates?: string; sections: { text?: string[] }[] }[];
}

test('a language begins with all that a site needs in each, and its links lead to its own pages', () => {
  const { site, languages, routes } = added.value as unknown as Written;
  expect(site).toMatchObject({ langLabel: 'Deutsch' });
  expect(Object.keys(added.value as object)).toEqual(['site', 'header', 'footer', 'languages', 'routes']);
  expect(languages).toEqual([
    {
      ...{ lang: 'en', path: '/en', label: 'English', footer: { brand: 'Eins' } },
      header: {
        links: [
          { label: 'Kurs', href: '/kurs' },
          { label: 'Oben', href: '/en#oben' },
        ],
      },
    },
  ]);
  expect(addressesOf(added.value)).toEqual(['/', '/kurs', '*', '/en', '/en/*']);
  expect(routes[3]).toMatchObject({ translates: '/' });
  expect(undo(added)?.document.text).toBe(text);
});

test('links follow into a language with the page that they lead to, and those of other languages stay', () => {
  const [, language] = languagesOf(added.value);
  if (!language) throw new Error('There is no other language.');
  const operations = translatePage(added.value, forms, 1, language, { title: 'Course', path: '/en/course' });
  const { value } = apply(added, operations, step);
  const { languages, routes } = value as unknown as Written;
  expect(languages[0]?.header.links[0]).toEqual({ label: 'Kurs', href: '/en/course' });
  expect(value).toMatchObject({ header: { links: [{ href: '/kurs' }, {}] } });
  expect(routes.map(({ sections }) => sections[0]?.text?.[0])).toEqual([
    ...['Zum [Kurs](/kurs)', undefined, undefined, undefined, 'Zum [Kurs](/en/course)', undefined],
  ]);
  expect(routes[2]).toMatchObject({ path: '/en/course', translates: '/kurs' });
});

test('a language goes with its pages, and their addresses lead to what they translated', () => {
  const [, language] = languagesOf(added.value);
  if (!language) throw new Error('There is no other language.');
  const translated = apply(added, translatePage(added.value, forms, 1, language, { title: 'Course', path: '/en/course' }), step);
  const remove = (leadsOn: boolean) =>
    apply(translated, withLists(removeLanguage(translated.value, language, leadsOn), { manifest: translated.value }), step);
  const gone = remove(true);
  expect(addressesOf(gone.value)).toEqual(['/', '/kurs', '*']);
  expect(gone.value).not.toHaveProperty('languages');
  expect((gone.value as unknown as Written).redirects).toEqual([
    { from: '/en/course', to: '/kurs' },
    { from: '/en', to: '/' },
  ]);
  expect(remove(false).value).not.toHaveProperty('redirects');
  expect(undo(gone)?.document.text).toBe(translated.text);
});
