import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWriting, type Writing } from './inline-writing.ts';

const told = vi.fn();
const ended = vi.fn();
const element = () => document.querySelector('h1') as HTMLElement;
const pointer = '/routes/0/sections/0/title';
let writing: Writing;

beforeEach(() => {
  told.mockReset();
  ended.mockReset();
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => told(message));
  document.body.innerHTML = '<main lang="de"><h1>Marketing <em>neu</em></h1><h1 id="other"></h1></main>';
  writing = startWriting({ pointer, text: 'Marketing _neu_', element: element(), point: undefined, ended });
});
afterEach(() => {
  writing.end();
  vi.restoreAllMocks();
});

function type(text: string): void {
  writing.field.textContent = text;
  writing.field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  writing.field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

const write = (text: string, { isDone = false } = {}) => ({ type: 'write', pointer, text, isDone });

test('the field shows the text as it is written, in the place of its element, and has the cursor', () => {
  expect(writing.field.textContent).toBe('Marketing _neu_');
  expect(writing.field.lang).toBe('de');
  expect(element().style.visibility).toBe('hidden');
  expect(told).not.toHaveBeenCalled();
});

test('each letter is told, Enter ends, and the page is as it was', () => {
  type('Marketing _alt_');
  expect(told.mock.lastCall).toEqual([write('Marketing _alt_')]);
  expect(press('Enter', { shiftKey: true })).toBe(false);
  expect(press('Enter', { isComposing: true })).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  press('Enter');
  expect(told.mock.lastCall).toEqual([write('Marketing _alt_', { isDone: true })]);
  expect(told).toHaveBeenCalledTimes(2);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(document.body.innerHTML).toBe('<main lang="de"><h1>Marketing <em>neu</em></h1><h1 id="other"></h1></main>');
});

test('a text that was only looked at stays as it is written, line breaks included', () => {
  writing.end();
  const text = 'One\ntwo';
  writing = startWriting({ pointer, text, element: element(), point: undefined, ended });
  press('Enter');
  expect(told.mock.lastCall).toEqual([write(text, { isDone: true })]);
});

test('Escape ends writing, and what is written stays', () => {
  type('Something else');
  press('Escape', { isComposing: true });
  expect(ended).not.toHaveBeenCalled();
  press('Escape');
  expect(told.mock.lastCall).toEqual([write('Something else', { isDone: true })]);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('leaving the field ends writing, once', () => {
  type('Something else');
  writing.field.dispatchEvent(new FocusEvent('blur'));
  writing.end();
  expect(told.mock.lastCall).toEqual([write('Something else', { isDone: true })]);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what is pasted has one line', () => {
  const insert = vi.fn();
  document.execCommand = insert;
  const event = new Event('paste', { cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => 'Two\n  lines' } });
  writing.field.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Two lines');
});

test('the field follows to an element that has come in place of the first one', () => {
  const other = document.querySelector('#other') as HTMLElement;
  writing.cover(other);
  expect([element().style.visibility, other.style.visibility]).toEqual(['', 'hidden']);
  writing.cover(undefined);
  writing.end();
  expect(other.style.visibility).toBe('');
});
