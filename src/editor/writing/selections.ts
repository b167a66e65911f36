/** What is selected: by a key, and after others have written or undo has brought something back. */
import type { Node } from 'prosemirror-model';
import {
  AllSelection,
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { letterIn, textIndex } from './block-commands.ts';

const saidIn = (of: Node): string => of.textBetween(0, of.content.size, '\n', '\uFFFC');

/** Where texts say what they have said, in blocks of other kinds, what is selected stays so. */
export function keepingLetters({ doc, selection }: EditorState, tr: Transaction): Transaction {
  if (selection instanceof NodeSelection) {
    // A table that has just come is another node once the manifest has it.
    const at = tr.mapping.map(selection.from, -1);
    return tr.doc.nodeAt(at)?.type === selection.node.type ? tr.setSelection(NodeSelection.create(tr.doc, at)) : tr;
  }
  if (!(selection instanceof TextSelection) || saidIn(doc) !== saidIn(tr.doc)) return tr;
  const [anchor, head] = [selection.$anchor, selection.$head].map(($at) => letterIn(tr.doc, textIndex(doc, $at), $at));
  return tr.setSelection(TextSelection.create(tr.doc, anchor ?? 1, head));
}

/**
 * Where the text that the caret is in was put back, as by undo, the caret goes behind that; and it never comes upon a picture, which the next
 * letter would be meant for.
 */
export function inText(tr: Transaction, { selection }: EditorState): Transaction {
  let at: number | undefined;
  tr.mapping.maps[0]?.forEach((from, to, _, end) => {
    if (from < to && from <= selection.head && selection.head <= to) at = end;
  });
  const isMoved = at !== undefined || (tr.selection instanceof NodeSelection && !(selection instanceof NodeSelection));
  if (tr.selectionSet || !isMoved) return tr;
  const $at = tr.doc.resolve(at ?? tr.selection.from);
  const found = $at.parent.inlineContent
    ? TextSelection.create(tr.doc, $at.pos)
    : (Selection.findFrom($at, -1, true) ?? Selection.findFrom($at, 1, true));
  return found ? tr.setSelection(found) : tr;
}

/** The states around a change that was made here. */
export interface Step {
  before: EditorState;
  after: EditorState;
}

/**
 * Finds the state that undo or redo has brought back.
 *
 * @param undone - the steps from here on are undone
 * @returns the selection of that state, and the steps that are undone by now; undefined where others have written
 */
export function stepTo(steps: readonly Step[], undone: number, now: Node): { selection: Selection; undone: number } | undefined {
  const back = steps.findLastIndex(({ before }, index) => index < undone && isAgain(before.doc, now));
  if (steps[back]) return { selection: steps[back].before.selection, undone: back };
  const again = steps.findIndex(({ after }, index) => index >= undone && isAgain(after.doc, now));
  return steps[again] && { selection: steps[again].after.selection, undone: again + 1 };
}

const isAgain = (then: Node, now: Node): boolean => then.content.size === now.content.size && shapeOf(then) === shapeOf(now);

/** All that is written, without the numbers of entries: what undo brings back may have others. */
const shapeOf = (doc: Node): string =>
  JSON.stringify(doc.toJSON(), (key, value) => (key === 'entry' || key === 'said' ? undefined : value));

/** Letters have come in the place of several blocks: those that follow are one step with them. */
export function isTypedOver({ doc, selection }: EditorState, { doc: now }: EditorState): boolean {
  const { $from, $to, from, to } = selection;
  if ($from.sameParent($to)) return false;
  return now.textContent.length > doc.textContent.length - doc.textBetween(from, to).length;
}

export const isBehindParagraph = ({ selection: { $from, empty } }: EditorState): boolean =>
  empty && $from.depth === 1 && $from.parent.content.size > 0 && $from.pos === $from.end();

/** The whole text; where that is selected already, all blocks. */
export const selectMore: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  const isText = $from.sameParent($to) && from === $from.start() && to === $to.end();
  if (!isText && $from.sameParent($to) && $from.parent.isTextblock) return selectText(state, dispatch);
  dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
  return true;
};

export const selectText: Command = ({ selection: { $from }, tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, $from.start(), $from.end())));
  return true;
};

/** Whether no text comes behind the one that a place is in. */
export const isLast = (doc: Node, at: number): boolean => {
  let found = 0;
  doc.nodesBetween(at, doc.content.size, (node, start) => {
    if (node.isTextblock && start > at) found++;
  });
  return found === 0;
};
