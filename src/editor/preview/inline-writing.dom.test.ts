import type { Node } from 'prosemirror-model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Block } from '../draft/prose/block.ts';
import type { Run, WrittenText } from '../draft/rich-text/runs.ts';
import { openTextView, type TextView } from '../writing/text-view.ts';
import { type Start, startWriting, type Writing } from './inline-writing.ts';
import type { WrittenProse } from './messages.ts';

const told = vi.fn();
const ended = vi.fn();
const element = () => document.querySelector('h1') as HTMLElement;
const pointer = '/routes/0/sections/0/title';
const runs: Run[] = [
  { shown: 'Marketing ', kind: 'letter', marks: [] },
  { shown: 'neu', kind: 'letter', marks: ['em'] },
  { shown: 'brand', kind: 'constant', marks: [] },
];
let writing: Writing;
let view: TextView;

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

beforeEach(() => {
  told.mockReset();
  ended.mockReset();
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => told(message));
  document.body.innerHTML = '<main lang="de"><h1>Marketing <em>neu</em></h1><h1 id="other"></h1></main>';
  writing = start({ runs, isRich: true, constants: { brand: 'Velo' } });
});
afterEach(() => {
  writing.end();
  vi.restoreAllMocks();
});

/** Of a text that the page shows already, with the code to write with. */
function start(text: WrittenText, more: Partial<Start> = {}, prose?: WrittenProse): Writing {
  const begun = startWriting({ ...{ pointer, element: element(), layField: () => undefined, ended }, ...more });
  begun.begin({ text, revision: 1, ...(prose && { prose }) });
  begun.open((...given) => {
    view = openTextView(...given);
    return view;
  });
  return begun;
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  writing.field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const type = (letters: string) => [...letters].map((letter) => view.type(letter));
const isDone = { type: 'write', pointer, revision: 1, text: runs, isDone: true };

test('the field shows the text as it looks, in the place of its element', () => {
  expect(writing.field().querySelector('em')?.textContent).toBe('neu');
  expect(writing.field().querySelector('[title="{brand}"]')?.textContent).toBe('Velo');
  expect(writing.field().lang).toBe('de');
  expect(element().style.visibility).toBe('hidden');
});

test('Enter and Escape end, and the page is as it was; a word that is still composed takes both keys', () => {
  for (const key of ['Enter', 'Escape']) press(key, { isComposing: true });
  press('Enter', { shiftKey: true });
  expect(ended).not.toHaveBeenCalled();
  press('Enter');
  expect(told.mock.lastCall).toEqual([isDone]);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(document.body.innerHTML).toBe('<main lang="de"><h1>Marketing <em>neu</em></h1><h1 id="other"></h1></main>');
});

test('what a key of the text asks for is told, and a mark is said to be none where the text has none', () => {
  press('k', { ctrlKey: true });
  expect(told.mock.lastCall).toEqual([{ type: 'key', action: 'link' }]);
  writing.end();
  writing = start({ runs: [], isRich: false, constants: {} });
  press('b', { ctrlKey: true });
  expect(told.mock.lastCall).toEqual([{ type: 'key', action: 'plain' }]);
});

test("a mark that is asked for before a word is written is that word's", () => {
  type(' ');
  writing.run({ kind: 'mark', mark: 'strong' });
  type('x');
  expect(writing.field().querySelector('strong')?.textContent).toBe('x');
});

test('a brace offers the values: letters filter, Enter takes one, Escape leaves the brace', () => {
  const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  const chips = () => writing.field().querySelectorAll('[data-constant="brand"]').length;
  const before = chips();
  type(' {');
  expect(offered()).toEqual(['Velo{brand}']);
  type('x');
  expect(offered()).toEqual([]);
  press('Backspace');
  writing.update({ text: { runs: [], isRich: true, constants: { brand: 'Velo', city: 'Kiel' } }, revision: 2 });
  type('{ki');
  expect(offered()).toEqual(['Kiel{city}']);
  press('Escape');
  expect([offered(), ended.mock.calls.length, writing.field().textContent]).toEqual([[], 0, '{ki']);
  type(' {');
  expect(offered()).toEqual(['Velo{brand}', 'Kiel{city}']);
  press('ArrowDown');
  press('ArrowUp');
  press('Enter');
  expect([offered(), chips(), before, ended.mock.calls.length]).toEqual([[], 1, 1, 0]);
  expect(writing.field().textContent).toBe('{ki Velo');
});

test('what has been written elsewhere comes in, and is not told', () => {
  told.mockReset();
  writing.update({ text: { runs: [{ shown: 'Anders', kind: 'letter', marks: [] }], isRich: true, constants: {} }, revision: 2 });
  expect(writing.field().textContent).toBe('Anders');
  expect(told.mock.calls.filter(([{ type }]) => type === 'write')).toEqual([]);
});

test('what is pasted before the code to write with has come waits for it, and is read by it', () => {
  writing.end();
  writing = startWriting({ pointer, element: element(), layField: () => undefined, ended, point: 0 });
  writing.begin({ text: { runs, isRich: true, constants: {} }, revision: 1 });
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const html = '<b>90</b><del>120</del>';
  Object.assign(event, { clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '90120') } });
  writing.field().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  writing.open(openTextView);
  expect(writing.field().innerHTML).toMatch(/^<strong>90<\/strong>Marketing/);
  expect(told.mock.calls.map(([message]) => message)).toContainEqual(expect.objectContaining({ type: 'lost', struck: 1 }));
});

