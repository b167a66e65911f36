import { expect, onTestFinished, test, vi } from 'vitest';
import type { Json } from '../../../../../schema/json.ts';
import { misleading } from '../../../../../tests/attacks/frame-messages.ts';
import { editorOf } from '../../../../../tests/support/editor/editor-form.tsx';
import type { Problem } from '../../../../loader/say/problems.ts';
import type { Block } from '../../../draft/prose/block.ts';
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
const list = '/routes/0/sections/0/text';
const at = (section: number) => `/routes/0/sections/${section}/title`;

/** An editor whose page is seen. */
async function open() {
  const { editor, hear, asked } = await editorOf(structuredClone(manifest));
  const show = (shown?: object) => {
    if (shown) hear({ type: 'drawn', draft: asked(), shown: shown as ShownPage });
    hear({ type: 'validated', draft: asked(), problems: [], hidden: 0, unknownFiles: [] });
  };
  show({ page: {} });
  const run = vi.fn();
  const answers = makeAnswers(editor, run);
  /** Of the text that the page has, and the blocks that it is one of. */
  let revision = 0;
  let blocks: readonly Block[] = [];
  let pointer = '';
  const take = (told: ToPreview | undefined) => {
    if (told?.type === 'edit') ({ revision } = told);
    if (told?.type === 'edit' && told.prose) ({ blocks } = told.prose);
    return told;
  };
  const answer = (message: object) => take(answers.hear({ revision, ...message } as FromPreview));
  const follow = () => take(answers.follow());
  const write = (pointer: string, text: string, isDone = false) => answer({ type: 'write', pointer, text: plain(text), isDone });
  /** An article with these blocks, of which one is written in. */
  const beginIn = (text: Json, at = '/0') => {
    editor.set('/routes/0/sections/0', { type: 'article', title: 'Eins', text }, step);
    show({ page: {} });
    pointer = list + at;
    return answer({ type: 'edit', pointer });
  };
  /** The page puts blocks in the place of others; where there are as many, letters have been typed. */
  const splice = (from: number, gone: number, ...come: Block[]) => {
    blocks = blocks.toSpliced(from, gone, ...come);
    const isTyping = gone === 1 && come.length === 1 && come[0]?.type === 'paragraph';
    return answer({ type: 'prose', pointer, from, gone, blocks: come, isTyping, isDone: false });
  };
  const block = (index: number, shown: string): Block => ({ ...(blocks[index] as Block), text: plain(shown) });
  const end = () =>
    answer({
      type: 'prose',
      pointer: answers.placeOnPage()?.pointer ?? pointer,
      from: 0,
      gone: 0,
      blocks: [],
      isTyping: true,
      isDone: true,
    });
  const titles = () => editor.valueOf('/routes/0/sections') as { title?: string }[];
  const texts = () => editor.valueOf(list) as Json[];
  const prose = { beginIn, splice, block, end, texts, all: () => blocks };
  const page = { answer, follow, write, answers, titles: () => titles().map(({ title }) => title) };
  return { editor, hear, asked, show, run, ...page, ...prose };
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

test('a click on a page that a mistake keeps old leads to what one sees there', async () => {
  const { editor, show, answer } = await open();
  editor.duplicate('/routes/0/sections/0', step);
  show();
  answer({ type: 'select', pointer: at(2) });
  expect(editor.state().selection).toEqual({ kind: 'section', page: 0, section: 3 });
  expect(answer({ type: 'edit', pointer: at(2) })).toEqual(told(at(2), 'Drei'));
  editor.remove('/routes/0/sections/3', step);
  const { selection } = editor.state();
  answer({ type: 'select', pointer: at(2) });
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

test('blocks that are split and joined on the page are steps of their own, and their signs stay', async () => {
  const { editor, beginIn, splice, block, texts } = await open();
  const image = { image: { src: 'a.svg', alt: 'A' } };
  const begun = beginIn(['Ein \\*Wort', image, { heading: 'Kopf', id: 'k' }]);
  expect(begun).toMatchObject({ text: { runs: plain('Ein *Wort') } });
  expect(begun).toHaveProperty('prose.places', [`${list}/0`, `${list}/1/image`, `${list}/2/heading`]);
  splice(0, 1, block(0, 'Ein '), { type: 'paragraph', text: plain('*Wort') });
  const split = ['Ein ', '\\*Wort', image, { heading: 'Kopf', id: 'k' }];
  expect(texts()).toEqual(split);
  splice(1, 1, block(1, '*Wort!'));
  splice(1, 1, block(1, '*Wort!!'));
  splice(1, 1, { type: 'heading', text: plain('*Wort!!') });
  splice(0, 3);
  expect(texts()).toEqual([{ heading: 'Kopf', id: 'k' }]);
  const seen = [0, 1, 2].map(() => {
    editor.undo();
    return texts()[1];
  });
  expect(seen).toEqual([{ heading: '\\*Wort!!' }, '\\*Wort!!', '\\*Wort']);
  editor.undo();
  expect(texts()).toEqual(['Ein \\*Wort', image, split[3]]);
});

test('blocks that were cut in one list come into another as they were, with their pictures and values', async () => {
  const { editor, show, answer, beginIn, splice, texts, all } = await open();
  const picture = { image: { src: 'media/a.svg', alt: 'A' } };
  const note = { note: ['Von {brand}'], title: 'Hinweis' };
  beginIn([note, picture, 'Ende'], '/2');
  const cut = all().slice(0, 2);
  splice(0, 2);
  expect(texts()).toEqual(['Ende']);
  const other = '/routes/0/sections/1';
  editor.set(other, { type: 'article', title: 'Zwei', text: ['Da'] }, step);
  show({ page: {} });
  answer({ type: 'edit', pointer: `${other}/text/0` });
  const paste = { type: 'prose', pointer: `${other}/text/0`, from: 1, gone: 0, isTyping: false, isDone: false };
  const table = { rows: [{ cells: ['a', 'b'] }] };
  const wholes = Object.entries({ code: 'x()', table }).map(([key, said]) => ({ type: 'whole', key, said }));
  answer({ ...paste, blocks: [...cut, ...wholes] });
  expect(editor.valueOf(`${other}/text`)).toEqual(['Da', note, picture, { code: 'x()' }, { table }]);
});

test('what undo brings back while one writes comes into the blocks; what was typed meanwhile stays, and who leaves takes nothing back', async () => {
  const { editor, answers, follow, beginIn, splice, block, texts } = await open();
  const begun = beginIn(['Eins', 'Zwei']);
  if (begun?.type !== 'edit') return expect.fail();
  splice(0, 1, block(0, 'Ei'), { type: 'paragraph', text: plain('ns') });
  editor.undo();
  expect(follow()).toMatchObject({ text: { runs: plain('Eins') }, prose: { text: 0, blocks: [{ text: plain('Eins') }, {}] } });
  // The page has not learnt of it yet.
  const late = { type: 'prose', pointer: `${list}/0`, revision: begun.revision, isTyping: true, from: 1 } as const;
  const typed: Block = { type: 'paragraph', text: plain('ns!') };
  const crossed = answers.hear({ ...late, gone: 1, blocks: [typed], isDone: false });
  expect(texts()).toEqual(['Eins!', 'Zwei']);
  expect(crossed).toMatchObject({ type: 'edit', prose: { blocks: [{ text: plain('Eins!') }, {}] } });
  expect(answers.hear({ ...late, gone: 0, blocks: [], isDone: true })).toBeUndefined();
  expect([texts(), answers.place()]).toEqual([['Eins!', 'Zwei'], undefined]);
});

test('of two who write in the same blocks at once neither loses a word, and the page learns of both', async () => {
  const { editor, beginIn, splice, block, texts, follow } = await open();
  beginIn(['Eins', 'Zwei', 'Drei']);
  editor.set(`${list}/1`, 'Zwei, sagt sie', step);
  editor.insert(list, 0, { heading: 'Neu' }, step);
  const told = splice(1, 1, block(1, 'Zwei und'), { type: 'paragraph', text: plain('mehr') });
  expect(texts()).toEqual([{ heading: 'Neu' }, 'Eins', 'Zwei, sagt sie und', 'mehr', 'Drei']);
  expect(told).toMatchObject({ type: 'edit', prose: { blocks: [{ type: 'heading' }, {}, {}, {}, {}] } });
  expect(follow()).toBeUndefined();
  splice(4, 1, block(4, 'Drei!'));
  expect(texts()[4]).toBe('Drei!');
});

test.each([
  [true, ['Eins', '']],
  [false, ['Eins']],
])('an empty block that was made after the page was left stays where the form goes on: %s', async (goesOn, after) => {
  const { editor, answer, answers, beginIn, end, texts } = await open();
  beginIn(['Eins']);
  answer({ type: 'caret', text: 0, from: 4, to: 4, isComposing: false });
  answers.leave(goesOn);
  editor.insert(list, 1, '', step);
  end();
  expect(texts()).toEqual(after);
});

test('the tools mean the text that the caret is in, wherever it stands in the blocks', async () => {
  const { answer, answers, beginIn } = await open();
  beginIn(['A', { list: ['B', { text: 'C', list: ['D'] }] }, { quote: ['E', 'F'] }]);
  const places = [0, 1, 2, 3, 4, 5].map((text) => {
    answer({ type: 'caret', text, from: 0, to: 0, isComposing: false });
    return answers.place()?.at.slice(list.length);
  });
  expect(places).toEqual(['/0', '/1/list/0', '/1/list/1/text', '/1/list/1/list/0', '/2/quote/0', '/2/quote/1']);
  const kinds = answers.place()?.kinds.map(({ title }) => title);
  expect(kinds).toEqual(['Absatz', 'Überschrift', 'Zwischenüberschrift', 'Aufzählung', 'Nummerierte Liste', 'Zitat', 'Hinweis']);
  expect(answers.placeOnPage()).toEqual({ pointer: `${list}/0`, at: `${list}/2/quote/1` });
});

test('no more blocks come than a list may have: why is said, and the page has again what there is', async () => {
  const { editor, beginIn, splice, block, texts, follow } = await open();
  const field = editor.state().forms?.sections.article?.fields.find(({ key }) => key === 'text');
  // No type that comes with the builder has so few; one of a site's own may.
  Object.assign(field ?? {}, { max: 2 });
  onTestFinished(() => void Object.assign(field ?? {}, { max: Number.POSITIVE_INFINITY }));
  beginIn(['0', '1']);
  const { text } = editor.state().document;
  expect(splice(0, 1, block(0, ''), block(0, '0'))).toMatchObject({ type: 'edit', prose: { blocks: { length: 2 } } });
  expect(editor.state()).toMatchObject({ document: { text }, refused: expect.stringContaining('2 Absätze') });
  splice(1, 1, block(1, '1!'));
  expect([texts().length, texts()[1]]).toEqual([2, '1!']);
  editor.set(at(1), 'Anders', step);
  expect(follow(), 'nothing is new in these blocks').toBeUndefined();
});

test('blocks that are gone take no more letters, and writing ends', async () => {
  const { editor, beginIn, splice, block, follow } = await open();
  beginIn(['A']);
  editor.remove('/routes/0/sections/0', step);
  const { text } = editor.state().document;
  expect(follow()).toEqual({ type: 'leave' });
  expect(splice(0, 1, block(0, 'AB'))).toEqual({ type: 'leave' });
  expect(editor.state().document.text).toBe(text);
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
  const { editor, hear, asked, beginIn, follow } = await open();
  const said = () => editor.state().findings.all.map(({ code }) => code);
  const findEmpty = (pointer: string) => {
    const empty = { code: 'empty-text', severity: 'error', pointer, message: '', hint: '', related: [] } as unknown as Problem;
    hear({ type: 'validated', draft: asked(), problems: [empty], hidden: 0, unknownFiles: [] });
  };
  beginIn(['', 'B']);
  findEmpty(`${list}/0`);
  expect(said()).toEqual([]);
  // A picture has come before it.
  editor.insert(list, 0, { image: { src: 'media/a.png', alt: '' } }, step);
  follow();
  findEmpty(`${list}/1`);
  expect(said()).toEqual([]);
  editor.writeAt(`${list}/1`, false);
  expect(said()).toEqual(['empty-text']);
  // Nor is one that stands empty beside it.
  editor.writeAt(`${list}/2`);
  expect(said()).toEqual([]);
  editor.writeAt('/routes/0/sections/0/title');
  expect(said()).toEqual(['empty-text']);
});

test('a picture that a slash has asked for is a new one as the form makes it, whose field opens; one step takes it back', async () => {
  const { editor, answer, beginIn, splice, texts } = await open();
  const begun = beginIn(['A', '/bild', 'B'], '/1');
  const offered = begun?.type === 'edit' ? begun.prose?.offered : undefined;
  expect(offered?.map(({ title }) => title).join(', ')).toBe(
    'Überschrift, Zwischenüberschrift, Aufzählung, Nummerierte Liste, Zitat, Hinweis, Bild, Tabelle, Code',
  );
  expect(splice(1, 1, { type: 'whole', key: 'image' })).toEqual({ type: 'leave' });
  expect(texts()).toEqual(['A', { image: { src: 'media/hero.svg', alt: '' } }, 'B']);
  // Where the caret has come to is told after it, and leads nowhere.
  answer({ type: 'caret', text: 1, from: 0, to: 0, isComposing: false });
  expect(editor.state().target).toMatchObject({ pointer: `${list}/1/image`, focus: true });
  editor.undo();
  expect(texts()).toEqual(['A', '/bild', 'B']);
});

test('a picture that none is chosen for was never asked for, and one goes on writing on the page', async () => {
  const { editor, beginIn, splice, block, texts } = await open();
  beginIn(['A', ''], '/1');
  const before = editor.state().document.done;
  splice(1, 1, block(1, '/bild'));
  splice(1, 1, { type: 'whole', key: 'image' });
  expect(editor.withdraw(`${list}/1/image`)).toBe(true);
  expect([texts(), editor.state().document.done, editor.state().document.undone]).toEqual([['A', ''], before, []]);
  expect(editor.state().target).toMatchObject({ pointer: `${list}/1`, writes: true });
  expect(editor.withdraw(`${list}/1/image`)).toBe(false);
});

test('below the last text of several one goes on writing, and below any other text not', async () => {
  const { beginIn, end, answer } = await open();
  beginIn(['A', 'B']);
  end();
  expect(answer({ type: 'below', pointer: `${list}/1` })).toMatchObject({ type: 'edit', isBelow: true, prose: { text: 1 } });
  expect(answer({ type: 'below', pointer: at(0) })).toBeUndefined();
});

const table = (...rows: string[][]) => ({ table: { columns: ['A', 'B'], rows: rows.map((cells) => ({ cells })) } });
test.each<[string, Json[], string, number]>([
  ['the source of a quotation', [{ quote: 'A', source: 'B' }, 'C'], '/0/source', 1],
  ['the caption of a picture', ['A', { image: { src: 'media/a.png', alt: '', caption: 'B' } }], '/1/image/caption', 2],
  ['the title of a note', [{ note: ['A'], title: 'B' }, 'C'], '/0/title', 1],
  ['the last row of a table', [table(['1', '2'])], '/0/table/rows/0/cells/1', 1],
])('behind %s one goes on in a new paragraph, which goes again where nothing is written in it', async (_, text, place, index) => {
  const { editor, answer, show, beginIn, end, texts } = await open();
  beginIn(text, place);
  const before = editor.state().document.done.length;
  expect(answer({ type: 'behind', pointer: list + place, isRow: false })).toBeUndefined();
  expect(texts()).toEqual(text.toSpliced(index, 0, ''));
  expect(editor.state().target).toMatchObject({ pointer: `${list}/${index}`, from: 'page', writes: true });
  show({ page: {} });
  answer({ type: 'write', pointer: list + place, text: plain(String(editor.valueOf(list + place))), isDone: true });
  answer({ type: 'edit', pointer: `${list}/${index}` });
  expect(texts().length).toBe(text.length + 1);
  end();
  expect([texts(), editor.state().document.done.length]).toEqual([text, before]);
});

test('behind the last cell of a table comes a row, and behind a row that says nothing a paragraph', async () => {
  const { editor, answer, beginIn, texts } = await open();
  const cell = (row: number) => `${list}/1/table/rows/${row}/cells/1`;
  beginIn(['A', table(['1', '2'])], '/1/table/rows/0/cells/1');
  answer({ type: 'behind', pointer: cell(0), isRow: true });
  expect(texts()).toEqual(['A', table(['1', '2'], ['–', '–'])]);
  expect(editor.state().target).toMatchObject({ pointer: `${list}/1/table/rows/1/cells/0`, writes: true });
  answer({ type: 'behind', pointer: cell(1), isRow: true });
  expect(texts()).toEqual(['A', table(['1', '2'], ['–', '–']), '']);
});

test('where there is no room behind a text, one leaves it; below a table that stands last one goes on', async () => {
  const { editor, answer, beginIn, texts } = await open();
  beginIn(['A', table(['1', '2'])]);
  expect(answer({ type: 'behind', pointer: at(1), isRow: false })).toEqual({ type: 'leave' });
  answer({ type: 'below', pointer: `${list}/1/table/rows/0/cells/1` });
  expect(texts()).toEqual(['A', table(['1', '2']), '']);
  expect(editor.state().target).toMatchObject({ pointer: `${list}/2`, from: 'page', writes: true });
});

test('a table that a slash has asked for is filled in on the page from its first cell on', async () => {
  const { editor, beginIn, splice } = await open();
  beginIn(['A', '/tabelle'], '/1');
  expect(splice(1, 1, { type: 'whole', key: 'table' })).toEqual({ type: 'leave' });
  expect(editor.state().target).toMatchObject({ pointer: `${list}/1/table/columns/0`, focus: false, from: 'page', writes: true });
});

test('an empty text that is made and left is no step', async () => {
  const { editor, beginIn, splice, end, texts, all } = await open();
  beginIn(['A']);
  const before = editor.state().document;
  splice(0, 1, all()[0] as Block, { type: 'paragraph', text: [] });
  expect(texts()).toEqual(['A', '']);
  end();
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

test('pictures that were left behind by a paste are said once, with what to do where pictures may stand', async () => {
  const { editor, answer, beginIn } = await open();
  const notice = () => editor.state().notice?.text;
  beginIn(['A'], '/0');
  answer({ type: 'lost', pointer: `${list}/0`, pictures: 2, isFlat: false, struck: 0, unmarked: '' });
  expect(notice()).toBe('2 Bilder sind nicht mitgekommen: Ziehen Sie sie als Dateien hierher.');
  answer({ type: 'lost', pointer: at(1), pictures: 1, isFlat: true, struck: 0, unmarked: '' });
  expect(notice()).toMatch(/^Hier passt nur fortlaufender Text.* Ein Bild ist nicht mitgekommen\.$/);
  expect(editor.state().notice?.action).toBeUndefined();
});

test('words that a paste has left behind are counted, with a button that brings them; the first three that lost their mark are named', async () => {
  const { editor, answer, run } = await open();
  const lost = { type: 'lost', pointer: at(1), pictures: 0, isFlat: false };
  answer({ ...lost, struck: 3, unmarked: '' });
  const { text, action } = editor.state().notice ?? {};
  expect([text, action?.label]).toEqual(['Durchgestrichene Wörter sind nicht mitgekommen: 3.', 'Auch sie einfügen']);
  action?.run();
  expect(run.mock.calls).toEqual([[{ kind: 'struck' }]]);
  answer({ ...lost, struck: 1, unmarked: 'nd\nme\no\nx\ny' });
  const said = 'Durchgestrichene Wörter sind nicht mitgekommen: 1. Als gewöhnliche Wörter mitgekommen (5): nd, me, o …';
  expect(editor.state().notice?.text).toBe(said);
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

test('blocks that no page could have are written as far as they make sense, and the editor goes on', async () => {
  const { editor, answer, beginIn, splice, block, texts } = await open();
  beginIn(['A', { list: ['B'] }]);
  const odd: Block[] = [
    { type: 'point', blocks: [{ type: 'list' }, { type: 'whole', entry: 1e9, key: '__proto__' }] },
    {
      type: 'list',
      blocks: [
        { type: 'paragraph', text: plain('B') },
        { type: 'note', entry: -1 },
      ],
    },
    { type: 'quote', key: 'image', entry: 0, numbered: true },
    { type: 'whole', key: 'table', said: 1 },
    { type: 'whole', key: '__proto__', said: { polluted: true } },
  ];
  for (const [from, gone] of [
    [-1, 1e9],
    [0.5, -3],
    [1e300, 1],
  ]) {
    answer({ type: 'prose', pointer: `${list}/0`, from, gone, blocks: odd, isTyping: true, isDone: false });
    expect(texts()).toBeInstanceOf(Array);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  editor.set(list, ['Gut'], step);
  answer({ type: 'edit', pointer: `${list}/0` });
  splice(0, 1, block(0, 'Gut!'));
  expect(texts()).toEqual(['Gut!']);
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
  makeAnswers(editor, () => {}).hear({ type: 'file', pointer: '/routes/0/sections/0/text/0', files });
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
  ['and asked what it shows, as the form has it', '', 'neu.jpg ausgewählt. Was zeigt es?'],
])('a file that is dropped on an image is said %s', async (_, alt, said) => {
  const section = { type: 'split', title: 'Wir', text: ['A.'], image: { src: 'alt.svg', alt } };
  const manifest = { constants: { name: 'Ada' }, routes: [{ path: '/', sections: [section] }] };
  const upload = async () => ({ file: { path: 'media/neu.jpg', address: '/neu.jpg' } });
  const { editor, hear, asked } = await editorOf(manifest, { upload });
  hear({ type: 'drawn', draft: asked(), shown: { page: {} } as ShownPage });
  const files = ['neu.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name));
  makeAnswers(editor, () => {}).hear({ type: 'file', pointer: '/routes/0/sections/0/image', files });
  await vi.waitFor(() => expect(editor.state().notice?.text).toContain(`${said} Nur die erste von 3 Dateien`));
  expect(editor.valueOf('/routes/0/sections/0/image')).toMatchObject({ src: 'media/neu.jpg' });
});
