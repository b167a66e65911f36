import type { Node } from 'prosemirror-model';
import { afterEach, expect, test, vi } from 'vitest';
import type { Block, Splice } from '../draft/prose/block.ts';
import { openTextView, type TextView } from './text-view.ts';

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [rect], getBoundingClientRect: () => rect });

const changed = vi.fn<(splice: Splice, isTyping: boolean) => void>();
let view: TextView;
let field: HTMLElement;
afterEach(() => {
  view.close();
  document.body.replaceChildren();
  changed.mockReset();
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
const written = { runs: [], isRich: true, constants: { brand: 'Velo' } };

function open(blocks: readonly Block[], kinds = ['heading', 'subheading', 'list', 'quote', 'code', 'image']): void {
  field = document.body.appendChild(document.createElement('div'));
  const draw = ({ type: { name } }: Node) => {
    const dom = document.createElement(tags[name] ?? 'p');
    return name === 'whole' ? { dom } : { dom, contentDOM: dom };
  };
  view = openTextView(field, {
    ...{ text: written, changed: () => {}, moved: () => {} },
    prose: { blocks, kinds, draw, together: () => [], changed },
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

test('select all takes one text first, then all blocks', () => {
  open([text('A'), { type: 'list', blocks: [point('B')] }]);
  const all = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }));
  all();
  view.type('x');
  expect(shown()).toBe('<p>x</p><ul><li><p>B</p></li></ul>');
  all();
  all();
  view.erase();
  expect(shown()).toBe('<p></p>');
});
