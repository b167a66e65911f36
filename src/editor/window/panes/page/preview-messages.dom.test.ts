import { expect, test, vi } from 'vitest';
import { misleading } from '../../../../../tests/attacks/frame-messages.ts';
import { editorOf } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../../loader/say/problems.ts';
import type { Run } from '../../../draft/rich-text/runs.ts';
import { type FromPreview, parseFromPreview, type ToPreview } from '../../../preview/messages.ts';
import type { Storage } from '../../../storage.ts';
import type { ShownPage } from '../../../worker/messages.ts';
import { pointerOf } from '../../state/selection.ts';
import { makeAnswers } from './preview-messages.ts';

const manifest = {
  routes: [
    {
      path: '/',
      sections: [
        { type: 'text', title: 'Eins' },
        { type: 'text', title: 'Zwei' },
        { type: 'text', id: 'drei', title: 'Drei' },
      ],
    },
  ],
};
const at = (section: number) => `/routes/0/sections/${section}/title`;

/** An editor whose page is seen. */
async function open() {
  const { editor, hear, asked } = await editorOf(structuredClone(manifest));
  const show = (shown?: object) => {
    if (shown) hear({ type: 'drawn', draft: asked(), shown: shown as ShownPage });
    hear({ type: 'validated', draft: asked(), problems: [], hidden: 0, unknownFiles: [] });
  };
  show({ page: {} });
  const answers = makeAnswers(editor);
  /** Of the text that the page has. */
  let revision = 0;
  const take = (told: ToPreview | undefined) => {
    if (told?.type === 'edit') ({ revision } = told);
    return told;
  };
  const answer = (message: object) => take(answers.hear({ revision, ...message } as FromPreview));
  const follow = () => take(answers.follow());
  const write = (pointer: string, text: string, isDone = false) => answer({ type: 'write', pointer, text: plain(text), isDone });
  const titles = () => editor.valueOf('/routes/0/sections') as { title?: string }[];
  return { editor, hear, asked, show, answer, follow, write, answers, titles: () => titles().map(({ title }) => title) };
}
const step = { title: '' };
/** A text without marks, as the page says it. */
const plain = (shown: string): Run[] => (shown === '' ? [] : [{ shown, kind: 'letter', marks: [] }]);
/** What the page is told of a text without marks. */
const told = (pointer: string, shown: string) => ({
  type: 'edit',
  pointer,
  revision: expect.any(Number),
  text: { runs: plain(shown), isRich: true, constants: {} },
});

test('a text is written on the page letter by letter, as one step', async () => {
  const { editor, answer, write, titles } = await open();
  expect(answer({ type: 'edit', pointer: at(1) })).toEqual(told(at(1), 'Zwei'));
  write(at(1), 'Zwei!');
  write(at(1), 'Zwei!!');
  write(at(1), 'Zwei!!', true);
  expect(titles()).toEqual(['Eins', 'Zwei!!', 'Drei']);
  editor.undo();
  expect(titles()).toEqual(['Eins', 'Zwei', 'Drei']);
});

test('whoever thinks between two words takes both back by one step, and what the form wrote before by another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { editor, answer, write, titles } = await open();
    editor.set(at(1), 'Zwei.', { title: '', typing: true });
    vi.setSystemTime(Date.now() + 60_000);
    answer({ type: 'edit', pointer: at(1) });
    for (const text of ['Zwei. Drei', 'Zwei. Drei. Vier']) {
      vi.setSystemTime(Date.now() + 60_000);
      write(at(1), text);
    }
    write(at(1), 'Zwei. Drei. Vier', true);
    vi.setSystemTime(Date.now() + 60_000);
    editor.set(at(1), 'Zwei. Drei. Vier. Fünf', { title: '', typing: true });
    const seen = [titles()[1]];
    for (const _ of [1, 2, 3]) {
      editor.undo();
      seen.push(titles()[1]);
    }
    expect(seen).toEqual(['Zwei. Drei. Vier. Fünf', 'Zwei. Drei. Vier', 'Zwei.', 'Zwei']);
  } finally {
    vi.useRealTimers();
  }
});

