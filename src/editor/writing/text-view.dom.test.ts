import type { Node } from 'prosemirror-model';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block, OfferedKind, Splice } from '../draft/prose/block.ts';
import { type Lost, openTextView, type TextView } from './text-view.ts';

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [rect], getBoundingClientRect: () => rect });

const changed = vi.fn<(splice: Splice, isTyping: boolean) => void>();
const nothing: Lost = { pictures: 0, isFlat: false, struck: 0, unmarked: '' };
const lost = vi.fn<(lost: Lost) => void>();
let view: TextView;
let field: HTMLElement;
afterEach(() => {
  view.close();
  document.body.replaceChildren();
  changed.mockReset();
  lost.mockReset();
});

const text = (shown: string, type: Block['type'] = 'paragraph'): Block => ({
  ...{ type, text: shown === '' ? [] : [{ shown, kind: 'letter', marks: [] }] },
});
const point = (shown: string): Block => ({ type: 'point', blocks: [text(shown)] });
const tags: Record<string, string> = {
  heading: 'h2',
  subheading: 'h3',
  list: 'ul',
  point: 'li',
  quote: 'blockquote',
  whole: 'hr',
};
const offered: OfferedKind[] = [
  { title: 'Überschrift', into: 'heading' },
  { title: 'Liste', into: 'list' },
  { title: 'Liste: Punkte beziffern', into: 'numbered' },
  { title: 'Bild', into: { whole: 'image' } },
];
const written = { runs: [], isRich: true, constants: { brand: 'Velo' } };

function open(blocks: readonly Block[], kinds = ['heading', 'subheading', 'list', 'quote', 'code', 'image']): void {
  field = document.body.appendChild(document.createElement('div'));
  const draw = ({ type: { name } }: Node) => {
    const dom = document.createElement(tags[name] ?? 'p');
    return name === 'whole' ? { dom } : { dom, contentDOM: dom };
  };
  view = openTextView(field, {
    ...{ text: written, changed: () => {}, moved: () => {}, lost },
    prose: { blocks, kinds, offered, draw, together: () => [], changed },
  });
}
/** The page without what only ProseMirror needs. */
const shown = () => field.innerHTML.replace(/<br[^>]*>| contenteditable="false"| draggable="true"| data-[a-z]+="[^"]*"/g, '');
const event = (type: string, given: Record<string, string>) => {
  const data = { files: [], getData: (kind: string) => given[kind] ?? '', setData: vi.fn(), clearData: () => {} };
  return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: data });
};
const paste = (given: Record<string, string>) => field.dispatchEvent(event('paste', given));

test.each<[string, string[], string]>([
  [
    'as blocks',
    ['heading', 'list', 'quote', 'code'],
    '<p>A1</p><h2>2</h2><ul><li><p>3</p></li><li><p>4</p></li></ul><hr><p>5B</p>',
  ],
  ['as paragraphs, where the list holds nothing else', [], '<p>A1</p><p>2</p><p>3</p><p>4</p><p>x()</p><p>5B</p>'],
])('lines that are pasted come in %s, and the text goes on around them', (_, kinds, after) => {
  open([text('AB')], kinds);
  view.select(1, 1);
  paste({ 'text/html': '<p>1</p><h2>2</h2><ul><li>3</li><li>4</li></ul><pre>x()</pre><p>5</p>' });
  expect(shown()).toBe(after);
});

test('lines that are pasted into a point are points, and a heading that is pasted into an empty paragraph takes its place', () => {
  open([{ type: 'list', blocks: [point('AB')] }, text('')]);
  view.select(1, 1);
  paste({ 'text/html': '<p>1</p><h2>2</h2>' });
  expect(shown()).toBe('<ul><li><p>A1</p></li><li><p>2B</p></li></ul><p></p>');
  view.select(0, 0, 2);
  paste({ 'text/html': '<h3>3</h3><blockquote>4</blockquote>' });
  expect(shown()).toMatch(/<h[23]>3<\/h[23]><blockquote><p>4<\/p><\/blockquote>$/);
});

const tableHtml = '<p>1</p><table><tr><th>A</th><th>B</th></tr><tr><td>a <b>b</b></td><td></td></tr></table><p>2</p>';
const table: Block = { type: 'whole', key: 'table', said: { columns: ['A', 'B'], rows: [{ cells: ['a **b**', '–'] }] } };

test('a table that is pasted is one, where the list holds tables, and rows of words elsewhere', () => {
  open([text('XY')], ['table']);
  view.select(1, 1);
  paste({ 'text/html': tableHtml });
  expect(changed.mock.lastCall?.[0].blocks).toEqual([text('X1'), table, text('2Y')]);
  view.close();
  const rows = '<p>1</p><p>A · B</p><p>a <strong>b</strong></p><p>2</p>';
  open([text('')], ['list']);
  paste({ 'text/html': tableHtml });
  expect(shown()).toBe(rows);
  view.close();
  open([{ type: 'list', blocks: [point('')] }], ['list', 'table']);
  paste({ 'text/html': tableHtml });
  expect(shown()).toBe(`<ul>${rows.replaceAll('<p>', '<li><p>').replaceAll('</p>', '</p></li>')}</ul>`);
});

