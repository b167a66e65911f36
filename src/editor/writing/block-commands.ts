/** What keys and tools do with blocks of a text: split, join, lift, turn into others. */
import { lift, splitBlockAs } from 'prosemirror-commands';
import { Fragment, type Node, NodeRange, type ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { BlockType, OfferedKind, TurnInto } from '../draft/prose/block.ts';
import { inlineNodes, proseSchema } from './schema.ts';

const { paragraph, heading, subheading, list, point, quote, note, whole } = proseSchema.nodes as Record<
  BlockType,
  (typeof proseSchema.nodes)[string]
>;

const isAtStart = ({ selection: { empty, $from } }: EditorState) => empty && $from.parent.isTextblock && $from.parentOffset === 0;
const isAtEnd = ({ selection: { empty, $from } }: EditorState) =>
  empty && $from.parent.isTextblock && $from.parentOffset === $from.parent.content.size;

/** Where a text is that the caret could be in; that of a whole, where that comes first. */
const nextTo = ($from: ResolvedPos, side: -1 | 1): Selection | null =>
  Selection.findFrom($from.doc.resolve(side < 0 ? $from.before() : $from.after()), side);

const inNewParagraph = splitBlockAs(() => ({ type: paragraph }));

/** Enter. What follows a heading is a paragraph; an empty point or paragraph leaves what it is in. */
export const split: Command = (state, dispatch, view) => {
  const { selection } = state;
  const { $from, empty } = selection;
  const rest = selection instanceof NodeSelection ? state.tr : state.tr.deleteSelection();
  // Behind a picture, or in place of blocks that were selected up to one.
  if (!rest.selection.$from.parent.isTextblock) {
    const { to } = rest.selection;
    dispatch?.(withCaretIn(rest.insert(to, paragraph.create()), to + 1).scrollIntoView());
    return true;
  }
  const isEmpty = empty && $from.parent.content.size === 0;
  if (isHeading($from.parent) && isAtStart(state) && !isEmpty) {
    dispatch?.(state.tr.insert($from.before(), paragraph.create()).scrollIntoView());
    return true;
  }
  if (splitListItem(point)(state, dispatch, view)) return true;
  if (isEmpty && $from.depth > 1) return leave(state, dispatch, view);
  return inNewParagraph(state, dispatch, view);
};

const isHeading = ({ type }: Node) => type === heading || type === subheading;
const isInPoint = ($from: ResolvedPos) => $from.depth > 1 && $from.node(-1).type === point;
const isAlone = ({ selection: { $from } }: EditorState) => $from.depth === 2 && $from.node(1).childCount === 1;
const leave: Command = (state, dispatch, view) =>
  (isInPoint(state.selection.$from) ? liftListItem(point) : isAlone(state) ? turn('paragraph') : lift)(state, dispatch, view);
const withCaretIn = (tr: Transaction, at: number) => tr.setSelection(TextSelection.create(tr.doc, at));

/** Tab: a point goes below the one before it. */
export const indent: Command = sinkListItem(point);
/** Shift and Tab: a point below another stands beside it again. */
export const outdent: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  return $from.depth > 3 && isInPoint($from) && $from.node(-3).type === point && liftListItem(point)(state, dispatch, view);
};

/** Backspace at the beginning of a text: a point leaves its list, the first paragraph its quotation; any other is joined with the text before. */
export const joinBefore: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  if (!isAtStart(state)) return false;
  if ($from.depth > 1 && $from.index(-1) === 0 && leave(state, dispatch, view)) return true;
  return join(state, nextTo($from, -1), 'before', dispatch);
};

/** Delete at the end of a text. */
export const joinBehind: Command = (state, dispatch) =>
  isAtEnd(state) && join(state, nextTo(state.selection.$from, 1), 'behind', dispatch);