test('what is written goes on where its section stands by now', async () => {
  const { editor, answer, write, titles } = await open();
  answer({ type: 'edit', pointer: at(1) });
  write(at(1), 'Zwei!');
  editor.insert('/routes/0/sections', 0, { type: 'hero', title: 'Neu' }, step);
  write(at(1), 'Zwei!!');
  expect(titles()).toEqual(['Neu', 'Eins', 'Zwei!!', 'Drei']);
});

test('a text that is gone takes no more letters, and writing ends', async () => {
  const { editor, answer, follow, write, titles } = await open();
  answer({ type: 'edit', pointer: at(1) });
  write(at(1), 'Zwei!');
  editor.remove('/routes/0/sections/1', step);
  const before = titles();
  expect(follow()).toEqual({ type: 'leave' });
  expect(write(at(1), 'Zwei!!')).toEqual({ type: 'leave' });
  expect(write(at(1), 'Zwei!!', true)).toBeUndefined();
  expect(titles()).toEqual(before);
});

test('what somebody else has written, and what undo brings back, comes into the open text', async () => {
  const { editor, answer, follow, write, titles } = await open();
  answer({ type: 'edit', pointer: at(1) });
  write(at(1), 'Zwei!');
  // One's own letters are no news.
  expect(follow()).toBeUndefined();
  editor.set(at(1), 'Anders', step);
  // Of two who write at once, neither loses a letter.
  expect(write(at(1), 'Zwei!!')).toEqual(told(at(1), 'Anders!'));
  editor.undo();
  editor.undo();
  expect(follow()).toEqual(told(at(1), 'Zwei!'));
  write(at(1), 'Zwei?');
  expect(titles()).toEqual(['Eins', 'Zwei?', 'Drei']);
});

test('what is typed before the page knows of an undo comes upon the text that undo has brought back, and takes nothing of it away', async () => {
  const { editor, answer, answers, titles } = await open();
  const begun = answer({ type: 'edit', pointer: at(1) });
  if (begun?.type !== 'edit') return expect.fail();
  const { revision } = begun;
  const late = (text: string, isDone = false, of = revision) =>
    answers.hear({ type: 'write', pointer: at(1), revision: of, text: plain(text), isDone });
  late('Zwei und drei');
  editor.undo();
  // Undo is told, and crosses what is typed.
  const undone = answers.follow();
  expect(undone).toEqual(told(at(1), 'Zwei'));
  expect(late('Zwei und drei!')).toEqual(told(at(1), 'Zwei!'));
  // The page has by now what undo brought back, and not yet what came of it.
  const of = undone?.type === 'edit' ? undone.revision : 0;
  expect(late('Zwei?', false, of)).toEqual(told(at(1), 'Zwei!?'));
  expect(titles()[1]).toBe('Zwei!?');
});

test('leaving a text before the page knows of an undo takes nothing back', async () => {
  const { editor, show, answer, answers } = await open();
  editor.set('/routes/0/sections/0', { type: 'text', title: 'Eins', text: ['Ich arbeite für Sie'] }, step);
  show({ page: {} });
  const text = '/routes/0/sections/0/text';
  answer({ type: 'edit', pointer: `${text}/0` });
  const split = answer({ type: 'split', pointer: `${text}/0`, before: plain('Ich arbeite'), behind: plain(' für Sie') });
  if (split?.type !== 'edit') return expect.fail();
  editor.undo();
  const back = answers.follow();
  expect(back).toMatchObject({ type: 'edit', text: { runs: plain('Ich arbeite für Sie') } });
  const { pointer, revision } = split;
  expect(answers.hear({ type: 'write', pointer, revision, text: plain(' für Sie'), isDone: true })).toEqual(
    back?.type === 'edit' && back.pointer === pointer ? undefined : { type: 'leave' },
  );
  expect(editor.valueOf(text)).toEqual(['Ich arbeite für Sie']);
  expect(answers.place()).toBeUndefined();
});

test('a click on a page that a mistake keeps old leads to what one sees there', async () => {
  const { editor, show, answer } = await open();
  editor.duplicate('/routes/0/sections/0', step);
  show();
  answer({ type: 'select', pointer: at(2), bottom: 0 });
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 3 });
  expect(answer({ type: 'edit', pointer: at(2) })).toEqual(told(at(2), 'Drei'));
  editor.remove('/routes/0/sections/3', step);
  const { selection } = editor.state();
  answer({ type: 'select', pointer: at(2), bottom: 0 });
  expect(editor.state()).toMatchObject({ selection, refused: expect.stringContaining('nicht mehr') });
});

