import { expect, test, vi } from 'vitest';
import { makeFile, silentWorker } from '../../../../tests/support/editor/editor-file.ts';
import { editorOf, forms } from '../../../../tests/support/editor/editor-form.tsx';
import { createTyped } from './browser-storage.ts';
import { createEditor } from './editor.ts';

const step = { title: 'Abschnitt hinzugefügt' };

test.each([
  [['/about', '/', '*'], 1],
  [['/about', '*'], 0],
])('of the pages %j it begins with that at place %i', async (paths, page) => {
  const { editor } = await editorOf({ routes: paths.map((path) => ({ path, sections: [] })) });
  expect(editor.state()).toMatchObject({ selection: { kind: 'page', page }, page });
});

test('a window that is loaded anew shows what was selected in it before, or the nearest to that', async () => {
  sessionStorage.clear();
  const sections = [{ type: 'text' }, { type: 'text' }];
  const open = (routes: unknown[]) => {
    const storage = { read: async () => ({ text: JSON.stringify({ placeholders: { a: 'A' }, routes }), version: '1' }) };
    const parts = { storage: { ...makeFile('').storage, ...storage }, worker: silentWorker, lang: 'de' as const };
    return createEditor({ ...parts, typed: createTyped('site') });
  };
  const first = await open([{ path: '/' }, { path: '/kurse', sections }]);
  expect(first.state().selection).toEqual({ kind: 'part', part: 'start' });
  first.select({ kind: 'section', page: 1, section: 1 });
  expect((await open([{ path: '/' }, { path: '/kurse', sections }])).state()).toMatchObject({
    selection: { kind: 'section', page: 1, section: 1 },
    page: 1,
  });
  const fewer = await open([{ path: '/' }]);
  expect(fewer.state()).toMatchObject({ selection: { kind: 'page', page: 0 }, page: 0 });
  fewer.select({ kind: 'part', part: 'theme' });
  expect((await open([{ path: '/' }])).state()).toMatchObject({ selection: { kind: 'part', part: 'theme' }, page: 0 });
});

test('a list that nobody has begun gets its first entry, in one step', async () => {
  const { editor } = await editorOf({ routes: [{ path: '/' }] });
  editor.insert('/routes/0/sections', 0, { type: 'text' }, step);
  expect(editor.valueOf('/routes')).toEqual([{ path: '/', sections: [{ type: 'text' }] }]);
  editor.undo();
  expect(editor.valueOf('/routes')).toEqual([{ path: '/' }]);
});

test('undo says which words it was about', async () => {
  const text = ['Eins.', { quote: ['Singen ist gesund, und es macht froh, sagt man.'] }];
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [{ type: 'article', title: 'Probe', text } as never] }] });
  const at = '/routes/0/sections/0/text';
  editor.set(`${at}/1/quote/0`, 'Anders.', step);
  editor.undo();
  const said = expect.stringMatching(/› Zitat: Singen ist gesund, und es macht froh, sa…\)$/);
  expect(editor.state().notice).toEqual({ text: said, canUndo: false });
});

test('what the draft has no place for is refused in words, and ends nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { editor } = await editorOf({ theme: { colors: [] }, routes: {} });
  const before = editor.state().document;
  editor.set('/theme/colors/ground', '#FFFFFF', step);
  editor.insert('/routes', 0, { path: '/' }, step);
  editor.remove('/routes/0', step);
  expect(editor.state().document).toBe(before);
  expect(editor.state().refused).toContain('nicht ändern');
  expect(error).toHaveBeenCalledTimes(3);
  editor.set('/theme/name', 'Neu', step);
  expect(editor.state().refused).toBeUndefined();
});

test('a copy has none of the names that links lead to, which stand once on a page', async () => {
  const card = { title: 'Karte', id: 'karte' };
  const section = { type: 'card-grid', id: 'karten', cards: [card, { title: 'Andere' }] };
  const { editor } = await editorOf({ routes: [{ path: '/', sections: [section] }] });
  const { text } = editor.state().document;
  editor.duplicate('/routes/0/sections/0', step);
  expect(editor.valueOf('/routes/0/sections')).toEqual([
    section,
    { type: 'card-grid', cards: [{ title: 'Karte' }, { title: 'Andere' }] },
  ]);
  editor.undo();
  editor.duplicate('/routes/0/sections/0/cards/0', step);
  expect(editor.valueOf('/routes/0/sections/0/cards')).toEqual([card, { title: 'Karte' }, { title: 'Andere' }]);
  editor.undo();
  expect(editor.state().document.text).toBe(text);
});

test('a step above what is selected leaves its form where it is', async () => {
  const sections = ['Eins', 'Zwei', 'Drei'].map((title) => ({ type: 'text', title }));
  const { editor } = await editorOf({ routes: [{ path: '/', sections }] });
  editor.show('/routes/0/sections/1/title', { focus: false });
  editor.remove('/routes/0/sections/0', step);
  expect(editor.state()).toMatchObject({ selection: { kind: 'section', section: 0 }, target: undefined });
  editor.duplicate('/routes/0/sections/0', step);
  editor.insert('/routes', 0, { path: '/neu' }, step);
  expect(editor.state()).toMatchObject({ selection: { page: 1, section: 0 }, page: 1 });
});

