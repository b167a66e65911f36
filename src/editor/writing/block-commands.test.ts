import { deleteSelection } from 'prosemirror-commands';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import type { Block, BlockType, TurnInto } from '../draft/prose/block.ts';
import {
  duplicateBlocks,
  joinBefore,
  joinBehind,
  moveBlock,
  noHollowPoints,
  removeBlocks,
  split,
  startOfText,
  turn,
  turnBySign,
} from './block-commands.ts';
import { blockNodes, proseSchema } from './schema.ts';

/** A block as one string: signs say what it is, ` / ` stands between its texts, `|` is the caret or an end of what is selected. */
type Drawn = string;

const signs: Record<string, BlockType> = { '#': 'heading', '##': 'subheading', '>': 'quote', '!': 'note' };
const textOf = (type: BlockType, shown: string): Block => ({
  ...{ type, text: shown === '' ? [] : [{ shown, kind: 'letter', marks: [] }] },
});

function read(drawn: Drawn): Block {
  const lines = drawn.replaceAll('|', '').split(' / ');
  const [first = ''] = lines;
  if (first.startsWith('[')) return { type: 'whole', key: first.slice(1, -1) };
  if (/^(?:-|1\.) /.test(first)) return listOf(lines);
  const type = signs[first.split(' ')[0] ?? ''];
  const bare = lines.map((line) => (type ? line.slice(line.indexOf(' ') + 1) : line));
  if (type !== 'quote' && type !== 'note') return textOf(type ?? 'paragraph', bare[0] ?? '');
  return { type, blocks: bare.map((line) => (line.startsWith('- ') ? listOf([line]) : textOf('paragraph', line))) };
}

function listOf(lines: readonly string[]): Block {
  const points = lines.join('\n').split(/\n(?! )/);
  const blocks = points.map((point): Block => {
    const [own = '', ...below] = point.split('\n');
    const text = textOf('paragraph', own.replace(/^\S+ /, ''));
    return { type: 'point', blocks: below.length > 0 ? [text, listOf(below.map((one) => one.slice(2)))] : [text] };
  });
  return { type: 'list', ...(lines[0]?.startsWith('1') && { numbered: true }), blocks };
}