function join(
  { tr, selection: { $from } }: EditorState,
  other: Selection | null,
  side: 'before' | 'behind',
  dispatch: ((tr: Transaction) => void) | undefined,
): boolean {
  if (!other) return true;
  // Whoever goes on takes away the picture that is selected.
  if (other instanceof NodeSelection) {
    dispatch?.(tr.setSelection(other));
    return true;
  }
  const [first, second] = side === 'before' ? [other.$from, $from] : [$from, other.$from];
  const isFirstGone = first.parent.content.size === 0 && second.parent.content.size > 0;
  const gone = isFirstGone ? first : second;
  const end = first.end();
  const { content } = second.parent;
  removeText(tr, gone);
  // As many texts stand before it as before the one that is gone.
  const at = isFirstGone ? startOfText(tr.doc, textIndex(first.doc, first)) : end;
  if (!isFirstGone) tr.insert(end, content);
  dispatch?.(withCaretIn(tr, at).scrollIntoView());
  return true;
}

/** Takes away a text with what holds nothing else; points below a point take its place. */
function removeText(tr: Transaction, $at: ResolvedPos): void {
  const below = isInPoint($at) ? $at.node(-1).maybeChild(1) : null;
  if (below) {
    tr.replaceWith($at.before(-1), $at.after(-1), below.content);
    return;
  }
  let { depth } = $at;
  while (depth > 1 && $at.node(depth - 1).childCount === 1) depth--;
  tr.replaceWith($at.before(depth), $at.after(depth), besideAsText($at.node(depth)));
}

/** The source of a quotation, or the title of a note, as the paragraph that it becomes where these are not any more. */
const besideAsText = ({ attrs: { beside } }: Node): Node[] =>
  beside ? [paragraph.create(null, inlineNodes(proseSchema, beside, {}))] : [];

/** The manifest holds points below points, and no deeper ones: what is pasted there stands beside them. */
export const twoLevels = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return undefined;
    doc.descendants((node, at) => {
      if (node.isTextblock || node.type !== list) return !node.isTextblock;
      const isBelow = doc.resolve(at).parent.type === point;
      const flat = isBelow ? flattened(node) : undefined;
      if (flat) tr.replaceWith(tr.mapping.map(at + 1), tr.mapping.map(at + node.nodeSize - 1), flat);
      return !isBelow;
    });
    return tr.docChanged ? tr : undefined;
  },
});

/** A passage that ends within a point takes its words along: points below it take its place, as when texts are joined. */
export const noHollowPoints = new Plugin({
  appendTransaction(transactions, { selection: { $from, $to } }, { tr, selection }) {
    const isTyped = transactions.some((one) => one.docChanged && !one.getMeta('from elsewhere'));
    if (!isTyped || $from.sameParent($to) || !isInPoint($to) || $to.node(-1).childCount === 1) return undefined;
    const next = selection.empty && selection.$to.parent.isTextblock ? nextTo(selection.$to, 1) : null;
    if (!next || !isInPoint(next.$from) || next.$from.parent.content.size > 0) return undefined;
    removeText(tr, next.$from);
    return tr;
  },
});

/** The points of a list with those below them beside them; undefined where there are none. */
function flattened(of: Node): Node[] | undefined {
  const points = (of.children as Node[]).flatMap((one): Node[] => {
    const [text, below] = one.children as Node[];
    return below && text ? [point.create(one.attrs, text), ...(flattened(below) ?? (below.children as Node[]))] : [one];
  });
  return points.length > of.childCount ? points : undefined;
}

/** The blocks at the top that are selected, from the first to the last. */
export function chosenBlocks({ doc, selection: { $from, $to } }: Pick<EditorState, 'doc' | 'selection'>): {
  from: number;
  to: number;
  nodes: Node[];
} {
  const [first, last] = [$from.index(0), Math.max($from.index(0), $to.indexAfter(0) - 1)];
  const nodes = doc.children.slice(first, last + 1) as Node[];
  const from = doc.children.slice(0, first).reduce((at, { nodeSize }) => at + nodeSize, 0);
  return { from, to: nodes.reduce((at, { nodeSize }) => at + nodeSize, from), nodes };
}

/**
 * The command acts on these together: points of a list, unless all of them are selected; else blocks at the top.
 *
 * @param isRemoved - then all points below a point go without it
 */
function rangeToMove({ $from, $to }: Selection, isRemoved = false): NodeRange {
  let depth = $from.sharedDepth($to.pos);
  const isPart = (around: Node) => $from.index(depth) > 0 || $to.indexAfter(depth) < around.childCount;
  const isBelow = ({ type }: Node) => isRemoved && type === point && $from.index(depth) > 0;
  const isRange = (around: Node) => isBelow(around) || (around.type === list && isPart(around));
  while (depth > 0 && !isRange($from.node(depth))) depth--;
  return new NodeRange($from, $to, depth);
}

