import { beforeEach, expect, test } from 'vitest';
import { makeFile, settle, silentWorker as worker } from '../../../../tests/support/editor/editor-file.ts';
import type { Version } from '../../storage.ts';
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
let file: ReturnType<typeof makeFile>['file'];

beforeEach(async () => {
  const made = makeFile(site('Heute', 'A heute', 'B heute'));
  file = made.file;
  const versions = {
    list: async () => [version],
    changes: async () => undefined,
    read: async () => yesterday,
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
  editor.stopLooking();
  expect(editor.state().document).toBe(before);
});

test('all of it comes back as one step, which can be taken back', async () => {
  const before = editor.state().document.text;
  await editor.lookAt(version);
  editor.bringBack('all', 'gestern');
  await settle();
  expect(editor.state().document.text).toBe(yesterday);
  editor.undo();
  expect(editor.state().document.text).toBe(before);
});

test('a page or a section comes back alone, also one that is gone', async () => {
  await editor.lookAt(version);
  editor.select({ kind: 'page', page: 1 });
  editor.bringBack('page', 'gestern');
  await settle();
  expect([nameOf(), ...titles()]).toEqual(['Entwurf', 'A heute', 'B gestern']);
  editor.remove('/routes/0/sections/0', { title: 'weg' });
  await editor.lookAt(version);
  expect(editor.canBringBack('page')).toBe(false);
  editor.select({ kind: 'section', page: 0, section: 0 });
  expect(editor.canBringBack('section')).toBe(true);
  editor.bringBack('section', 'gestern');
  await settle();
  expect(titles()).toEqual(['A gestern', 'B gestern']);
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
