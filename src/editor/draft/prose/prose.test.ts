import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../../schema/json.ts';
import { valueAt } from '../../../json-text/value.ts';
import { formsOf } from '../fields/form-model.ts';
import type { Field } from '../fields/model.ts';
import { type Block, isBlocks, textsOf } from './block.ts';
import { readProse, textPointers, withoutEmpty, writeProse } from './prose.ts';

const forms = formsOf('de');
const entryOf = (field: Field | undefined): Field => (field?.kind === 'list' ? field.entry : expect.fail());
const field = entryOf(forms.sections.article?.fields.find(({ key }) => key === 'text'));

const entries: Json[] = [
  'Ein **fetter** Satz, {brand} und \\* mehr.',
  { heading: 'Kopf', id: 'kopf' },
  { list: ['eins _zwei_', { text: 'drei', list: ['vier', 'fünf'], numbered: true, start: 7 }], numbered: true, start: 3 },
  { quote: 'Gesagt.', source: 'Jemand' },
  { quote: ['So.', 'Und __so__.'] },
  { image: { src: 'media/a.jpg', alt: 'Bild' } },
  { heading: 'Beides', list: ['a', 'b'] },
  { note: ['Achtung', { list: ['x'] }], title: 'Hinweis' },
  { table: { columns: ['a'], rows: [['b']] } },
  'Ende',
];

const words = (block: Block) => (block.text ?? []).map(({ shown }) => shown).join('');
/** Without the numbers, which a reading may give anew. */
const bare = (blocks: readonly Block[]): unknown =>
  blocks.map(({ type, text, numbered, blocks: inner }) => ({ type, text, numbered, inner: inner && bare(inner) }));

test('every entry is blocks of its kind, and each text is found at its pointer', () => {
  const prose = readProse(field, entries);
  expect(prose.blocks.map(({ type }) => type).join(' ')).toBe(
    'paragraph heading list quote quote whole heading list note whole paragraph',
  );
  expect(isBlocks(JSON.parse(JSON.stringify(prose.blocks)))).toBe(true);
  const pointers = textPointers(prose, '');
  const texts = textsOf(prose.blocks);
  expect(pointers).toHaveLength(texts.length);
  for (const [index, pointer] of pointers.entries()) {
    const plain = String(valueAt(entries, pointer)).replaceAll(/[*_\\{}]/g, '');
    expect(words(texts[index] as Block).replaceAll(/[*_]/g, '')).toBe(plain);
  }
});

test('what nobody touches stays the same value, and what is changed changes alone', () => {
  const prose = readProse(field, entries);
  expect(writeProse(field, prose, { from: 0, gone: 0, blocks: [] }).entries).toEqual(entries);
  const heading = { ...(prose.blocks[1] as Block), text: [{ shown: 'Kopf!', kind: 'letter' as const, marks: [] }] };
  const written = writeProse(field, prose, { from: 1, gone: 1, blocks: [heading] });
  expect(written.entries[1]).toEqual({ heading: 'Kopf!', id: 'kopf' });
  expect(written.entries.every((entry, index) => index === 1 || entry === entries[index])).toBe(true);
});

test('points that are written in keep the first number of their list and of the one below', () => {
  const prose = readProse(field, [...entries]);
  const list = prose.blocks[2] as Block;
  const [first, ...points] = list.blocks ?? [];
  const done = writeProse(field, prose, { from: 2, gone: 1, blocks: [{ ...list, blocks: [...points, first as Block] }] });
  const below = { text: 'drei', list: ['vier', 'fünf'], numbered: true, start: 7 };
  expect(done.entries[2]).toEqual({ list: [below, 'eins _zwei_'], numbered: true, start: 3 });
});

test('a heading that is split keeps its anchor once, and one that turns into a paragraph loses it', () => {
  const half = (entry: number | undefined, shown: string, type: Block['type'] = 'heading'): Block => ({
    ...{ type, ...(entry !== undefined && { entry }), text: [{ shown, kind: 'letter', marks: [] }] },
  });
  const made = (...pieces: [string, Block['type']?][]) => {
    const prose = readProse(field, entries);
    const blocks = pieces.map(([shown, type]) => half(prose.blocks[1]?.entry, shown, type));
    return writeProse(field, prose, { from: 1, gone: 1, blocks }).entries.slice(1, 1 + pieces.length);
  };
  expect(made(['Ko'], ['pf'])).toEqual([{ heading: 'Ko', id: 'kopf' }, { heading: 'pf' }]);
  expect(made(['Kopf', 'paragraph'])).toEqual(['Kopf']);
  expect(made(['Kopf', 'subheading'])).toEqual([{ subheading: 'Kopf', id: 'kopf' }]);
});

