/**
 * Writing on the page: a field in the element's own letters, laid over it, in which bold is bold and a constant its value. The element stays
 * React's; it is only out of sight, and goes on growing with the draft. Until the code to write with has come, the browser writes in the field.
 */

import { type Run, unitsOf, type WrittenText } from '../draft/rich-text/runs.ts';
import { isSignTyped } from '../draft/rich-text/signs.ts';
import { actionOf } from '../keys.ts';
import { writeNatively } from '../writing/native-text.ts';
import type { Edge, TextView, WritingCommand, WritingPlace } from '../writing/text-view.ts';
import { type Block, type BlockSelection, selectBlocks } from './block-selection.ts';
import type { Point, Pointed } from './clicks.ts';
import { tell } from './editor-window.ts';
import type { FromPreview, ToPreview } from './messages.ts';

export interface Writing {
  pointer: string;
  field: HTMLElement;
  /** Lays the field over this element, as it is by now. */
  cover(element: Element | undefined): void;
  /** The text has come: what was written upon the element as it was is told from now on. */
  begin(message: Pick<Extract<ToPreview, { type: 'edit' }>, 'text' | 'revision' | 'isSample' | 'inBlocks'>): void;
  /** The code to write with has come. Keys that were pressed before it are pressed, one after the other. */
  open(openTextView: typeof import('../writing/text-view.ts').openTextView): void;
  /** The text is another one by now: somebody else has written, or undo has. */
  update(text: WrittenText, revision: number): void;
  run(command: WritingCommand): void;
  /** Ends it. What is written stays. */
  end(): void;
  isOver(): boolean;
  /** Keeps a key for later, and says whether it has: while the window does what the last one has asked for. */
  hold(event: KeyboardEvent): boolean;
  /** Writing goes on in another text, of which the window knows: what it looked like stays until the other is seen. */
  handOver(): { caret: number; keys: readonly KeyboardEvent[]; look: HTMLElement; remove: () => void };
}

/** To the text before or behind, wherever the caret stands. */
export type Step = 'previous' | 'next';

export interface Start {
  pointer: string;
  element: Element;
  /** What it says, where the element does not show it yet. */
  text?: WrittenText;
  /** Where in the window the author has pointed at, or before which letter the caret stands; else it stands behind the last one. */
  point?: Pointed | number | undefined;
  /** Keys that wait for it. */
  keys?: readonly KeyboardEvent[];
  /** Its block among the others; undefined while the page does not show it. */
  blocks?: (depth: number) => { own: number; all: readonly Block[] } | undefined;
  /** Marks blocks that are selected as wholes. */
  mark?: (chosen: readonly Block[]) => void;
  /** What it came out of: the field is laid below that until it has an element. */
  below?: HTMLElement;
  /** What asks for the text beside this one, where there is one; `x` is where the caret stands. */
  beside?: (edge: Edge | Step, x: number) => (() => void) | undefined;
  /** Escape leads to the section that it stands in. */
  up?: () => void;
  /** It has ended, however. */
  ended: () => void;
}

/** What letters look like, and how they are set. */
const letterStyles = [
  'font',
  'font-variation-settings',
  'font-feature-settings',
  'letter-spacing',
  'word-spacing',
  'line-height',
  'color',
  'text-align',
  'text-transform',
  'text-indent',
  'text-wrap',
  'hyphens',
];

/** Marked letters have these styles, too; a title may give its last words lines of their own. */
const markStyles = [
  'display',
  'font',
  'color',
  'background',
  'text-decoration',
  'text-decoration-skip-ink',
  'text-underline-offset',
  'border-radius',
  'padding',
];

/** An adopted sheet needs no permission of the document's content security policy. */
const sheet = new CSSStyleSheet();

