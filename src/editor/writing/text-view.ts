/**
 * A text that is written as it looks: bold is bold, a constant is its value. It runs in the page's frame and in the window, and is loaded
 * with the first text that somebody writes in.
 */
import { toggleMark } from 'prosemirror-commands';
import { type MarkSpec, type MarkType, type Node, type Mark as ProseMark, Schema, Slice } from 'prosemirror-model';
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Mark } from '../draft/rich-text/read.ts';
import { inOneRow } from '../draft/rich-text/rows.ts';
import type { Line, Run, WrittenText } from '../draft/rich-text/runs.ts';
import { addressOf, copiedIn, linesOf, visible } from './clipboard.ts';
import { constantsIn } from './native-text.ts';
import { offerConstants } from './offer-constants.ts';

/** What is done with what is selected. A link leads to an address, as it is written; without one it is taken away. */
export type WritingCommand =
  | { kind: 'mark'; mark: 'strong' | 'em' | 'code' }
  | { kind: 'link'; address: string | undefined; words: string }
  | { kind: 'constant'; name: string };

/** Where one writes, for what is shown beside it. */
export interface WritingPlace {
  /** Of what is selected, in CSS pixels of its window. */
  left: number;
  top: number;
  bottom: number;
  isEmpty: boolean;
  /** That all of it bears. */
  marks: readonly Mark[];
  /** What is selected; of a link that the caret is in, its words. */
  words: string;
  /** What is selected, from one unit of the text up to another. */
  from: number;
  to: number;
}

interface TextViewOptions {
  text: WrittenText;
  /** Of what has no label of its own. */
  label?: string;
  changed: (runs: readonly Run[]) => void;
  moved: (place: WritingPlace) => void;
  /** Does what a key asks for beyond the text, and says whether it has. */
  pressed?: (event: KeyboardEvent) => boolean;
  /** Takes what is pasted in several lines, and says whether it has; left out, all of it comes into one line. */
  paste?: (lines: readonly Line[], copied: string) => boolean;
  /** Takes pictures that are pasted or dropped. */
  takeFiles?: (files: readonly File[]) => void;
}

/** Where the caret may leave a text. */
export type Edge = 'up' | 'down' | 'left' | 'right';

export interface TextView {
  focus: () => void;
  /** What stands before what is selected, and behind it. */
  around: () => { before: Run[]; behind: Run[] };
  /** Whether nothing is selected, and the next step leads out of the text. */
  isAtEdge: (edge: Edge) => boolean;
  /** Whether what is selected ends where the text does, on the side where it is extended; or whether it is all of it. */
  reaches: (end: 'left' | 'right' | 'all') => boolean;
  /** Does what a key says of the list of values that is open, and tells whether it has. */
  takeKey: (key: KeyboardEvent) => boolean;
  /** What is pasted, as lines. */
  linesOf: (data: DataTransfer | null) => readonly Line[];
  /** The name of the blocks that it is of, if any. */
  copiedIn: (data: DataTransfer | null) => string;
  /** Takes back the letter before the caret, or the one behind it. */
  erase: (side?: 'before' | 'behind') => void;
  /** Does what a key does that moves the caret or selects, and says whether it is one: of a key that was pressed before there was a view. */
  move: (key: KeyboardEvent) => boolean;
  /** Selects from one unit of the text up to another. */
  select: (from: number, to: number) => void;
  /** Puts letters in the place of what is selected. */
  type: (letters: string) => void;
  /**
   * Takes over what somebody else has written, or undo has brought back: the caret stays at its letter. A word that is being composed is
   * ended first, and stays.
   */
  update: (text: WrittenText) => void;
  run: (command: WritingCommand) => void;
  place: () => WritingPlace;
  close: () => void;
}

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { address: {} },
    inclusive: false,
    toDOM: ({ attrs }) => ['a', { 'data-address': String(attrs.address) }, 0],
    parseDOM: [{ tag: 'a[data-address]', getAttrs: (element) => ({ address: element.dataset.address }) }],
  },
  strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] },
  em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }] },
  code: { toDOM: () => ['code', 0], parseDOM: [{ tag: 'code' }] },
};

const schemaOf = ({ isRich, hasLines }: WrittenText) =>
  new Schema({
    nodes: {
      doc: { content: 'inline*', whitespace: hasLines ? 'pre' : 'normal' },
      text: { group: 'inline' },
      constant: {
        group: 'inline',
        inline: true,
        attrs: { name: {}, value: {} },
        leafText: ({ attrs }) => String(attrs.value),
        toDOM: ({ attrs: { name, value } }) => ['span', { 'data-constant': String(name), title: `{${name}}` }, String(value)],
      },
      // What has no other way to be seen stands as it is written.
      source: {
        group: 'inline',
        inline: true,
        attrs: { shown: {} },
        leafText: ({ attrs }) => String(attrs.shown),
        toDOM: ({ attrs }) => ['span', { 'data-source': '' }, String(attrs.shown)],
      },
    },
    marks: isRich ? marks : {},
  });

