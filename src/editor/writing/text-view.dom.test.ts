import type { Node } from 'prosemirror-model';
import { afterEach, expect, test, vi } from 'vitest';
import { type Fate, foreignElements } from '../../../schema/foreign-marks.ts';
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
  { title: 'Überschrift', aliases: 'titel', into: 'heading' },
  { title: 'Liste', aliases: '', into: 'list' },
  { title: 'Liste: Punkte beziffern', aliases: 'nummerierte liste number', into: 'numbered' },
  { title: 'Bild', aliases: '', into: { whole: 'image' } },
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
  const made = new Event(type, { bubbles: true, cancelable: true });
  return Object.assign(made, { clipboardData: data, dataTransfer: data, clientX: 0, clientY: 0 });
};
const paste = (given: Record<string, string>) => field.dispatchEvent(event('paste', given));
const drop = (given: Record<string, string>) => {
  const there = {
    elementFromPoint: () => field.firstChild,
    caretPositionFromPoint: () => ({ offsetNode: field.firstChild, offset: 0 }),
  };
  Object.assign(document, there);
  return field.dispatchEvent(event('drop', given));
};

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

const inSigns: Record<Fate, string> = {
  ...{ words: 'a 2 b', line: 'a|2|b', out: 'a b', struck: 'a b', reading: 'a (2) b', symbols: 'a 2 b' },
  ...{ raised: 'a ² b', lowered: 'a ₂ b', quoted: 'a „2“ b', strong: 'a 2 b', em: 'a 2 b', code: 'a 2 b' },
};
const named = Object.entries(foreignElements).flatMap(([fate, names]) =>
  names.split(' ').map((name) => [`<div>a <${name}>2</${name}> b</div>`, fate as Fate, name] as const),
);
/** Of others a browser makes something else there: parts of tables, what holds nothing. */
const kept = named.filter(([html, , name]) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector(`div > ${name}`);
  return parsed?.textContent === '2' && parsed.previousSibling?.nodeValue === 'a ';
});
const styled = ([style, fate]: readonly [string, Fate]) =>
  [`<div>a <span style="${style}">2</span> b</div>`, fate, style] as const;

test.each([
  ['pasted', paste],
  ['dropped', drop],
])('of each mark that is %s becomes what the table says', (_, bring) => {
  expect(kept.length).toBeGreaterThan(90);
  const styles = [
    ['text-decoration: line-through', 'struck'],
    ['vertical-align: super', 'raised'],
    ['vertical-align: sub', 'lowered'],
    ['display: none', 'out'],
    ['color: red', 'words'],
  ] as const;
  for (const [html, fate, name] of [...kept, ...styles.map(styled)]) {
    open([text('')], []);
    field.lang = 'de';
    bring({ 'text/html': html });
    const rows = [...field.children].map(({ textContent }) => textContent).join('|');
    const [[told = nothing] = []] = lost.mock.calls;
    expect([name, rows, told.struck, told.unmarked]).toEqual([name, inSigns[fate], fate === 'struck' ? 1 : 0, '']);
    const isMark = fate === 'strong' || fate === 'em' || fate === 'code';
    if (isMark) expect(field.querySelector(fate)?.textContent).toBe('2');
    lost.mockReset();
    view.close();
  }
  open([text('')], []);
  bring({ 'text/html': '<p>a <blink>2</blink><x-y>b</x-y><sup>nd</sup></p>' });
  expect([shown(), lost.mock.calls]).toEqual(['<p>a 2bnd</p>', [[{ ...nothing, unmarked: '2\nnd' }]]]);
});

test('words that are struck through stay outside, are counted, and come in when one says so, as one step', () => {
  open([text('AB')]);
  view.select(1, 1);
  paste({ 'text/html': '<p>1 <del>zwei drei</del></p><ul><li>4</li><li><s>5</s></li></ul>', 'text/plain': '1 zwei drei\n4\n5' });
  expect(shown()).toBe('<p>A1</p><ul><li><p>4</p></li></ul><p>B</p>');
  expect(lost.mock.calls).toEqual([[{ ...nothing, struck: 3 }]]);
  view.type('!');
  changed.mockReset();
  view.run({ kind: 'struck' });
  expect(shown()).toBe('<p>A1 zwei drei</p><ul><li><p>4</p></li><li><p>5</p></li></ul><p>!B</p>');
  expect([changed.mock.calls.length, lost.mock.calls.length]).toEqual([1, 1]);
  // Once they are there, nothing is left to come.
  view.run({ kind: 'struck' });
  expect(changed).toHaveBeenCalledTimes(1);
});

