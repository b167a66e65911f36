import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptDraft, makeFile, settle, silentWorker as worker } from '../../../../tests/support/editor/editor-file.ts';
import { applyTextEdits } from '../../../json-text/text-edit.ts';
import { type Storage, StorageFailure } from '../../storage.ts';
import type { DraftStore, KeptDraft } from './draft-store.ts';
import { createEditor, type Editor, type EditorParts } from './editor.ts';
import { isReadOnly, isUnsaved } from './editor-state.ts';

const text = '{ "site": { "name": "Alt" }, "routes": [{ "path": "/", "title": "Anfang" }] }';
const named = (name: string, title = 'Anfang') => text.replace('Alt', name).replace('Anfang', title);

const rename = (editor: Editor, name: string) => editor.set('/site/name', name, { title: 'Name' });
const nameOf = (editor: Editor) => editor.valueOf('/site/name');
const open = (storage: Storage, more: Partial<EditorParts> = {}) => createEditor({ storage, worker, lang: 'de', ...more });

afterEach(() => {
  vi.useRealTimers();
});

test('every time it is asked to save, it says what has become of it', async () => {
  const { file, storage } = makeFile(text);
  const editor = await open(storage);
  await editor.save();
  expect(editor.state().announcement).toBe('Gespeichert');
  rename(editor, 'Neu');
  file.failure = new StorageFailure({ de: 'Die Platte ist voll.', en: 'The disk is full.' });
  await editor.save();
  expect(editor.state()).toMatchObject({ saving: { failed: 'Die Platte ist voll.' }, announcement: '' });
  file.failure = undefined;
  // The connection is back.
  dispatchEvent(new Event('online'));
  await settle();
  expect([file.text, editor.state().saving]).toEqual([named('Neu'), 'no']);
  rename(editor, 'Neues');
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
  const { file, storage } = makeFile(text);
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

test('a storage that does not answer for long is said not to, and no longer once it has', async () => {
  vi.useFakeTimers();
  const { storage } = makeFile(text);
  let answer = () => {};
  const save: Storage['save'] = (now) =>
    new Promise((done) => {
      answer = () => done({ version: now });
    });
  const editor = await open({ ...storage, save, answersWithin: 5000 });
  rename(editor, 'Neu');
  const saved = editor.save();
  await vi.advanceTimersByTimeAsync(4000);
  expect(editor.state().isUnanswered).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.state()).toMatchObject({ isUnanswered: true, saving: 'yes' });
  answer();
  await saved;
  expect(editor.state()).toMatchObject({ isUnanswered: false, saving: 'no', announcement: 'Gespeichert' });
});

test('a save whose answer was lost is done when the file says so', async () => {
  const { file, storage } = makeFile(text);
  const save: Storage['save'] = async (now) => {
    file.text = now;
    throw new StorageFailure({ de: 'Keine Antwort.', en: 'No answer.' });
  };
  const editor = await open({ ...storage, save });
  rename(editor, 'Neu');
  await editor.save();
  expect(editor.state().saving).toEqual({ failed: 'Keine Antwort.' });
  file.changed();
  await settle();
  expect([editor.state().saving, isUnsaved(editor.state())]).toEqual(['no', false]);
});

describe('a place that was changed twice', () => {
  test('is asked about once nobody types any more', async () => {
    const { file, storage } = makeFile(text);
    const editor = await open(storage);
    vi.useFakeTimers();
    rename(editor, 'Mein');
    file.text = named('Deren');
    file.changed();
    await vi.advanceTimersByTimeAsync(2000);
    expect([editor.state().conflict?.waits, isReadOnly(editor.state())]).toEqual(['typing', false]);
    rename(editor, 'Meins');
    dispatchEvent(new CompositionEvent('compositionstart'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(editor.state().conflict?.waits).toBe('typing');
    dispatchEvent(new CompositionEvent('compositionend'));
    await vi.advanceTimersByTimeAsync(4000);
    expect([editor.state().conflict?.waits, isReadOnly(editor.state())]).toEqual([undefined, true]);
    // What was typed meanwhile is what is asked about.
    expect(editor.state().conflict?.places).toMatchObject([{ mine: 'Meins', theirs: 'Deren' }]);
  });

  test('can be put off: its author goes on, and decides before anything is saved', async () => {
    const { file, storage } = makeFile(text);
    const editor = await open(storage);
    rename(editor, 'Mein');
    file.text = named('Deren');
    await editor.save();
    editor.decideLater();
    editor.set('/routes/0/title', 'Titel', { title: 'Titel' });
    expect([isReadOnly(editor.state()), editor.valueOf('/routes/0/title')]).toEqual([false, 'Titel']);
    // Others go on as well: it is not asked again by itself.
    file.text = named('Deren 2');
    file.changed();
    await settle();
    expect(editor.state().conflict).toMatchObject({ waits: 'later', theirs: { text: named('Deren 2') } });
    await editor.save();
    expect([file.text, isReadOnly(editor.state())]).toEqual([named('Deren 2'), true]);
    editor.settle(() => 'both');
    await editor.save();
    expect(file.text).toBe(named('Mein / Deren 2', 'Titel'));
  });

  test('is no question any more once both say the same', async () => {
    const { file, storage } = makeFile(text);
    const editor = await open(storage);
    rename(editor, 'Mein');
    file.text = named('Deren');
    await editor.save();
    editor.decideLater();
    rename(editor, 'Deren');
    await editor.decideNow();
    expect([editor.state().conflict, isUnsaved(editor.state())]).toEqual([undefined, false]);
  });
});

test('a file that is as the draft is needs no saving, whoever has written it', async () => {
  const { file, storage } = makeFile(text);
  const editor = await open(storage);
  rename(editor, 'Neu');
  file.text = named('Neu');
  file.changed();
  await settle();
  expect([isUnsaved(editor.state()), editor.state().announcement]).toEqual([false, '']);
});

test('what is read while it is saved is no change by others', async () => {
  const { file, storage } = makeFile(text);
  let answer = () => {};
  const slow: Storage = {
    ...storage,
    save: async (next, base) => {
      const result = await storage.save(next, base);
      await new Promise<void>((done) => {
        answer = done;
      });
      return result;
    },
  };
  const editor = await open(slow);
  rename(editor, 'Neu');
  const saved = editor.save();
  file.changed();
  rename(editor, 'Neuer');
  await settle();
  answer();
  await saved;
  await settle();
  expect([editor.state().conflict, nameOf(editor), editor.state().stored.text]).toEqual([undefined, 'Neuer', named('Neu')]);
});

test('what was read before a save and comes after it is old', async () => {
  const { file, storage } = makeFile(text);
  let [isLate, come] = [false, () => {}];
  const late: Storage = {
    ...storage,
    read: async () => {
      const stored = await storage.read();
      if (isLate) await new Promise<void>((done) => (come = done));
      return stored;
    },
  };
  const editor = await open(late);
  isLate = true;
  file.changed();
  await settle();
  isLate = false;
  rename(editor, 'Neu');
  await editor.save();
  come();
  await settle();
  expect([nameOf(editor), file.text, isUnsaved(editor.state())]).toEqual(['Neu', named('Neu'), false]);
});

test('what was saved without an answer is no change by others', async () => {
  const { file, storage } = makeFile(text);
  let isAnswering = false;
  const broken: Storage = {
    ...storage,
    save: async (next, base) => {
      const result = await storage.save(next, base);
      if (!isAnswering) throw new StorageFailure({ de: 'Er antwortet nicht.', en: 'It does not answer.' });
      return result;
    },
  };
  const editor = await open(broken);
  rename(editor, 'Neu');
  await editor.save();
  expect([editor.state().saving, file.text]).toEqual([{ failed: 'Er antwortet nicht.' }, named('Neu')]);
  rename(editor, 'Neuer');
  isAnswering = true;
  await editor.save();
  expect([editor.state().conflict, file.text, isUnsaved(editor.state())]).toEqual([undefined, named('Neuer'), false]);
  // Somebody has put it back, which is a change.
  file.text = named('Neu');
  rename(editor, 'Am neuesten');
  await editor.save();
  expect(editor.state().conflict?.places).toMatchObject([{ mine: 'Am neuesten', theirs: 'Neu' }]);
});

test('when the window and the server go before a save is answered, the draft goes on from what was saved', async () => {
  const { file, storage } = makeFile(text);
  let kept: KeptDraft | undefined;
  const drafts: DraftStore = {
    read: async () => kept,
    write: async ({ changes, ...draft }) => {
      kept = structuredClone({ ...draft, text: applyTextEdits(draft.base.text, changes) });
    },
    writeLast: () => {},
    forget: async () => {},
  };
  const silent: Storage = {
    ...storage,
    save: async (next, base) => {
      await storage.save(next, base);
      return new Promise(() => {});
    },
  };
  const gone = await open(silent, { drafts });
  rename(gone, 'Neu');
  void gone.save();
  await settle();
  expect([kept?.text, file.text]).toEqual([named('Neu'), named('Neu')]);
  rename(gone, 'Neuer');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  const editor = await open(storage, { drafts });
  await settle();
  expect([editor.state().conflict, nameOf(editor), editor.state().stored.text]).toEqual([undefined, 'Neuer', named('Neu')]);
  await editor.save();
  expect(file.text).toBe(named('Neuer'));
});

test('half a file is waited for', async () => {
  const { file, storage } = makeFile(text.slice(0, 20));
  let waited = 0;
  const tellWaiting = () => {
    waited++;
    file.text = text;
  };
  const editor = await open(storage, { tellWaiting });
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

test('a draft comes back with its steps; what was saved meanwhile comes in', async () => {
  const same = await open(makeFile(text).storage, { drafts: keptDraft(text, named('Entwurf')) });
  expect([nameOf(same), same.state().restored]).toEqual(['Entwurf', 1]);
  same.undo();
  expect(same.state().document.text).toBe(text);
  const merged = await open(makeFile(named('Alt', 'Titel')).storage, { drafts: keptDraft(text, named('Entwurf')) });
  expect(merged.state().document.text).toBe(named('Entwurf', 'Titel'));
  const asked = await open(makeFile(named('Anders')).storage, { drafts: keptDraft(text, named('Entwurf')) });
  expect(asked.state().conflict?.places).toMatchObject([{ pointer: '/site/name' }]);
  // The window has gone between the file and the draft.
  const saved = await open(makeFile(named('Entwurf')).storage, { drafts: keptDraft(text, named('Entwurf')) });
  expect([isUnsaved(saved.state()), saved.state().restored]).toEqual([false, undefined]);
  saved.undo();
  expect(nameOf(saved)).toBe('Alt');
});

test('where the browser keeps nothing, it is said, and all goes on', async () => {
  const full = async () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const editor = await open(makeFile(text).storage, {
    drafts: { read: full, write: full, writeLast: () => {}, forget: async () => {} },
  });
  rename(editor, 'Neu');
  await settle();
  expect([editor.state().isDraftLost, nameOf(editor)]).toEqual([true, 'Neu']);
});

test('what is discarded comes back by undo', async () => {
  const editor = await open(makeFile(text).storage);
  rename(editor, 'Neu');
  editor.discard();
  expect([nameOf(editor), isUnsaved(editor.state())]).toEqual(['Alt', false]);
  editor.undo();
  expect(nameOf(editor)).toBe('Neu');
});

describe('a file that is gone', () => {
  const gone = () => new StorageFailure({ de: 'Sie ist fort.', en: 'It is gone.' }, { isGone: true });

  test('is made anew by the next save once its author knows, though nothing has changed', async () => {
    const { file, storage } = makeFile(text);
    const editor = await open(storage);
    file.text = '';
    file.failure = gone();
    file.changed();
    await settle();
    expect(editor.state()).toMatchObject({ readFailed: 'Sie ist fort.', isGone: true });
    expect(isUnsaved(editor.state())).toBe(true);
    await editor.save();
    expect(file.text).toBe(text);
    expect(editor.state()).toMatchObject({ readFailed: undefined, isGone: false, announcement: 'Gespeichert' });
    expect(isUnsaved(editor.state())).toBe(false);
  });

  test('is said before it is made anew; what was put back meanwhile is merged', async () => {
    const { file, storage } = makeFile(text);
    const editor = await open(storage);
    rename(editor, 'Neu');
    file.failure = gone();
    await editor.save();
    expect(editor.state()).toMatchObject({ saving: { failed: 'Sie ist fort.' }, isGone: true });
    file.failure = undefined;
    file.text = named('Alt', 'Deren Titel');
    await editor.save();
    expect(file.text).toBe(named('Neu', 'Deren Titel'));
    expect(editor.state()).toMatchObject({ saving: 'no', isGone: false });
  });

  test('does not keep a draft from coming back', async () => {
    const { file, storage } = makeFile(text);
    const kept: KeptDraft = { text: named('Neu'), base: await storage.read(), done: [], undone: [], time: 1 };
    const drafts: DraftStore = { read: async () => kept, write: async () => {}, writeLast: () => {}, forget: async () => {} };
    file.failure = gone();
    const editor = await open(storage, { drafts });
    await settle();
    expect([nameOf(editor), editor.state().isGone]).toEqual(['Neu', true]);
    await editor.save();
    expect(file.text).toBe(named('Neu'));
  });
});