test('pictures that do not come along are counted', () => {
  open([text('')]);
  paste({ 'text/html': '<p>1<img src="file:///C:/a.png"><img src="https://example.org/b.png" alt="B"></p>' });
  expect([shown(), lost.mock.calls]).toEqual(['<p>1</p>', [[{ ...nothing, pictures: 2 }]]]);
  paste({
    'text/html': '<p>1<img src="x" alt="👍🏽"><img src="x" width="1"><img src="x" hidden><img src="x" style="display: none"></p>',
  });
  expect([shown(), lost.mock.calls.length]).toEqual(['<p>11👍🏽</p>', 1]);
});

test('what comes from elsewhere never leads upon a picture, and letters never take the place of one', () => {
  const picture: Block = { type: 'whole', key: 'image', entry: 1 };
  open([text('A'), text(''), picture]);
  view.select(0, 0, 1);
  view.update(written, [text('A'), picture]);
  expect(view.place()).toMatchObject({ text: 0, from: 1 });
  // A step back brings it again: one goes on behind what has come.
  view.update(written, [text('ABC'), picture]);
  view.select(2, 2, 0);
  view.update(written, [text('AxyC'), picture]);
  expect(view.place()).toMatchObject({ text: 0, from: 3 });
  view.select(4, 4, 0);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keypress', { charCode: 'z'.charCodeAt(0), bubbles: true }));
  expect(shown()).toBe('<p>AxyC</p><hr class=""><p>z</p>');
});

test('headings and lists that become running text are told', () => {
  const html = { 'text/html': '<h2>A</h2><p>B</p><ul><li>C</li></ul>' };
  open([text('')], ['heading', 'list']);
  paste(html);
  expect(lost).not.toHaveBeenCalled();
  view.close();
  open([text('')], ['list']);
  paste(html);
  expect(lost.mock.calls).toEqual([[{ ...nothing, isFlat: true }]]);
});

test.each([
  ['emoji of several signs', ['👩‍👩‍👧', '🇩🇪', '👍🏽', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']],
  ['Hebrew, Arabic and Latin', ['ש', 'ל', ' ', 'a', 'س', 'ل']],
  ['Japanese', ['日', '本', 'が', '﨑', '𠮷']],
])('%s stay whole, pasted and taken back', (_, letters) => {
  open([text('A')]);
  view.select(1, 1);
  paste({ 'text/plain': letters.join('') });
  for (let kept = letters.length; kept >= 0; kept--) {
    expect(shown()).toBe(`<p>A${letters.slice(0, kept).join('')}</p>`);
    if (kept > 0) view.erase();
  }
  paste({ 'text/html': `<p>${letters.join('')}</p>` });
  view.select(1, 1);
  for (const [index] of letters.entries()) {
    expect(shown()).toBe(`<p>A${letters.slice(index).join('')}</p>`);
    view.erase('behind');
  }
  expect(shown()).toBe('<p>A</p>');
});

test('what is copied in one text comes into another as it was, as far as that one holds it; other programs get its words', () => {
  const image: Block = { type: 'whole', entry: 7, key: 'image' };
  const copy = () => {
    open([text('A'), image, text('B', 'heading')]);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
    const copied = event('copy', {});
    field.dispatchEvent(copied);
    view.close();
    const given = copied.clipboardData.setData.mock.calls as unknown as [string, string][];
    return Object.fromEntries(given);
  };
  const given = copy();
  expect(given['text/html']).toMatch(/^<p data-copied="\d+"[^>]*>A<\/p><div><\/div><h2>B<\/h2>$/);
  open([text('C')]);
  view.select(1, 1);
  paste(given);
  expect(changed.mock.lastCall?.[0].blocks).toEqual([text('A'), image, text('B', 'heading')]);
  view.close();
  open([text('C')], ['heading']);
  paste(given);
  expect(changed.mock.lastCall?.[0].blocks.map(({ type }) => type)).not.toContain('whole');
});

test('what comes from elsewhere while one writes leaves the caret at its letter, and is not told', () => {
  open([text('AB'), text('C')]);
  view.select(1, 1);
  view.update(written, [text('Neu', 'heading'), text('AB'), text('C')]);
  expect([shown(), changed.mock.calls.length]).toEqual(['<h2>Neu</h2><p>AB</p><p>C</p>', 0]);
  expect(view.place()).toMatchObject({ text: 1, from: 1, kind: 'paragraph' });
  view.type('x');
  expect(changed.mock.lastCall).toEqual([{ from: 1, gone: 1, blocks: [text('AxB')] }, true]);
});

test('when blocks are others again and say the same, as after undo, the caret stays at its letter', () => {
  open([{ type: 'quote', blocks: [text('A'), text('BC')] }, text('D')]);
  view.select(1, 1, 1);
  view.update(written, [{ type: 'list', blocks: [point('A'), point('BC')] }, text('D')]);
  expect(view.place()).toMatchObject({ text: 1, from: 1, kind: 'list' });
});

test('words that are bold in part become bold as a whole, and only what is bold as a whole stops being so', () => {
  open([text('ABC')]);
  view.select(1, 2);
  view.run({ kind: 'mark', mark: 'strong' });
  view.select(0, 3);
  expect(view.place().marks).toEqual([]);
  view.run({ kind: 'mark', mark: 'strong' });
  expect([shown(), view.place().marks]).toEqual(['<p><strong>ABC</strong></p>', ['strong']]);
  view.run({ kind: 'mark', mark: 'strong' });
  expect(shown()).toBe('<p>ABC</p>');
});

test('a sign and a space make a heading, and what was typed is a step before it', () => {
  open([text('##A')]);
  view.select(2, 2);
  view.type(' ');
  expect(shown()).toBe('<h2>A</h2>');
  expect(changed.mock.calls).toEqual([
    [{ from: 0, gone: 1, blocks: [text('## A')] }, true],
    [{ from: 0, gone: 1, blocks: [text('A', 'heading')] }, false],
  ]);
  view.close();
  // Where there are no headings, the letters are meant.
  open([text('##A')], ['list']);
  view.select(2, 2);
  view.type(' ');
  expect(shown()).toBe('<p>## A</p>');
});

const press = (key: string, held: KeyboardEventInit = {}) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }));

