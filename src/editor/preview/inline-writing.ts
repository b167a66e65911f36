/**
 * Writing on the page: a field in the element's own letters, laid over it, in which bold is bold and a constant its value. The element stays
 * React's; it is only out of sight, and goes on growing with the draft. Until the code to write with has come, the browser writes in the field.
 * Blocks below each other become one field then (prose-field.ts).
 */

import { rewritten, type Splice } from '../draft/prose/block.ts';
import type { Run } from '../draft/rich-text/runs.ts';
import { actionOf } from '../keys.ts';
import { holdKeys, pressKey } from '../writing/held-keys.ts';
import { keepClipboard, writeNatively } from '../writing/native-text.ts';
import type { Edge, TextView, WritingCommand, WritingPlace } from '../writing/text-view.ts';
import type { Point, Pointed } from './clicks.ts';
import { tell } from './editor-window.ts';
import type { ToPreview, WrittenProse } from './messages.ts';
import { previewColor } from './preview-color.ts';
import type { ProseField } from './prose-field.ts';
import { scrollPageTo } from './reveal.ts';

type Told = Pick<Extract<ToPreview, { type: 'edit' }>, 'text' | 'revision' | 'isSample' | 'prose' | 'zoom'>;

export interface Writing {
  pointer: string;
  field(): HTMLElement;
  /** Lays the field over this element, or over the blocks, as they are by now. */
  cover(element: Element | undefined): void;
  /** The text has come: what was written upon the element as it was is told from now on. */
  begin(message: Told): void;
  /** The code to write with has come. Keys that were pressed before it are pressed, one after the other. */
  open(openTextView: typeof import('../writing/text-view.ts').openTextView): void;
  /** The text is another one by now: somebody else has written, or undo has. */
  update(message: Told): void;
  run(command: WritingCommand): void;
  /** Ends it. What is written stays. */
  end(): void;
  /** Ends it, and gives the keys that were pressed since one has left it for room that the window makes. */
  handOver(): KeyboardEvent[];
  isOver(): boolean;
  /** Keeps a key for later, and says whether it has: until there is something that does what it asks for. */
  hold(event: KeyboardEvent): boolean;
  /** Whether an element of the page is out of sight behind the field. */
  covers(element: Element): boolean;
  /** The page's own of what is shown among what is written, and is not written in: a picture, a table. */
  meant(target: Element): Element | undefined;
}

/** To the text before or behind, wherever the caret stands. */
export type Step = 'previous' | 'next';

export interface Start {
  pointer: string;
  element: Element;
  /** The point in the window that the author has pointed at, or the letter before which the caret stands; `all` is there to be written over. */
  point?: Pointed | number | 'all' | undefined;
  /** Lays a field over blocks; undefined while the page does not show each. */
  layField: (prose: WrittenProse) => ProseField | undefined;
  /** What asks for the text beside what is written, where there is one; `x` is where the caret stands. */
  beside?: (edge: Edge | Step, x: number) => (() => void) | undefined;
  /** Asks the window for room behind the text, and says whether there may be any: a row of its table, or a paragraph behind its block. */
  behind?: (isRow: boolean) => boolean;
  /** Keys that were pressed before there was this text to write in. */
  keys?: readonly KeyboardEvent[];
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
  const { pointer, element, point, layField, beside, ended } = start;
  let field: HTMLElement = document.createElement('div');
  let covered: HTMLElement | undefined;
  let view: TextView | undefined;
  /** As the draft has it. */
  let written: readonly Run[] = [];
  /** Of the text, as the window counts; 0 until it has come. */
  let revision = 0;
  let isRich = true;
  let zoom = 1;
  let prose: WrittenProse | undefined;
  let proseField: ProseField | undefined;
  let isOver = false;
  let isComposing = false;
  /** Tools that come below a pointer which still selects would be in its way. */
  let isPressed = false;
  const held = holdKeys(start.keys);
  /** The held keys whose turn is still to come. */
  let pressing: KeyboardEvent[] = [];
  /** Before there is something that reads it. */
  const pasted: DataTransfer[] = [];
  field.dataset.writing = '';
  field.lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-label', element.textContent ?? '');
  field.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  document.body.append(field);
  document.adoptedStyleSheets = [...(document.adoptedStyleSheets ?? []).filter((one) => one !== sheet), sheet];
  const native = writeNatively(field, undefined, changed);

  function changed(runs: readonly Run[]): void {
    written = runs;
    if (prose) {
      tellBlocks(rewritten(prose.blocks, prose.text, runs), true);
    } else tell({ type: 'write', pointer, revision, text: runs, isDone: false });
    tellCaret();
  }

  function tellBlocks(splice: Splice, isTyping: boolean): void {
    const { from, gone, blocks } = splice;
    if (prose) prose = { ...prose, blocks: prose.blocks.toSpliced(from, gone, ...blocks) };
    tell({ type: 'prose', pointer, revision, ...splice, isTyping, isDone: false });
  }