test('a text that may be left out goes with its key when nothing of it is left', async () => {
  const { editor, show, answer } = await open();
  editor.set('/routes/0/sections/0', { type: 'hero', eyebrow: 'Oben', title: 'Eins' }, step);
  show({ page: {} });
  const pointer = '/routes/0/sections/0/eyebrow';
  expect(answer({ type: 'edit', pointer })).toBeDefined();
  const write = (isDone: boolean) => answer({ type: 'write', pointer, text: [], isDone });
  write(false);
  // While it is being written anew, nothing is wrong.
  expect(editor.valueOf(pointer)).toBe('Oben');
  write(true);
  expect(editor.valueOf('/routes/0/sections/0')).toEqual({ type: 'hero', title: 'Eins' });
  editor.undo();
  expect(editor.valueOf(pointer)).toBe('Oben');
});

test('Enter, Backspace and what is pasted change blocks in one step, and writing goes on in another text', async () => {
  const { editor, show, answer } = await open();
  editor.set('/routes/0/sections/0', { type: 'text', title: 'Eins', text: ['Ein \\*Wort'] }, step);
  show({ page: {} });
  const text = '/routes/0/sections/0/text';
  const texts = () => editor.valueOf(text);
  const begun = answer({ type: 'edit', pointer: `${text}/0` });
  expect(begun).toMatchObject({ text: { runs: plain('Ein *Wort') }, inBlocks: 1 });
  const split = answer({ type: 'split', pointer: `${text}/0`, before: plain('Ein '), behind: plain('*Wort') });
  expect(split).toMatchObject({ type: 'edit', pointer: `${text}/1`, caret: 0, inBlocks: 1, text: { runs: plain('*Wort') } });
  expect(texts()).toEqual(['Ein ', '\\*Wort']);
  answer({ type: 'write', pointer: `${text}/1`, text: plain('*Wort!'), isDone: false });
  editor.undo();
  editor.undo();
  expect(texts()).toEqual(['Ein \\*Wort']);
  editor.redo();
  expect(texts()).toEqual(['Ein ', '\\*Wort']);
  answer({ type: 'edit', pointer: `${text}/1` });
  show({ page: {} });
  answer({ type: 'edit', pointer: `${text}/1` });
  const join = answer({ type: 'join', pointer: `${text}/1`, text: plain('*Wort'), with: 'before' });
  expect(join).toMatchObject({ pointer: `${text}/0`, caret: 4 });
  expect(texts()).toEqual(['Ein \\*Wort']);
  const lines = [{ kind: 'paragraph', text: plain('A') } as const, { kind: 'heading', text: plain('B') } as const];
  answer({ type: 'paste', pointer: `${text}/0`, before: plain('Ein '), behind: plain('*Wort'), lines, copied: '' });
  expect(texts()).toEqual(['Ein A', { heading: 'B' }, '\\*Wort']);
  editor.undo();
  expect(texts()).toEqual(['Ein \\*Wort']);
});

test('blocks that were copied come back as they were, with their pictures and values; a name that nobody knows is lines', async () => {
  const { editor, show, answer } = await open();
  const list = '/routes/0/sections/0/text';
  const picture = { image: { src: 'media/a.svg', alt: 'A' } };
  editor.set('/routes/0/sections/0', { type: 'article', title: 'Eins', text: ['Von {brand}', picture, 'Ende'] }, step);
  show({ page: {} });
  const lines = [{ kind: 'paragraph', text: plain('Von Velo') } as const];
  answer({ type: 'edit', pointer: `${list}/2` });
  answer({ type: 'copied', name: '7', from: `${list}/0`, to: `${list}/1` });
  const cut = { type: 'replace', pointer: `${list}/2`, text: plain('Ende'), from: `${list}/0`, to: `${list}/1` };
  expect(answer({ ...cut, lines: [], copied: '' })).toMatchObject({ type: 'edit', pointer: `${list}/0` });
  expect(editor.valueOf(list)).toEqual(['Ende']);
  const paste = { type: 'paste', pointer: `${list}/0`, before: plain('Ende'), behind: [], lines };
  answer({ ...paste, copied: '7' });
  expect(editor.valueOf(list)).toEqual(['Ende', 'Von {brand}', picture]);
  editor.undo();
  answer({ type: 'edit', pointer: `${list}/0` });
  answer({ ...paste, copied: '8' });
  expect(editor.valueOf(list)).toEqual(['EndeVon Velo']);
});

