import { afterEach, expect, test, vi } from 'vitest';
import { differenceOf } from '../../../json-text/text-edit.ts';
import { apply, openDocument } from '../../draft/document/document.ts';
import { rememberLanguage } from '../words/words.ts';
import { createRemembered, createTyped } from './browser-storage.ts';
import { createDraftStore, type KeptDraft } from './draft-store.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** All property names within a value, by their paths; entries of lists are one. */
function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value) && value.length === 0) return [`${path}[]`];
  const inner = Array.isArray(value)
    ? value.map((entry) => [entry, `${path}[]`])
    : Object.entries(value).map(([key, entry]) => [entry, path ? `${path}.${key}` : key]);
  return [...new Set(inner.flatMap(([entry, at]) => namesIn(entry, at as string)))];
}

const text = '{ "title": "Alt" }';
const edited = apply(openDocument(text), [{ kind: 'set', pointer: '/title', value: 'Neu' }], {
  ...{ title: 'Titel geändert', at: '/title', time: 1, merge: '/title' },
});
const draft: KeptDraft = {
  text: edited.text,
  base: { text, version: 'v1' },
  sent: [differenceOf(text, edited.text)],
  done: edited.done,
  undone: edited.undone,
  time: 2,
};

test('drafts of earlier versions of the editor come back: keys and shape of what is kept stay as they are', () => {
  rememberLanguage('de');
  createTyped('site').write('new page', { title: 'Neu' });
  createRemembered('site').write('first steps', 'away');
  const { text: _, ...rest } = draft;
  createDraftStore('site').writeLast({ ...rest, changes: differenceOf(text, draft.text) });
  expect(Object.keys(localStorage).sort()).toEqual(['editor-language', 'site last words', 'site remembered']);
  expect(Object.keys(sessionStorage)).toEqual(['site typed']);
  const textEdit = ['at', 'remove', 'insert'];
  expect(namesIn(JSON.parse(localStorage.getItem('site last words') ?? '')).sort()).toEqual(
    [
      ...textEdit.flatMap((key) => [`changes[].${key}`, `done[].splices[].${key}`, `sent[][].${key}`]),
      ...['done[].merge', 'done[].pointer', 'done[].time', 'done[].title', 'time', 'undone[]', 'version'],
    ].sort(),
  );
});

test('the database of the browser keeps the same names', async () => {
  const asked: unknown[] = [];
  const answered = (result?: unknown) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const table = { get: (key: string) => answered(asked.push(key) && undefined) };
  const transaction = (name: string) => ({ objectStore: () => table, name: asked.push(name) });
  vi.stubGlobal('indexedDB', { open: (...name: unknown[]) => answered(asked.push(name) && { transaction }) });
  expect(await createDraftStore('site').read()).toBeUndefined();
  expect(asked).toEqual([['editor', 1], 'drafts', 'site draft', 'site base']);
});

test('what is forgotten does not come back, not even by a window that closes', async () => {
  const store = createDraftStore('site');
  store.writeLast({ ...draft, changes: [] });
  localStorage.setItem('other last words', '{}');
  // jsdom has no database, as a private window may have none.
  await store.forget().catch(() => {});
  store.writeLast({ ...draft, changes: [] });
  expect(Object.keys(localStorage).filter((key) => key.endsWith('last words'))).toEqual(['other last words']);
  localStorage.removeItem('other last words');
});

test('where nothing may stay, the editor is told that its draft is not kept', async () => {
  await expect(createDraftStore(undefined).read()).rejects.toThrow();
});
