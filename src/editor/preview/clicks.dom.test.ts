import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventOf } from '../../../tests/support/editor/keys.ts';
import { listenToClicks } from './clicks.ts';
import { fromServer } from './file-source.ts';
import { listenToKeys } from './keys.ts';
import type { Place } from './places.ts';

let isTried = false;
const told = vi.fn();
const ofThePage = vi.fn();
const chosen = { select: vi.fn(), write: vi.fn(), hover: vi.fn(), openMenu: vi.fn(), takeFiles: vi.fn(), goBelow: vi.fn() };
const openMenu = vi.fn();
const leave = vi.fn();
const enter = vi.fn();

/** In these tests, a place is whatever has a name. */
function placeAt(target: Element): Place | undefined {
  const element = target.closest('[data-place]');
  const kind = element?.matches('section') ? 'part' : element?.matches('img') ? 'image' : 'text';
  return element ? { pointer: element.getAttribute('data-place') ?? '', kind, element } : undefined;
}

const get = (selector: string) => document.querySelector(selector) as HTMLElement;
const isStopped = (event: Event, selector: string) => !get(selector).dispatchEvent(event);
const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });

beforeAll(() => {
  listenToClicks({
    ...chosen,
    files: fromServer,
    isTried: () => isTried,
    placeAt,
    isOwn: (element) => element.id === 'own',
    meant: (target) => (target.id === 'copy' ? get('[data-place="/text"]') : undefined),
  });
  listenToKeys(
    (target) => target === get('#own'),
    () => false,
    leave,
    () => !isTried,
    openMenu,
    enter,
  );
});
beforeEach(() => {
  isTried = false;
  for (const mock of [told, ofThePage, leave, enter, openMenu, ...Object.values(chosen)]) mock.mockReset();
  vi.stubGlobal('open', vi.fn());
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => told(message));
  document.elementsFromPoint = () => [];
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.body.innerHTML = `
    <main>
      <p data-place="/text">Text</p>
      <a data-place="/link" href="/other#there">Other</a>
      <a id="anchor" href="#below">Below</a>
      <a id="away" href="https://away.example/">Away</a>
      <a id="file" href="/plan.pdf">Plan</a>
      <a id="mail" href="mailto:a@example.com">Mail</a>
      <details><summary data-place="/question">Question</summary>Answer</details>
      <details data-part="consent"><summary data-place="/accept">Load</summary></details>
      <form><label data-place="/label">Name <input></label><button>Send</button></form>
      <div id="below" tabindex="-1"></div>
    </main>
    <div id="own"></div>`;
  get('main').addEventListener('click', ofThePage);
});
afterEach(() => vi.restoreAllMocks());

/** What the author asks to write in, and where they have pointed at. */
const written = () => chosen.write.mock.calls.map(([place, point]) => [(place as Place).pointer, point]);

test('a click on a text asks to write there, also on that of a link, and the page hears nothing of it', () => {
  expect(isStopped(click({ clientX: 3, clientY: 4 }), '[data-place="/link"]')).toBe(true);
  expect(written()).toEqual([['/link', { x: 3, y: 4 }]]);
  expect(chosen.select).not.toHaveBeenCalled();
  expect(ofThePage).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});

test('a click on what the editor shows a copy of means what the page has', () => {
  get('main').insertAdjacentHTML('beforeend', '<p id="copy">Text</p>');
  get('#copy').dispatchEvent(click({ clientX: 3, clientY: 4 }));
  expect(written()).toEqual([['/text', { x: 3, y: 4 }]]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with a key, %s, a link to a page of the site is followed by the editor', (key) => {
  expect(isStopped(click({ [key]: true }), '[data-place="/link"]')).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'follow', path: '/other' });
  expect(chosen.select).not.toHaveBeenCalled();
  expect(isStopped(click({ [key]: true }), '#away')).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a thumb chooses a text, whose field comes over the page, and writes on the page until then', () => {
  get('p').dispatchEvent(Object.assign(click(), { pointerType: 'touch' }));
  expect(chosen.select).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pointer: '/text' }));
  expect(chosen.write.mock.invocationCallOrder[0]).toBeLessThan(chosen.select.mock.invocationCallOrder[0] ?? 0);
});

test('what lies between where the button went down and where it came up is selected', () => {
  get('p').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1, clientX: 3, clientY: 4 }));
  get('main').dispatchEvent(click({ clientX: 40, clientY: 4 }));
  expect(written()).toEqual([['/text', { x: 40, y: 4, from: expect.objectContaining({ x: 3, y: 4 }) }]]);
});

