import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Block } from '../draft/prose/block.ts';
import { openTextView, type TextView } from '../writing/text-view.ts';
import type { Place, Places } from './places.ts';
import { layProseField, type ProseField } from './prose-field.ts';

// jsdom measures no text.
const rect = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
Object.assign(Range.prototype, { getClientRects: () => [rect], getBoundingClientRect: () => rect });

const text = (type: Block['type'], shown: string, more: Partial<Block> = {}): Block => ({
  ...{ type, ...more, text: [{ shown, kind: 'letter', marks: [] }] },
});
const blocks: Block[] = [
  text('paragraph', 'A'),
  text('heading', 'B', { entry: 1 }),
  { type: 'list', entry: 2, blocks: [{ type: 'point', blocks: [text('paragraph', 'C')] }] },
  { type: 'whole', entry: 3, key: 'image' },
  { type: 'quote', entry: 4, blocks: [text('paragraph', 'D')] },
];
const page = `<p class="words" data-place="0">A</p><h2 class="head" id="b" data-place="1">B</h2>
<ul class="points"><li class="point" data-place="2">C</li></ul><figure><img data-place="3"></figure>
<figure class="said"><blockquote class="bar"><p data-place="4">D</p></blockquote><figcaption>E</figcaption></figure>`;
const get = (selector: string) => document.querySelector(selector) as HTMLElement;
/** In these tests, a place is whatever has a name. */
const of = (pointer: string): Place[] =>
  [...document.querySelectorAll(`[data-place="${pointer}"]`)].map((element) => ({ pointer, kind: 'text', element }));
const places: Places = { at: () => undefined, of, entries: () => [], texts: () => [] };
const lay = () => layProseField({ blocks, kinds: [], offered: [], places: ['0', '1', '2', '3', '4'], text: 0 }, places);

let view: TextView | undefined;
beforeEach(() => {
  document.body.innerHTML = `<main><section><h1 data-depth="0">T</h1><div class="article">${page}</div></section></main>`;
});
afterEach(() => {
  view?.close();
  view = undefined;
});

function open(): ProseField {
  const field = lay() ?? expect.fail('There is no field.');
  const { draw, together } = field;
  const prose = { blocks, kinds: [], offered: [], draw, together, changed: () => {} };
  view = openTextView(field.field, {
    ...{ text: { runs: [], isRich: true, constants: {} }, changed: () => {}, moved: () => {} },
    prose,
  });
  field.follow(blocks.length);
  return field;
}

test('the field is written in with the tags and the classes of the page, which is out of sight until it is left', () => {
  const before = document.body.innerHTML;
  const field = open();
  const seen = [...field.field.querySelectorAll('*')].map(({ tagName, className }) => `${tagName} ${className}`.trim());
  expect(seen.filter((one) => !one.includes('ProseMirror-'))).toEqual(
    expect.arrayContaining(['P words', 'H2 head', 'UL points', 'LI point', 'IMG', 'BLOCKQUOTE bar', 'FIGCAPTION']),
  );
  expect([field.field.className.split(' ')[0], field.field.querySelector('[id]')]).toEqual(['article', null]);
  expect([...get('.article').children].map((one) => (one as HTMLElement).style.visibility)).toEqual(Array(5).fill('hidden'));
  expect(field.covers(get('img'))).toBe(true);
  view?.close();
  view = undefined;
  field.close();
  expect(document.body.innerHTML).toBe(before);
});

test('what one writes anew looks like its kind on the page, and a kind that the page has none of has a tag of its own', () => {
  const field = open();
  view?.select(1, 1);
  view?.run({ kind: 'turn', into: 'heading' });
  expect(field.field.firstElementChild).toMatchObject({ tagName: 'H2', className: 'head', textContent: 'A' });
  view?.run({ kind: 'turn', into: 'subheading' });
  expect(field.field.firstElementChild).toMatchObject({ tagName: 'H3', textContent: 'A' });
});

test('a picture in the field stands for that of the page, and is as the page has it by now', () => {
  const field = open();
  const copy = field.field.querySelector('img') as HTMLElement;
  expect(field.meant(copy)).toBe(get('.article > figure img'));
  expect(field.meant(field.field.querySelector('figcaption') as Element)).toBe(get('.article figcaption'));
  expect(field.meant(field.field.firstElementChild as Element)).toBeUndefined();
  get('.article img').setAttribute('src', 'other.png');
  field.follow(blocks.length);
  expect(field.field.querySelector('img')?.getAttribute('src')).toBe('other.png');
});

test('a table that is pasted looks as on the page, once that shows it', () => {
  const field = open();
  view?.update({ runs: [], isRich: true, constants: {} }, [{ type: 'whole', key: 'table', said: { rows: [] } }, ...blocks]);
  get('.words').insertAdjacentHTML('beforebegin', '<div class="frame"><table></table></div>');
  field.follow(blocks.length + 1);
  expect(field.field.firstElementChild).toMatchObject({ className: 'frame', innerHTML: '<table></table>' });
});

test.each([
  ['in another order', () => get('.article').append(get('.head'))],
  ['with something else between them', () => get('.head').insertAdjacentHTML('beforebegin', '<hr>')],
  ['not at all', () => get('.head').remove()],
])('where the page shows blocks %s there is no such field', (_, change) => {
  change();
  expect(lay()).toBeUndefined();
});