test('struck words find their place also after undo, and after others have written', () => {
  const html = { 'text/html': '<p><s>x</s>y</p>' };
  open([text('A'), text('BC')]);
  view.select(1, 1, 1);
  paste(html);
  view.update(written, [text('Above'), text('A'), text('ByC')]);
  view.run({ kind: 'struck' });
  expect(shown()).toBe('<p>Above</p><p>A</p><p>BxyC</p>');
  view.close();
  open([text('A')]);
  view.select(1, 1);
  paste(html);
  view.update(written, [text('A')]);
  view.run({ kind: 'struck' });
  expect(shown()).toBe('<p>Axy</p>');
});

test.each<[string, string[], string]>([
  ['from where it begins', [], '<ol start="14"><li>Juni</li><li>Juli</li></ol>'],
  ['around code', ['code'], '<ol><li>A</li><li>B</li></ol><pre>x</pre><ol start="3"><li>C</li></ol>'],
])('a list keeps its numbers %s, and where there can be none they are words', (_, more, html) => {
  open([text('')], ['list', ...more]);
  paste({ 'text/html': html });
  const lists = changed.mock.calls.at(-1)?.[0].blocks.filter(({ type }) => type === 'list');
  expect(lists?.map(({ start }) => start)).toEqual(more.length === 0 ? [14] : [undefined, 3]);
  view.close();
  open([text('')], []);
  paste({ 'text/html': html });
  expect(field.textContent).toBe(more.length === 0 ? '14. Juni15. Juli' : '1. A2. Bx3. C');
});

test('points below points come in below them, and numbers go on behind', () => {
  open([text('')], ['list']);
  paste({ 'text/html': '<ol><li>A<ul><li>a</li><li>b</li></ul></li><li><p>B</p><p>more</p></li><li>C</li></ol>' });
  const bare =
    '<ul><li><p>A</p><ul><li><p>a</p></li><li><p>b</p></li></ul></li><li><p>B</p></li></ul><p>more</p><ul><li><p>C</p></li></ul>';
  expect(shown()).toBe(bare);
  expect(changed.mock.calls.at(-1)?.[0].blocks.map(({ start }) => start)).toEqual([undefined, undefined, 3]);
});

test.each([
  ['Ein **Wort**', '<p>Ein <strong>Wort</strong>!</p>'],
  ['Ein _Wort_', '<p>Ein <em>Wort</em>!</p>'],
  ['Kund*innen und Mitarbeiter*', '<p>Kund*innen und Mitarbeiter*!</p>'],
  ['ein_langer_', '<p>ein_langer_!</p>'],
  ['2 * 3 *', '<p>2 * 3 *!</p>'],
])('signs around words that are typed make marks of them: %s', (letters, after) => {
  open([text('')]);
  for (const letter of `${letters}!`) view.type(letter);
  expect(shown()).toBe(after);
});

test('of a picture that is pasted at the end of a paragraph one goes on below, and within it where one was', () => {
  const files = [new File([''], 'a.png')];
  open([text('AB')]);
  for (const [place, after] of [
    [1, '<p>AxB</p>'],
    [3, '<p>AxB</p><p>x</p>'],
  ] as const) {
    view.select(place, place);
    field.dispatchEvent(Object.assign(event('paste', {}), { clipboardData: { files, getData: () => '' } }));
    view.type('x');
    expect(shown()).toBe(after);
  }
});