test('a sign makes a heading of a paragraph, and one step back is what was typed', async () => {
  const { editor, show, answer, follow } = await open();
  const list = '/routes/0/sections/0/text';
  editor.set('/routes/0/sections/0', { type: 'article', title: 'Eins', text: ['#A'] }, step);
  show({ page: {} });
  const before = editor.state().document.text;
  answer({ type: 'edit', pointer: `${list}/0` });
  answer({ type: 'write', pointer: `${list}/0`, text: plain('##A'), isDone: false });
  const turned = answer({ type: 'sign', pointer: `${list}/0`, text: plain('## A') });
  expect(turned).toMatchObject({ type: 'edit', pointer: `${list}/0/heading`, caret: 0, text: { runs: plain('A') } });
  expect(editor.valueOf(list)).toEqual([{ heading: 'A' }]);
  expect(editor.state().document.done.at(-1)?.title).toContain('Überschrift');
  editor.undo();
  expect(follow()).toMatchObject({ pointer: `${list}/0`, caret: 3, text: { runs: plain('## A') } });
  editor.undo();
  expect(editor.state().document.text).toBe(before);
  // What is no block takes the letters.
  answer({ type: 'edit', pointer: at(1) });
  expect(answer({ type: 'sign', pointer: at(1), text: plain('## Zwei') })).toMatchObject(told(at(1), '## Zwei'));
  expect(editor.valueOf(at(1))).toBe('## Zwei');
});

test('of a text that nobody has written yet all is selected, until it is another one', async () => {
  const { editor, show, answer } = await open();
  editor.set('/routes/0/sections/0', { type: 'text', title: 'Eins', text: ['Absatz', 'Mein Absatz'] }, step);
  show({ page: {} });
  const asked = (index: number) => answer({ type: 'edit', pointer: `/routes/0/sections/0/text/${index}` });
  expect([asked(0), asked(1)]).toMatchObject([{ isSample: true }, { type: 'edit' }]);
  expect(asked(1)).not.toHaveProperty('isSample');
});

test('a text that is empty because it is being written is no mistake yet', async () => {
  const { editor, hear, asked, show, answer } = await open();
  const pointer = '/routes/0/sections/0/text/0';
  editor.set('/routes/0/sections/0', { type: 'text', title: 'Eins', text: ['', 'B'] }, step);
  show({ page: {} });
  const empty = { code: 'empty-text', severity: 'error', pointer, message: '', hint: '', related: [] } as unknown as Problem;
  const said = () => editor.state().findings.all.map(({ code }) => code);
  answer({ type: 'edit', pointer });
  hear({ type: 'validated', draft: asked(), problems: [empty], hidden: 0, unknownFiles: [] });
  expect(said()).toEqual([]);
  editor.writeAt(pointer, false);
  expect(said()).toEqual(['empty-text']);
  editor.writeAt('/routes/0/sections/0/text/1');
  expect(said()).toEqual(['empty-text']);
});

test('an empty text that is made and left is no step', async () => {
  const { editor, show, answer } = await open();
  editor.set('/routes/0/sections/0', { type: 'text', title: 'Eins', text: ['A'] }, step);
  show({ page: {} });
  const before = editor.state().document;
  const pointer = '/routes/0/sections/0/text/0';
  answer({ type: 'edit', pointer });
  answer({ type: 'split', pointer, before: plain('A'), behind: [] });
  expect(editor.valueOf('/routes/0/sections/0/text')).toEqual(['A', '']);
  answer({ type: 'write', pointer: '/routes/0/sections/0/text/1', text: [], isDone: true });
  expect(editor.state().document.text).toBe(before.text);
  expect(editor.state().document.done).toHaveLength(before.done.length);
});

test('a draft that the worker fails on ends nothing: the page is old, and the next draft is shown', async () => {
  const { editor, hear, asked, show } = await open();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  editor.set(at(0), 'Anders', step);
  hear({ type: 'failed', draft: asked(), message: 'a bug' });
  expect(editor.state()).toMatchObject({ isShownOld: true, validated: asked() });
  expect(error).toHaveBeenCalledWith('a bug');
  editor.set(at(0), 'Noch anders', step);
  show({ page: {} });
  expect(editor.state().isShownOld).toBe(false);
});

