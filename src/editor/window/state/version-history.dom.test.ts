import { beforeEach, expect, test } from 'vitest';
import { makeFile, settle, silentWorker as worker } from '../../../../tests/support/editor/editor-file.ts';
import type { Version, Versions } from '../../storage.ts';
import { createEditor, type Editor } from './editor.ts';
import { isUnsaved } from './editor-state.ts';

const site = (name: string, ...titles: string[]) =>
  JSON.stringify({
    site: { name },
    routes: titles.map((title) => ({ path: `/${title[0]}`, sections: [{ type: 'text', title }] })),
  });
const yesterday = site('Alt', 'A gestern', 'B gestern');
const version: Version = { id: 'v', time: 0, by: 'editor' };

let editor: Editor;
const putBack: unknown[] = [];
let file: ReturnType<typeof makeFile>['file'];

beforeEach(async () => {
  const made = makeFile(site('Heute', 'A heute', 'B heute'));
  file = made.file;
  putBack.length = 0;
  const versions: Versions = {
    list: async () => [version],
    changes: async () => undefined,
    differences: async (id, draft) => [{ where: id, what: draft }],
    read: async () => ({ text: yesterday, files: [{ path: 'media/a.svg', address: 'then' }] }),
    putBack: async (_, named) => void putBack.push(named),
    removePictures: async () => [],
  };
  editor = await createEditor({ storage: { ...made.storage, versions }, worker, lang: 'de' });
  editor.set('/site/name', 'Entwurf', { title: 'Name' });
});

const nameOf = () => editor.valueOf('/site/name');
const titles = () => [0, 1].map((page) => editor.valueOf(`/routes/${page}/sections/0/title`));

test('while an earlier version is seen, nothing can be changed or saved, and the draft waits', async () => {
  const before = editor.state().document;
  await editor.lookAt(version);
  expect(nameOf()).toBe('Alt');
  editor.set('/site/name', 'Neu', { title: 'Name' });
  await editor.save();
  expect([nameOf(), file.text, isUnsaved(editor.state())]).toEqual(['Alt', site('Heute', 'A heute', 'B heute'), true]);
  expect(editor.state().refused).toContain('früheren Stand');
  expect(editor.state().files, 'its files are shown, and none comes back by that').toMatchObject([{ address: 'then' }]);
  editor.stopLooking();
  await settle();
  expect([editor.state().files, putBack]).toEqual([[], []]);
  expect(editor.state().document).toBe(before);
});

test('to compare, the draft is seen as well, and neither can be changed', async () => {
  const draft = editor.state().document;
  await editor.lookAt(version);
  editor.select({ kind: 'page', page: 1 });
  expect(await editor.differences()).toEqual([{ where: 'v', what: draft.text }]);
  editor.turnLook();
  expect([editor.state().document, editor.state().page, editor.canBringBack('all')]).toEqual([draft, 1, false]);
  editor.set('/site/name', 'Neu', { title: 'Name' });
  expect(nameOf()).toBe('Entwurf');
  editor.turnLook();
  expect([nameOf(), editor.state().page, editor.canBringBack('all')]).toEqual(['Alt', 1, true]);
  editor.stopLooking();
  expect(editor.state().document).toBe(draft);
});

test('all of it comes back as one step, which can be taken back', async () => {
  const before = editor.state().document.text;
  await editor.lookAt(version);
  await editor.bringBack('all', 'gestern');
  await settle();
  expect(editor.state().document.text).toBe(yesterday);
  editor.undo();
  expect(editor.state().document.text).toBe(before);
});

test('a page or a section comes back alone, also one that is gone', async () => {
  await editor.lookAt(version);
  editor.select({ kind: 'page', page: 1 });
  await editor.bringBack('page', 'gestern');
  await settle();
  expect([nameOf(), ...titles()]).toEqual(['Entwurf', 'A heute', 'B gestern']);
  editor.remove('/routes/0/sections/0', { title: 'weg' });
  await editor.lookAt(version);
  expect(editor.canBringBack('page')).toBe(false);
  editor.select({ kind: 'section', page: 0, section: 0 });
  expect(editor.canBringBack('section')).toBe(true);
  await editor.bringBack('section', 'gestern');
  await settle();
  expect(titles()).toEqual(['A gestern', 'B gestern']);
  expect(editor.state().notice?.text).toBe('Zurückgeholt: „A gestern“, Stand von gestern');
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 0 });
  expect(putBack, 'no file that neither names').toEqual([[], []]);
});

test('what others change meanwhile comes in once the draft is there again', async () => {
  await editor.lookAt(version);
  file.text = site('Heute', 'A anders', 'B heute');
  file.changed();
  await settle();
  expect(titles()).toEqual(['A gestern', 'B gestern']);
  editor.stopLooking();
  await settle();
  expect([nameOf(), ...titles()]).toEqual(['Entwurf', 'A anders', 'B heute']);
});