test('Enter goes into a text; where there is none, it is the page’s', () => {
  const press = () => isStopped(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }), 'a');
  enter.mockReturnValueOnce(true);
  expect([press(), press()]).toEqual([true, false]);
  expect(enter).toHaveBeenLastCalledWith(get('a'));
  expect(told).not.toHaveBeenCalled();
});

test('what is folded up opens, and does not close', () => {
  expect(isStopped(click(), 'summary')).toBe(false);
  expect(written().map(([pointer]) => pointer)).toEqual(['/question']);
  get('details').setAttribute('open', '');
  expect(isStopped(click(), 'summary')).toBe(true);
});

test('a click on what asks for consent gives none while one edits', () => {
  expect(isStopped(click(), '[data-place="/accept"]')).toBe(true);
  expect(written().map(([pointer]) => pointer)).toEqual(['/accept']);
});

test('a field stands for its label, and is not filled in', () => {
  expect(isStopped(click(), 'input')).toBe(true);
  expect(written().map(([pointer]) => pointer)).toEqual(['/label']);
  expect(isStopped(new InputEvent('beforeinput', { bubbles: true, cancelable: true }), 'input')).toBe(true);
  expect(isStopped(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }), 'input')).toBe(true);
  expect(chosen.select).toHaveBeenCalledTimes(1);
});

test('nothing is ever sent; while the page is tried it says itself what is missing, else it is told what would be sent, and where', () => {
  const [form, field] = [get('form') as HTMLFormElement, get('input') as HTMLInputElement];
  form.setAttribute('action', 'mailto:a@example.com?subject=A');
  field.required = true;
  // The script of the page shows mistakes in its own way.
  form.noValidate = true;
  const heard: string[] = [];
  form.addEventListener('submit', () => heard.push(field.value));
  for (const [tried, value] of [
    [false, ''],
    [true, ''],
    [true, 'Ada'],
  ] as const) {
    isTried = tried;
    field.value = value;
    expect(isStopped(new SubmitEvent('submit', { bubbles: true, cancelable: true }), 'form')).toBe(true);
  }
  expect(heard).toEqual(['']);
  const said = { type: 'sending', fields: expect.any(String), to: 'mailto:a@example.com?subject=A' };
  expect(told.mock.calls).toEqual([[said]]);
});

test('while the page is tried it hears all, and links lead on without leaving the document', () => {
  isTried = true;
  vi.stubGlobal('scrollTo', vi.fn());
  const isReadOnly: boolean[] = [];
  get('main').addEventListener('click', (event) => {
    isReadOnly.push(event.defaultPrevented);
    event.preventDefault();
  });
  for (const selector of ['[data-place="/link"]', '#anchor', '#away', '#mail', 'button']) get(selector).dispatchEvent(click());
  expect(isReadOnly).toEqual([true, true, true, false, false]);
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'follow', path: '/other' });
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(get('#below'));
  expect(window.open).toHaveBeenCalledExactlyOnceWith('https://away.example/', '_blank', 'noopener');
  expect(isStopped(new InputEvent('beforeinput', { bubbles: true, cancelable: true }), 'input')).toBe(false);
  expect(ofThePage).toHaveBeenCalledTimes(5);
  expect(chosen.select).not.toHaveBeenCalled();
});

test('Delete is about what is selected, unless one writes or tries the page', () => {
  const press = (selector: string) =>
    get(selector).dispatchEvent(new KeyboardEvent('keydown', { ...eventOf('remove'), bubbles: true, cancelable: true }));
  press('main');
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'key', action: 'remove' }));
  press('#own');
  isTried = true;
  press('main');
  expect(told).toHaveBeenCalledTimes(1);
});

test('the field that one writes in is left alone', () => {
  expect(isStopped(click(), '#own')).toBe(false);
  expect(chosen.select).not.toHaveBeenCalled();
});

test('below a link that covers a card, what one points at is meant', () => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 50, 20);
  get('main').innerHTML = `<section>${get('main').innerHTML}</section>`;
  document.elementsFromPoint = () => [get('[data-place="/link"]'), get('p')];
  get('[data-place="/link"]').dispatchEvent(click({ clientX: 10, clientY: 10 }));
  get('[data-place="/link"]').dispatchEvent(click({ clientX: 10, clientY: 90 }));
  expect(written().map(([pointer]) => pointer)).toEqual(['/link', '/text']);
});

