import { expect, test } from 'vitest';
import { keptDraft, makeFile, settle, silentWorker } from '../../../../tests/support/editor/editor-file.ts';
import type { Versions } from '../../storage.ts';
import { createEditor, type EditorParts } from './editor.ts';
import type { WorkerLink } from './worker-link.ts';

const old = `{
  "version": 1,
  "site": { "caption" : "Alt", "lang": "de" },
  "routes": [{ "path": "/", "caption": "Anfang" }]
}
`;
/** A builder whose format calls a caption a title. */
const migrated = (text: string) => text.replace('"version": 1', '"version": 2').replaceAll('"caption"', '"title"');
const saying = (name: string, start = 'Anfang') => old.replace('Alt', name).replace('Anfang', start);

async function open(now: string, more: Pick<EditorParts, 'drafts'> = {}) {
  const { file, storage } = makeFile(now);
  const asked: string[] = [];
  const worker: WorkerLink = {
    ...silentWorker,
    askForms: () => asked.push('forms'),
    migrate: async (texts) => {
      asked.push('migrate');
      return texts.map(migrated);
    },
  };
  const editor = await createEditor({ storage, worker, lang: 'de', ...more });
  await settle();
  return { editor, file, asked, text: () => editor.state().document.text };
}

test('an earlier version in an earlier format is seen in that of today, and comes back in it', async () => {
  const { storage } = makeFile(migrated(saying('Heute')));
  const versions: Versions = {
    ...{ list: async () => [], changes: async () => undefined, differences: async () => undefined },
    ...{ read: async () => ({ text: old, files: [] }), putBack: async () => {}, removePictures: async () => [] },
  };
  const worker: WorkerLink = { ...silentWorker, migrate: async (texts) => texts.map(migrated) };
  const editor = await createEditor({ storage: { ...storage, versions }, worker, lang: 'de' });
  await editor.lookAt({ id: 'v', time: 0, by: 'editor' });
  expect(editor.state().document.text).toBe(migrated(old));
  await editor.bringBack('all', 'gestern');
  expect(editor.state().document.text).toBe(migrated(old));
  editor.undo();
  expect(editor.state().document.text).toBe(migrated(saying('Heute')));
});

test('a file of an earlier format is edited in that of today; nothing is written before its author saves', async () => {
  const { editor, file, asked, text } = await open(old);
  // No field of today is seen before.
  expect(asked).toEqual(['migrate', 'forms']);
  expect([text(), file.text]).toEqual([migrated(old), old]);
  expect(editor.state().notice).toEqual({
    text: expect.stringContaining('heutige Format gebracht, an 2 Stellen.'),
    canUndo: true,
  });
  editor.undo();
  expect([text(), file.text]).toEqual([old, old]);
  editor.redo();
  editor.set('/site/title', 'Neu', { title: '' });
  await editor.save();
  expect(file.text).toBe(migrated(saying('Neu')));
  editor.undo();
  editor.undo();
  expect(text()).toBe(old);
});

test('a file of today is opened without a word', async () => {
  const { editor, text } = await open(migrated(old));
  expect([text(), editor.state().document.done, editor.state().notice]).toEqual([migrated(old), [], undefined]);
});

test('a draft that was kept from before comes back in the format of today, with its steps', async () => {
  const { editor, text } = await open(old, { drafts: keptDraft(old, saying('Entwurf')) });
  expect([text(), editor.state().restored]).toEqual([migrated(saying('Entwurf')), 1]);
  editor.undo();
  editor.undo();
  expect(text()).toBe(old);
});

test('a draft of before is merged with a file that was migrated meanwhile', async () => {
  const file = migrated(saying('Alt', 'Deren Anfang'));
  const { editor, text } = await open(file, { drafts: keptDraft(old, saying('Entwurf')) });
  expect([editor.state().conflict, text()]).toEqual([undefined, migrated(saying('Entwurf', 'Deren Anfang'))]);
  const asked = await open(migrated(saying('Anders')), { drafts: keptDraft(old, saying('Entwurf')) });
  expect(asked.editor.state().conflict?.places).toMatchObject([{ pointer: '/site/title', mine: 'Entwurf', theirs: 'Anders' }]);
  asked.editor.settle(() => 'mine');
  expect(asked.text()).toBe(migrated(saying('Entwurf')));
});

test('what others write in the earlier format comes into a draft of today', async () => {
  const { editor, file, text } = await open(old);
  file.text = saying('Deren');
  file.changed();
  await settle();
  expect([editor.state().conflict, text()]).toEqual([undefined, migrated(saying('Deren'))]);
  editor.set('/routes/0/title', 'Mein Anfang', { title: '' });
  file.text = saying('Noch anders');
  await editor.save();
  expect(file.text).toBe(migrated(saying('Noch anders', 'Mein Anfang')));
  // Somebody goes back to a state of before, while nothing is open here.
  file.text = old;
  file.changed();
  await settle();
  expect([text(), file.text]).toEqual([migrated(old), old]);
});

test('a conflict of before is settled in the format of today', async () => {
  const { editor, text } = await open(saying('Anders'), { drafts: keptDraft(old, saying('Entwurf')) });
  expect(editor.state().conflict?.places).toMatchObject([{ pointer: '/site/caption' }]);
  expect(text()).toBe(saying('Entwurf'));
  editor.settle(() => 'theirs');
  await settle();
  expect(text()).toBe(migrated(saying('Anders')));
});
