/**
 * Whatever is done with blocks that are written in as one document, the manifest says it: no word is lost, read again it is the same, as the
 * form or another window reads it, and taken back it is what it was to the byte.
 */

import fc from 'fast-check';
import { deleteSelection, toggleMark } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import type { Json } from '../../../schema/json.ts';
import { operationsBetween } from '../../json-text/between.ts';
import { valueAt } from '../../json-text/value.ts';
import { apply, openDocument, redo, undo } from '../draft/document/document.ts';
import { formsOf } from '../draft/fields/form-model.ts';
import { blockTypes } from '../draft/prose/block.ts';
import { readProse, writeProse } from '../draft/prose/prose.ts';
import {
  duplicateBlocks,
  indent,
  joinBefore,
  joinBehind,
  moveBlock,
  outdent,
  removeBlocks,
  split,
  turn,
  twoLevels,
} from './block-commands.ts';
import { blockNodes, changeOf, proseSchema } from './schema.ts';

const text = formsOf('de').sections.article?.fields.find(({ key }) => key === 'text');
const field = text?.kind === 'list' ? text.entry : expect.fail('An article has a text.');

const entries: Json[] = [
  'Eins **zwei** {brand} drei.',
  { heading: 'Kopf', id: 'kopf' },
  { list: ['vier', { text: 'fünf', list: ['sechs', 'sieben'], numbered: true }] },
  { quote: ['acht', 'neun'], source: 'Jemand' },
  { image: { src: 'media/a.jpg', alt: 'Bild' } },
  { subheading: 'Unten' },
  { note: ['zehn', { list: ['elf'] }], title: 'Hinweis' },
  { table: { columns: ['a'], rows: [['b']] } },
  { heading: 'Beides', list: ['zwölf'] },
  'Ende _gut_.',
];

const docOf = (all: readonly Json[]): Node => proseSchema.node('doc', null, blockNodes(readProse(field, all).blocks, {}));

/** Kinds and words, without marks: of those some cannot be written where they stand. */
const shapeOf = (node: Node): unknown =>
  node.isTextblock
    ? [node.type.name, node.textBetween(0, node.content.size, '', ({ attrs }) => `{${attrs.name}}`)]
    : [node.type.name, node.attrs.numbered, ...node.children.map(shapeOf)];

const type =
  (letters: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(letters));
    return true;
  };
const paste: Command = ({ tr, doc }, dispatch) => {
  const [from, to] = [doc.content.size / 4, doc.content.size / 2].map(Math.floor);
  dispatch?.(tr.replaceSelection(doc.slice(from ?? 0, to)));
  return true;
};
const command = fc.constantFrom<Command>(
  ...[
    type('x'),
    type(' '),
    type('Wort'),
    type('*'),
    type('{'),
    split,
    split,
    joinBefore,
    joinBehind,
    deleteSelection,
    paste,
    indent,
    outdent,
    moveBlock(-1),
    moveBlock(1),
    duplicateBlocks,
    removeBlocks,
  ],
  ...(['paragraph', 'heading', 'subheading', 'list', 'numbered', 'quote', 'note'] as const).map(turn),
  ...(['strong', 'em', 'code'] as const).map((mark) => toggleMark(proseSchema.marks[mark] as never)),
);
const edit = fc.record({ anchor: fc.nat(), length: fc.oneof(fc.constant(0), fc.nat(12)), command });

test('random edits of blocks are what the manifest says afterwards, and most cross a border of blocks', () => {
  const met = new Map<string, number>();
  let [edits, crossing] = [0, 0];
  fc.assert(
    fc.property(fc.array(edit, { minLength: 20, maxLength: 20 }), (all) => {
      let prose = readProse(field, entries);
      const first = openDocument(`${JSON.stringify({ text: entries }, undefined, 2)}\n`);
      let draft = first;
      let state = EditorState.create({ doc: docOf(entries), plugins: [twoLevels] });
      for (const { anchor, length, command } of all) {
        const { size } = state.doc.content;
        const $anchor = state.doc.resolve(anchor % size);
        const $head = state.doc.resolve(Math.min(size, $anchor.pos + length));
        state = state.apply(state.tr.setSelection(TextSelection.between($anchor, $head)));
        const before = state.doc;
        command(state, (tr) => {
          state = state.apply(tr);
        });
        state.doc.check();
        if (state.doc.eq(before)) continue;
        edits++;
        const { splice, isTyping } = changeOf(before, state.doc);
        if (!isTyping) crossing++;
        for (const { type } of state.doc.children) met.set(type.name, (met.get(type.name) ?? 0) + 1);
        prose = writeProse(field, prose, splice);
        const operations = operationsBetween(valueAt(draft.value, '/text') ?? null, [...prose.entries], '/text');
        draft = apply(draft, operations, { title: '', at: '/text', time: edits });
        expect(valueAt(draft.value, '/text')).toEqual(prose.entries);
        expect(shapeOf(docOf(prose.entries))).toEqual(shapeOf(state.doc));
        expect(changeOf(state.doc, state.doc).splice.blocks).toEqual([]);
      }
      let back = draft;
      for (let gone = undo(back); gone; gone = undo(back)) back = gone.document;
      expect(back.text).toBe(first.text);
      for (let come = redo(back); come; come = redo(back)) back = come.document;
      expect(back.text).toBe(draft.text);
    }),
    { numRuns: process.env.DEEP ? 1000 : 20 },
  );
  if (!process.env.DEEP) return;
  expect(edits).toBeGreaterThan(10_000);
  expect(crossing).toBeGreaterThan(edits / 2);
  for (const name of blockTypes) if (name !== 'point') expect(met.get(name), name).toBeGreaterThan(500);
});