test('what is pasted has one line, and keeps what is bold and where links lead', () => {
  const html =
    '<p>Zwei <b>Absätze</b></p><p><a href="https://example.org/a(b)">hier</a> <a href="javascript:alert(1)">da</a></p>';
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') } });
  writing.update({ text: { runs: [], isRich: true, constants: {} }, revision: 2 });
  writing.field().dispatchEvent(event);
  const [last] = told.mock.calls
    .map(([message]) => message)
    .filter(({ type }) => type === 'write')
    .slice(-1);
  expect(last.text.map(({ shown, marks }: Run) => [shown.trim(), ...marks]).filter(([shown]: string[]) => shown !== '')).toEqual([
    ['Zwei'],
    ['Absätze', 'strong'],
    ['hier', 'link https://example.org/a%28b%29'],
    ['da'],
  ]);
  expect(writing.field().textContent).toMatch(/^Zwei Absätze +hier da\s*$/);
});

test('in a list of blocks the field holds all of them: Enter makes one more, and what comes of it is told as a piece of the list', async () => {
  writing.end();
  const letters = (shown: string): Run[] => [{ shown, kind: 'letter', marks: [] }];
  const blocks = ['AB', 'C'].map((shown): Block => ({ type: 'paragraph', text: letters(shown) }));
  const prose = { blocks, kinds: ['heading'], offered: [], places: ['/0', '/1'], text: 0 };
  const shown = document.querySelector('main')?.appendChild(document.createElement('div')) as HTMLElement;
  const follow = vi.fn();
  const close = vi.fn(() => shown.remove());
  const draw = ({ type: { name } }: Node) => {
    const dom = document.createElement(name === 'heading' ? 'h2' : 'p');
    return { dom, contentDOM: dom };
  };
  const layField = () => ({ field: shown, draw, together: () => [], follow, covers: () => true, meant: () => undefined, close });
  writing = start({ runs: letters('AB'), isRich: true, constants: {} }, { point: 1, layField }, prose);
  expect([writing.field(), shown.innerHTML, document.querySelectorAll('[data-writing]').length]).toEqual([
    ...[shown, '<p>AB</p><p>C</p>', 1],
  ]);
  expect([element().style.visibility, follow.mock.lastCall]).toEqual(['', [2]]);
  press('Enter');
  const splice = (from: number, gone: number, ...come: Block[]) => ({
    ...{ type: 'prose', pointer, revision: 1, from, gone, blocks: come, isDone: false },
  });
  const paragraph = (said: string): Block => ({ type: 'paragraph', text: letters(said) });
  const last = () => told.mock.calls.map(([message]) => message).findLast(({ type }) => type === 'prose');
  expect(last()).toEqual({ ...splice(0, 1, paragraph('A'), paragraph('B')), isTyping: false });
  type('x');
  expect(last()).toEqual({ ...splice(1, 1, paragraph('xB')), isTyping: true });
  expect(told.mock.lastCall?.[0]).toMatchObject({ type: 'caret', text: 1, from: 1, to: 1 });
  writing.cover(undefined);
  expect(follow.mock.lastCall).toEqual([3]);
  const heading: Block = { type: 'heading', entry: 4, text: letters('Neu') };
  const now = [heading, paragraph('A'), paragraph('xB'), paragraph('C')];
  writing.update({ text: { runs: letters('xB'), isRich: true, constants: {} }, revision: 2, prose: { ...prose, blocks: now } });
  expect(shown.innerHTML).toBe('<h2>Neu</h2><p>A</p><p>xB</p><p>C</p>');
  type('y');
  expect(last()).toEqual({ ...splice(2, 1, paragraph('xyB')), revision: 2, isTyping: true });
  press('Escape');
  expect(last()).toEqual({ ...splice(0, 0), revision: 2, isTyping: true, isDone: true });
  expect([ended.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
});

test('the field follows to an element that has come in place of the first one', () => {
  const other = document.querySelector('#other') as HTMLElement;
  writing.cover(other);
  expect([element().style.visibility, other.style.visibility]).toEqual(['', 'hidden']);
  writing.cover(undefined);
  writing.end();
  expect(other.style.visibility).toBe('');
});

test('the field goes along with what stays where it is while the page scrolls, such as a link of the navigation', () => {
  const at = vi.spyOn(element(), 'getBoundingClientRect');
  at.mockReturnValue({ ...rect, top: 12, height: 20 } as DOMRect);
  window.scrollY = 300;
  dispatchEvent(new Event('scroll'));
  expect(writing.field().style.top).toBe('312px');
  window.scrollY = 0;
});