function stateOf(drawn: readonly Drawn[]): EditorState {
  const doc = proseSchema.node('doc', null, blockNodes(drawn.map(read), {}));
  const texts = drawn.flatMap((one) => (one.includes('[') ? [] : one.split(' / ')));
  const carets = texts.flatMap((line, index) => {
    const bare = line.replace(/^ *(?:#+|>|!|-|1\.) (?:- )?/, '');
    return [...bare.matchAll(/\|/g)].map((found, before) => startOfText(doc, index) + found.index - before);
  });
  const whole = drawn.findIndex((one) => one.includes('[') && one.includes('|'));
  const selection =
    whole < 0
      ? TextSelection.create(doc, carets[0] ?? 1, carets[1] ?? carets[0] ?? 1)
      : NodeSelection.create(doc, doc.resolve(0).posAtIndex(whole));
  return EditorState.create({ doc, selection });
}

function draw({ doc, selection }: EditorState): Drawn[] {
  const ends = [...new Set([selection.from, selection.to])].toReversed();
  return (doc.children as (typeof doc)[]).map((block, index) => {
    const start = doc.resolve(0).posAtIndex(index);
    if (block.type.name === 'whole') return `[${block.attrs.key}]${selection.from === start ? '|' : ''}`;
    const lines: string[] = [];
    doc.nodesBetween(start, start + block.nodeSize, (node, at) => {
      if (!node.isTextblock) return;
      const $at = doc.resolve(at + 1);
      const around = Array.from({ length: $at.depth }, (_, depth) => $at.node(depth + 1));
      const lists = around.filter(({ type }) => type.name === 'list');
      const own = Object.keys(signs).filter((sign) => around.some(({ type }) => type.name === signs[sign]));
      const sign = [...own, ...lists.slice(-1).map(({ attrs }) => (attrs.numbered ? '1.' : '-')), ''].join(' ');
      const here = ends.filter((end) => end > at && end <= at + node.nodeSize - 1).map((end) => end - at - 1);
      const text = here.reduce((shown, end) => `${shown.slice(0, end)}|${shown.slice(end)}`, node.textContent);
      lines.push(`${'  '.repeat(Math.max(0, lists.length - 1))}${sign}${text}`);
    });
    return lines.join(' / ');
  });
}

/** What a command makes; undefined where it does nothing, and others are asked. */
function made(command: Command, drawn: readonly Drawn[]): Drawn[] | undefined {
  let state = stateOf(drawn);
  expect(draw(state)).toEqual(drawn);
  const isDone = command(state, (tr) => {
    state = state.apply(tr);
  });
  state.doc.check();
  return isDone ? draw(state) : undefined;
}

test.each<[string, Drawn[], Drawn[]]>([
  ['splits a paragraph', ['A|B', 'C'], ['A', '|B', 'C']],
  ['takes the place of what is selected', ['A|BC|D'], ['A', '|D']],
  ['goes on with a paragraph behind a heading', ['# A|', 'B'], ['# A', '|', 'B']],
  ['makes a paragraph of the second half of a heading', ['# A|B'], ['# A', '|B']],
  ['makes room before a heading', ['B', '# |A'], ['B', '', '# |A']],
  ['splits a point', ['1. A|B / 1. C'], ['1. A / 1. |B / 1. C']],
  ['splits a point, and those below it go with its second half', ['- A|B /   - C'], ['- A / - |B /   - C']],
  ['leaves a list at its empty last point', ['- A / - |', 'B'], ['- A', '|', 'B']],
  ['leaves a list before its first point', ['- | / - A'], ['|', '- A']],
  ['makes a paragraph of an only point', ['- |'], ['|']],
  ['parts a list at an empty point', ['1. A / 1. | / 1. B'], ['1. A', '|', '1. B']],
  ['makes one more point below a point', ['- A /   - B|'], ['- A /   - B /   - |']],
  ['leaves the points below a point', ['- A /   - B /   - |'], ['- A /   - B / - |']],
  ['goes on with a quotation', ['> A|B'], ['> A / > |B']],
  ['leaves a quotation at its empty end', ['> A / > |'], ['> A', '|']],
  ['writes behind a picture that is selected', ['[image]|', 'A'], ['[image]', '|', 'A']],
])('Enter %s', (_, before, after) => {
  expect(made(split, before)).toEqual(after);
});

test.each<[string, Drawn[], Drawn[] | undefined]>([
  ['joins two paragraphs', ['A', '|B'], ['A|B']],
  ['leaves a heading what it is behind an empty paragraph', ['', '# |A'], ['# |A']],
  ['takes an empty paragraph away', ['# A', '|', 'B'], ['# A|', 'B']],
  ['goes on with a heading in the paragraph before it', ['A', '# |B'], ['A|B']],
  ['leads a point out of its list', ['- A / - |B / - C'], ['- A', '|B', '- C']],
  ['leads a point up that stands below another', ['- A /   - |B'], ['- A / - |B']],
  ['leads the first paragraph out of its quotation', ['> |A / > B'], ['|A', '> B']],
  ['joins two paragraphs of a quotation', ['> A / > |B'], ['> A|B']],
  ['joins a paragraph with the last point before it', ['- A / - B', '|C'], ['- A / - B|C']],
  ['selects a picture before it is taken away', ['A', '[image]', '|B'], ['A', '[image]|', 'B']],
  ['does nothing at the beginning of all', ['|A'], ['|A']],
  ['is left to the browser within a text', ['A', 'B|C'], undefined],
  ['is left to others where something is selected', ['A', '|B|'], undefined],
])('Backspace %s', (_, before, after) => {
  expect(made(joinBefore, before)).toEqual(after);
});

test.each<[string, Drawn[], Drawn[] | undefined]>([
  ['joins a text with the next', ['A|', 'B'], ['A|B']],
  ['joins a paragraph with the first point behind it', ['A|', '- B / - C'], ['A|B', '- C']],
  ['gives the place of a point to those below it', ['A|', '- B /   - C', 'D'], ['A|B', '- C', 'D']],
  ['goes on in the first of the points below an empty one', ['- | /   - A /   - B'], ['- |A / - B']],
  ['leaves a heading what it is behind an empty paragraph', ['|', '# A'], ['# |A']],
  ['selects a picture', ['A|', '[image]'], ['A', '[image]|']],
  ['is left to the browser within a text', ['A|B', 'C'], undefined],
])('Delete %s', (_, before, after) => {
  expect(made(joinBehind, before)).toEqual(after);
});

test('what is selected over several blocks goes, with what stands between, and one text is left of all', () => {
  expect(made(deleteSelection, ['A|B', '[image]', '- C / - D|E'])).toEqual(['A|E']);
  expect(made(deleteSelection, ['|A', '# B|'])).toEqual(['|']);
  expect(made(deleteSelection, ['A', '[image]|', 'B'])?.map((one) => one.replace('|', ''))).toEqual(['A', 'B']);
});

test('a passage that goes takes along the point that it ends in: those below that take its place', () => {
  let state = stateOf(['A|B', '- C / - D|E /   - F', 'G']).reconfigure({ plugins: [noHollowPoints] });
  deleteSelection(state, (tr) => {
    state = state.apply(tr);
  });
  expect(draw(state)).toEqual(['A|E', '- F', 'G']);
});

test.each<[TurnInto, Drawn[], Drawn[] | undefined]>([
  ['heading', ['A|B', 'C'], ['# A|B', 'C']],
  ['paragraph', ['# A|B'], ['A|B']],
  ['numbered', ['A|'], ['1. A|']],
  ['list', ['1. A / 1. |B'], ['- A / - |B']],
  ['list', ['A|B', '# C|D', 'E'], ['- A|B / - C|D', 'E']],
  ['list', ['> A / > B|'], ['- A / - B|']],
  ['paragraph', ['- A /   - B|', 'C'], ['A', 'B|', 'C']],
  ['note', ['A|', 'B'], ['! A|', 'B']],
  ['note', ['A|', '- B|'], ['! A| / ! - B|']],
  ['quote', ['„A B.“|'], ['> A B.|']],
  ['quote', ['„A“ und „B“|'], ['> „A“ und „B“|']],
  ['heading', ['# A|'], undefined],
  ['list', ['A|', '[image]', 'B|'], undefined],
])('what is selected turns into this, with all its words: %s %j', (into, before, after) => {
  expect(made(turn(into), before)).toEqual(after);
});

test.each<[string, Drawn[], Drawn[] | undefined]>([
  ['a block', ['# A', 'B|C', '- D'], ['# A', '- D', 'B|C']],
  ['blocks of which each is selected in part', ['A|B', '[image]', '> C|', '- D / - E'], ['- D / - E', 'A|B', '[image]', '> C|']],
  ['a picture', ['[image]|', 'A'], ['A', '[image]|']],
  ['a point within its list', ['1. A|B / 1. C', 'D'], ['1. C / 1. A|B', 'D']],
  ['several points, with those below them', ['- A| /   - B / - C| / - D'], ['- D / - A| /   - B / - C|']],
  ['a point below a point', ['- A /   - B| /   - C'], ['- A /   - C /   - B|']],
  ['a point above its only point below it', ['- A /   - B| / - C'], ['- C / - A /   - B|']],
  ['a list of which all is selected', ['- A| / - B|', 'C'], ['C', '- A| / - B|']],
  ['no point that is the last of its list', ['- A / - B|', 'C'], undefined],
  ['nothing at the end of all', ['A', 'B|'], undefined],
])('one place down goes %s; one place up it comes back', (_, before, after) => {
  expect(made(moveBlock(1), before)).toEqual(after);
  if (after) expect(made(moveBlock(-1), after)).toEqual(before);
});

test('blocks are doubled, and one goes on in the copy; what is removed leaves the caret in what comes behind it', () => {
  expect(made(duplicateBlocks, ['A', '# B|C', 'D'])).toEqual(['A', '# BC', '# B|C', 'D']);
  expect(made(duplicateBlocks, ['A|B', '- C|D / - E'])).toEqual(['AB', '- CD / - E', 'A|B', '- C|D / - E']);
  expect(made(removeBlocks, ['A', '- B| / - C|', 'DE'])).toEqual(['A', '|DE']);
  expect(made(removeBlocks, ['A', '- B|', 'DE'])).toEqual(['A', '|DE']);
  expect(made(removeBlocks, ['A', 'B|'])).toEqual(['A|']);
  expect(made(removeBlocks, ['A', '# B|', '[image]'])).toEqual(['A', '[image]|']);
  expect(made(removeBlocks, ['# A|', 'B|'])).toEqual(['|']);
});

test('a point is removed without those beside it or above it', () => {
  expect(made(removeBlocks, ['- A / - B| / - C', 'D'])).toEqual(['- A / - |C', 'D']);
  expect(made(removeBlocks, ['- A / - B / - C|', 'D'])).toEqual(['- A / - B|', 'D']);
  expect(made(removeBlocks, ['- A| / - B| / - C', 'D'])).toEqual(['- |C', 'D']);
  expect(made(removeBlocks, ['- A /   - B| /   - C'])).toEqual(['- A /   - |C']);
  expect(made(removeBlocks, ['- A /   - B|', 'D'])).toEqual(['- A|', 'D']);
});

test.each<[Drawn, Drawn]>([
  ['# |A', '# |A'],
  ['## |A', '# |A'],
  ['### |A', '## |A'],
  ['- |A', '- |A'],
  ['* |A', '- |A'],
  ['1. |A', '1. |A'],
  ['1) |', '1. |'],
  ['> |A', '> |A'],
])('a paragraph that begins with a sign becomes what that says: %s', (typed, after) => {
  expect(draw(signed(typed) ?? expect.fail())).toEqual([after]);
});

test('letters that are no sign stay what they are, and so does what the list does not hold', () => {
  for (const typed of ['##A |', '12. |Mai', '-|', '#### |a', 'A - |b', ' |']) expect(signed(typed), typed).toBeUndefined();
  expect(signed('# |A', () => false)).toBeUndefined();
  const command = turnBySign((into) => into);
  expect(made(command, ['- > |A'])).toBeUndefined();
  expect(made(command, ['# * |A'])).toBeUndefined();
});

/** A paragraph with these letters, where a space was typed last. */
function signed(typed: string, allowed: Parameters<typeof turnBySign>[0] = (into) => into): EditorState | undefined {
  const at = typed.indexOf('|');
  const doc = proseSchema.node('doc', null, blockNodes([textOf('paragraph', typed.replace('|', ''))], {}));
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, 1 + at) });
  const isDone = turnBySign(allowed)(state, (tr) => {
    state = state.apply(tr);
  });
  return isDone ? state : undefined;
}
