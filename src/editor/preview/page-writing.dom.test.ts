import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as textView from '../writing/text-view.ts';
import { createPageWriting, type PageWriting } from './page-writing.ts';
import type { Place } from './places.ts';

const told = vi.fn();
const pointer = '/routes/0/sections/0/title';
const text = { runs: [{ shown: 'AB', kind: 'letter', marks: [] } as const], isRich: true, constants: {} };
const answer = { type: 'edit', pointer, revision: 1, text } as const;
const load = async () => textView;
let writing: PageWriting;
let place: Place;

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => rect });

beforeEach(() => {
  told.mockReset();
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => told(message));
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = '<main><section><h1>AB</h1></section></main>';
  place = { pointer, kind: 'text', element: document.querySelector('h1') as Element };
  const places = () => ({ at: () => place, of: () => [place], entries: () => [], texts: () => [place] });
  writing = createPageWriting({ root: document.body, places, isTried: () => false, draw: () => {}, select: () => {} });
});
afterEach(() => {
  writing.end();
  vi.restoreAllMocks();
});

const field = () => document.querySelector('[data-writing]');
const press = (key: string, init: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const saidOf = (type: string) => told.mock.calls.map(([message]) => message).filter((message) => message.type === type);

/** jsdom types no letters. */
function type(letters: string): void {
  const range = document.getSelection()?.getRangeAt(0) ?? expect.fail('There is no caret.');
  range.insertNode(document.createTextNode(letters));
  range.collapse();
  field()?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const last = () => saidOf('write').at(-1);

test('letters that come before the text and before the code stand together where they were typed; commands are done then', async () => {
  writing.ask(place);
  expect([field()?.textContent, document.activeElement]).toEqual(['AB', field()]);
  type('x');
  expect(saidOf('write')).toEqual([]);
  let arrive = () => {};
  const code = new Promise<typeof textView>((done) => {
    arrive = () => done(textView);
  });
  const opened = writing.open(answer, () => code);
  expect(last()).toMatchObject({ revision: 1, text: [{ shown: 'ABx' }], isDone: false });
  type('y');
  expect(last()).toMatchObject({ text: [{ shown: 'ABxy' }] });
  expect(saidOf('caret').at(-1)).toMatchObject({ from: 4, to: 4, isComposing: false });
  press('b', { ctrlKey: true });
  press('z');
  arrive();
  await opened;
  expect(field()?.innerHTML).toContain('ABxy<strong>z</strong>');
});

test('a word that is composed when the code comes is ended first', async () => {
  writing.ask(place);
  field()?.dispatchEvent(new Event('compositionstart'));
  type('k');
  await writing.open(answer, load);
  type('i');
  expect([field()?.className, field()?.textContent, saidOf('write')]).toEqual(['', 'ABki', []]);
  field()?.dispatchEvent(new Event('compositionend'));
  await vi.waitFor(() => expect(field()?.className).toContain('ProseMirror'));
  expect(last()).toMatchObject({ text: [{ shown: 'ABki' }] });
});

test('what was typed on a text that was left before it had come is told, and only then the next one is asked for', async () => {
  const other = { pointer: '/other', kind: 'text', element: document.body.appendChild(document.createElement('p')) } as const;
  writing.ask(place);
  type('x');
  writing.ask(other);
  expect(saidOf('edit')).toEqual([{ type: 'edit', pointer }]);
  await writing.open(answer, load);
  expect(last()).toMatchObject({ pointer, text: [{ shown: 'ABx' }], isDone: true });
  expect(saidOf('edit').at(-1)).toEqual({ type: 'edit', pointer: '/other' });
});

test('what is typed before the text has come is written over a sample', () => {
  writing.ask(place, 'all');
  expect(document.getSelection()?.toString()).toBe('AB');
});

test('Escape before the text has come leaves it, and the next click opens it again', async () => {
  writing.ask(place);
  press('Escape');
  await writing.open(answer, load);
  expect([field(), writing.isOn(), saidOf('write').length]).toEqual([null, false, 1]);
  writing.ask(place);
  await writing.open({ ...answer, revision: 2 }, load);
  expect(writing.contains(field())).toBe(true);
});

test.each([
  ['Enter in the source of a quotation', '<figure><p></p><figcaption>AB</figcaption></figure>', 'figcaption', 'Enter', false],
  ['Tab in the last cell of a table', '<table><tr><td>A</td><td>AB</td></tr></table>', 'td:last-child', 'Tab', true],
  ['ArrowDown in the last cell', '<table><tr><td>A</td><td>AB</td></tr></table>', 'td:last-child', 'ArrowDown', false],
])('%s asks for room behind it, and what is typed meanwhile comes there', async (_, html, selector, key, isRow) => {
  document.body.innerHTML = `<main><section>${html}<p id="next"></p></section></main>`;
  Object.assign(place, { pointer: '/0/list/0/cells/1', element: document.querySelector(selector) });
  writing.ask(place);
  await writing.open({ ...answer, pointer: place.pointer }, load);
  press(key);
  expect(saidOf('behind')).toEqual([{ type: 'behind', pointer: place.pointer, isRow }]);
  press('x');
  press('y');
  const next = { pointer: '/next', kind: 'text', element: document.querySelector('#next') as Element } as const;
  writing.ask(next);
  expect(last()).toMatchObject({ pointer: place.pointer, text: [{ shown: 'AB' }], isDone: true });
  await writing.open({ ...answer, pointer: '/next', revision: 2, text: { ...text, runs: [] } }, load);
  expect(last()).toMatchObject({ pointer: '/next', text: [{ shown: 'xy' }], isDone: false });
});

test('what is typed behind a Tab that had to wait is written in the text that it leads to', async () => {
  const other = { pointer: '/other', kind: 'text', element: document.body.appendChild(document.createElement('p')) } as const;
  const both = { at: () => place, of: () => [place], entries: () => [], texts: () => [place, other] };
  writing = createPageWriting({
    ...{ root: document.body, places: () => both, isTried: () => false, draw: () => {}, select: () => {} },
  });
  writing.ask(place);
  for (const key of ['Tab', 'x', 'y']) press(key);
  await writing.open(answer, load);
  expect(last()).toMatchObject({ pointer, text: [{ shown: 'AB' }], isDone: true });
  await writing.open({ ...answer, pointer: '/other', revision: 2, text: { ...text, runs: [] } }, load);
  expect(last()).toMatchObject({ pointer: '/other', text: [{ shown: 'xy' }], isDone: false });
});

test('whoever has turned to something else by then stays there, and the keys mean the page again', async () => {
  writing.ask(place);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await writing.open(answer, load);
  expect([field(), saidOf('write')]).toEqual([null, [{ type: 'write', pointer, revision: 1, text: text.runs, isDone: true }]]);
  expect(press('x')).toBe(true);
});