test('places that no page has change nothing, and lead to none', async () => {
  const { editor, answer } = await open();
  const { text } = editor.state().document;
  for (const data of misleading) {
    const message = parseFromPreview(data) ?? expect.fail();
    if (!['ready', 'key'].includes(message.type)) answer(message);
    const { selection } = editor.state();
    if (selection.kind !== 'part') expect(editor.valueOf(pointerOf(selection)), JSON.stringify(message)).toBeDefined();
    else expect(['site', 'header'], JSON.stringify(message)).toContain(selection.part);
  }
  expect(editor.state().document.text).toBe(text);
});

test('what a tried form would send is said, and where it would go', async () => {
  const { editor, answer } = await open();
  const send = (to: string) => {
    answer({ type: 'sending', fields: 'Name, Nachricht', to });
    expect(editor.state().announcement).toBe(editor.state().notice?.text);
    return editor.state().notice?.text;
  };
  expect(send('mailto:a%2Bb@example.com?subject=Anfrage')).toBe(
    'Beim Ausprobieren wird nichts gesendet. Auf der Website ginge jetzt eine E-Mail an a+b@example.com, aus dem E-Mail-Programm des Besuchers, mit: Name, Nachricht.',
  );
  expect(send('https://formspree.io/f/abc')).toBe(
    'Beim Ausprobieren wird nichts gesendet. Auf der Website ginge jetzt eine Nachricht an https://formspree.io/f/abc mit: Name, Nachricht.',
  );
});

test('files that are dropped on a text become pictures behind it, in their order, as one step; why one is none is said', async () => {
  const article = { type: 'article', title: 'A', text: ['Eins.', 'Zwei.'] };
  const upload: Storage['upload'] = async (name) =>
    name === 'b.txt' ? { refused: 'type' } : { file: { path: `media/${name}`, address: `/${name}` } };
  const { editor, hear, asked } = await editorOf({ routes: [{ path: '/', sections: [article] }] }, { upload });
  hear({ type: 'drawn', draft: asked(), shown: { page: {} } as ShownPage });
  const files = ['c.jpg', 'b.txt', 'a.jpg'].map((name) => new File(['x'], name));
  makeAnswers(editor).hear({ type: 'file', pointer: '/routes/0/sections/0/text/0', files });
  await vi.waitFor(() => expect(editor.state().notice?.text).toMatch(/^2 Bilder hinzugefügt\. .* b\.txt: Browser können/));
  const text = () => editor.valueOf('/routes/0/sections/0/text');
  const image = (src: string) => ({ image: { src, alt: '' } });
  expect(text()).toEqual(['Eins.', image('media/c.jpg'), image('media/a.jpg'), 'Zwei.']);
  editor.undo();
  expect(text()).toEqual(article.text);
});

test.each([
  [
    'with the description of the one before, as visitors read it',
    'Porträt von {name}',
    '„Porträt von Ada“ gehörte zum vorigen Bild.',
  ],
  ['of a decoration without a question', '', 'neu.jpg ausgewählt. Es schmückt nur, bis Sie es beschreiben.'],
])('a file that is dropped on an image is said %s', async (_, alt, said) => {
  const section = { type: 'split', title: 'Wir', text: ['A.'], image: { src: 'alt.svg', alt } };
  const manifest = { constants: { name: 'Ada' }, routes: [{ path: '/', sections: [section] }] };
  const upload = async () => ({ file: { path: 'media/neu.jpg', address: '/neu.jpg' } });
  const { editor, hear, asked } = await editorOf(manifest, { upload });
  hear({ type: 'drawn', draft: asked(), shown: { page: {} } as ShownPage });
  const files = ['neu.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name));
  makeAnswers(editor).hear({ type: 'file', pointer: '/routes/0/sections/0/image', files });
  await vi.waitFor(() => expect(editor.state().notice?.text).toContain(`${said} Nur die erste von 3 Dateien`));
  expect(editor.valueOf('/routes/0/sections/0/image')).toMatchObject({ src: 'media/neu.jpg' });
});
