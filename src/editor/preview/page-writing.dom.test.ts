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
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const saidOf = (type: string) => told.mock.calls.map(([message]) => message).filter((message) => message.type === type);

test('keys that are pressed before the text has come are done in it, one after the other', async () => {
  writing.ask(place);
  for (const key of ['x', 'y', 'Backspace']) press(key);
  press('b', { ctrlKey: true });
  press('z');
  await writing.open(answer, load);
  expect(field()?.innerHTML).toContain('ABx<strong>z</strong>');
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

test('whoever has turned to something else by then stays there, and the keys mean the page again', async () => {
  writing.ask(place);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await writing.open(answer, load);
  expect([field(), saidOf('write')]).toEqual([null, [{ type: 'write', pointer, revision: 1, text: text.runs, isDone: true }]]);
  expect(press('x')).toBe(true);
});
