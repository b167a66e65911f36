/**
 * A text, or a list of blocks, that is written as it looks: bold is bold, a constant is its value. It runs in the page's frame and in the
 * window, and is loaded with the first text that somebody writes in.
 */
import { deleteSelection, selectNodeBackward } from 'prosemirror-commands';
import { type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import {
  AllSelection,
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import type { Block, OfferedKind, Splice, TurnInto } from '../draft/prose/block.ts';
import type { Mark } from '../draft/rich-text/read.ts';
import { inOneRow } from '../draft/rich-text/rows.ts';
import type { Line, Run, WrittenText } from '../draft/rich-text/runs.ts';
import { type ActionIn, actionOf } from '../keys.ts';
import { copiedBlocks, isFlattened, keepCopied, PlainSerializer, sliceOf, withNumber } from './block-clipboard.ts';
import {
  chosenBlocks,
  duplicateBlocks,
  indent,
  joinBefore,
  joinBehind,
  kindOf,
  letterIn,
  moveBlock,
  noHollowPoints,
  outdent,
  removeBlocks,
  split,
  startOfText,
  textIndex,
  turn,
  turnAsked,
  turnBySign,
  twoLevels,
  typedBehindSlash,
} from './block-commands.ts';
import { addressOf, linesOf, type Pasted, picturesIn, type Reading, visible } from './clipboard.ts';
import { completeConstant, type InlineCommand, inlineCommand, isBorne, linkAt, linkRange } from './commands.ts';
import { type Choice, openOffer } from './offer.ts';
import { blockNodes, changeOf, constantOf, inlineNodes, proseSchema, runsIn, textSchema } from './schema.ts';

export type WritingCommand =
  | InlineCommand
  /** Of the blocks that are selected. */
  | { kind: 'turn'; into: TurnInto }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'duplicate' | 'remove' | 'indent' | 'outdent' }
  /** Puts in again what was pasted last, with the words that are struck through. */
  | { kind: 'struck' };

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
  /** Words that are selected; without a selection, all. */
  count: number;
  /** What is selected, from one unit of the text up to another. */
  from: number;
  to: number;
  /** The text that it is in, or begins in: how many stand before it. */
  text: number;
  /** What the blocks are that are selected, where all are the same; else empty. */
  kind: TurnInto | '';
}

/** What stays on one line, from one letter of a text up to another, and the attributes that keep it there. */
export interface Kept {
  from: number;
  to: number;
  attributes: Record<string, string>;
}

/** The element of a block, with the place of its text or its blocks; what is not written in has none. */
export interface DrawnBlock {
  dom: HTMLElement;
  contentDOM?: HTMLElement;
  /** The block has come to hold others. */
  follow?: (node: Node) => void;
}

/** Blocks that are written in as one document. */
export interface ProseOptions {
  blocks: readonly Block[];
  /** What there may be beside paragraphs, by the keys of the manifest. */
  kinds: readonly string[];
  /** What a slash offers. */
  offered: readonly OfferedKind[];
  /** `around` is what the block stands in. */
  draw: (node: Node, around: Node) => DrawnBlock;
  /** What no line of a text may end in, as the page sets it. */
  together?: (text: string, isHeading: boolean) => readonly Kept[];
  /** `isTyping`: letters within one text are others, and nothing else. */
  changed: (splice: Splice, isTyping: boolean) => void;
}

/** What of that which was pasted has not come along. */
export interface Lost {
  pictures: number;
  /** Headings, lists or paragraphs have become running text. */
  isFlat: boolean;
  /** So many words stayed outside, since they are struck through; the command `struck` puts them in. */
  struck: number;
  /** The words whose mark has gone although it says something, one in each line. */
  unmarked: string;
}

interface TextViewOptions {
  text: WrittenText;
  prose?: ProseOptions;
  /** Of what has no label of its own. */
  label?: string;
  changed: (runs: readonly Run[]) => void;
  moved: (place: WritingPlace) => void;
  /** Does what a key asks for beyond the text, and says whether it has. */
  pressed?: (event: KeyboardEvent) => boolean;
  /** Takes pictures that are pasted or dropped. */
  takeFiles?: (files: readonly File[]) => void;
  /** Is told what of that which was pasted is not as it was. */
  lost?: (lost: Lost) => void;
}

/** Where the caret may leave a text. */
export type Edge = 'up' | 'down' | 'left' | 'right';

