import { expect, test } from 'vitest';
import { type Storage, StorageFailure, type Stored } from '../../storage.ts';
import type { DraftStore, KeptDraft } from './draft-store.ts';
import { createEditor, type Editor } from './editor.ts';
import { isUnsaved } from './editor-state.ts';
import type { Tabs } from './tabs.ts';
import type { WorkerLink } from './worker-link.ts';

const text = '{ "site": { "name": "Alt" }, "routes": [{ "path": "/", "title": "Anfang" }] }';
const named = (name: string, title = 'Anfang') => text.replace('Alt', name).replace('Anfang', title);

/** A file that others write to as well. */
function makeFile(now = text) {
  const file = { text: now, failure: undefined as StorageFailure | undefined, changed: () => {} };
  const versioned = (): Stored => ({ text: file.text, version: file.text });
  const storage: Storage = {
    read: async () => {
      if (file.failure) throw file.failure;
      return versioned();
    },
    save: async (next, base) => {
      if (file.failure) throw file.failure;
      if (base !== file.text) return { conflict: versioned() };
      file.text = next;
      return { version: next };
    },
    files: async () => [],
    upload: async () => ({ refused: 'type' }),
    watch: (changed) => {
      file.changed = () => changed('text');
      return () => {};
    },
  };
  return { file, storage };
}

const worker: WorkerLink = { judge: () => {}, setFiles: () => {}, askForms: () => {}, listen: () => {} };

function makeDrafts(): { store: DraftStore; kept: () => KeptDraft | undefined } {
  let kept: KeptDraft | undefined;
  const write = (draft: KeptDraft) => {
    kept = structuredClone(draft);
  };
  return { store: { read: async () => kept, write: async (draft) => write(draft), writeLast: write }, kept: () => kept };
}

const rename = (editor: Editor, name: string) => editor.set('/site/name', name, { title: 'Name' });
const nameOf = (editor: Editor) => editor.valueOf('/site/name');
const open = (storage: Storage, drafts?: DraftStore, tabs?: Tabs) =>
  createEditor({ storage, worker, lang: 'de', ...(drafts && { drafts }), ...(tabs && { tabs }) });

/** Lets all that is under way come to its end. */
const settle = () => new Promise((done) => setTimeout(done, 10));

test('every time it is asked to save, it says what has become of it', async () => {
  const { file, storage } = makeFile();
  const editor = await open(storage);
  await editor.save();
  expect(editor.state().announcement).toBe('Gespeichert');
  rename(editor, 'Neu');
  file.failure = new StorageFailure({ de: 'Die Platte ist voll.', en: 'The disk is full.' });
  await editor.save();
  expect(editor.state().saving).toEqual({ failed: 'Die Platte ist voll.' });
  file.failure = undefined;
  // Written while it is saved, and saved again.
  const first = editor.save();
  rename(editor, 'Neuer');
  await editor.save();
  expect(editor.state().announcement).toMatch(/^Wird gespeichert/);
  await first;
  expect(file.text).toBe(named('Neuer'));
  expect([editor.state().saving, isUnsaved(editor.state())]).toEqual(['no', false]);
});

test('saving merges what others have saved in other places, and asks where it is the same place', async () => {
  const { file, storage } = makeFile();
  const editor = await open(storage);
  rename(editor, 'Meins');
  file.text = named('Alt', 'Deren Titel');
  await editor.save();
  expect(file.text).toBe(named('Meins', 'Deren Titel'));
  rename(editor, 'Meins 2');
  file.text = named('Deren', 'Deren Titel');
  await editor.save();
  expect(editor.state().conflict?.places).toMatchObject([{ pointer: '/site/name', mine: 'Meins 2', theirs: 'Deren' }]);
  editor.undo();
  rename(editor, 'Noch anders');
  await editor.save();
  expect([nameOf(editor), file.text]).toEqual(['Meins 2', named('Deren', 'Deren Titel')]);
  editor.settle(() => 'theirs');
  expect([editor.state().document.text, isUnsaved(editor.state())]).toEqual([file.text, false]);
  editor.undo();
  expect(nameOf(editor)).toBe('Meins 2');
});

test('a file that is as the draft is needs no saving, whoever has written it', async () => {
  const { file, storage } = makeFile();
  const editor = await open(storage);
  rename(editor, 'Neu');
  file.text = named('Neu');
  file.changed();
  await settle();
  expect(isUnsaved(editor.state())).toBe(false);
});

test('half a file is waited for', async () => {
  const { file, storage } = makeFile(text.slice(0, 20));
  let waited = 0;
  const opening = createEditor({
    storage,
    worker,
    lang: 'de',
    tellWaiting: () => {
      waited++;
      file.text = text;
    },
  });
  const editor = await opening;
  expect([waited, nameOf(editor)]).toEqual([1, 'Alt']);
  file.text = '{';
  file.changed();
  await settle();
  expect([editor.state().isBroken, nameOf(editor)]).toEqual([true, 'Alt']);
  file.text = named('Neu');
  file.changed();
  await settle();
  expect([editor.state().isBroken, nameOf(editor)]).toEqual([false, 'Neu']);
});
