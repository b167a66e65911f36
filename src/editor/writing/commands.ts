/** What is done with what is selected in a text, and with the word or the link around it. */
import { toggleMark } from 'prosemirror-commands';
import type { MarkType, Mark as ProseMark, Schema } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { constantsIn } from './native-text.ts';
import { type Constants, constantOf } from './schema.ts';

/** A link leads to an address, as it is written; without one it is taken away. */
export type InlineCommand =
  | { kind: 'mark'; mark: 'strong' | 'em' | 'code' }
  | { kind: 'link'; address: string | undefined; words: string }
  | { kind: 'constant'; name: string };

export function inlineCommand(command: InlineCommand, schema: Schema, constants: Constants): Command {
  return (state, dispatch) => {
    if (command.kind === 'mark') {
      const type = schema.marks[command.mark];
      // Whoever has selected nothing goes on writing where they were.
      const done =
        dispatch &&
        ((tr: Transaction) =>
          dispatch(state.selection.empty && tr.docChanged ? tr.setSelection(state.selection.map(tr.doc, tr.mapping)) : tr));
      // What is bold in part becomes bold as a whole.
      return type ? toggleMark(type, null, { removeWhenPresent: false })(withWord(state, command.mark), done) : false;
    }
    if (command.kind === 'constant') {
      const { $from } = state.selection;
      const node = schema.node('constant', constantOf(command.name, constants), undefined, $from.marks());
      dispatch?.(state.tr.replaceSelectionWith(node, false));
      return true;
    }
    const { link } = schema.marks;
    if (!link) return false;
    const { from, to } = linkRange(state, link);
    const { tr } = state;
    if (command.address === undefined) tr.removeMark(from, to, link);
    else {
      // Only what differs is replaced: the rest of the words keeps its marks and its constants.
      const unitAt = (at: number) => state.doc.textBetween(at, at + 1);
      let [first, last, rest] = [from, to, command.words];
      for (; first < last && rest.startsWith(unitAt(first)); first++) rest = rest.slice(unitAt(first).length);
      for (; first < last && rest.endsWith(unitAt(last - 1)); last--) rest = rest.slice(0, rest.length - unitAt(last - 1).length);
      const $first = state.doc.resolve(first);
      const borne = first < last ? $first.marksAcross(state.doc.resolve(last)) : $first.marks();
      if (first < last || rest !== '') tr.replaceWith(first, last, rest === '' ? [] : schema.text(rest, borne ?? []));
      const end = tr.mapping.map(to);
      tr.addMark(from, end, link.create({ address: command.address }));
      tr.setSelection(TextSelection.create(tr.doc, end));
    }
    dispatch?.(tr);
    return true;
  };
}

/** Whether all words of a passage bear a mark. */
export function isBorne({ doc, selection: { from, to } }: EditorState, type: MarkType): boolean {
  let isMissing = false;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !type.isInSet(node.marks) && node.text?.trim() !== '') isMissing = true;
  });
  return !isMissing && doc.rangeHasMark(from, to, type);
}

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What is selected, up to the ends of its words. */
function wordAround({ doc, selection }: EditorState): { from: number; to: number } {
  let { from, to } = selection;
  const [start, end] = [selection.$from.start(), selection.$to.end()];
  const letterAt = (at: number) => at >= start && at < end && isLetter(doc.textBetween(at, at + 1));
  while (letterAt(from - 1)) from--;
  while (letterAt(to)) to++;
  return { from, to };
}

/** With the word that the caret is in selected; a word's part, where half a word cannot bear the mark. */
function withWord(state: EditorState, mark: 'strong' | 'em' | 'code'): EditorState {
  const { from, empty } = state.selection;
  const word = wordAround(state);
  const isWithin = word.from < from && from < word.to;
  if (empty ? !isWithin : mark !== 'em') return state;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, word.from, word.to)));
}

/** The link that the caret is in, or at the end of. */
export function linkAt({ selection: { $from, empty } }: EditorState, type: MarkType): ProseMark | undefined {
  const before = empty ? $from.nodeBefore?.marks : undefined;
  return type.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? []), ...(before ?? [])]);
}

/** What is selected, without white space at its ends, or that link. */
export function linkRange(state: EditorState, type: MarkType): { from: number; to: number } {
  const { from, to, $from } = state.selection;
  const around = linkAt(state, type);
  if (!around) {
    const chosen = state.doc.textBetween(from, to, '', (node) => 'x'.repeat(node.nodeSize));
    const start = from + chosen.length - chosen.trimStart().length;
    return { from: start, to: Math.max(start, from + chosen.trimEnd().length) };
  }
  let [start, end] = [from, to];
  const base = $from.start();
  $from.parent.forEach((node, offset) => {
    const at = base + offset;
    if (around.isInSet(node.marks) && at <= end && at + node.nodeSize >= start) {
      start = Math.min(start, at);
      end = Math.max(end, at + node.nodeSize);
    }
  });
  return { from: start, to: end };
}

const signs = [
  { mark: 'strong', sign: /(?<![\p{L}\p{N}*])\*\*([^\s*]|[^\s*][^*]*[^\s*])\*\*$/u },
  { mark: 'em', sign: /(?<![\p{L}\p{N}*])\*([^\s*]|[^\s*][^*]*[^\s*])\*$/u },
  { mark: 'em', sign: /(?<![\p{L}\p{N}_])_([^\s_]|[^\s_][^_]*[^\s_])_$/u },
  { mark: 'code', sign: /`([^\s`]|[^\s`][^`]*[^\s`])`$/ },
];

/** Signs of Markdown that have just been typed around words: the signs go, and the words bear the mark. */
export const markBySigns: Command = ({ schema, selection: { $from, empty }, tr }, dispatch) => {
  const before = $from.parent.textBetween(0, $from.parentOffset, '', '\uFFFC');
  const isCode = $from.marks().some(({ type }) => type.name === 'code');
  for (const { mark, sign } of empty && !isCode ? signs : []) {
    const [type, found] = [schema.marks[mark], sign.exec(before)];
    if (!type || !found) continue;
    const [all, words = ''] = found;
    const [start, width] = [$from.pos - all.length, (all.length - words.length) / 2];
    tr.delete($from.pos - width, $from.pos).delete(start, start + width);
    dispatch?.(tr.addMark(start, start + words.length, type.create()).removeStoredMark(type));
    return true;
  }
  return false;
};

/** A brace that is typed behind a name makes a constant of both, and says whether it has. */
export function completeConstant(view: EditorView, from: number, to: number, typed: string, constants: Constants): boolean {
  const start = view.state.doc.resolve(from).start();
  const before = view.state.doc.textBetween(Math.max(start, from - 64), from, '', '\uFFFC');
  const { begun, pieces } = constantsIn(before, typed);
  if (pieces.length === 1) return false;
  const { schema, selection, tr } = view.state;
  const borne = selection.$from.marks();
  const nodes = pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [schema.node('constant', constantOf(piece, constants), undefined, borne)];
    return piece === '' ? [] : [schema.text(piece, borne)];
  });
  view.dispatch(tr.replaceWith(from - begun, to, nodes));
  return true;
}
