/**
 * A text, or a list of blocks, that is written as it looks: bold is bold, a constant is its value. It runs in the page's frame and in the
 * window, and is loaded with the first text that somebody writes in.
 */
import { deleteSelection, selectNodeBackward } from 'prosemirror-commands';
import { DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model';
import { AllSelection, type Command, EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView, type NodeView } from 'prosemirror-view';
import type { Block, Splice, TurnInto } from '../draft/prose/block.ts';
import type { Mark } from '../draft/rich-text/read.ts';
import { inOneRow } from '../draft/rich-text/rows.ts';
import type { Line, Run, WrittenText } from '../draft/rich-text/runs.ts';
import {
  chosenBlocks,
  indent,
  joinBefore,
  joinBehind,
  kindOf,
  outdent,
  split,
  startOfText,
  textIndex,
  turn,
  turnBySign,
  twoLevels,
} from './block-commands.ts';
import { addressOf, copiedIn, linesOf, visible } from './clipboard.ts';
import { completeConstant, type InlineCommand, inlineCommand, linkAt, linkRange } from './commands.ts';
import { offerConstants } from './offer-constants.ts';
import { blockNodes, changeOf, constantOf, inlineNodes, proseSchema, runsIn, textSchema } from './schema.ts';

export type WritingCommand = InlineCommand | { kind: 'turn'; into: TurnInto };

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

/** Blocks that are written in as one document. */
export interface ProseOptions {
  blocks: readonly Block[];
  /** What there may be beside paragraphs, by the keys of the manifest. */
  kinds: readonly string[];
  /** Draws a block as the page does. `around` is what it stands in. */
  draw: (node: Node, around: Node) => NodeView;
  /** What no line of a text may end in, as the page sets it. */
  together: (text: string, isHeading: boolean) => readonly Kept[];
  /** `isTyping`: letters within one text are others, and nothing else. */
  changed: (splice: Splice, isTyping: boolean) => void;
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
  /** Takes what is pasted in several lines, and says whether it has; left out, all of it comes into one line. */
  paste?: (lines: readonly Line[]) => boolean;
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
  /** Does what a key says of the list of values that is open, and tells whether it has. */
  takeKey: (key: KeyboardEvent) => boolean;
  /** What is pasted, as lines. */
  linesOf: (data: DataTransfer | null) => readonly Line[];
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

/** The blocks that were copied here last. The clipboard holds their name: what others are given says nothing of entries. */
let copied: { name: string; slice: Slice } | undefined;

export function openTextView(
  element: HTMLElement,
  { text, prose, label, changed, moved, pressed, paste, takeFiles }: TextViewOptions,
): TextView {
  const schema = prose ? proseSchema : textSchema(text);
  let { constants } = text;
  const documentOf = ({ runs }: Pick<WrittenText, 'runs'>, blocks?: readonly Block[]) =>
    schema.node('doc', null, blocks ? blockNodes(blocks, constants) : inlineNodes(schema, runs, constants));
  /** What others have written, and what is written here since, upon which text. */
  let waiting: { next: WrittenText; blocks: readonly Block[] | undefined; base: Node; since: Transaction[] } | undefined;
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: documentOf(text, prose?.blocks), plugins: prose ? [twoLevels] : [] }),
      attributes: { role: 'textbox', spellcheck: 'true', ...(label !== undefined && { 'aria-label': label }) },
      ...(prose && { nodeViews: nodeViewsOf(prose), decorations: decorationsOf(prose) }),
      clipboardSerializer: new PlainSerializer(),
      transformCopied(slice) {
        copied = prose && { name: String(Math.random()).slice(2), slice };
        return slice;
      },
      dispatchTransaction(transaction) {
        const before = view.state.doc;
        view.updateState(view.state.apply(transaction));
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

  const offer = offerConstants(
    view,
    () => constants,
    (name, from) => {
      const { selection, tr } = view.state;
      const node = schema.node('constant', constantOf(name, constants), undefined, selection.$from.marks());
      view.dispatch(tr.replaceWith(from, selection.to, node));
    },
  );

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

  function doKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (key === 'Enter' && !prose && text.hasLines) view.dispatch(view.state.tr.insertText('\n').scrollIntoView());
    if (!prose) return key === 'Enter';
    const isHeld = ctrlKey || metaKey || altKey;
    if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a') return dispatch(selectMore);
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
    dispatch(command.kind === 'turn' ? turn(command.into) : inlineCommand(command, schema, constants));
    view.focus();
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
      view.dispatch(view.state.tr.replace(from, to, doc.slice(start, end.b + overlap)).setMeta('from elsewhere', true));
    }
    if (since.some(({ docChanged }) => docChanged)) tell(doc);
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
      const range = linkRange(view.state, link);
      run({ kind: 'link', address, words: view.state.doc.textBetween(range.from, range.to) });
      return true;
    }
    // A text that is copied from a word processor comes with a picture of itself.
    if (files.length > 0 && plain === '') takeFiles?.(files);
    else if (text.hasLines && plain !== '') view.dispatch(view.state.tr.insertText(visible(plain.replaceAll('\r', ''))));
    else if (prose && copied?.name === copiedIn(data) && areHeld(copied.slice.content, prose.kinds)) {
      view.dispatch(view.state.tr.replaceSelection(copied.slice).scrollIntoView());
    } else if (prose) insertBlocks(linesIn(data), prose.kinds);
    else insertLines(linesIn(data));
    return true;
  }

  const linesIn = (data: DataTransfer | null) =>
    linesOfPiece(data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '');

  function linesOfPiece(html: string, plain: string): readonly Line[] {
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
    if (!first || ((more.length > 0 || first.kind !== 'paragraph') && paste?.(lines))) return;
    const space: Run = { shown: ' ', kind: 'letter', marks: [] };
    const runs = lines.flatMap((line, index) => (index === 0 ? line.text : [space, ...line.text]));
    const inOneLine = runs.map((run) => ({ ...run, shown: inOneRow(run.shown) }));
    const { content } = documentOf({ runs: inOneLine });
    view.dispatch(view.state.tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView());
  }

  function insertBlocks(lines: readonly Line[], kinds: readonly string[]): void {
    const { tr, selection } = view.state;
    const isInPoint = selection.$from.depth > 1 && selection.$from.node(-1).type.name === 'point';
    const slice = sliceOf(lines, isInPoint ? ['list'] : kinds, isInPoint, constants);
    if (slice) view.dispatch(tr.replaceSelection(slice).scrollIntoView());
  }

  return {
    focus: () => view.focus(),
    around() {
      const { doc, selection } = view.state;
      return { before: runsIn(doc.cut(0, selection.from)), behind: runsIn(doc.cut(selection.to)) };
    },
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
    linesOf: linesIn,
    erase(side = 'before') {
      if (prose && dispatch(deleteSelection)) return;
      if (prose && (side === 'before' ? dispatch(joinBefore) : dispatch(joinBehind))) return;
      const { tr, doc, selection } = view.state;
      const [before, behind] = selection.empty ? (side === 'before' ? [1, 0] : [0, 1]) : [0, 0];
      const [from, to] = [Math.max(0, selection.from - before), Math.min(doc.content.size, selection.to + behind)];
      if (from < to) view.dispatch(tr.delete(from, to));
    },
    move(key) {
      const direction = directions[key.key];
      if (isSelectAll(key)) return prose ? dispatch(selectMore) : dispatch(selectText);
      if (!direction) return false;
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

/** The whole text; where that is selected already, all blocks. */
const selectMore: Command = (state, dispatch) => {
  const { $from, $to, from, to } = state.selection;
  const isText = $from.sameParent($to) && from === $from.start() && to === $to.end();
  if (!isText && $from.sameParent($to) && $from.parent.isTextblock) return selectText(state, dispatch);
  dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
  return true;
};

const selectText: Command = ({ selection: { $from }, tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, $from.start(), $from.end())));
  return true;
};

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

