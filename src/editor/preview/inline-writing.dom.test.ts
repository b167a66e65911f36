import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Run, WrittenText } from '../draft/rich-text/runs.ts';
import { openTextView, type TextView } from '../writing/text-view.ts';
import { type Start, startWriting, type Writing } from './inline-writing.ts';

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
function start(text: WrittenText, { inBlocks = 0, ...more }: Partial<Start> & { inBlocks?: number } = {}): Writing {
  const begun = startWriting({ ...{ pointer, element: element(), text, ended }, ...more });
  begun.begin({ text, revision: 1, inBlocks });
  begun.open((...given) => {
    view = openTextView(...given);
    return view;
  });
  return begun;
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  writing.field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const type = (letters: string) => [...letters].map((letter) => view.type(letter));
const isDone = { type: 'write', pointer, revision: 1, text: runs, isDone: true };

test('the field shows the text as it looks, in the place of its element', () => {
  expect(writing.field.querySelector('em')?.textContent).toBe('neu');
  expect(writing.field.querySelector('[title="{brand}"]')?.textContent).toBe('Velo');
  expect(writing.field.lang).toBe('de');
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
  expect(writing.field.querySelector('strong')?.textContent).toBe('x');
});

test('a brace offers the values: letters filter, Enter takes one, Escape leaves the brace', () => {
  const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  const chips = () => writing.field.querySelectorAll('[data-constant="brand"]').length;
  const before = chips();
  type(' {');
  expect(offered()).toEqual(['Velo{brand}']);
  type('x');
  expect(offered()).toEqual([]);
  press('Backspace');
  writing.update({ runs: [], isRich: true, constants: { brand: 'Velo', city: 'Kiel' } }, 2);
  type('{ki');
  expect(offered()).toEqual(['Kiel{city}']);
  press('Escape');
  expect([offered(), ended.mock.calls.length, writing.field.textContent]).toEqual([[], 0, '{ki']);
  type(' {');
  expect(offered()).toEqual(['Velo{brand}', 'Kiel{city}']);
  press('ArrowDown');
  press('ArrowUp');
  press('Enter');
  expect([offered(), chips(), before, ended.mock.calls.length]).toEqual([[], 1, 1, 0]);
  expect(writing.field.textContent).toBe('{ki Velo');
});

test('what has been written elsewhere comes in, and is not told', () => {
  told.mockReset();
  writing.update({ runs: [{ shown: 'Anders', kind: 'letter', marks: [] }], isRich: true, constants: {} }, 2);
  expect(writing.field.textContent).toBe('Anders');
  expect(told.mock.calls.filter(([{ type }]) => type === 'write')).toEqual([]);
});

test('what is pasted has one line, and keeps what is bold and where links lead', () => {
  const html =
    '<p>Zwei <b>Absätze</b></p><p><a href="https://example.org/a(b)">hier</a> <a href="javascript:alert(1)">da</a></p>';
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') } });
  writing.update({ runs: [], isRich: true, constants: {} }, 2);
  writing.field.dispatchEvent(event);
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
  expect(writing.field.textContent).toMatch(/^Zwei Absätze +hier da\s*$/);
});

test('in blocks, Enter asks for the next text, and the keys that come meanwhile are typed there', () => {
  writing.end();
  const letter: Run = { shown: 'AB', kind: 'letter', marks: [] };
  const text = { runs: [letter], isRich: true, constants: {} };
  writing = start(text, { inBlocks: 1, point: 1 });
  press('Enter');
  expect(told.mock.lastCall).toEqual([
    { type: 'split', pointer, revision: 1, before: [{ ...letter, shown: 'A' }], behind: [{ ...letter, shown: 'B' }] },
  ]);
  for (const key of ['x', 'y', 'Backspace', 'Enter']) press(key);
  expect(writing.field.textContent).toBe('AB');
  const { keys, remove } = writing.handOver();
  writing = start({ ...text, runs: [{ ...letter, shown: 'B' }] }, { pointer: '/next', inBlocks: 1, point: 0, keys });
  expect(told.mock.lastCall).toEqual([
    { type: 'split', pointer: '/next', revision: 1, before: [{ ...letter, shown: 'x' }], behind: [{ ...letter, shown: 'B' }] },
  ]);
  remove();
  expect(document.querySelectorAll('[data-writing]')).toHaveLength(1);
});

test('in blocks, a sign and a space ask what the block may become, and the keys that come meanwhile are typed there', () => {
  writing.end();
  const letters = (shown: string): Run[] => (shown === '' ? [] : [{ shown, kind: 'letter', marks: [] }]);
  const text = { runs: letters('##A'), isRich: true, constants: {} };
  writing = start(text, { inBlocks: 1, point: 2 });
  type(' ');
  const last = () => told.mock.calls.map(([message]) => message).findLast(({ type }) => type !== 'writing' && type !== 'caret');
  expect(last()).toEqual({ type: 'sign', pointer, revision: 1, text: letters('## A') });
  press('x');
  const { keys, remove } = writing.handOver();
  writing = start({ ...text, runs: letters('A') }, { pointer: '/heading', inBlocks: 1, point: 0, keys });
  expect(last()).toEqual({ type: 'write', pointer: '/heading', revision: 1, text: letters('xA'), isDone: false });
  remove();
  // Who writes a title means the letters.
  writing.end();
  writing = start(text, { point: 2 });
  type(' ');
  expect(last()).toEqual({ type: 'write', pointer, revision: 1, text: letters('## A'), isDone: false });
});

test('what is selected beyond the end of a block takes whole blocks: Escape leaves them, a letter comes in their place', () => {
  writing.end();
  const all = [0, 1, 2].map((index) => ({ pointer: `/list/${index}`, element: document.createElement('p') }));
  for (const [index, block] of all.entries()) block.element.innerHTML = `<b class="x">B${index}</b>`;
  const text = { runs: [{ shown: 'B1', kind: 'letter', marks: [] } as const], isRich: true, constants: {} };
  const mark = vi.fn();
  const blocks = () => ({ own: 1, all });
  writing = start(text, { pointer: '/list/1', inBlocks: 1, blocks, mark });
  const marked = () => ((mark.mock.lastCall?.[0] ?? []) as typeof all).map((block) => block.pointer);
  press('ArrowDown', { shiftKey: true });
  expect(marked()).toEqual(['/list/1', '/list/2']);
  press('ArrowUp', { shiftKey: true });
  press('ArrowUp', { shiftKey: true });
  expect(marked()).toEqual(['/list/0', '/list/1']);
  const setData = vi.fn();
  writing.field.dispatchEvent(
    Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData: { setData } }),
  );
  expect(setData.mock.calls).toEqual([
    ['text/html', expect.stringMatching(/^<div data-copied="\d+"><p><b>B0<\/b><\/p><p><b>B1<\/b><\/p><\/div>$/)],
    ['text/plain', 'B0\n\nB1'],
  ]);
  press('Escape');
  expect([marked(), ended.mock.calls.length]).toEqual([[], 1]);
  press('ArrowDown', { shiftKey: true });
  press('x');
  press('y');
  expect(told.mock.lastCall).toEqual([
    {
      ...{ type: 'replace', pointer: '/list/1', revision: 1, text: text.runs, from: '/list/1', to: '/list/2' },
      lines: [{ kind: 'paragraph', text: [{ shown: 'x', kind: 'letter', marks: [] }] }],
      copied: '',
    },
  ]);
  writing.update({ ...text, runs: [{ shown: 'x', kind: 'letter', marks: [] }] }, 2);
  expect(writing.field.textContent).toBe('xy');
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
  expect(writing.field.style.top).toBe('312px');
  window.scrollY = 0;
});
