/**
 * A text, or a list of blocks, that is written as it looks: bold is bold, a constant is its value. It runs in the page's frame and in the
 * window, and is loaded with the first text that somebody writes in.
 */
import { deleteSelection, selectNodeBackward } from 'prosemirror-commands';
import { type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import { type Command, EditorState, NodeSelection, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Block, OfferedKind, Splice, TurnInto } from '../draft/prose/block.ts';
import { inOneRow } from '../draft/rich-text/rows.ts';
import type { Line, Run, WrittenText } from '../draft/rich-text/runs.ts';
import { type ActionIn, actionOf } from '../keys.ts';
import { copiedBlocks, isFlattened, keepCopied, PlainSerializer, sliceOf, withNumber } from './block-clipboard.ts';
import {
  append,
  duplicateBlocks,
  indent,
  joinBefore,
  joinBehind,
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
import { type DrawBlock, decorationsOf, type KeepTogether, nodeViewsOf } from './block-views.ts';
import { linesOf, type Pasted, picturesIn } from './clipboard.ts';
import { completeConstant, type InlineCommand, inlineCommand, linkRange, markBySigns } from './commands.ts';
import type { Reading } from './html-lines.ts';
import { keepClipboard } from './native-text.ts';
import { type Choice, type Offered, openOffer } from './offer.ts';
import { addressOf, visible } from './plain-lines.ts';
import { blockNodes, changeOf, constantOf, inlineNodes, proseSchema, runsIn, textSchema } from './schema.ts';
import {
  inText,
  isBehindParagraph,
  isLast,
  isTypedOver,
  keepingLetters,
  type Step,
  selectMore,
  selectText,
  stepTo,
} from './selections.ts';
import { countWords, languageOf, placeOf, type WritingPlace } from './writing-place.ts';

export type { DrawnBlock, Kept } from './block-views.ts';
export { linesOf } from './clipboard.ts';
export type { WritingPlace } from './writing-place.ts';

export type WritingCommand =
  | InlineCommand
  /** Of the blocks that are selected. */
  | { kind: 'turn'; into: TurnInto }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'duplicate' | 'remove' | 'indent' | 'outdent' }
  /** One goes on below all blocks. */
  | { kind: 'append' }
  /** Puts in again what was pasted last, with the words that are struck through. */
  | { kind: 'struck' };

/** Blocks that are written in as one document. */
export interface ProseOptions {
  blocks: readonly Block[];
  /** What there may be beside paragraphs, by the keys of the manifest. */
  kinds: readonly string[];
  /** What a slash offers. */
  offered: readonly OfferedKind[];
  draw: DrawBlock;
  together?: KeepTogether;
  /** `isTyping`: letters within one text are others, and nothing else; or letters have come in the place of several blocks. */
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
  /** The window around the text shows it smaller by this. */
  zoom?: number;
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

/** Undo and redo find the caret again over so many steps, of which each letter is one. */
const maxSteps = 1000;

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
  { text, prose, zoom, label, changed, moved, pressed, takeFiles, lost }: TextViewOptions,
): TextView {
  const schema = prose ? proseSchema : textSchema(text);
  let { constants } = text;
  const documentOf = ({ runs }: Pick<WrittenText, 'runs'>, blocks?: readonly Block[]) =>
    schema.node('doc', null, blocks ? blockNodes(blocks, constants) : inlineNodes(schema, runs, constants));
  /** What others have written, and what is written here since, upon which text. */
  let waiting: { next: WrittenText; blocks: readonly Block[] | undefined; base: Node; since: Transaction[] } | undefined;
  /** What was pasted last, and where it is. */
  let pasted: { data: DataTransfer; from: number; to: number } | undefined;
  /** Undo finds here the selection that was before a step, and redo the one that was behind it. */
  let steps: readonly Step[] = [];
  /** The steps from here on are undone. */
  let undone = 0;
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: documentOf(text, prose?.blocks), plugins: prose ? [noHollowPoints, twoLevels] : [] }),
      attributes: { role: 'textbox', spellcheck: 'true', ...(label !== undefined && { 'aria-label': label }) },
      ...(prose && { nodeViews: nodeViewsOf(prose.draw), decorations: decorationsOf(prose.together) }),
      // Tools may stand at the edges of what is seen.
      ...{ scrollThreshold: 56, scrollMargin: 72 },
      clipboardSerializer: new PlainSerializer(),
      transformCopied(slice) {
        keepCopied(prose && slice);
        return slice;
      },
      dispatchTransaction(transaction) {
        const before = view.state;
        const isOwn = transaction.docChanged && !transaction.getMeta('from elsewhere');
        const { state, transactions } = before.applyTransaction(transaction);
        view.updateState(state);
        for (const { mapping } of transactions) {
          if (pasted) pasted = { ...pasted, from: mapping.map(pasted.from, -1), to: mapping.map(pasted.to, -1) };
        }
        if (isOwn) {
          steps = [...steps.slice(0, undone), { before, after: state }].slice(-maxSteps);
          undone = steps.length;
        }
        if (waiting) waiting.since.push(transaction);
        else if (isOwn) tell(before.doc, isTypedOver(before, view.state));
        if (transaction.docChanged || transaction.selectionSet || transaction.storedMarksSet) moved(placeOf(view));
        offer.follow(isOwn);
      },
      handlePaste: (_, { clipboardData }) => insertFrom(clipboardData),
      handleDrop(_, event, __, isMoved) {
        if (isMoved) return false;
        const $at = view.state.doc.resolve(view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? 0);
        // Between two blocks it comes behind the upper one.
        view.dispatch(view.state.tr.setSelection(TextSelection.near($at, $at.parent.inlineContent ? 1 : -1)));
        return insertFrom(event.dataTransfer);
      },
      handleTextInput(_, from, to, typed) {
        if (view.state.selection instanceof NodeSelection) {
          type(typed);
          return true;
        }
        if (typed.includes('}')) return completeConstant(view, from, to, typed, constants);
        return takeSign(typed, view.state.tr.insertText(typed, from, to));
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
        focus: () => offer.follow(false),
        blur: () => offer.close(),
        // The first of three clicks may have opened the field, which ProseMirror has not heard of: the browser selects into the next block.
        mousedown(_, event) {
          const { bottom = Number.POSITIVE_INFINITY } = view.dom.lastElementChild?.getBoundingClientRect() ?? {};
          if (prose && event.clientY > bottom && dispatch(append)) {
            event.preventDefault();
            view.focus();
            return true;
          }
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

  const choicesAt = (state: EditorState): Offered | undefined => {
    const { from } = state.selection;
    const before = state.doc.textBetween(Math.max(0, from - 40), from, '', '\uFFFC');
    const [, name] = /(?<!\{)\{([\p{L}\p{N}]*)$/u.exec(before) ?? [];
    if (name !== undefined) return { typed: name, choices: Object.entries(constants).map(choiceOfConstant) };
    const typed = prose && typedBehindSlash(state);
    if (!prose || typed === undefined) return undefined;
    return {
      typed,
      choices: prose.offered.map(({ into, ...named }) => ({ ...named, take: () => void dispatch(turnAsked(into)) })),
    };
  };

  const choiceOfConstant = ([name, title]: [string, string]): Choice => ({
    title,
    name: `{${name}}`,
    take(from) {
      const { selection, tr } = view.state;
      const node = schema.node('constant', constantOf(name, constants), undefined, selection.$from.marks());
      view.dispatch(tr.replaceWith(from, selection.to, node));
    },
  });

  const offer = openOffer(view, choicesAt, zoom);

  function tell(before: Node, isTypedOver = false): void {
    const { doc } = view.state;
    if (!prose) {
      changed(runsIn(doc));
      return;
    }
    const { splice, isTyping } = changeOf(before, doc);
    prose.changed(splice, isTyping || isTypedOver);
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
    const { selection, doc } = view.state;
    // Below a picture that stands last there is no text that the key could lead to.
    if (key === 'ArrowDown' && !isHeld && selection instanceof NodeSelection && selection.to === doc.content.size)
      return dispatch(append);
    if (isHeld || (shiftKey && key !== 'Backspace')) return key === 'Enter';
    if (key === 'Enter') return dispatch(split) || true;
    if (key === 'Backspace') return dispatch(deleteSelection) || dispatch(joinBefore) || dispatch(selectNodeBackward);
    return key === 'Delete' && (dispatch(deleteSelection) || dispatch(joinBehind));
  }

  const dispatch = (command: Command) => command(view.state, view.dispatch, view);
  const holds = (into: TurnInto) => into === 'paragraph' || prose?.kinds.includes(into === 'numbered' ? 'list' : into) === true;

  /** What a sign of Markdown makes is a step of its own: undo gives back what was typed. */
  function takeSign(letters: string, typed: Transaction): boolean {
    const ofBlock =
      prose && /^[ \u00a0]$/.test(letters) && turnBySign((into) => into !== 'paragraph' && headingOr(into).find(holds));
    const command = ofBlock || (/[*_`]$/.test(letters) ? markBySigns : undefined);
    if (command?.(view.state.apply(typed)) !== true) return false;
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
      case 'append':
        return append;
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
      const [gone, come] = [end.a + overlap - start, end.b + overlap - start];
      // Then it may have begun at any of several places; undo and redo mean the one at the caret.
      const atCaret = view.state.selection.head - gone;
      const first = start - overlap <= atCaret && atCaret <= start ? atCaret : start;
      const now = (at: number, side: number) => since.reduce((place, { mapping }) => mapping.map(place, side), at);
      const [from, to] = [now(first, -1), now(first + gone, 1)];
      const tr = view.state.tr.replace(from, to, doc.slice(first, first + come)).setMeta('from elsewhere', true);
      const told = prose ? inText(keepingLetters(view.state, tr), view.state) : tr;
      const found = stepTo(steps, undone, told.doc);
      if (found) undone = found.undone;
      view.dispatch(found ? told.setSelection(Selection.fromJSON(told.doc, found.selection.toJSON())) : told);
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
      // Whoever has ended a paragraph goes on below the picture.
      if (prose && isBehindParagraph(view.state)) dispatch(split);
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
    pasted = data && struck !== '' ? { ...now, data: keepClipboard(data) } : undefined;
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
    const { $from, $to } = tr.selection;
    const isInPoint = $from.depth > 1 && $from.node(-1).type.name === 'point';
    const made = () => sliceOf(lines, isInPoint ? ['list'] : kinds, isInPoint, constants);
    const slice = copiedBlocks(data, kinds) ?? made();
    // Whoever has pasted a table or a picture at the end of a paragraph goes on below it.
    const goesOn = $to.depth === 1 && $to.pos === $to.end() && slice?.content.lastChild?.type.name === 'whole';
    if (!slice) return;
    if (!goesOn) return void tr.replaceSelection(slice);
    const [before, below] = [tr.steps.length, tr.doc.nodeAt($to.after())];
    const isEmptyBelow = below?.type.name === 'paragraph' && below.childCount === 0;
    const content = isEmptyBelow ? slice.content : slice.content.addToEnd(proseSchema.node('paragraph'));
    tr.replaceSelection(new Slice(content, slice.openStart, 0));
    const end = tr.doc.resolve(tr.mapping.slice(before).map($to.after()));
    tr.setSelection(Selection.near(end, isEmptyBelow ? 1 : -1));
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
      if (!takeSign(letters, view.state.tr.insertText(letters))) type(letters);
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

const blockKeys: Record<ActionIn<'block'>, Command> = {
  selectAll: selectMore,
  moveUp: moveBlock(-1),
  moveDown: moveBlock(1),
  duplicate: duplicateBlocks,
};

/** How long the letter is before or behind a place: of an emoji or an accent, all of it. */
function letterBeside({ parent, parentOffset }: ResolvedPos, side: 'before' | 'behind'): number {
  const letters = new Intl.Segmenter().segment(parent.textBetween(0, parent.content.size, '', '\uFFFC'));
  const letter = letters.containing(side === 'before' ? parentOffset - 1 : parentOffset);
  if (!letter) return 0;
  return side === 'before' ? parentOffset - letter.index : letter.index + letter.segment.length - parentOffset;
}

const headingOr = (into: TurnInto): TurnInto[] =>
  into === 'heading' ? ['heading', 'subheading'] : into === 'subheading' ? ['subheading', 'heading'] : [into];

/** Keys that move the caret, as browsers call what they do. */
const directions: Record<string, { to: string; by: string }> = {
  ArrowLeft: { to: 'left', by: 'character' },
  ArrowRight: { to: 'right', by: 'character' },
  ArrowUp: { to: 'backward', by: 'line' },
  ArrowDown: { to: 'forward', by: 'line' },
  Home: { to: 'backward', by: 'lineboundary' },
  End: { to: 'forward', by: 'lineboundary' },
};
