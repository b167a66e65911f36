import { expect, test } from 'vitest';
import { openDocument } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import type { StoredFile } from '../../storage.ts';
import type { EditorState } from './editor-state.ts';
import { starterFor } from './starter-for.ts';

const manifest = {
  site: { lang: 'de' },
  header: { logo: { src: 'media/logo.svg', alt: '' } },
  routes: [{ path: '/', sections: [{ type: 'split', image: { src: 'media/bridge.svg', alt: 'Eine Brücke' } }] }],
};
const image = { width: 4, height: 3, type: 'svg', size: 9, isCutOff: false };
const fileOf = (path: string): StoredFile => ({ path, address: `/${path}`, image });

const starter = (type: string, paths: string[], lang = 'de') => {
  const site = JSON.stringify({ ...manifest, site: { lang } });
  const state = { forms: formsOf('de'), files: paths.map(fileOf), document: openDocument(site) };
  return starterFor(state as unknown as EditorState, type);
};

test('a new section shows an image of a page, and says of it what is said there', () => {
  const paths = ['media/another.svg', 'media/logo.svg', 'media/bridge.svg'];
  expect(starter('split', paths)).toMatchObject({ type: 'split', image: { src: 'media/bridge.svg', alt: 'Eine Brücke' } });
  expect(starter('split', paths.slice(0, 2))).toMatchObject({ image: { src: 'media/logo.svg', alt: '' } });
});

test.each([
  ['on a page with entries, of that page', 2, '/berichte'],
  ['elsewhere, of the first page that has any', 0, '/aktuelles'],
  ['in another language, of its first one', 5, '/en/news'],
])('a new list of entries is, %s', (_, page, under) => {
  const paths = ['/', '/aktuelles', '/berichte', '/aktuelles/a', '/berichte/a', '/en', '/en/news', '/en/news/a', '*'];
  const routes = paths.map((path) => ({ path, ...(path.endsWith('/a') && { entry: {} }) }));
  const site = { site: { lang: 'de' }, languages: [{ lang: 'en', path: '/en' }], routes };
  const state = { forms: formsOf('de'), files: [], document: openDocument(JSON.stringify(site)), page };
  expect(starterFor(state as unknown as EditorState, 'entries')).toMatchObject({ under });
});

test('on a site without entries a new list shows what will be below its own page', () => {
  const document = openDocument(JSON.stringify({ site: { lang: 'de' }, routes: [{ path: '/' }, { path: '/aktuelles' }] }));
  const under = [0, 1].map((page) => {
    const state = { forms: formsOf('de'), files: [], document, page };
    return starterFor(state as unknown as EditorState, 'entries').under;
  });
  expect(under).toEqual(['/', '/aktuelles']);
});

test('what has no image is as its type begins, and so is everything of a site without images', () => {
  const { sections } = formsOf('de');
  expect(starter('text', ['media/bridge.svg'])).toEqual({ type: 'text', ...sections.text?.starters.de });
  expect(starter('split', [])).toEqual({ type: 'split', ...sections.split?.starters.de });
});

test.each([
  [0, '/datenschutz'],
  [1, '/en/privacy-policy'],
  [2, '/datenschutz'],
])('a new form of page %i links to the privacy policy in its language, and names the mail address of the site', (page, path) => {
  const site = {
    ...manifest,
    languages: [
      { lang: 'en', path: '/en' },
      { lang: 'fr', path: '/fr' },
    ],
    routes: ['/', '/en', '/fr', '/fr/confidentialite', '/datenschutz', '/en/privacy-policy'].map((one) => ({
      path: one,
      ...(one.startsWith('/fr/') && { draft: true }),
    })),
  };
  const state = { forms: formsOf('de'), files: [], document: openDocument(JSON.stringify(site)), page };
  const form = starterFor(state as unknown as EditorState, 'form');
  expect(JSON.stringify(form)).toContain(`](${path})`);
  expect(form).toMatchObject({ form: { action: { mailto: '{email}' }, otherWays: { address: '{email}' } } });
});

test.each([
  ['de', 'Eine Überschrift, die das Wichtigste sagt'],
  ['de-AT', 'Eine Überschrift, die das Wichtigste sagt'],
  ['en', 'A heading that says what matters most'],
  ['ar', 'A heading that says what matters most'],
  ['den', 'A heading that says what matters most'],
])('on a website in %s a new section says "%s", whatever language its author reads', (lang, title) => {
  expect(starter('text', [], lang)).toMatchObject({ title });
});

test.each([
  [0, 'Eine Überschrift, die das Wichtigste sagt'],
  [1, 'A heading that says what matters most'],
  // In a language that no type begins in, English.
  [2, 'A heading that says what matters most'],
])('page %d of a website in three languages has its own', (page, title) => {
  const languages = [
    { lang: 'en', path: '/en' },
    { lang: 'fr', path: '/fr' },
  ];
  const routes = [{ path: '/' }, { path: '/en' }, { path: '/fr' }];
  const document = openDocument(JSON.stringify({ ...manifest, languages, routes }));
  const state = { forms: formsOf('de', 'de'), files: [], document, page };
  expect(starterFor(state as unknown as EditorState, 'text')).toMatchObject({ title });
});