  /** For the form, which may go on here: only with a whole word. */
  function tellCaret(): void {
    if (isOver || revision === 0) return;
    const [from, to] = native.selected();
    tell({ type: 'caret', ...(view?.place() ?? { text: prose?.text ?? 0, from, to }), isComposing });
  }

  function tellPlace({ marks, ...place }: WritingPlace): void {
    if (!isPressed) tell({ type: 'writing', ...place, marks: marks.join('\n') });
  }

  /** Keys that lead out of the text. */
  function goBeyond(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Tab') return (!shiftKey && goBehind(event, true)) || goTo(beside?.(shiftKey ? 'previous' : 'next', 0));
    if (shiftKey || !view) return false;
    const edge = edges[key];
    if (!edge || !view.isAtEdge(edge)) return false;
    return goTo(beside?.(edge, view.place().left)) || (edge === 'down' && goBehind(event));
  }

  /** Until the room is there the field stays, and keeps the keys for it. */
  function goBehind(event: KeyboardEvent, isRow = false): boolean {
    return !prose && revision > 0 && start.behind?.(isRow) === true && held.take(event, true);
  }

  function goTo(next: (() => void) | undefined): boolean {
    next?.();
    return next !== undefined;
  }

  function cover(next: Element | undefined): void {
    if (proseField && prose) {
      proseField.follow(prose.blocks.length);
      if (view) tellPlace(view.place());
      return;
    }
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
    isOver = true;
    hearing.abort();
    native.close();
    view?.close();
    uncover();
    proseField?.close();
    field.remove();
    tellEnd();
    ended();
  }

  function tellEnd(): void {
    if (revision === 0) return;
    if (prose) tell({ type: 'prose', pointer, revision, from: 0, gone: 0, blocks: [], isTyping: true, isDone: true });
    else tell({ type: 'write', pointer, revision, text: written, isDone: true });
  }

  function leave(): void {
    end();
    start.up?.();
  }