test('where a section says nothing, the picture behind it is meant', () => {
  get('main').innerHTML =
    '<section data-place="/section"><img data-place="/backdrop"><div><p data-place="/said">A</p></div></section><img data-place="/other">';
  const [section, picture, other] = [get('section'), get('img'), get('[data-place="/other"]')];
  const pointAt = (selector: string, ...below: Element[]) => {
    document.elementsFromPoint = () => below;
    get(selector).dispatchEvent(click());
  };
  pointAt('div', get('div'), picture, section);
  pointAt('div', get('div'), section, other);
  pointAt('p', get('p'), get('div'), picture, section);
  expect(chosen.select.mock.calls.map(([place]) => (place as Place).pointer)).toEqual(['/backdrop', '/section']);
  expect(written().map(([pointer]) => pointer)).toEqual(['/said']);
});

test.each(['dragover', 'drop'])('files go to what they are held over, and never take the place of the page: %s', (type) => {
  const photos = [new File([], 'a.png'), new File([], 'b.png')];
  const drag = (types: string[]) =>
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { types, dropEffect: 'copy', files: type === 'drop' ? photos : [] },
    });
  const [held, beside] = [drag(['Files']), drag(['Files'])];
  expect([isStopped(held, '[data-place="/text"]'), isStopped(beside, '#away')]).toEqual([true, true]);
  expect([held.dataTransfer.dropEffect, beside.dataTransfer.dropEffect]).toEqual(['copy', 'none']);
  expect(isStopped(drag(['text/plain']), 'p')).toBe(false);
  const kept = chosen.takeFiles.mock.calls.map(([place, files]) => [(place as Place).pointer, files]);
  expect(kept).toEqual(type === 'drop' ? [['/text', photos]] : []);
});

test.each([
  ...(['save', 'undo', 'redo', 'search', 'nextPane', 'previousPane', 'help'] as const).map(
    (action) => [action, eventOf(action)] as const,
  ),
  ['redo', { ...eventOf('redo', 1), ctrlKey: false, metaKey: true }] as const,
])('the key of %s is the editor’s', (action, init) => {
  expect(isStopped(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }), 'a')).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'key', action });
});

test('other keys stay the page’s, and a letter that is typed with AltGr is a letter', () => {
  for (const init of [
    { key: 's' },
    { key: 'Tab' },
    { key: 'Escape' },
    { key: 'a', ctrlKey: true },
    { ...eventOf('save'), altKey: true },
  ]) {
    expect(isStopped(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }), 'a')).toBe(false);
  }
  expect(told).not.toHaveBeenCalled();
});

test('while one writes, undoing is that of the draft and ends nothing, nor does saving; the text’s own keys are its own; the search ends writing first', () => {
  const press = (init: KeyboardEventInit) => get('#own').dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  press(eventOf('bold'));
  press(eventOf('link'));
  press({ key: 'Escape' });
  expect(told).not.toHaveBeenCalled();
  for (const action of ['undo', 'save'] as const) {
    press(eventOf(action));
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'key', action });
    expect(leave).not.toHaveBeenCalled();
    told.mockReset();
  }
  leave.mockImplementation(() => expect(told).not.toHaveBeenCalled());
  get('#own').dispatchEvent(new KeyboardEvent('keydown', { ...eventOf('search'), bubbles: true }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('the right button opens the menu of what was clicked, and not that of the browser', () => {
  const event = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 7, clientY: 9 });
  expect(isStopped(event(), '[data-place="/text"]')).toBe(true);
  const [place, point] = chosen.openMenu.mock.lastCall ?? [];
  expect(place).toMatchObject({ pointer: '/text' });
  expect(point).toMatchObject({ x: 7, y: 9 });
  expect(isStopped(event(), '#own')).toBe(false);
  isTried = true;
  expect(isStopped(event(), '[data-place="/text"]')).toBe(false);
  expect(chosen.openMenu).toHaveBeenCalledOnce();
});

test.each([eventOf('menu'), eventOf('menu', 1)])('$key opens the menu of what is chosen', (init) => {
  const press = (selector: string) =>
    isStopped(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }), selector);
  expect(press('main')).toBe(true);
  expect(openMenu).toHaveBeenCalledOnce();
  // In a text that is being written, it is the browser's.
  expect(press('#own')).toBe(false);
  isTried = true;
  expect(press('main')).toBe(false);
  expect(openMenu).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

test('while the page is tried, a link to a published file leads to where its bytes are', () => {
  isTried = true;
  expect(isStopped(click(), '#file')).toBe(true);
  expect(window.open).toHaveBeenCalledExactlyOnceWith('/files/public/plan.pdf', '_blank', 'noopener');
  expect(told).not.toHaveBeenCalled();
});