test('what is new and names the mail address makes an open fact of it, once and in the same step', async () => {
  const { editor } = await editorOf({ version: 1, routes: [{ path: '/' }] });
  const { text } = editor.state().document;
  for (let time = 0; time < 2; time++) editor.insert('/routes/0/sections', 0, { type: 'form', mailto: '{email}' }, step);
  expect(editor.valueOf('/placeholders')).toEqual({ email: 'name@example.com' });
  editor.undo();
  editor.undo();
  expect(editor.state().document.text).toBe(text);
  const { editor: known } = await editorOf({ constants: { email: 'a@b.de' }, routes: [{ path: '/', sections: [] }] });
  known.insert('/routes/0/sections', 0, { type: 'form', mailto: '{email}' }, step);
  expect(known.valueOf('/placeholders')).toBeUndefined();
});

test('an error that nobody has caught is told once, and all goes on', async () => {
  const { editor } = await editorOf({ title: 'Alt' });
  let changes = 0;
  editor.subscribe(() => changes++);
  for (let time = 0; time < 2; time++) editor.tellFailure(new Error('Ein Fehler von uns.'));
  expect([editor.state().failed, changes]).toEqual(['Ein Fehler von uns.', 1]);
  editor.set('/title', 'Neu', step);
  editor.hideFailure();
  expect([editor.state().failed, editor.valueOf('/title')]).toEqual([undefined, 'Neu']);
});

test('the same sentence twice is said twice', async () => {
  const { editor } = await editorOf({});
  const { announced } = editor.state();
  for (let time = 0; time < 2; time++) editor.say('Verdoppelt');
  expect(editor.state().announced).toBe(announced + 2);
});

test('undo says where it takes something back, shows the value, and what was moved is selected where it came from', async () => {
  const routes = [
    { path: '/', title: 'Anfang', sections: [] },
    { path: '/ueber', title: 'Über mich', sections: [] },
    { path: '/kurse', title: 'Kurse', sections: [] },
  ];
  const { editor, hear } = await editorOf({ routes });
  hear({ type: 'forms', forms });
  editor.set('/routes/1/title', 'Wir', { title: 'Titel geändert' });
  editor.undo();
  expect(editor.state().notice).toEqual({
    text: 'Rückgängig gemacht: Titel geändert (Über mich › Titel im Browser und bei Google)',
    canUndo: false,
  });
  expect(editor.state().target).toMatchObject({ pointer: '/routes/1/title', focus: false });
  editor.move('/routes', 2, 0, { title: 'Seite verschoben', select: { kind: 'page', page: 0 } });
  editor.undo();
  expect(editor.state().selection).toEqual({ kind: 'page', page: 2 });
});

test('undo and redo lead to what they change: to another page, and within a step about all of the file', async () => {
  const section = (title: string) => ({ type: 'text', title });
  const routes = [
    { path: '/', sections: [section('Eins'), section('Zwei')] },
    { path: '/kurse', sections: [section('Drei')] },
  ];
  const { editor } = await editorOf({ routes });
  const [from, to] = ['/routes/0/sections/0', '/routes/1/sections/0'];
  editor.carryOut([{ kind: 'move', pointer: from, to }], { ...step, at: to });
  editor.select({ kind: 'part', part: 'footer' });
  editor.undo();
  expect(editor.state()).toMatchObject({ selection: { kind: 'section', page: 0, section: 0 }, target: { pointer: from } });
  editor.replaceText(JSON.stringify({ routes: [routes[0], { ...routes[1], title: 'Kurse' }] }), 'Neuesten Stand geholt');
  const shown = { selection: { kind: 'page', page: 1 }, page: 1, target: { pointer: '/routes/1/title' } };
  editor.redo();
  editor.select({ kind: 'part', part: 'footer' });
  editor.undo();
  expect(editor.state().selection).toEqual(shown.selection);
  editor.select({ kind: 'part', part: 'footer' });
  editor.redo();
  expect(editor.state()).toMatchObject(shown);
});

test('undo of a doubled section leads to the one that it came of, redo as before', async () => {
  const sections = ['Eins', 'Zwei', 'Drei'].map((title) => ({ type: 'text', title }));
  const { editor } = await editorOf({ routes: [{ path: '/', sections }] });
  editor.duplicate('/routes/0/sections/1', { ...step, select: { kind: 'section', page: 0, section: 2 } });
  editor.undo();
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 1 });
  // What was put in has never stood there: what takes its place is the next one.
  editor.insert('/routes/0/sections', 1, { type: 'hero', title: 'Neu' }, step);
  editor.undo();
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 1 });
});

test('what is said of a step goes with the next one', async () => {
  const { editor } = await editorOf({ title: 'Alt', text: 'x' });
  editor.set('/title', 'Neu', step);
  editor.discard();
  expect(editor.state().notice).toEqual({ text: 'Änderungen verworfen', canUndo: true });
  editor.undo();
  expect([editor.valueOf('/title'), editor.state().notice?.canUndo]).toEqual(['Neu', false]);
  editor.set('/text', 'y', step);
  expect(editor.state().notice).toBeUndefined();
});