  function takeKey(event: KeyboardEvent): void {
    // The keys of a word that is still being put together, as in Japanese, are not ours.
    if (event.isComposing) return;
    if (hold(event) || !view || view.takeKey(event)) return;
    const action = actionOf(event, 'text');
    if (action === 'bold' || action === 'emphasis') run({ kind: 'mark', mark: action === 'bold' ? 'strong' : 'em' });
    else if (action) tell({ type: 'key', action });
    // Both keys keep what was typed; undo takes it back.
    else if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && !event.shiftKey && !prose) {
      if (element.closest('td, th') || !goBehind(event)) end();
    } else if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  // What is shown beside it goes along; and it goes along itself with what does not scroll with the page, such as the navigation.
  const follow = () => {
    if (covered && !isGone(covered)) Object.assign(field.style, placeOver(covered));
    if (view) tellPlace(view.place());
  };
  const hearing = new AbortController();
  const { signal } = hearing;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown';
        // Behind what the browser selects by it.
        setTimeout(() => view && !isOver && tellPlace(view.place()));
      },
      { capture: true, signal },
    );
  }
  addEventListener('scroll', follow, { capture: true, passive: true, signal });
  // A keyboard on glass has taken the room below.
  addEventListener('resize', () => scrollPageTo(Math.max(0, (view?.place().bottom ?? 0) + 72 - innerHeight), 'instant'), {
    signal,
  });
  // Back from there, one goes on where one was.
  addEventListener('focus', () => (view ?? field).focus(), { signal });
  document.addEventListener('selectionchange', () => !view && tellCaret(), { signal });

  function listen(): void {
    const own = field;
    own.addEventListener('keydown', takeKey, { capture: true });
    own.addEventListener('paste', (event) => {
      if (view || !event.clipboardData?.getData('text/html')) return;
      event.preventDefault();
      pasted.push(keepClipboard(event.clipboardData));
    });
    // The window around the page may take the focus, for a link's address: it says when writing ends.
    own.addEventListener('focusout', () =>
      setTimeout(() => field === own && document.hasFocus() && document.activeElement !== own && end()),
    );
    for (const type of ['compositionstart', 'compositionend']) {
      own.addEventListener(type, () => {
        isComposing = type === 'compositionstart';
        setTimeout(tellCaret);
      });
    }
  }
  listen();

  function run(command: WritingCommand): void {
    if (command.kind !== 'constant' && command.kind !== 'struck' && !isRich) tell({ type: 'key', action: 'plain' });
    else view?.run(command);
  }

  function hold(event: KeyboardEvent): boolean {
    return !(view && !held.isHolding()) && held.take(event);
  }

  function press(): void {
    pressing = held.release();
    for (let key = pressing.shift(); key; key = pressing.shift()) {
      if (held.isHolding()) held.take(key);
      // What follows the key that has ended it is for the page.
      else if (isOver) (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
      else if (view && !view.takeKey(key) && !goBeyond(key)) pressKey(view, field, key);
    }
  }

  function open(openTextView: typeof import('../writing/text-view.ts').openTextView): void {
    native.whenComposed(() => {
      const text = native.text();
      if (isOver || view || !text) return;
      const selected = native.selected();
      native.close();
      const { runs, constants } = text;
      proseField = prose && layField(prose);
      if (proseField) {
        const alone = field;
        field = proseField.field;
        field.dataset.writing = '';
        field.lang = alone.lang;
        field.style.background = groundOf(element);
        listen();
        uncover();
        sheet.replaceSync(ownRules);
        alone.remove();
      }
      view = openTextView(field, {
        text,
        label: runs.map(({ shown, kind }) => (kind === 'constant' ? (constants[shown] ?? shown) : shown)).join(''),
        changed,
        moved(place) {
          tellPlace(place);
          tellCaret();
        },
        zoom,
        ...(proseField &&
          prose && { prose: { ...prose, draw: proseField.draw, together: proseField.together, changed: tellBlocks } }),
        pressed: goBeyond,
        takeFiles: (files) => tell({ type: 'file', pointer, files }),
        lost: (lost) => tell({ type: 'lost', pointer, ...lost }),
      });
      if (proseField && prose) proseField.follow(prose.blocks.length);
      view.select(...selected, prose?.text);
      // From one block into another only all of them can be selected.
      if (proseField && typeof point === 'object' && point.from) isPointedAt(point);
      press();
      for (const clipboard of pasted.splice(0)) view.paste(clipboard);
    });
  }

  function take({ text, revision: number, prose: told, zoom: shown = 1 }: Told): void {
    [revision, written, isRich, prose, zoom] = [number, text.runs, text.isRich, told, shown];
  }

  cover(element);
  field.focus({ preventScroll: true });
  if (typeof point !== 'object' || !isPointedAt(point)) {
    const place = typeof point === 'number' ? point : Number.POSITIVE_INFINITY;
    native.select(point === 'all' ? 0 : place, place);
  }
  return {
    ...{ pointer, cover, open, run, end, hold },
    field: () => field,
    isOver: () => isOver,
    handOver() {
      end();
      // The first one has asked for the room; those that are being pressed stand behind the one that leads there.
      return [...held.release().slice(1), ...pressing.splice(0)];
    },
    covers: (one) => one === covered || proseField?.covers(one) === true,
    meant: (target) => proseField?.meant(target),
    begin(message) {
      const { text, isSample } = message;
      const isFirst = field.textContent === element.textContent;
      native.whenComposed(() => {
        take(message);
        native.update(text);
        if (isOver) tellEnd();
        else if (isSample && isFirst) native.select(0, Number.POSITIVE_INFINITY);
        tellCaret();
      });
    },
    update(message) {
      native.whenComposed(() => {
        take(message);
        if (view) view.update(message.text, proseField && message.prose?.blocks);
        else native.update(message.text);
      });
    },
  };

  /** Sets the caret there, or selects all between two points; says whether both are in the field. */
  function isPointedAt({ x, y, from }: Pointed): boolean {
    const [anchor, head] = [from ?? { x, y }, { x, y }].map(placeAt);
    if (!anchor || !head || !field.contains(anchor[0]) || !field.contains(head[0])) return false;
    document.getSelection()?.setBaseAndExtent(...anchor, ...head);
    return true;
  }
}

/** Safari has only the older one. */
function placeAt({ x, y }: Point): [Node, number] | undefined {
  const place = document.caretPositionFromPoint?.(x, y);
  if (place) return [place.offsetNode, place.offset];
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}

const edges: Record<string, Edge> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

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
    outline: `2px solid ${previewColor}`,
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
  // The mark that opens a quotation is no letter of it, and moves all that are.
  const mark = element.closest('blockquote') && getComputedStyle(element, '::before').content;
  if (mark === 'open-quote') rules.push('[data-writing]::before { content: open-quote; }');
  return [...rules, ownRules].join('\n');
}

/** Styles for values and for selected blocks without letters. A quotation has marks around its words alone. */
const ownRules = `[data-writing] p:has(> .ProseMirror-trailingBreak:only-child) { quotes: '' ''; }
[data-writing] blockquote > p:has(+ p:last-child > .ProseMirror-trailingBreak:only-child)::after { content: close-quote; }
[data-writing][data-alone] { display: grid; grid-template-columns: minmax(0, 1fr); padding: 0; }
[data-writing][data-alone] > * { grid-area: auto; justify-self: stretch; }
[data-writing] [data-here] { position: relative; }
[data-writing] [data-fields] { position: absolute; inset: 100% auto auto 0; margin: 0; padding-block: 0; border: 0; background: none; }
[data-writing] [data-fields] { color: inherit; font-family: inherit; opacity: 0.7; white-space: nowrap; cursor: pointer; }
[data-writing] :not([data-here]) > [data-fields] { display: none; }
[data-writing] [data-constant] { border-bottom: 2px dotted ${previewColor}; cursor: help; }
[data-writing] [data-chosen], [data-writing] .ProseMirror-selectednode { box-shadow: 0 0 0 4px ${previewColor}; }`;

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The colour that an element stands on. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
