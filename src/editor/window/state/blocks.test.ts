import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { forms } from '../../../../tests/support/editor/editor-form.tsx';
import { apply, openDocument, undo } from '../../draft/document/document.ts';
import type { Line } from '../../draft/rich-text/runs.ts';
import { type BlockStep, Blocks } from './blocks.ts';

const list = '/routes/0/sections/0/text';
const line = (kind: Line['kind'], shown: string): Line => ({ kind, text: [{ shown, kind: 'letter', marks: [] }] });
const siteOf = (text: Json, type = 'article'): Json => ({ routes: [{ path: '/', sections: [{ type, title: 'T', text }] }] });

/** What is done with blocks: what they are then, and where the caret stands. Taken back, all is as it was. */
function done(
  text: Json,
  make: (blocks: Blocks) => BlockStep | undefined,
): { text: unknown; at: string; caret: number | undefined } | undefined {
  const before = openDocument(`${JSON.stringify(siteOf(text), null, 2)}\n`);
  const step = make(new Blocks(forms, before.value));
  if (!step) return undefined;
  const after = apply(before, step.operations, { title: '', at: list, time: 0 });
  expect(undo(after)?.document.text ?? before.text).toBe(before.text);
  const [page] = (after.value as { routes: { sections: { text: unknown }[] }[] }).routes;
  return { text: page?.sections[0]?.text, at: step.at.slice(list.length), caret: step.caret };
}

const join = (text: Json, at: string, side: 'before' | 'behind') => done(text, (blocks) => blocks.join(list + at, side));

test.each<[string, Json, string, 'before' | 'behind', Json, string, number]>([
  ['two paragraphs, with their signs', ['A **b**', '**c** \\*d'], '/1', 'before', ['A **bc** \\*d'], '/0', 3],
  ['a paragraph and the next', ['A', 'B {{'], '/0', 'behind', ['AB {{'], '/0', 1],
  [
    'an empty paragraph, and the heading stays one',
    ['', { heading: 'A' }],
    '/1/heading',
    'before',
    [{ heading: 'A' }],
    '/0/heading',
    0,
  ],
  ['a heading with what is before', ['A', { heading: 'B' }], '/1/heading', 'before', ['AB'], '/0', 1],
  ['points', [{ list: ['A', 'B'] }], '/0/list/1', 'before', [{ list: ['AB'] }], '/0/list/0', 1],
  ['a paragraph with the last point', [{ list: ['A', 'B'] }, 'C'], '/1', 'before', [{ list: ['A', 'BC'] }], '/0/list/1', 1],
  ['the only point with the paragraph', ['A', { list: ['B'] }], '/1/list/0', 'before', ['AB'], '/0', 1],
])('Backspace and Delete join %s', (_, text, at, side, expected, next, caret) => {
  expect(join(text, at, side)).toEqual({ text: expected, at: next, caret });
});

test('nothing is joined over an image or a table, nor where a word would be lost', () => {
  const image = { image: { src: 'media/a.png', alt: '' } };
  expect(join(['A', image, 'B'], '/2', 'before')).toBeUndefined();
  expect(join(['A'], '/0', 'before')).toBeUndefined();
  expect(join(['A', { quote: 'B', source: 'C' }], '/1/quote', 'before')).toBeUndefined();
});

test('lines come in where the caret is: as blocks, as points, and the rest of the text behind them', () => {
  const paste = (text: Json, at: string, offset: number, lines: Line[]) =>
    done(text, (blocks) => blocks.paste(list + at, offset, lines));
  const lines = [line('paragraph', '1'), line('heading', '2'), line('point', '3'), line('point', '4'), line('paragraph', '5*')];
  expect(paste(['A{{B', 'C'], '/0', 2, lines)).toEqual({
    text: ['A{{1', { heading: '2' }, { list: ['3', '4'] }, '5*B', 'C'],
    at: '/3',
    caret: 2,
  });
  expect(paste([''], '/0', 0, [line('heading', '1'), line('quote', '„2“')])).toEqual({
    text: [{ heading: '1' }, { quote: '2' }],
    at: '/1/quote',
    caret: -1,
  });
  expect(paste([{ list: ['AB'] }], '/0/list/0', 1, lines.slice(0, 3))).toMatchObject({
    text: [{ list: ['A1', '2', '3B'] }],
    at: '/0/list/2',
    caret: 1,
  });
  expect(paste([{ heading: 'AB' }], '/0/heading', 1, lines.slice(0, 2))).toMatchObject({
    text: [{ heading: 'A1' }, { heading: '2' }, 'B'],
  });
});