test('paragraphs that are joined keep the pieces of both sources; a picture that is copied is there twice', () => {
  const prose = readProse(field, ['a \\* **b**', 'c __d__', { image: { src: 'x.png', alt: '' } }]);
  const [one, two, picture] = prose.blocks as [Block, Block, Block];
  const joined = { ...one, text: [...(one.text ?? []), ...(two.text ?? [])] };
  const done = writeProse(field, prose, { from: 0, gone: 3, blocks: [joined, picture, picture] });
  expect(done.entries).toEqual([
    'a \\* **b**c __d__',
    { image: { src: 'x.png', alt: '' } },
    { image: { src: 'x.png', alt: '' } },
  ]);
});

test('blocks of one entry are one again when what came between them has gone', () => {
  const all = [{ heading: 'A', list: ['b'] }];
  const apart = writeProse(field, readProse(field, all), { from: 1, gone: 0, blocks: [{ type: 'paragraph', text: [] }] });
  expect(apart.entries).toEqual([{ heading: 'A' }, '', { list: ['b'] }]);
  expect(writeProse(field, apart, { from: 1, gone: 1, blocks: [] }).entries).toEqual(all);
});

test('a copy has the source and the title of what it is a copy of, and no anchor', () => {
  const all = [
    { heading: 'Kopf', id: 'kopf' },
    { quote: 'A', source: 'Jemand' },
    { note: ['B'], title: 'Hinweis' },
  ];
  const prose = readProse(field, all);
  const done = writeProse(field, prose, { from: 3, gone: 0, blocks: prose.blocks });
  expect(done.entries).toEqual([...all, { heading: 'Kopf' }, all[1], all[2]]);
});

const letters = fc
  .constantFrom('x', ' ', 'Wort', '*', '_', '{', '\\', '`', '.', 'ä')
  .map((shown) => [{ shown, kind: 'letter' as const, marks: [] }]);
const paragraph = letters.map((text): Block => ({ type: 'paragraph', text }));
const made: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  letters.map((text): Block => ({ type: 'heading', text })),
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((blocks): Block => ({ type: 'quote', blocks })),
  fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map((all): Block => ({ type: 'list', blocks: all.map((one) => ({ type: 'point', blocks: [one] })) })),
);

test('whatever is put together, the entries say it, and read again they are the same blocks', () => {
  const step = fc.record({ from: fc.nat(12), gone: fc.nat(3), moved: fc.nat(12), blocks: fc.array(made, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      let prose = readProse(field, entries);
      for (const { from, gone, moved, blocks } of steps) {
        const start = Math.min(from, prose.blocks.length);
        const more = prose.blocks.slice(moved, moved + 1);
        const before = prose.blocks;
        prose = writeProse(field, prose, { from: start, gone, blocks: [...blocks, ...more] });
        expect(prose.blocks).toEqual(before.toSpliced(start, gone, ...blocks, ...more));
        const again = readProse(field, prose.entries);
        expect(bare(again.blocks)).toEqual(bare(prose.blocks));
      }
    }),
    { numRuns: process.env.DEEP ? 5000 : 100 },
  );
});

test('empty texts that are left go; one block stays, and what says more than the empty text', () => {
  const left = (all: Json[]) => withoutEmpty(field, readProse(field, all)).entries;
  expect(left(['A **b**', '', { list: ['B', '', { text: '', list: ['C', ''] }], numbered: true }, { heading: '' }])).toEqual([
    'A **b**',
    { list: ['B', { text: '', list: ['C'] }], numbered: true },
  ]);
  expect(left(['', ''])).toEqual(['']);
  expect(left([{ list: ['', ''] }, 'A'])).toEqual(['A']);
  expect(left(['A', { quote: '', source: 'Wer' }, { note: ['', { list: ['a'] }] }])).toEqual([
    'A',
    { quote: '', source: 'Wer' },
    { note: [{ list: ['a'] }] },
  ]);
});