test('keys and menus move a block, double it and take it away, and the caret goes along', () => {
  open([text('AB', 'heading'), text('C'), text('D')]);
  view.select(1, 1);
  press('ArrowDown', { altKey: true });
  view.type('x');
  expect(shown()).toBe('<p>C</p><h2>AxB</h2><p>D</p>');
  press('d', { ctrlKey: true });
  view.type('y');
  expect(shown()).toBe('<p>C</p><h2>AxB</h2><h2>AxyB</h2><p>D</p>');
  view.run({ kind: 'remove' });
  view.run({ kind: 'move', by: -1 });
  view.run({ kind: 'duplicate' });
  expect(shown()).toBe('<p>C</p><p>D</p><p>D</p><h2>AxB</h2>');
});

const choices = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
const type = (letters: string) => {
  for (const letter of letters) view.type(letter);
};

test('a slash in an empty paragraph offers kinds of blocks: letters filter, Enter turns it into one, one step takes it back', () => {
  open([text('A'), text(''), text('B')]);
  view.select(0, 0, 1);
  type('/');
  expect(choices()).toEqual(offered.map(({ title }) => title));
  type('LI');
  expect(choices()).toEqual(['Liste', 'Liste: Punkte beziffern']);
  type('ste: p');
  expect(choices()).toEqual(['Liste: Punkte beziffern']);
  press('Enter');
  expect([shown(), choices()]).toEqual(['<p>A</p><ul><li><p></p></li></ul><p>B</p>', []]);
  const step = changed.mock.lastCall;
  expect(step).toMatchObject([{ from: 1, gone: 1, blocks: [{ type: 'list', numbered: true }] }, false]);
  type('x');
  expect(shown()).toBe('<p>A</p><ul><li><p>x</p></li></ul><p>B</p>');
});

test('what is not written in is told as a block without an entry; Escape leaves the slash', () => {
  open([text('A'), text('')]);
  view.select(0, 0, 1);
  type('/ild');
  expect(choices()).toEqual(['Bild']);
  press('Escape');
  type('x');
  expect([shown(), choices()]).toEqual(['<p>A</p><p>/ildx</p>', []]);
  view.select(0, 5, 1);
  type('/i');
  document.querySelectorAll<HTMLElement>('[role="option"]')[3]?.click();
  expect(changed.mock.lastCall).toEqual([{ from: 1, gone: 1, blocks: [{ type: 'whole', key: 'image' }] }, false]);
});

test('a slash among words, in a heading or in a point is a slash', () => {
  open([text('A'), text('', 'heading'), { type: 'list', blocks: [point('')] }, text('B'), text('')]);
  for (const at of [0, 1, 2, 3]) {
    view.select(0, 0, at);
    type('/');
    expect(choices(), String(at)).toEqual([]);
  }
  view.select(0, 0, 4);
  type('/ ');
  expect(choices()).toEqual([]);
});

test('words are counted, over several blocks and with the values of constants; with a selection only its own', () => {
  const constant = { shown: 'brand', kind: 'constant' as const, marks: [] };
  open([text('Zwei KI-Worte.', 'heading'), { type: 'list', blocks: [point('drei')] }, { type: 'paragraph', text: [constant] }]);
  expect(view.place().count).toBe(4);
  view.type('Ein ');
  expect(view.place().count).toBe(5);
  view.select(0, 8);
  expect(view.place().count).toBe(2);
});

test('select all takes one text first, then all blocks', () => {
  open([text('A'), { type: 'list', blocks: [point('B')] }]);
  const all = () => press('a', { ctrlKey: true });
  all();
  view.type('x');
  expect(shown()).toBe('<p>x</p><ul><li><p>B</p></li></ul>');
  all();
  all();
  view.erase();
  expect(shown()).toBe('<p></p>');
});