export function openTextView(
  element: HTMLElement,
  { text, label, changed, moved, pressed, paste, takeFiles }: TextViewOptions,
): TextView {
  const schema = schemaOf(text);
  let { constants } = text;
  /** What others have written, and what is written here since, upon which text. */
  let waiting: { next: WrittenText; base: Node; since: Transaction[] } | undefined;
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: documentOf(schema, text) }),
      attributes: { role: 'textbox', spellcheck: 'true', ...(label !== undefined && { 'aria-label': label }) },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (waiting) waiting.since.push(transaction);
        else if (transaction.docChanged && !transaction.getMeta('from elsewhere')) changed(runsIn(view.state.doc));
        if (transaction.docChanged || transaction.selectionSet || transaction.storedMarksSet) moved(placeOf(view));
        offer.follow(transaction.docChanged && !transaction.getMeta('from elsewhere'));
      },
      handlePaste: (_, { clipboardData }) => insertFrom(clipboardData),
      handleDrop(_, event, __, isMoved) {
        if (isMoved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
        view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
        return insertFrom(event.dataTransfer);
      },
      handleTextInput: (_, from, to, typed) => typed.includes('}') && completeConstant(view, from, to, typed, constants),
      // Keyboards on glass say only that a line begins.
      handleKeyDown: (_, event) => {
        if (takeKey(event) || pressed?.(event)) return true;
        const { key } = event;
        if (key === 'Enter' && text.hasLines) view.dispatch(view.state.tr.insertText('\n').scrollIntoView());
        return key === 'Enter';
      },
      handleDOMEvents: {
        // In the place of more than letters, too.
        beforeinput: (_, event: InputEvent) => {
          const { inputType, data, isComposing } = event;
          if (isComposing || inputType !== 'insertText' || !data?.includes('}')) return false;
          readSelection();
          type(data);
          event.preventDefault();
          return true;
        },
        compositionend: () => void setTimeout(takeWaiting),
        blur: () => offer.close(),
        keydown: () => {
          // Soon after the focus ProseMirror takes a caret at the beginning for the browser's own, and puts it back: not what a key has put there.
          Object.assign((view as unknown as { input: object }).input, { lastFocus: 0 });
          readSelection();
        },
      },
    },
  );

  const offer = offerConstants(
    view,
    () => constants,
    (name, from) => {
      const { selection, tr } = view.state;
      const node = schema.node('constant', constantOf(name, constants), undefined, selection.$from.marks());
      view.dispatch(tr.replaceWith(from, selection.to, node));
    },
  );

  /** Nobody else hears of a key of the list. */
  function takeKey(event: KeyboardEvent): boolean {
    if (!offer.takeKey(event)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  function type(letters: string): void {
    const { from, to } = view.state.selection;
    if (!completeConstant(view, from, to, letters, constants)) view.dispatch(view.state.tr.insertText(letters));
  }

  function run(command: WritingCommand): void {
    readSelection();
    commandOf(command, schema, constants)(view.state, view.dispatch, view);
    view.focus();
  }

  /** Browsers tell of what a key has selected some milliseconds later: the next key may come before. */
  function readSelection(): void {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
    if (view.composing || !view.hasFocus() || !anchorNode || !focusNode) return;
    if (!element.contains(anchorNode) || !element.contains(focusNode)) return;
    const at = (node: globalThis.Node, offset = 0) => Math.min(view.posAtDOM(node, offset), view.state.doc.content.size);
    const [anchor, head] = [at(anchorNode, anchorOffset), at(focusNode, focusOffset)];
    const next = TextSelection.create(view.state.doc, anchor, head);
    if (!next.eq(view.state.selection)) view.dispatch(view.state.tr.setSelection(next));
  }

  function takeWaiting(): void {
    if (!waiting || view.composing) return;
    const { next, base, since } = waiting;
    waiting = undefined;
    constants = next.constants;
    const doc = documentOf(schema, next);
    const start = base.content.findDiffStart(doc.content);
    const end = base.content.findDiffEnd(doc.content);
    if (start !== null && end) {
      // Where the same letter stands twice, both ends may reach over the beginning.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const now = (at: number, side: number) => since.reduce((place, { mapping }) => mapping.map(place, side), at);
      const [from, to] = [now(start, -1), now(end.a + overlap, 1)];
      view.dispatch(view.state.tr.replace(from, to, doc.slice(start, end.b + overlap)).setMeta('from elsewhere', true));
    }
    if (since.some(({ docChanged }) => docChanged)) changed(runsIn(view.state.doc));
  }

  /** Whatever comes from elsewhere is taken here, so that nothing comes in as the browser has it. */
  function insertFrom(data: DataTransfer | null): boolean {
    const plain = data?.getData('text/plain') ?? '';
    const files = [...(data?.files ?? [])];
    // An address upon selected words is where they lead; the words stay.
    const address = /^\s*https?:\/\/\S+\s*$/i.test(plain) ? addressOf(visible(plain)) : undefined;
    const { link } = schema.marks;
    const { empty, $from } = view.state.selection;
    if (link && address !== undefined && !empty && $from.parent.type.allowsMarkType(link)) {
      const { from, to } = linkRange(view.state, link);
      run({ kind: 'link', address, words: view.state.doc.textBetween(from, to) });
      return true;
    }
    // A text that is copied from a word processor comes with a picture of itself.
    if (files.length > 0 && plain === '') takeFiles?.(files);
    else if (text.hasLines && plain !== '') view.dispatch(view.state.tr.insertText(visible(plain.replaceAll('\r', ''))));
    else if (!copiedIn(data) || !paste?.(linesIn(data), copiedIn(data))) insertLines(linesIn(data));
    return true;
  }

  const linesIn = (data: DataTransfer | null) => piecesOf(data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '');

  function piecesOf(html: string, plain: string): readonly Line[] {
    const shown = visible(plain);
    const isPiece = shown.trim() !== '' && !/[\r\n]/.test(shown);
    // Where there are no marks, signs of Markdown are letters.
    if (isPiece && html === '' && !text.isRich) return [{ kind: 'paragraph', text: [{ shown, kind: 'letter', marks: [] }] }];
    const lines = linesOf(html, plain, constants);
    const [line, ...more] = lines;
    if (!isPiece || line?.kind !== 'paragraph' || more.length > 0) return lines;
    // A word is copied with the space beside it.
    const space = (there: boolean): Run[] => (there ? [{ shown: ' ', kind: 'letter', marks: [] }] : []);
    return [{ ...line, text: [...space(/^\s/.test(shown)), ...line.text, ...space(/\s$/.test(shown))] }];
  }

  function insertLines(lines: readonly Line[]): void {
    const [first, ...more] = lines;
    if (!first || ((more.length > 0 || first.kind !== 'paragraph') && paste?.(lines, ''))) return;
    const space: Run = { shown: ' ', kind: 'letter', marks: [] };
    const runs = lines.flatMap((line, index) => (index === 0 ? line.text : [space, ...line.text]));
    const inOneLine = runs.map((run) => ({ ...run, shown: inOneRow(run.shown) }));
    const { content } = documentOf(schema, { ...text, runs: inOneLine, constants });
    view.dispatch(view.state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView());
  }

  return {
    focus: () => view.focus(),
    around() {
      const { doc, selection } = view.state;
      return { before: runsIn(doc.cut(0, selection.from)), behind: runsIn(doc.cut(selection.to)) };
    },
    isAtEdge(edge) {
      const { empty, from } = view.state.selection;
      if (!empty || view.composing) return false;
      if (edge === 'left') return from === 0;
      return edge === 'right' ? from === view.state.doc.content.size : view.endOfTextblock(edge);
    },
    reaches(end) {
      readSelection();
      const { doc, selection } = view.state;
      if (end === 'all') return selection.from === 0 && selection.to === doc.content.size;
      return !view.composing && selection.head === (end === 'left' ? 0 : doc.content.size);
    },
    linesOf: linesIn,
    copiedIn,
    erase(side = 'before') {
      const { tr, doc, selection } = view.state;
      const [before, behind] = selection.empty ? (side === 'before' ? [1, 0] : [0, 1]) : [0, 0];
      const [from, to] = [Math.max(0, selection.from - before), Math.min(doc.content.size, selection.to + behind)];
      if (from < to) view.dispatch(tr.delete(from, to));
    },
    move(key) {
      const direction = directions[key.key];
      const { doc, selection, tr } = view.state;
      if (isSelectAll(key)) view.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)));
      if (!direction) return isSelectAll(key);
      const isOfAll = key.ctrlKey && direction.by === 'lineboundary';
      if (isOfAll) {
        const head = key.key === 'Home' ? 0 : doc.content.size;
        view.dispatch(tr.setSelection(TextSelection.create(doc, key.shiftKey ? selection.anchor : head, head)));
      } else {
        const by = direction.by === 'character' && (key.ctrlKey || key.altKey) ? 'word' : direction.by;
        document.getSelection()?.modify(key.shiftKey ? 'extend' : 'move', direction.to, by);
        readSelection();
      }
      return true;
    },
    select(from, to) {
      const last = view.state.doc.content.size;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, Math.min(from, last), Math.min(to, last))));
      // A page does not take the focus back from the window around it.
      if (document.hasFocus()) view.focus();
    },
    type,
    update(next) {
      waiting = { base: view.state.doc, since: [], ...waiting, next };
      takeWaiting();
    },
    run,
    place: () => placeOf(view),
    takeKey,
    close() {
      offer.close();
      view.destroy();
    },
  };
}