test.each([
  ['', []],
  ['Davor.', []],
  ['', [text('')]],
])('behind a table that is pasted one goes on below it, and not in the next block: in "%s", above %j', (before, below) => {
  open([text(before), ...below, text('Was es gibt', 'heading')], ['heading', 'table']);
  view.select(before.length, before.length);
  paste({ 'text/html': '<p>Neu.</p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>' });
  view.type('x');
  expect(shown()).toBe(`<p>${before}Neu.</p><hr><p>x</p><h2>Was es gibt</h2>`);
});

test('a step back selects what letters stood in place of, once, and a later one in the same blocks does not', () => {
  const before = [text('Eins'), text('Zwei')];
  open(before);
  view.select(2, 2);
  view.move(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, shiftKey: true }));
  view.type('x');
  expect(changed.mock.lastCall?.[1]).toBe(true);
  view.update(written, before);
  expect(view.place()).toMatchObject({ text: 0, from: 2, isEmpty: false });
  view.select(1, 1, 1);
  view.type('y');
  view.update(written, before);
  expect(view.place()).toMatchObject({ text: 1, isEmpty: true });
});

test('undo and redo of what was moved, written over or typed lead the caret to where it was', () => {
  const before = [text('Null.'), text('Eins.'), text('Zwei.')];
  open(before);
  view.select(0, 0, 1);
  view.move(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, shiftKey: true }));
  for (const letter of 'Neu.') view.type(letter);
  view.run({ kind: 'move', by: -1 });
  const [typed, moved] = [
    [text('Null.'), text('Neu.')],
    [text('Neu.'), text('Null.')],
  ];
  for (const blocks of [typed, before, typed, moved]) view.update(written, blocks);
  expect(view.place()).toMatchObject({ text: 0, from: 4, to: 4 });
  view.type('Q');
  expect(shown()).toBe('<p>Neu.Q</p><p>Null.</p>');
  for (const blocks of [moved, typed, moved]) view.update(written, blocks);
  expect(view.place()).toMatchObject({ text: 0, from: 4, to: 4 });
});

test('ArrowDown from a picture that is selected and stands last leads into a new paragraph', () => {
  open([text('A'), { type: 'whole', key: 'image', entry: 0 }]);
  view.select(1, 1);
  press('Delete');
  press('ArrowDown');
  expect(changed.mock.lastCall?.[0]).toEqual({ from: 2, gone: 0, blocks: [{ type: 'paragraph', text: [] }] });
});

test('below a picture at the end one goes on in a paragraph, of which there is one', () => {
  open([text('A'), { type: 'whole', key: 'image', entry: 0 }]);
  view.run({ kind: 'append' });
  view.run({ kind: 'append' });
  view.type('x');
  expect(shown()).toBe('<p>A</p><hr><p>x</p>');
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

test('undo and redo of letters that begin like what follows leave the caret where these were typed', () => {
  open([text('Aber'), text('Danach')]);
  for (const typed of ['bx', 'b', 'be']) {
    view.select(1, 1);
    view.type(typed);
    const after = [text(`A${typed}ber`), text('Danach')];
    view.update(written, [text('Aber'), text('Danach')]);
    expect([shown(), view.place()]).toEqual(['<p>Aber</p><p>Danach</p>', expect.objectContaining({ from: 1, to: 1 })]);
    view.update(written, after);
    expect(view.place()).toMatchObject({ from: 1 + typed.length, to: 1 + typed.length });
    view.update(written, [text('Aber'), text('Danach')]);
  }
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

test.each([
  ['/numm', ['Liste: Punkte beziffern']],
  ['/nummerierte Li', ['Liste: Punkte beziffern']],
  ['/LISTE', ['Liste', 'Liste: Punkte beziffern']],
  ['/tite', ['Überschrift']],
  ['/itel', []],
])('other words lead to a kind as well, behind what is called so: %s', (typed, found) => {
  open([text('')]);
  view.select(0, 0);
  type(typed);
  expect(choices()).toEqual(found);
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

test('a slash that is typed elsewhere offers nothing until one comes to it', () => {
  open([text('')]);
  view.update(written, [text('/')]);
  expect(document.querySelector('[role="listbox"]')).toBeNull();
  view.focus();
  expect(document.querySelectorAll('[role="listbox"]')).toHaveLength(1);
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
