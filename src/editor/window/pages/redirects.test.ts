import { expect, test } from 'vitest';
import { child } from '../../../json-text/pointer.ts';
import { apply, type Document, openDocument, undo } from '../../draft/document/document.ts';
import { formsOf } from '../../draft/fields/form-model.ts';
import { withLists } from '../state/edit-step.ts';
import { renamePage } from './links.ts';
import { canRedirect, pageAbove } from './redirects.ts';
import { removePages } from './remove-page.ts';

const forms = formsOf('de');
const page = (path: string) => ({ path, title: path, description: path, sections: [] });
const routes = [page('/'), page('/kurse'), page('/kurse/neu'), page('*')];
const step = { title: '', at: '', time: 0 };

const open = (more: object = {}) => openDocument(`${JSON.stringify({ routes, ...more }, null, 2)}\n`);
const rename = (document: Document, index: number, to: string, leadsOn = true) =>
  apply(document, withLists(renamePage(document.value, forms, index, to, leadsOn), { manifest: document.value }), step);
const remove = (document: Document, index: number, to?: string) => {
  const removal = { pages: [index], target: to ?? '/', leadsOn: to !== undefined, links: 'keep' } as const;
  return apply(document, removePages(document.value, forms, removal), step);
};
const redirectsOf = ({ value }: Document) => child(value, 'redirects');

test('the old address of a page leads to the new one, and one step back is the file to the first byte', () => {
  const before = open();
  const after = rename(before, 1, '/training');
  expect(redirectsOf(after)).toEqual([{ from: '/kurse', to: '/training' }]);
  expect(undo(after)?.document.text).toBe(before.text);
  expect(redirectsOf(rename(before, 1, '/training', false))).toBeUndefined();
});

test('a redirect to the page goes along, anchor and all, so that no chain comes of it', () => {
  const before = open({ redirects: [{ from: '/alt', to: '/kurse#termine' }] });
  expect(redirectsOf(rename(before, 1, '/training'))).toEqual([
    { from: '/alt', to: '/training#termine' },
    { from: '/kurse', to: '/training' },
  ]);
});

test('an address that is given back leads nowhere else, and there is no circle', () => {
  const away = rename(open({ redirects: [{ from: '/alt', to: '/kurse' }] }), 1, '/training');
  expect(redirectsOf(rename(away, 1, '/kurse'))).toEqual([
    { from: '/alt', to: '/kurse' },
    { from: '/training', to: '/kurse' },
  ]);
  const only = rename(open(), 1, '/training');
  expect(redirectsOf(rename(only, 1, '/kurse', false)), 'no empty list is left').toBeUndefined();
  expect(rename(only, 1, '/kurse', false).text).toBe(open().text);
});

test('an old address is found however it is written', () => {
  const before = open({
    redirects: [
      { from: '/tr%61ining/', to: '/' },
      { from: '/training/*', to: '/' },
    ],
  });
  expect(redirectsOf(rename(before, 1, '/training', false))).toEqual([{ from: '/training/*', to: '/' }]);
});

test('a page that is removed leads to another one, with what led to it', () => {
  const before = open({ redirects: [{ from: '/alt', to: '/kurse/neu#a' }] });
  const after = remove(before, 2, '/kurse');
  expect(redirectsOf(after)).toEqual([
    { from: '/alt', to: '/kurse' },
    { from: '/kurse/neu', to: '/kurse' },
  ]);
  expect(undo(after)?.document.text).toBe(before.text);
  expect(redirectsOf(remove(before, 2))).toEqual([{ from: '/alt', to: '/kurse/neu#a' }]);
});

test('only an address of its own can lead on, by default to the page above', () => {
  const { value } = open();
  expect(['/', '*', '/kurse', '/none'].map((path) => canRedirect(value, path))).toEqual([false, false, true, false]);
  expect(['/kurse/neu', '/kurse', '/a/b'].map((path) => pageAbove(value, path))).toEqual(['/kurse', '/', '/']);
});