/** Moves what is selected by one place; at the end of its list, or of the text, it stays. */
export const moveBlock =
  (by: -1 | 1): Command =>
  ({ tr, selection }, dispatch) => {
    const { parent, start, end, startIndex, endIndex } = rangeToMove(selection);
    const other = parent.maybeChild(by < 0 ? startIndex - 1 : endIndex);
    if (!other) return false;
    // The one beside it changes its place: so whatever is selected stays selected.
    if (by < 0) tr.delete(start - other.nodeSize, start).insert(end - other.nodeSize, other);
    else tr.delete(end, end + other.nodeSize).insert(start, other);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Doubles the blocks that are selected; the caret goes on in those that stand behind. */
export const duplicateBlocks: Command = (state, dispatch) => {
  const { from, nodes } = chosenBlocks(state);
  dispatch?.(state.tr.insert(from, nodes).scrollIntoView());
  return true;
};

/**
 * Takes away the blocks that are selected, or points where these are not all of their list; the caret is in what has come into their place, of
 * the last points in the one before.
 */
export const removeBlocks: Command = ({ tr, selection }, dispatch) => {
  const { parent, start, end, startIndex, endIndex } = rangeToMove(selection, true);
  tr.replaceWith(start, end, endIndex - startIndex === parent.childCount ? paragraph.create() : []);
  const side = endIndex < parent.childCount ? 1 : -1;
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(start), side)).scrollIntoView());
  return true;
};

/** The caret goes into a paragraph below all blocks. */
export const append: Command = ({ tr, doc }, dispatch) => {
  const { lastChild } = doc;
  if (lastChild?.type !== paragraph || lastChild.content.size > 0) tr.insert(doc.content.size, paragraph.create());
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
};

/** What a block is, as one turns into it; undefined for what cannot become another. */
export function kindOf({ type, attrs }: Node): TurnInto | undefined {
  if (type === whole) return undefined;
  return type === list && attrs.numbered === true ? 'numbered' : (type.name as TurnInto);
}

/** Turns what is selected into another kind of blocks, with all its words; the caret stays at its letter. */
export const turn =
  (into: TurnInto): Command =>
  ({ tr }, dispatch) => {
    const isDone = turnIn(tr, into);
    if (isDone) dispatch?.(tr.scrollIntoView());
    return isDone;
  };

function turnIn(tr: Transaction, into: TurnInto): boolean {
  const before = chosenBlocks(tr);
  if (before.nodes.some(({ type }) => type === whole) || before.nodes.every((node) => kindOf(node) === into)) return false;
  let at = before.to;
  for (const node of before.nodes.toReversed()) {
    tr.insert(node.type === note ? at - node.nodeSize + 1 : at - 1, besideAsText(node));
    at -= node.nodeSize;
  }
  const { from, to, nodes } = chosenBlocks(tr);
  const { $from, $to } = tr.selection;
  const [start, end] = [textIndex(tr.doc, $from), textIndex(tr.doc, $to)];
  tr.replaceWith(from, to, madeOf(nodes, into));
  tr.setSelection(TextSelection.create(tr.doc, letterIn(tr.doc, start, $from), letterIn(tr.doc, end, $to)));
  return true;
}

function madeOf(nodes: readonly Node[], into: TurnInto): Node[] {
  if (into === 'list' || into === 'numbered') {
    const attrs = { numbered: into === 'numbered' };
    const points = nodes.flatMap((node) =>
      node.type === list ? (node.children as Node[]) : textsIn(node).map((text) => point.create(null, plain(text))),
    );
    return [list.create({ ...(nodes.length === 1 && nodes[0]?.type === list && nodes[0].attrs), ...attrs }, points)];
  }
  const texts = nodes.flatMap(textsIn);
  if (into === 'quote') return [quote.create(null, asQuoted(texts.map(plain)))];
  if (into === 'note')
    return [
      note.create(
        null,
        nodes.flatMap((node) => (node.type === list ? [node] : textsIn(node).map(plain))),
      ),
    ];
  const type = proseSchema.nodes[into] ?? paragraph;
  // A heading keeps its anchor, where it stays one.
  return texts.map((text) => type.create(isHeading(text) && type !== paragraph ? text.attrs : null, text.content));
}