/** Whether a list holds what was copied from another. */
function areHeld(content: Fragment, kinds: readonly string[]): boolean {
  const keyOf = ({ type: { name }, attrs }: Node) => (name === 'whole' ? String(attrs.key) : name);
  const all = (content.content as Node[]).map(keyOf);
  return all.every((key) => key === 'paragraph' || key === 'text' || kinds.includes(key));
}

/** For other programs: a link leads on, and nothing says how the page looks. */
class PlainSerializer extends DOMSerializer {
  constructor() {
    const marks = DOMSerializer.marksFromSchema(proseSchema);
    super(DOMSerializer.nodesFromSchema(proseSchema), {
      ...marks,
      link: ({ attrs: { address } }) => ['a', { href: String(address), 'data-address': String(address) }, 0],
    });
  }

  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>) {
    const made = super.serializeFragment(...given);
    const first = made.firstChild;
    if (!given[2] && copied && first instanceof HTMLElement) first.dataset.copied = copied.name;
    return made;
  }
}

function nodeViewsOf({ draw }: ProseOptions) {
  const names = Object.keys(proseSchema.nodes).filter((name) => proseSchema.nodes[name]?.isBlock && name !== 'doc');
  return Object.fromEntries(
    names.map((name) => [
      name,
      (node: Node, view: EditorView, getPos: () => number | undefined) =>
        draw(node, view.state.doc.resolve(getPos() ?? 0).parent),
    ]),
  );
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
        together(shown, isHeading).map(({ from, to, ...kept }) => ({ ...kept, from: at + from, to: at + to })),
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

/** Lines as blocks, as far as the list holds such; the first and the last paragraph go on with what is before and behind. */
function sliceOf(
  lines: readonly Line[],
  kinds: readonly string[],
  isInPoint: boolean,
  constants: WrittenText['constants'],
): Slice | undefined {
  const blocks: { -readonly [Key in keyof Block]: Block[Key] }[] = [];
  const has = (kind: string) => kinds.includes(kind);
  for (const { kind, text } of lines) {
    const last = blocks.at(-1);
    const paragraph: Block = { type: 'paragraph', text };
    const isNumbered = kind === 'numbered';
    const isList = isInPoint || ((kind === 'point' || isNumbered) && has('list'));
    const heading = [kind, kind === 'heading' ? 'subheading' : 'heading'].find(has);
    if (isList && last?.type === 'list' && (isInPoint || (last.numbered === true) === isNumbered)) {
      last.blocks = [...(last.blocks ?? []), { type: 'point', blocks: [paragraph] }];
    } else if (isList) {
      blocks.push({ type: 'list', ...(isNumbered && { numbered: true }), blocks: [{ type: 'point', blocks: [paragraph] }] });
    } else if (kind === 'quote' && has('quote')) {
      if (last?.type === 'quote') last.blocks = [...(last.blocks ?? []), paragraph];
      else blocks.push({ type: 'quote', blocks: [paragraph] });
    } else if ((kind === 'heading' || kind === 'subheading') && heading) {
      blocks.push({ type: heading as 'heading', text });
    } else if (kind === 'code' && has('code')) {
      blocks.push({ type: 'whole', key: 'code', code: text.map(({ shown }) => shown).join('') });
    } else blocks.push(paragraph);
  }
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return undefined;
  const depth = ({ type }: Block) => (isInPoint ? 3 : type === 'paragraph' ? 1 : 0);
  const content = Fragment.from(blockNodes(blocks, constants));
  return new Slice(content, depth(first), depth(last));
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

function placeOf(view: EditorView): WritingPlace {
  const { state } = view;
  const { from, to, empty, $from, $to } = state.selection;
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
  const { link } = state.schema.marks;
  const all = Object.values(state.schema.marks).flatMap((type) => {
    if (type === link) return (linkAt(state, link) && [`link ${linkAt(state, link)?.attrs.address}`]) ?? [];
    const here = empty ? type.isInSet(state.storedMarks ?? $from.marks()) : state.doc.rangeHasMark(from, to, type);
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
    from: isText ? $from.parentOffset : 0,
    to: !isText ? 0 : $from.sameParent($to) ? $to.parentOffset : $from.parent.content.size,
    text: isProse ? textIndex(state.doc, $from) : 0,
    kind: kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? '') : '',
  };
}
