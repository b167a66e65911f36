import { expect, test } from 'vitest';
import { type Storage, StorageFailure, type StoredFile } from '../../storage.ts';
import type { FromWorker, ShownPage } from '../../worker/messages.ts';
import { createEditor } from './editor.ts';
import { placeInDraft } from './place-now.ts';
import type { WorkerLink } from './worker-link.ts';

const page = (path: string) => ({ path, sections: [{ type: 'text', title: path }] });
const text = JSON.stringify({ routes: [page('/'), page('/kurse')], image: 'media/a.svg' });
const step = { title: '' };

/** Lets all that is under way come to its end. */
const settle = () => new Promise((done) => setTimeout(done, 5));

/** An editor whose storage and whose worker answer when they are told to. */
async function open() {
  const questions: { named: readonly string[]; answer: (files: StoredFile[]) => void; fail: (error: Error) => void }[] = [];
  const storage: Storage = {
    read: async () => ({ text, version: '1' }),
    save: async () => ({ version: '2' }),
    files: (named) => new Promise((answer, fail) => questions.push({ named, answer, fail })),
    upload: async () => ({ refused: 'type' }),
  };
  const validated: Parameters<WorkerLink['validate']>[0][] = [];
  const turned: number[] = [];
  let hear: (message: Exclude<FromWorker, { type: 'sampled' | 'migrated' }>) => void = () => {};
  const worker: WorkerLink = {
    validate: (draft) => validated.push(draft),
    turn: (route) => turned.push(route),
    setFiles: () => {},
    askForms: () => {},
    sample: () => new Promise(() => {}),
    migrate: async (texts) => texts,
    listen: (heard) => {
      hear = heard;
    },
  };
  const editor = await createEditor({ storage, worker, lang: 'de' });
  /** Answers the last draft. */
  const answer = (shown?: string, unknownFiles: string[] = []) => {
    const draft = validated.at(-1)?.draft ?? 0;
    if (shown !== undefined) hear({ type: 'drawn', draft, shown: { page: { path: shown } } as ShownPage });
    hear({ type: 'validated', draft, problems: [], hidden: 0, unknownFiles });
  };
  return { editor, questions, validated, turned, answer, hear: (message: Parameters<typeof hear>[0]) => hear(message) };
}
const file = (path: string): StoredFile => ({ path, address: path });

test('there is an editor before the files are known; what images it has is checked when they are', async () => {
  const { editor, questions, validated } = await open();
  expect(questions.map(({ named }) => named)).toEqual([['media/a.svg']]);
  editor.select({ kind: 'page', page: 1 });
  expect(validated).toEqual([]);
  questions[0]?.answer([file('media/a.svg')]);
  await settle();
  expect(validated).toMatchObject([{ draft: 1, page: 1 }]);
  expect(editor.state().files).toHaveLength(1);
});

test('where the files are not to be had, the draft is validated all the same, and they are asked for again', async () => {
  const { questions, validated, answer } = await open();
  questions[0]?.fail(new StorageFailure({ de: 'Weg.', en: 'Gone.' }));
  await settle();
  expect(validated).toHaveLength(1);
  answer(undefined, ['media/a.svg']);
  expect(questions.map(({ named }) => named)).toEqual([['media/a.svg'], ['media/a.svg']]);
});

test('of two answers about files the newer question counts', async () => {
  const { editor, questions, answer } = await open();
  questions[0]?.answer([]);
  await settle();
  answer('/', ['media/b.svg']);
  answer('/', ['media/c.svg']);
  questions[2]?.answer([file('media/b.svg'), file('media/c.svg')]);
  await settle();
  questions[1]?.answer([file('media/b.svg')]);
  await settle();
  expect(editor.state().files).toHaveLength(2);
});

test('while there is a mistake, the chosen page of the last good state is shown, wherever it stood there', async () => {
  const { editor, questions, turned, answer, hear } = await open();
  questions[0]?.answer([]);
  await settle();
  answer('/');
  editor.insert('/routes', 1, page('/neu'), step);
  editor.select({ kind: 'page', page: 2 });
  answer();
  expect([turned, editor.state().isShownOld, editor.state().isShownOther]).toEqual([[1], true, false]);
  hear({ type: 'turned', page: 1, shown: { page: { path: '/kurse' } } as ShownPage });
  expect(editor.state()).toMatchObject({ shown: { page: { path: '/kurse' }, route: 1, draft: 1 }, isShownOther: false });
  // Another letter asks for nothing more.
  editor.set('/routes/2/sections/0/title', 'Anders', step);
  answer();
  expect(turned).toEqual([1]);
  // What is not in it yet is not shown, and no other page in its place.
  editor.select({ kind: 'page', page: 1 });
  answer();
  expect([turned, editor.state().isShownOther]).toEqual([[1], true]);
  editor.set('/routes/1/sections/0/title', 'Gut', step);
  answer('/neu');
  expect(editor.state()).toMatchObject({ shown: { page: { path: '/neu' }, route: 1 }, isShownOld: false, isShownOther: false });
});

test('what a page with a mistake is made of is not the draft: its places are found by that', async () => {
  const { editor, questions, hear, validated } = await open();
  questions[0]?.answer([]);
  await settle();
  const shown = { page: { path: '/' } } as ShownPage;
  editor.insert('/routes/0/sections', 0, { type: 'hero', title: 'Neu' }, step);
  const of = JSON.parse(text);
  hear({ type: 'drawn', draft: validated.at(-1)?.draft ?? 0, shown, of });
  expect(editor.state()).toMatchObject({ isShownOld: false, shown: { from: editor.state().document.value, of } });
  expect(placeInDraft(editor.state(), '/routes/0/sections/0/title')).toBe('/routes/0/sections/1/title');
});

test('a worker that was started anew is told the files and the draft again, and is relied on', async () => {
  const { editor, questions, validated, hear } = await open();
  questions[0]?.answer([file('media/a.svg')]);
  await settle();
  hear({ type: 'failed', message: 'It could not be loaded.' });
  expect(editor.state().unchecked).toBe('It could not be loaded.');
  hear({ type: 'ready' });
  questions.at(-1)?.answer([file('media/a.svg')]);
  await settle();
  expect(validated.at(-1)).toMatchObject({ draft: 2, document: editor.state().document });
  hear({ type: 'validated', draft: 2, problems: [], hidden: 0, unknownFiles: [] });
  expect(editor.state().unchecked).toBeUndefined();
});