/** Of all that a text says. */
const isSelectAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a';

/** Keys that move the caret, as browsers call what they do. */
const directions: Record<string, { to: string; by: string }> = {
  ArrowLeft: { to: 'left', by: 'character' },
  ArrowRight: { to: 'right', by: 'character' },
  ArrowUp: { to: 'backward', by: 'line' },
  ArrowDown: { to: 'forward', by: 'line' },
  Home: { to: 'backward', by: 'lineboundary' },
  End: { to: 'forward', by: 'lineboundary' },
};

function commandOf(command: WritingCommand, schema: Schema, constants: WrittenText['constants']): Command {
  return (state, dispatch) => {
    if (command.kind === 'mark') {
      const type = schema.marks[command.mark];
      // Whoever has selected nothing goes on writing where they were.
      const done =
        dispatch &&
        ((tr: Transaction) =>
          dispatch(state.selection.empty && tr.docChanged ? tr.setSelection(state.selection.map(tr.doc, tr.mapping)) : tr));
      return type ? toggleMark(type)(withWord(state, command.mark), done) : false;
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

const constantOf = (name: string, constants: WrittenText['constants']) => ({ name, value: constants[name] ?? `{${name}}` });

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What is selected, up to the ends of its words. */
function wordAround({ doc, selection }: EditorState): { from: number; to: number } {
  let { from, to } = selection;
  const letterAt = (at: number) => at >= 0 && at < doc.content.size && isLetter(doc.textBetween(at, at + 1));
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
function linkAt({ selection: { $from, empty } }: EditorState, type: MarkType): ProseMark | undefined {
  const before = empty ? $from.nodeBefore?.marks : undefined;
  return type.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? []), ...(before ?? [])]);
}

/** What is selected, without white space at its ends, or that link. */
function linkRange(state: EditorState, type: MarkType): { from: number; to: number } {
  const { from, to } = state.selection;
  const around = linkAt(state, type);
  if (!around) {
    const chosen = state.doc.textBetween(from, to, '', (node) => 'x'.repeat(node.nodeSize));
    const start = from + chosen.length - chosen.trimStart().length;
    return { from: start, to: Math.max(start, from + chosen.trimEnd().length) };
  }
  let [start, end] = [from, to];
  state.doc.forEach((node, offset) => {
    if (around.isInSet(node.marks) && offset <= end && offset + node.nodeSize >= start) {
      start = Math.min(start, offset);
      end = Math.max(end, offset + node.nodeSize);
    }
  });
  return { from: start, to: end };
}

function completeConstant(
  view: EditorView,
  from: number,
  to: number,
  typed: string,
  constants: WrittenText['constants'],
): boolean {
  const before = view.state.doc.textBetween(Math.max(0, from - 64), from, '', '\uFFFC');
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

function placeOf(view: EditorView): WritingPlace {
  const { state } = view;
  const { from, to, empty, $from } = state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const { link } = state.schema.marks;
  const all = Object.values(state.schema.marks).flatMap((type) => {
    if (type === link) return (linkAt(state, link) && [`link ${linkAt(state, link)?.attrs.address}`]) ?? [];
    const here = empty ? type.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, type);
    return here ? [type.name] : [];
  });
  const words = link ? linkRange(state, link) : { from, to };
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    isEmpty: empty,
    marks: all as Mark[],
    words: state.doc.textBetween(words.from, words.to),
    from,
    to,
  };
}

function documentOf(schema: Schema, { runs, constants }: WrittenText): Node {
  const nodes = runs.map(({ shown, kind, marks: borne }) => {
    const made = borne.flatMap((mark) => {
      const [name = '', address] = mark.startsWith('link ') ? ['link', mark.slice('link '.length)] : [mark];
      const type = schema.marks[name];
      return type ? [type.create(address === undefined ? null : { address })] : [];
    });
    if (kind === 'letter') return schema.text(shown, made);
    return schema.node(kind, kind === 'constant' ? constantOf(shown, constants) : { shown }, undefined, made);
  });
  return schema.node('doc', null, nodes);
}

function runsIn(doc: Node): Run[] {
  const runs: Run[] = [];
  doc.forEach((node) => {
    const kind = node.isText ? 'letter' : (node.type.name as Run['kind']);
    const shown = node.isText ? (node.text ?? '') : String(kind === 'constant' ? node.attrs.name : node.attrs.shown);
    const borne = node.marks.map(({ type, attrs }) => (type.name === 'link' ? `link ${attrs.address}` : type.name) as Mark);
    runs.push({ shown, kind, marks: borne });
  });
  return runs;
}