/** Lays the field over an element, and sets the cursor where the author has pointed at. */
export function startWriting(start: Start): Writing {
  const { pointer, element, point, below, beside, ended } = start;
  const field = document.createElement('div');
  let covered: HTMLElement | undefined;
  let view: TextView | undefined;
  let wholes: BlockSelection | undefined;
  /** As the draft has it. */
  let written: readonly Run[] = [];
  /** Of the text, as the window counts; 0 until it has come. */
  let revision = 0;
  let isRich = true;
  /** How many keys it stands below the list of others, which keys lead to. */
  let depth = 0;
  let isOver = false;
  let isComposing = false;
  /** Keys that wait while the window does what the last one has asked for, or until there is something that does it. */
  let waiting = start.keys && [...start.keys];
  field.dataset.writing = '';
  field.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-label', element.textContent ?? '');
  if (!start.text) field.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  document.body.append(field);
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []).filter((one) => one !== sheet), sheet];
  const native = writeNatively(field, start.text, changed);

  function changed(runs: readonly Run[]): void {
    const isSign = depth > 0 && isSignTyped(unitsOf(written), unitsOf(runs));
    written = runs;
    if (isSign) ask({ type: 'sign', pointer, revision, text: runs });
    else tell({ type: 'write', pointer, revision, text: runs, isDone: false });
    tellCaret();
  }

  /** For the form, which may go on here: only with a whole word. */
  function tellCaret(): void {
    if (isOver || revision === 0) return;
    const [from, to] = view ? [view.place().from, view.place().to] : native.selected();
    tell({ type: 'caret', from, to, isComposing });
  }

  /** What is done with letters is not done with blocks. */
  function tellPlace(place: WritingPlace): void {
    const isOfBlocks = wholes?.isOn() === true;
    tell({ type: 'writing', ...place, isEmpty: place.isEmpty || isOfBlocks, marks: isOfBlocks ? '' : place.marks.join('\n') });
  }

  function ask(message: FromPreview): void {
    waiting = [];
    tell(message);
  }

  /** Keys that lead out of the text, or into two. */
  function goBeyond(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Tab') return goTo(beside?.(shiftKey ? 'previous' : 'next', 0));
    if (shiftKey || !view) return false;
    if (key === 'Enter' && depth > 0) ask({ type: 'split', pointer, revision, ...view.around() });
    else if (key === 'Backspace' && depth > 0 && view.isAtEdge('left'))
      ask({ type: 'join', pointer, revision, text: written, with: 'before' });
    else if (key === 'Delete' && depth > 0 && view.isAtEdge('right'))
      ask({ type: 'join', pointer, revision, text: written, with: 'behind' });
    else {
      const edge = edges[key];
      return goTo(edge && view.isAtEdge(edge) ? beside?.(edge, view.place().left) : undefined);
    }
    return true;
  }

  function goTo(next: (() => void) | undefined): boolean {
    if (!next) return false;
    ask({ type: 'write', pointer, revision, text: written, isDone: true });
    next();
    return true;
  }

  function cover(next: Element | undefined): void {
    if (covered !== next) uncover();
    // In a menu that has closed, or a navigation that has no room for it any more: the field stays where it is.
    if (!(next instanceof HTMLElement) || isGone(next)) return;
    Object.assign(field.style, lookOf(next));
    sheet.replaceSync(rulesOf(next));
    next.style.visibility = 'hidden';
    covered = next;
  }

  function uncover(): void {
    covered?.style.removeProperty('visibility');
    if (covered?.getAttribute('style') === '') covered.removeAttribute('style');
    covered = undefined;
  }

  function end(): void {
    // Removing the field blurs it, which calls this again.
    if (isOver) return;
    const { remove } = handOver();
    remove();
    tellEnd();
    ended();
  }

  function tellEnd(): void {
    if (revision > 0) tell({ type: 'write', pointer, revision, text: written, isDone: true });
  }

  function leave(): void {
    end();
    start.up?.();
  }

  function handOver(): ReturnType<Writing['handOver']> {
    isOver = true;
    removeEventListener('scroll', follow, true);
    removeEventListener('focus', focus);
    document.removeEventListener('selectionchange', tellNatively);
    const caret = view ? lengthOf(view.around().before) : native.selected()[0];
    native.close();
    wholes?.close();
    const look = field.cloneNode(true) as HTMLElement;
    view?.close();
    const remove = () => {
      uncover();
      look.remove();
    };
    look.removeAttribute('contenteditable');
    look.removeAttribute('role');
    look.style.outline = '';
    field.replaceWith(look);
    return { caret, keys: waiting ?? [], look, remove };
  }

  field.addEventListener(
    'keydown',
    (event) => {
      // The keys of a word that is still being put together, as in Japanese, are not ours.
      if (event.isComposing) return;
      if (hold(event) || !view || view.takeKey(event)) return;
      const action = wholes?.isOn() ? undefined : actionOf(event, 'text');
      const isOfBlocks = wholes?.takeKey(event);
      if (isOfBlocks) {
        // Nothing else is to be done with it.
      } else if (action === 'bold' || action === 'emphasis') run({ kind: 'mark', mark: action === 'bold' ? 'strong' : 'em' });
      else if (action) tell({ type: 'key', action });
      // Both keys keep what was typed; undo takes it back.
      else if (event.key === 'Escape') leave();
      else if (event.key === 'Enter' && !event.shiftKey && depth === 0) end();
      else if (event.key !== 'Enter' || !event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // The window around the page may take the focus, for a link's address: it says when writing ends.
  field.addEventListener('focusout', () => setTimeout(() => document.hasFocus() && document.activeElement !== field && end()));

  // What is shown beside it goes along; and it goes along itself with what does not scroll with the page, such as the navigation.
  const follow = () => {
    if (covered && !isGone(covered)) Object.assign(field.style, placeOver(covered));
    if (view) tellPlace(view.place());
  };
  addEventListener('scroll', follow, { capture: true, passive: true });

  // Back from there, one goes on where one was.
  const focus = () => (view ?? field).focus();
  addEventListener('focus', focus);
  const tellNatively = () => !view && tellCaret();
  document.addEventListener('selectionchange', tellNatively);
  for (const type of ['compositionstart', 'compositionend']) {
    field.addEventListener(type, () => {
      isComposing = type === 'compositionstart';
      setTimeout(tellCaret);
    });
  }

  function run(command: WritingCommand): void {
    if (command.kind !== 'constant' && !isRich) tell({ type: 'key', action: 'plain' });
    else view?.run(command);
  }

  function hold(event: KeyboardEvent): boolean {
    if (event.isComposing || (!waiting && (view || !isCommand(event)))) return false;
    waiting ??= [];
    waiting.push(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  /** One of them may ask for another text again. */
  function press(): void {
    const pressed = waiting ?? [];
    waiting = undefined;
    for (const key of pressed) {
      if (waiting) hold(key);
      else if (!view || view.takeKey(key) || wholes?.takeKey(key) || goBeyond(key) || view.move(key)) continue;
      else if (key.ctrlKey || key.metaKey || key.altKey) field.dispatchEvent(new KeyboardEvent('keydown', key));
      else if (key.key === 'Backspace') view.erase();
      else if (key.key === 'Delete') view.erase('behind');
      else if (key.key.length === 1) view.type(key.key);
      else field.dispatchEvent(new KeyboardEvent('keydown', key));
    }
  }

  function open(openTextView: typeof import('../writing/text-view.ts').openTextView): void {
    native.whenComposed(() => {
      const text = native.text();
      if (isOver || view || !text) return;
      const selected = native.selected();
      native.close();
      const { runs, constants } = text;
      view = openTextView(field, {
        text,
        label: runs.map(({ shown, kind }) => (kind === 'constant' ? (constants[shown] ?? shown) : shown)).join(''),
        changed,
        moved(place) {
          tellPlace(place);
          tellCaret();
        },
        ...(depth > 0 && {
          paste(lines, copied) {
            if (view) ask({ type: 'paste', pointer, revision, ...view.around(), lines, copied });
            return true;
          },
        }),
        pressed: goBeyond,
        takeFiles: (files) => tell({ type: 'file', pointer, files }),
      });
      const { reaches, linesOf, copiedIn, place } = view;
      wholes = selectBlocks({
        ...{ field, reaches, linesOf, copiedIn },
        blocks: () => (depth > 0 ? start.blocks?.(depth) : undefined),
        changed(chosen) {
          start.mark?.(chosen);
          tellPlace(place());
          if (chosen.length > 0) tell({ type: 'chosen', count: chosen.length });
        },
        copied: (name, from, to) => tell({ type: 'copied', name, from, to }),
        replace: (from, to, lines, copied) => ask({ type: 'replace', pointer, revision, text: written, from, to, lines, copied }),
      });
      view.select(...selected);
      press();
    });
  }

  cover(element);
  if (below) {
    uncover();
    field.style.top = `${below.getBoundingClientRect().bottom + window.scrollY}px`;
  }
  field.focus({ preventScroll: true });
  if (typeof point === 'object') pointAt(point);
  else native.select(point ?? Number.POSITIVE_INFINITY, point ?? Number.POSITIVE_INFINITY);
  return {
    ...{ pointer, field, cover, open, run, end, hold, handOver },
    isOver: () => isOver,
    begin({ text, revision: number, isSample, inBlocks = 0 }) {
      const isFirst = field.textContent === element.textContent;
      [depth, isRich] = [inBlocks, text.isRich];
      native.whenComposed(() => {
        [revision, written] = [number, text.runs];
        native.update(text);
        if (isOver) tellEnd();
        else if (isSample && isFirst) native.select(0, Number.POSITIVE_INFINITY);
        tellCaret();
      });
    },
    update(next, number) {
      native.whenComposed(() => {
        wholes?.clear();
        [revision, written] = [number, next.runs];
        (view ?? native).update(next);
        if (view) press();
      });
    },
  };

  /** Sets the caret there, or selects all between two points. */
  function pointAt({ x, y, from }: Pointed): void {
    const [anchor, head] = [from ?? { x, y }, { x, y }].map(placeAt);
    if (anchor && head && field.contains(anchor[0]) && field.contains(head[0]))
      document.getSelection()?.setBaseAndExtent(...anchor, ...head);
    else native.select(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }
}

/** Safari has only the older one. */
function placeAt({ x, y }: Point): [Node, number] | undefined {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) return [place.offsetNode, place.offset];
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}

/** What no browser does with a text. */
const isCommand = (event: KeyboardEvent): boolean =>
  actionOf(event, 'text') !== undefined || ['Enter', 'Escape', 'Tab'].includes(event.key);

const edges: Record<string, Edge> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

const lengthOf = (runs: readonly Run[]): number =>
  runs.reduce((length, { shown, kind }) => length + (kind === 'letter' ? shown.length : 1), 0);

/** The style of a field that is to lie over an element. */
function lookOf(element: HTMLElement): Record<string, string> {
  const computed = getComputedStyle(element);
  const { left, width, height } = element.getBoundingClientRect();
  const isInline = computed.display.startsWith('inline') || computed.whiteSpace === 'nowrap';
  const room = document.documentElement.clientWidth - left - 8;
  return {
    ...Object.fromEntries(letterStyles.map((name) => [camel(name), computed.getPropertyValue(name)])),
    position: 'absolute',
    ...placeOver(element),
    boxSizing: 'border-box',
    padding: computed.padding,
    borderWidth: computed.borderWidth,
    borderStyle: computed.borderStyle,
    borderColor: computed.borderColor,
    width: isInline ? 'max-content' : `${width}px`,
    minWidth: `${width}px`,
    maxWidth: isInline ? `${Math.max(width, room)}px` : '',
    minHeight: `${height}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: groundOf(element),
    borderRadius: '2px',
    outline: '2px solid #1c7ed6',
    outlineOffset: '4px',
    zIndex: '2147483647',
    cursor: 'text',
  };
}

/** Not drawn at all; what is only out of sight is there. */
const isGone = (element: HTMLElement): boolean => element.checkVisibility?.() === false;

/** Where a field lies over an element, in the document. */
function placeOver(element: HTMLElement): { left: string; top: string } {
  const { display, lineHeight } = getComputedStyle(element);
  const { left, top, height } = element.getBoundingClientRect();
  // The boxes of an inline element are as high as its letters, whatever the distance of its lines, which may be less.
  const letters = element.getClientRects()[0]?.height ?? height;
  const above = display === 'inline' ? ((Number.parseFloat(lineHeight) || letters) - letters) / 2 : 0;
  return { left: `${left + window.scrollX}px`, top: `${top + window.scrollY - above}px` };
}

/** What marks look like within an element, also those that nothing in it bears yet. */
function rulesOf(element: HTMLElement): string {
  const rules = ['strong', 'em', 'code', 'a'].map((tag) => {
    const there = element.querySelector(tag);
    const probe = there ?? element.appendChild(document.createElement(tag));
    const computed = getComputedStyle(probe);
    const look = markStyles.map((name) => `${name}: ${computed.getPropertyValue(name)};`).join(' ');
    if (!there) probe.remove();
    return `[data-writing] ${tag} { ${look}${tag === 'a' ? ' text-decoration-line: underline;' : ''} }`;
  });
  const chip = '[data-writing] [data-constant] { border-bottom: 2px dotted #1c7ed6; cursor: help; }';
  return [...rules, chip].join('\n');
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The colour that an element stands on. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