test('an image goes behind the text, or over an empty one', () => {
  const image = (text: Json, at: string) => done(text, (blocks) => blocks.image(list + at, 'media/a.png'));
  const block = { image: { src: 'media/a.png', alt: '' } };
  expect(image(['A', 'B'], '/0')).toMatchObject({ text: ['A', block, 'B'], at: '/1/image' });
  expect(image(['A', ''], '/1')).toMatchObject({ text: ['A', block] });
  const now = [{ image: { src: 'x.png', alt: 'X', focus: [0, 1] } }];
  expect(image(now, '/0/image')?.text, 'the middle was that of the other picture').toEqual([
    { image: { src: 'media/a.png', alt: 'X' } },
  ]);
});

test('several images come behind each other, as many as there is room for; what is no list of blocks holds one', () => {
  const images = (text: Json, at: string, names: string[]) => done(text, (blocks) => blocks.images(list + at, names));
  const [one, two, three] = ['1', '2', '3'].map((src) => ({ image: { src, alt: '' } }));
  expect(images(['A', 'B'], '/0', ['1', '2', '3'])).toMatchObject({ text: ['A', one, two, three, 'B'], at: '/1/image' });
  expect(images(['A', ''], '/1', ['1', '2'])).toMatchObject({ text: ['A', one, two] });
  expect(images([two as Json, 'A'], '/0/image', ['1', '3'])).toMatchObject({ text: [one, three, 'A'], at: '/0/image' });
  const hero = { routes: [{ path: '/', sections: [{ type: 'hero', title: 'A', image: { src: 'x', alt: 'X' } }] }] };
  expect(new Blocks(forms, hero).images('/routes/0/sections/0/image', ['1', '2'])).toMatchObject({ count: 1 });
});

test('empty texts that are left go; one of each list stays', () => {
  const left = (text: Json, at = '/0') => done(text, (blocks) => ({ operations: blocks.emptied(list + at), at: list }))?.text;
  expect(left(['A', '', { list: ['B', ''] }, { heading: '' }])).toEqual(['A', { list: ['B'] }]);
  expect(left(['', ''])).toEqual(['']);
  expect(left([{ list: ['', ''] }, 'A'], '/1')).toEqual([{ list: [''] }, 'A']);
});

const sign = (text: Json, at: string) => done(text, (blocks) => blocks.sign(list + at));

test.each<[string, Json, string]>([
  ['## ', { heading: '' }, '/0/heading'],
  ['## **Viel** zu sagen', { heading: '**Viel** zu sagen' }, '/0/heading'],
  ['### Mehr', { subheading: 'Mehr' }, '/0/subheading'],
  ['- Brot', { list: ['Brot'] }, '/0/list/0'],
  ['* Brot', { list: ['Brot'] }, '/0/list/0'],
  ['1. Brot', { list: ['Brot'], numbered: true }, '/0/list/0'],
  ['> So sei es', { quote: 'So sei es' }, '/0/quote'],
])('a paragraph that begins with a sign becomes what that says: %s', (text, expected, at) => {
  expect(sign([text, 'B'], '/0')).toEqual({ text: [expected, 'B'], at, caret: 0 });
});

test('letters that are no sign, and texts that are no paragraph, stay what they are', () => {
  for (const text of ['##Kein', '12. Mai', '**- **a', '-', '{brand} a', '#### a'])
    expect(sign([text], '/0'), text).toBeUndefined();
  expect(sign([{ heading: '- A' }], '/0/heading')).toBeUndefined();
  expect(sign([{ list: ['## A'] }], '/0/list/0')).toBeUndefined();
  // A title is no block.
  expect(new Blocks(forms, siteOf(['A'])).sign('/routes/0/sections/0/title')).toBeUndefined();
});