const plain = (text: Node) => paragraph.create(null, text.content);

const textsIn = (node: Node): Node[] => (node.isTextblock ? [node] : (node.children as Node[]).flatMap(textsIn));

/** The page sets a quotation apart itself: marks around all of it, and emphasis of all of it, would come twice. */
export function asQuoted(paragraphs: readonly Node[]): Node[] {
  const pieces = paragraphs.flatMap(({ children }) => children as Node[]);
  const [first] = pieces;
  const emphasis = first?.marks.filter(({ type: { name } }) => name === 'em' || name === 'strong') ?? [];
  const ofAll = emphasis.filter((mark) => pieces.every(({ marks }) => mark.isInSet(marks)));
  const bare = paragraphs.map((one) =>
    one.copy(Fragment.from(one.children.map((piece) => piece.mark(piece.marks.filter((mark) => !ofAll.includes(mark)))))),
  );
  const all = bare.map(({ textContent }) => textContent).join('');
  // With more of them it is several quotations, or one within another text.
  if (!/^["„“”»«].+["“”»«]$/s.test(all) || /["„“”»«]/.test(all.slice(1, -1))) return bare;
  const last = bare.length - 1;
  return bare.map((one, index) => one.cut(index === 0 ? 1 : 0, one.content.size - (index === last ? 1 : 0)));
}

/** How many texts stand before the one that a place is in. */
export function textIndex(doc: Node, $at: ResolvedPos): number {
  let count = 0;
  const before = $at.parent.isTextblock ? $at.before() : $at.pos;
  if (before > 0) doc.nodesBetween(0, before, (node, at) => void (node.isTextblock && at < before && count++));
  return count;
}

/** Where the first letter of a text is; the last text, where there are fewer. */
export function startOfText(doc: Node, index: number): number {
  let [found, count] = [1, 0];
  doc.descendants((node, at) => {
    if (!node.isTextblock || count > index) return !node.isTextblock && count <= index;
    found = at + 1;
    count++;
    return false;
  });
  return found;
}

/** The place in the text with this number that is as far behind its first letter as another place is. */
export function letterIn(doc: Node, index: number, { parentOffset }: ResolvedPos): number {
  const start = startOfText(doc, index);
  return Math.min(start + parentOffset, doc.resolve(start).end());
}

const signs: Record<string, TurnInto> = {
  ...{ '#': 'heading', '##': 'heading', '###': 'subheading' },
  ...{ '-': 'list', '*': 'list', '1.': 'numbered', '1)': 'numbered', '>': 'quote' },
};

/** What a space makes of a paragraph that begins with a sign before the caret: another kind of block. The space has been typed. */
export function turnBySign(allowed: (into: TurnInto) => TurnInto | false | undefined): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty || $from.depth !== 1 || $from.parent.type !== paragraph) return false;
    const sign = /^(\S{1,3})[ \u00a0]$/.exec($from.parent.textBetween(0, $from.parentOffset, '', '\uFFFC'))?.[1] ?? '';
    const into = Object.hasOwn(signs, sign) ? allowed(signs[sign] as TurnInto) : undefined;
    if (!into) return false;
    return turnAsked(into)(state, dispatch);
  };
}

/** What is typed behind the slash that an otherwise empty paragraph begins with: what one looks for to put it there. */
export function typedBehindSlash({ selection: { $from } }: EditorState): string | undefined {
  const { parent, parentOffset, depth } = $from;
  if (depth !== 1 || parent.type !== paragraph || parentOffset < parent.content.size) return undefined;
  return /^\/(|\S.*)$/.exec(parent.textBetween(0, parentOffset, '', '\uFFFC'))?.[1];
}

/** Makes what was asked for of a paragraph, without the letters before the caret, which have asked for it. */
export const turnAsked =
  (into: OfferedKind['into']): Command =>
  ({ tr, selection: { $from } }, dispatch) => {
    if (typeof into === 'string') turnIn(tr.delete($from.start(), $from.pos), into);
    else tr.replaceWith($from.before(), $from.after(), whole.create({ key: into.whole }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
