import { expect, test } from 'vitest';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import type { EditorState } from '../state/editor-state.ts';
import { addPage, addressesOf, addressFrom, placeOfNewPage } from '../state/new-page.ts';
import { copyPage, isFixed, languagesWithout } from './page-operations.ts';

const manifest = {
  routes: [
    { path: '/', title: 'Start', description: 'D', sections: [{ type: 'text' }] },
    { path: '/kurs', title: 'Kurs', description: 'D', noindex: true, sections: [{ type: 'hero' }] },
    { path: '*', title: '404', description: 'D', sections: [] },
  ],
};
const document = openDocument(`${JSON.stringify(manifest, null, 2)}\n`);
const state = { document, files: [], page: 0, forms: { sections: { hero: { fields: [], starters: { de: {}, en: {} } } } } };
const edit = { title: '', at: '', time: 0 };

test('what somebody writes becomes an address', () => {
  expect(
    ['Über mich', 'Angebot', '/Kurs_2', '/Über', ' kurse/online ', 'Preise & mehr', '/', '???', ''].map(addressFrom),
  ).toEqual([...['/ueber-mich', '/angebot', '/Kurs_2', '/ueber', '/kurse/online', '/preise-mehr', '', '', '']]);
});

test('the home page and the page for unknown addresses keep their address, unless another page has it as well', () => {
  expect([0, 1, 2].map((page) => isFixed(manifest, page))).toEqual([true, false, true]);
  expect(isFixed({ routes: [{ path: '/' }, { path: '/' }] }, 1)).toBe(false);
});

test('a new page goes before the page for unknown addresses', () => {
  expect(placeOfNewPage(manifest)).toBe(2);
  expect(placeOfNewPage({ routes: [{ path: '/' }] })).toBe(1);
  const { value } = apply(document, addPage(state as unknown as EditorState, { title: 'Preise', path: '/preise' }), edit);
  expect(addressesOf(value)).toEqual(['/', '/kurs', '/preise', '*']);
});

test('a copy of a page stands behind it, is one step, and is gone without a trace when it is undone', () => {
  const after = apply(document, copyPage(document.value, 1, { title: 'Kurs 2', path: '/kurs-2' }), edit);
  expect((after.value as typeof manifest).routes[2]).toEqual({ ...manifest.routes[1], title: 'Kurs 2', path: '/kurs-2' });
  expect(after.done).toHaveLength(1);
  expect(undo(after)?.document.text).toBe(document.text);
});

test('a copy of an entry that has moved is another entry', () => {
  const value = { routes: [{ path: '/news/b', title: 'B', entry: { date: '2026-01-01', firstPath: '/news/a' } }] };
  const after = apply(openDocument(JSON.stringify(value)), copyPage(value, 0, { title: 'C', path: '/news/c' }), edit);
  expect(after.value).toMatchObject({ routes: [value.routes[0], { path: '/news/c', entry: { date: '2026-01-01' } }] });
  expect(after.text.match(/firstPath/g)).toHaveLength(1);
});

test('a page can be translated into each language that it does not have yet', () => {
  const manifest = {
    languages: [
      { label: 'English', path: '/en' },
      { label: 'Polski', path: '/pl' },
    ],
    routes: [
      { path: '/' },
      { path: '/chor' },
      { path: '/en' },
      { path: '/en/choir', translates: '/chor' },
      { path: '/en/*' },
      { path: '*' },
    ],
  };
  const labelsOf = (page: number) => languagesWithout(manifest, page).map(({ label }) => label);
  expect([0, 1, 2, 3, 4, 5].map(labelsOf)).toEqual([['Polski'], ['Polski'], [], [], [], []]);
  expect([0, 2, 4, 5, 1, 3].map((page) => isFixed(manifest, page))).toEqual([true, true, true, true, false, false]);
  const operations = copyPage(document.value, 1, { title: 'Chór', path: '/pl/chor', translates: '/chor' });
  expect(operations.at(-1)).toMatchObject({ kind: 'set', pointer: '/routes/2/translates', value: '/chor' });
});