export interface TextView {
  focus: () => void;
  /** Whether nothing is selected, and the next step leads out of the text. */
  isAtEdge: (edge: Edge) => boolean;
  /** Does what a key says of the list of values that is open, and tells whether it has. */
  takeKey: (key: KeyboardEvent) => boolean;
  /** Puts in what is pasted: of a clipboard that was read before there was a view. */
  paste: (data: DataTransfer) => void;
  /** Takes back the letter before the caret, or the one behind it. */
  erase: (side?: 'before' | 'behind') => void;
  /** Does what a key does that moves the caret or selects, and says whether it is one: of a key that was pressed before there was a view. */
  move: (key: KeyboardEvent) => boolean;
  /** Selects from one unit of a text up to another: of the one before which so many stand. */
  select: (from: number, to: number, text?: number) => void;
  /** Puts letters in the place of what is selected. */
  type: (letters: string) => void;
  /**
   * Takes over what somebody else has written, or undo has brought back: the caret stays at its letter. A word that is being composed is
   * ended first, and stays.
   */
  update: (text: WrittenText, blocks?: readonly Block[]) => void;
  run: (command: WritingCommand) => void;
  place: () => WritingPlace;
  close: () => void;
}

export function openTextView(
  element: HTMLElement,
  { text, prose, label, changed, moved, pressed, takeFiles, lost }: TextViewOptions,
): TextView {
  const schema = prose ? proseSchema : textSchema(text);
  let { constants } = text;
  const documentOf = ({ runs }: Pick<WrittenText, 'runs'>, blocks?: readonly Block[]) =>
    schema.node('doc', null, blocks ? blockNodes(blocks, constants) : inlineNodes(schema, runs, constants));
  /** What others have written, and what is written here since, upon which text. */
  let waiting: { next: WrittenText; blocks: readonly Block[] | undefined; base: Node; since: Transaction[] } | undefined;
  /** What was pasted last, and where it is. */
  let pasted: { data: DataTransfer; from: number; to: number } | undefined;
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: documentOf(text, prose?.blocks), plugins: prose ? [noHollowPoints, twoLevels] : [] }),
      attributes: { role: 'textbox', spellcheck: 'true', ...(label !== undefined && { 'aria-label': label }) },
      ...(prose && { nodeViews: nodeViewsOf(prose), decorations: decorationsOf(prose) }),
      // Tools may stand at the edges of what is seen.
      ...{ scrollThreshold: 56, scrollMargin: 72 },
      clipboardSerializer: new PlainSerializer(),
      transformCopied(slice) {
        keepCopied(prose && slice);
        return slice;
      },
      dispatchTransaction(transaction) {
        const before = view.state.doc;
        const { state, transactions } = view.state.applyTransaction(transaction);
        view.updateState(state);
        for (const { mapping } of transactions) {
          if (pasted) pasted = { ...pasted, from: mapping.map(pasted.from, -1), to: mapping.map(pasted.to, -1) };
        }
        if (waiting) waiting.since.push(transaction);
        else if (transaction.docChanged && !transaction.getMeta('from elsewhere')) tell(before);
        if (transaction.docChanged || transaction.selectionSet || transaction.storedMarksSet) moved(placeOf(view));
        offer.follow(transaction.docChanged && !transaction.getMeta('from elsewhere'));
      },
      handlePaste: (_, { clipboardData }) => insertFrom(clipboardData),
      handleDrop(_, event, __, isMoved) {
        if (isMoved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0;
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
        return insertFrom(event.dataTransfer);
      },
      handleTextInput(_, from, to, typed) {
        if (view.state.selection instanceof NodeSelection) {
          type(typed);
          return true;
        }
        if (typed.includes('}')) return completeConstant(view, from, to, typed, constants);
        return prose !== undefined && /^[ \u00a0]$/.test(typed) && takeSign(view.state.tr.insertText(typed, from, to));
      },
      // Keyboards on glass say only that a line begins.
      handleKeyDown: (_, event) => takeKey(event) || takeTab(event) || pressed?.(event) === true || doKey(event),
      handleDOMEvents: {
        // In the place of more than letters, too.
        beforeinput: (_, event: InputEvent) => {
          const { inputType, data, isComposing } = event;
          if (isComposing || inputType !== 'insertText') return false;
          const isOfWhole = view.state.selection instanceof NodeSelection && Boolean(data);
          if (!isOfWhole && !data?.includes('}')) return false;
          readSelection();
          type(data ?? '');
          event.preventDefault();
          return true;
        },
        compositionend: () => void setTimeout(takeWaiting),
        blur: () => offer.close(),
        // The first of three clicks may have opened the field, which ProseMirror has not heard of: the browser selects into the next block.
        mousedown(_, event) {
          const at = prose && event.detail === 3 ? view.posAtCoords({ left: event.clientX, top: event.clientY }) : undefined;
          const $at = at && view.state.doc.resolve(at.pos);
          if (!$at?.parent.isTextblock) return false;
          view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, $at.start(), $at.end())));
          event.preventDefault();
          return true;
        },
        keydown: (_, { key }) => {
          // Soon after the focus ProseMirror takes a caret at the beginning for the browser's own, and puts it back: not what a key has put there.
          Object.assign((view as unknown as { input: object }).input, { lastFocus: 0 });
          readSelection();
          // Twenty milliseconds after the focus it also puts back a caret that it has not read: this reads what the key does next.
          if (directions[key]) setTimeout(() => !view.isDestroyed && readSelection());
        },
      },
    },
  );

  const offer = openOffer(view, (state) => {
    const { from } = state.selection;
    const before = state.doc.textBetween(Math.max(0, from - 40), from, '', '\uFFFC');
    const [, name] = /(?<!\{)\{([\p{L}\p{N}]*)$/u.exec(before) ?? [];
    if (name !== undefined) return { typed: name, choices: Object.entries(constants).map(choiceOfConstant) };
    const typed = prose && typedBehindSlash(state);
    if (!prose || typed === undefined) return undefined;
    return { typed, choices: prose.offered.map(({ title, into }) => ({ title, take: () => void dispatch(turnAsked(into)) })) };
  });

  const choiceOfConstant = ([name, title]: [string, string]): Choice => ({
    title,
    name: `{${name}}`,
    take(from) {
      const { selection, tr } = view.state;
      const node = schema.node('constant', constantOf(name, constants), undefined, selection.$from.marks());
      view.dispatch(tr.replaceWith(from, selection.to, node));
    },
  });

  function tell(before: Node): void {
    const { doc } = view.state;
    if (!prose) {
      changed(runsIn(doc));
      return;
    }
    const { splice, isTyping } = changeOf(before, doc);
    prose.changed(splice, isTyping);
  }

  /** Nobody else hears of a key of the list. */
  function takeKey(event: KeyboardEvent): boolean {
    if (!offer.takeKey(event)) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  /** Within a list Tab moves a point; where it cannot, it leads on as elsewhere. */
  const takeTab = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
    prose !== undefined && key === 'Tab' && !ctrlKey && !metaKey && !altKey && dispatch(shiftKey ? outdent : indent);

  function doKey(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter' && !prose && text.hasLines) view.dispatch(view.state.tr.insertText('\n').scrollIntoView());
    if (!prose) return key === 'Enter';
    const action = actionOf(event, 'block');
    if (action) {
      // Around it there may be a row of a list that moves by the same key.
      event.stopPropagation();
      return dispatch(blockKeys[action]) || true;
    }
    const isHeld = ctrlKey || metaKey || altKey;
    if (isHeld || (shiftKey && key !== 'Backspace')) return key === 'Enter';
    if (key === 'Enter') return dispatch(split) || true;
    if (key === 'Backspace') return dispatch(deleteSelection) || dispatch(joinBefore) || dispatch(selectNodeBackward);
    return key === 'Delete' && (dispatch(deleteSelection) || dispatch(joinBehind));
  }

  const dispatch = (command: Command) => command(view.state, view.dispatch, view);
  const holds = (into: TurnInto) => into === 'paragraph' || prose?.kinds.includes(into === 'numbered' ? 'list' : into) === true;

  /** The sign is a step of its own: undo gives back what was typed. */
  function takeSign(typed: Transaction): boolean {
    const command = turnBySign((into) => into !== 'paragraph' && headingOr(into).find(holds));
    if (!command(view.state.apply(typed))) return false;
    view.dispatch(typed);
    return dispatch(command);
  }

  function type(letters: string): void {
    if (view.state.selection instanceof NodeSelection) dispatch(split);
    const { from, to } = view.state.selection;
    if (!completeConstant(view, from, to, letters, constants)) view.dispatch(view.state.tr.insertText(letters));
  }

  function run(command: WritingCommand): void {
    readSelection();
    if (command.kind === 'struck') pasteStruck();
    else dispatch(commandOf(command));
    view.focus();
  }

  function pasteStruck(): void {
    if (!pasted) return;
    const tr = view.state.tr.delete(pasted.from, pasted.to);
    insertFrom(pasted.data, tr.setSelection(TextSelection.near(tr.doc.resolve(pasted.from))), true);
  }

  function commandOf(command: Exclude<WritingCommand, { kind: 'struck' }>): Command {
    switch (command.kind) {
      case 'turn':
        return turn(command.into);
      case 'move':
        return moveBlock(command.by);
      case 'duplicate':
        return duplicateBlocks;
      case 'remove':
        return removeBlocks;
      case 'indent':
        return indent;
      case 'outdent':
        return outdent;
      default:
        return inlineCommand(command, schema, constants);
    }
  }

  /** Browsers tell of what a key has selected some milliseconds later: the next key may come before. */
  function readSelection(): void {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
    if (view.composing || !view.hasFocus() || !anchorNode || !focusNode) return;
    if (!element.contains(anchorNode) || !element.contains(focusNode)) return;
    const { doc, selection, tr } = view.state;
    if (selection instanceof NodeSelection) return;
    const at = (node: globalThis.Node, offset = 0) => doc.resolve(Math.min(view.posAtDOM(node, offset), doc.content.size));
    const [$anchor, $head] = [at(anchorNode, anchorOffset), at(focusNode, focusOffset)];
    if (!$anchor.parent.inlineContent || !$head.parent.inlineContent) return;
    const next = new TextSelection($anchor, $head);
    if (!next.eq(selection)) view.dispatch(tr.setSelection(next));
  }

  function takeWaiting(): void {
    if (!waiting || view.composing) return;
    const { next, blocks, base, since } = waiting;
    waiting = undefined;
    constants = next.constants;
    const doc = documentOf(next, blocks);
    const start = base.content.findDiffStart(doc.content);
    const end = base.content.findDiffEnd(doc.content);
    if (start !== null && end) {
      // Where the same letter stands twice, both ends may reach over the beginning.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const now = (at: number, side: number) => since.reduce((place, { mapping }) => mapping.map(place, side), at);
      const [from, to] = [now(start, -1), now(end.a + overlap, 1)];
      const tr = view.state.tr.replace(from, to, doc.slice(start, end.b + overlap)).setMeta('from elsewhere', true);
      view.dispatch(prose ? inText(keepingLetters(view.state, tr), view.state) : tr);
    }
    if (since.some(({ docChanged }) => docChanged)) tell(doc);
  }

  /** Whatever comes from elsewhere is taken here, so that nothing comes in as the browser has it. */
  function insertFrom(data: DataTransfer | null, tr = view.state.tr, withStruck = false): boolean {
    const [plain, html] = [data?.getData('text/plain') ?? '', data?.getData('text/html') ?? ''];
    const files = [...(data?.files ?? [])];
    // An address upon selected words is where they lead; the words stay.
    const address = /^\s*https?:\/\/\S+\s*$/i.test(plain) ? addressOf(visible(plain)) : undefined;
    const { link } = schema.marks;
    const { empty, $from, from, to } = tr.selection;
    if (link && address !== undefined && !empty && $from.parent.type.allowsMarkType(link)) {
      const range = linkRange(view.state, link);
      run({ kind: 'link', address, words: view.state.doc.textBetween(range.from, range.to) });
      return true;
    }
    // A text that is copied from a word processor comes with a picture of itself.
    if (files.length > 0 && plain === '') {
      takeFiles?.(files);
      return true;
    }
    const language = languageOf(view);
    const { lines, struck, unmarked } = readPiece(html, plain, { constants, language, withStruck });
    if (text.hasLines && plain !== '' && struck === '') tr.insertText(visible(plain.replaceAll('\r', '')));
    else if (prose) insertBlocks(tr, data, lines, prose.kinds);
    else insertLines(tr, lines);
    view.dispatch(tr.scrollIntoView());
    const now = { from: tr.mapping.map(from, -1), to: tr.mapping.map(to) };
    // A clipboard is closed once it has been told.
    const kept = { getData: (type: string) => (type === 'text/html' ? html : plain), files: [] } as unknown as DataTransfer;
    pasted = struck === '' ? undefined : { ...now, data: kept };
    const isFlat = !text.hasLines && isFlattened(lines, prose?.kinds);
    const pictures = picturesIn(html);
    // Also a sign alone is something that has not come.
    const count = struck === '' ? 0 : Math.max(1, countWords(struck, language));
    if (pictures > 0 || isFlat || count > 0 || unmarked.length > 0)
      lost?.({ pictures, isFlat, struck: count, unmarked: unmarked.join('\n') });
    return true;
  }

  function readPiece(html: string, plain: string, reading: Reading): Pasted {
    const shown = visible(plain);
    const isPiece = shown.trim() !== '' && !/[\r\n]/.test(shown);
    // Where there are no marks, signs of Markdown are letters.
    if (isPiece && html === '' && !text.isRich) {
      return { lines: [{ kind: 'paragraph', text: [{ shown, kind: 'letter', marks: [] }] }], struck: '', unmarked: [] };
    }
    const read = linesOf(html, plain, reading);
    const [line, ...more] = read.lines;
    if (!isPiece || line?.kind !== 'paragraph' || more.length > 0) return read;
    // A word is copied with the space beside it.
    const space = (there: boolean): Run[] => (there ? [{ shown: ' ', kind: 'letter', marks: [] }] : []);
    return { ...read, lines: [{ ...line, text: [...space(/^\s/.test(shown)), ...line.text, ...space(/\s$/.test(shown))] }] };
  }

  function insertLines(tr: Transaction, lines: readonly Line[]): void {
    const between: Run = { shown: text.hasLines ? '\n' : ' ', kind: 'letter', marks: [] };
    const inOneLine = (line: Line) => withNumber(line).map((run) => ({ ...run, shown: inOneRow(run.shown) }));
    const runs = lines.flatMap((line, index) => [...(index === 0 ? [] : [between]), ...inOneLine(line)]);
    const { content } = documentOf({ runs });
    tr.replaceSelection(new Slice(content, 0, 0));
  }

  function insertBlocks(tr: Transaction, data: DataTransfer | null, lines: readonly Line[], kinds: readonly string[]): void {
    const { $from } = tr.selection;
    const isInPoint = $from.depth > 1 && $from.node(-1).type.name === 'point';
    const made = () => sliceOf(lines, isInPoint ? ['list'] : kinds, isInPoint, constants);
    const slice = copiedBlocks(data, kinds) ?? made();
    if (slice) tr.replaceSelection(slice);
  }

  return {
    focus: () => view.focus(),
    isAtEdge(edge) {
      const { empty, from } = view.state.selection;
      const { doc } = view.state;
      const [first, last] = [prose ? startOfText(doc, 0) : 0, doc.content.size - (prose ? 1 : 0)];
      if (!empty || view.composing) return false;
      if (edge === 'left') return from === first;
      if (edge === 'right')
        return from === last || (prose !== undefined && doc.resolve(from).end() === from && isLast(doc, from));
      const $at = doc.resolve(from);
      const isOuter = !prose || (edge === 'up' ? textIndex(doc, $at) === 0 : isLast(doc, from));
      return isOuter && view.endOfTextblock(edge);
    },
    paste: (data) => void insertFrom(data),
    erase(side = 'before') {
      if (prose && dispatch(deleteSelection)) return;
      if (prose && (side === 'before' ? dispatch(joinBefore) : dispatch(joinBehind))) return;
      const { tr, selection } = view.state;
      const { from, to, empty, $from } = selection;
      const letter = empty ? letterBeside($from, side) : 0;
      const [start, end] = side === 'before' ? [from - letter, to] : [from, to + letter];
      if (start < end) view.dispatch(tr.delete(start, end));
    },
    move(key) {
      const direction = directions[key.key];
      const action = actionOf(key, 'block');
      if (action === 'selectAll') return prose ? dispatch(selectMore) : dispatch(selectText);
      if (!direction || action) return false;
      const isOfAll = key.ctrlKey && direction.by === 'lineboundary';
      if (isOfAll) {
        const { selection, tr, doc } = view.state;
        const { $head } = selection;
        const head = key.key === 'Home' ? (prose ? 1 : $head.start()) : prose ? doc.content.size - 1 : $head.end();
        const $to = TextSelection.near(doc.resolve(head), key.key === 'Home' ? 1 : -1).$head;
        view.dispatch(tr.setSelection(TextSelection.between(key.shiftKey ? selection.$anchor : $to, $to)));
      } else {
        const by = direction.by === 'character' && (key.ctrlKey || key.altKey) ? 'word' : direction.by;
        document.getSelection()?.modify(key.shiftKey ? 'extend' : 'move', direction.to, by);
        readSelection();
      }
      return true;
    },
    select(from, to, index = 0) {
      const { doc, tr } = view.state;
      const start = prose ? startOfText(doc, index) : 0;
      const last = prose ? doc.resolve(start).end() : doc.content.size;
      const at = (unit: number) => Math.min(start + unit, last);
      view.dispatch(tr.setSelection(TextSelection.create(doc, at(from), at(to))));
      // A page does not take the focus back from the window around it.
      if (document.hasFocus()) view.focus();
    },
    type(letters) {
      const isSign = prose && letters === ' ' && takeSign(view.state.tr.insertText(letters));
      if (!isSign) type(letters);
    },
    update(next, blocks) {
      waiting = { base: view.state.doc, since: [], ...waiting, next, blocks };
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

/** Where texts say what they have said, in blocks of other kinds, what is selected stays so. */
function keepingLetters({ doc, selection }: EditorState, tr: Transaction): Transaction {
  const said = (of: Node) => of.textBetween(0, of.content.size, '\n', '\uFFFC');
  if (!(selection instanceof TextSelection) || said(doc) !== said(tr.doc)) return tr;
  const [anchor, head] = [selection.$anchor, selection.$head].map(($at) => letterIn(tr.doc, textIndex(doc, $at), $at));
  return tr.setSelection(TextSelection.create(tr.doc, anchor ?? 1, head));
}

/**
 * Where the text that the caret is in was put back, as by undo, the caret goes behind that; and it never comes upon a picture, which the next
 * letter would be meant for.
 */
function inText(tr: Transaction, { selection }: EditorState): Transaction {
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

/** The whole text; where that is selected already, all blocks. */
const selectMore: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  const isText = $from.sameParent($to) && from === $from.start() && to === $to.end();
  if (!isText && $from.sameParent($to) && $from.parent.isTextblock) return selectText(state, dispatch);
  dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
  return true;
};

const blockKeys: Record<ActionIn<'block'>, Command> = {
  selectAll: selectMore,
  moveUp: moveBlock(-1),
  moveDown: moveBlock(1),
  duplicate: duplicateBlocks,
};

const selectText: Command = ({ selection: { $from }, tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, $from.start(), $from.end())));
  return true;
};

/** How long the letter is before or behind a place: of an emoji or an accent, all of it. */
function letterBeside({ parent, parentOffset }: ResolvedPos, side: 'before' | 'behind'): number {
  const letters = new Intl.Segmenter().segment(parent.textBetween(0, parent.content.size, '', '\uFFFC'));
  const letter = letters.containing(side === 'before' ? parentOffset - 1 : parentOffset);
  if (!letter) return 0;
  return side === 'before' ? parentOffset - letter.index : letter.index + letter.segment.length - parentOffset;
}

/** Whether no text comes behind the one that a place is in. */
const isLast = (doc: Node, at: number): boolean => {
  let found = 0;
  doc.nodesBetween(at, doc.content.size, (node, start) => {
    if (node.isTextblock && start > at) found++;
  });
  return found === 0;
};

const headingOr = (into: TurnInto): TurnInto[] =>
  into === 'heading' ? ['heading', 'subheading'] : into === 'subheading' ? ['subheading', 'heading'] : [into];

function nodeViewsOf({ draw }: ProseOptions) {
  const names = Object.keys(proseSchema.nodes).filter((name) => proseSchema.nodes[name]?.isBlock && name !== 'doc');
  const view = (node: Node, { state }: EditorView, getPos: () => number | undefined): NodeView => {
    const { dom, contentDOM, follow } = draw(node, state.doc.resolve(getPos() ?? 0).parent);
    const isWritten = (target: EventTarget | null) => contentDOM?.contains(target as globalThis.Node) === true;
    return {
      ...{ dom, ...(contentDOM && { contentDOM }) },
      ignoreMutation: ({ type, target }) =>
        type === 'selection' ? contentDOM === undefined : type === 'attributes' || !isWritten(target),
      stopEvent: ({ target }) => !isWritten(target) && (target as Element).closest('[data-fields]') !== null,
      update(next) {
        const { numbered, start } = node.attrs;
        if (!contentDOM) return next.sameMarkup(node);
        if (next.type !== node.type || next.attrs.numbered !== numbered || next.attrs.start !== start) return false;
        follow?.(next);
        return true;
      },
    };
  };
  return Object.fromEntries(names.map((name) => [name, view]));
}

/**
 * What is kept on one line, as the page does it; and what is selected without letters that the browser could mark: a picture, a table.
 */
function decorationsOf({ together }: ProseOptions) {
  const known = new WeakMap<Node, readonly Kept[]>();
  const keptIn = (text: Node): readonly Kept[] => {
    const isHeading = text.type.name !== 'paragraph';
    const made = () =>
      piecesOf(text).flatMap(({ at, shown }) =>
        (together?.(shown, isHeading) ?? []).map(({ from, to, ...kept }) => ({ ...kept, from: at + from, to: at + to })),
      );
    const kept = known.get(text) ?? made();
    known.set(text, kept);
    return kept;
  };
  return ({ doc, selection: { from, to, empty } }: EditorState): DecorationSet => {
    const made: Decoration[] = [];
    doc.descendants((node, at) => {
      const isChosen = !empty && at >= from && at < to && node.type.name === 'whole';
      if (isChosen) made.push(Decoration.node(at, at + node.nodeSize, { 'data-chosen': '' }));
      if (!node.isTextblock) return true;
      for (const kept of keptIn(node)) made.push(Decoration.inline(at + 1 + kept.from, at + 1 + kept.to, kept.attributes));
      return false;
    });
    return DecorationSet.create(doc, made);
  };
}

/** The pieces of a text that bear the same marks: the page sets each by itself. */
function piecesOf(text: Node): { at: number; shown: string }[] {
  const pieces: { at: number; shown: string }[] = [];
  text.forEach((node, at) => {
    if (node.isText && node.text && !node.marks.some(({ type }) => type.name === 'code')) pieces.push({ at, shown: node.text });
  });
  return pieces;
}

/** Keys that move the caret, as browsers call what they do. */
const directions: Record<string, { to: string; by: string }> = {
  ArrowLeft: { to: 'left', by: 'character' },
  ArrowRight: { to: 'right', by: 'character' },
  ArrowUp: { to: 'backward', by: 'line' },
  ArrowDown: { to: 'forward', by: 'line' },
  Home: { to: 'backward', by: 'lineboundary' },
  End: { to: 'forward', by: 'lineboundary' },
};

function placeOf(view: EditorView): WritingPlace {
  const { state } = view;
  const { from, to, empty, $from, $to } = state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const { link } = state.schema.marks;
  const all = Object.values(state.schema.marks).flatMap((type) => {
    if (type === link) return (linkAt(state, link) && [`link ${linkAt(state, link)?.attrs.address}`]) ?? [];
    const here = empty ? type.isInSet(state.storedMarks ?? $from.marks()) : isBorne(state, type);
    return here ? [type.name] : [];
  });
  const words = link ? linkRange(state, link) : { from, to };
  const isProse = state.schema === proseSchema;
  const kinds = isProse ? chosenBlocks(state).nodes.map(kindOf) : [];
  const isText = $from.parent.inlineContent;
  return {
    left: Math.min(start.left, end.left),
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    isEmpty: empty,
    marks: all as Mark[],
    words: state.doc.textBetween(words.from, words.to),
    count: wordsIn(empty ? state.doc : state.doc.cut(from, to), languageOf(view)),
    from: isText ? $from.parentOffset : 0,
    to: !isText ? 0 : $from.sameParent($to) ? $to.parentOffset : $from.parent.content.size,
    text: isProse ? textIndex(state.doc, $from) : 0,
    kind: kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? '') : '',
  };
}

/** Texts are counted once: with each letter only one is another. */
const counted = new WeakMap<Node, number>();

function wordsIn(node: Node, lang: string | undefined): number {
  if (!node.isTextblock) return node.children.reduce((sum, inner) => sum + wordsIn(inner as Node, lang), 0);
  // A word with hyphens is one.
  const said = node.textContent.replace(/(?<=\S)-(?=\S)/g, '');
  const count = counted.get(node) ?? countWords(said, lang);
  counted.set(node, count);
  return count;
}

const countWords = (said: string, lang: string | undefined): number =>
  [...new Intl.Segmenter(lang || undefined, { granularity: 'word' }).segment(said)].filter(({ isWordLike }) => isWordLike).length;

const languageOf = ({ dom }: EditorView): string => dom.closest<HTMLElement>('[lang]')?.lang ?? '';
