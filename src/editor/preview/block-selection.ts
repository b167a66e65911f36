/**
 * Blocks that are selected as wholes: what is selected in a text goes no further than its end, and what reaches beyond takes the blocks that it
 * touches. The text that is written in keeps the keys meanwhile, and has its caret again afterwards.
 */

import type { Line } from '../draft/rich-text/runs.ts';
import { actionOf } from '../keys.ts';

/** What the page shows of an entry of a list. */
export interface Block {
  pointer: string;
  element: Element;
}

export interface BlockSelection {
  isOn: () => boolean;
  /** Does what a key says, and tells whether it has. */
  takeKey: (event: KeyboardEvent) => boolean;
  clear: () => void;
  /** Nothing is heard any more. */
  close: () => void;
}

interface Options {
  /** Of the text that is written in. */
  field: HTMLElement;
  /** Its block among those that stand below each other; undefined while the page does not show it. */
  blocks: () => { own: number; all: readonly Block[] } | undefined;
  /** Whether the next step of what is selected leads out of the text, or all of it is selected. */
  reaches: (end: 'left' | 'right' | 'all') => boolean;
  /** These are selected now. */
  changed: (chosen: readonly Block[]) => void;
  /** Lines come in place of blocks, or those that were copied under a name. */
  replace: (from: string, to: string, lines: readonly Line[], copied: string) => void;
  /** Blocks are on the clipboard under a name, from one to another. */
  copied: (name: string, from: string, to: string) => void;
  /** What is pasted, as lines. */
  linesOf: (data: DataTransfer | null) => readonly Line[];
  copiedIn: (data: DataTransfer | null) => string;
}

const ends: Record<string, 'left' | 'right'> = { ArrowUp: 'left', ArrowLeft: 'left', ArrowDown: 'right', ArrowRight: 'right' };

export function selectBlocks({ field, blocks, reaches, changed, replace, copied, linesOf, copiedIn }: Options): BlockSelection {
  /** The first of them stays while the other end moves. */
  let range: { anchor: number; head: number } | undefined;

  function chosen(): readonly Block[] {
    if (!range) return [];
    const { anchor, head } = range;
    return blocks()?.all.slice(Math.min(anchor, head), Math.max(anchor, head) + 1) ?? [];
  }

  /** Says whether there are such blocks. */
  function choose(anchor: number, head: number): boolean {
    const last = (blocks()?.all.length ?? 0) - 1;
    if (last < 1 || head < 0 || head > last) return false;
    const isSame = range?.anchor === anchor && range.head === head;
    range = { anchor, head };
    field.style.caretColor = 'transparent';
    field.style.boxShadow = 'inset 0 0 0 100vmax rgb(28 126 214 / 18%)';
    if (!isSame) changed(chosen());
    return true;
  }

  function clear(): void {
    if (!range) return;
    range = undefined;
    field.style.caretColor = '';
    field.style.boxShadow = '';
    changed([]);
  }

  function put(lines: readonly Line[], of = ''): void {
    const all = chosen();
    const [first, last] = [all[0], all.at(-1)];
    clear();
    if (first && last) replace(first.pointer, last.pointer, lines, of);
  }

  function begin({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const end = ends[key];
    const isAll = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'a';
    const isFurther = shiftKey && !ctrlKey && !metaKey && !altKey && end !== undefined;
    if (!(isAll && reaches('all')) && !(isFurther && reaches(end))) return false;
    const now = blocks();
    if (!now) return false;
    return isAll ? choose(0, now.all.length - 1) : choose(now.own, now.own + (end === 'left' ? -1 : 1));
  }

  function takeKey(event: KeyboardEvent): boolean {
    if (!range) return begin(event);
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const letter = key.toLowerCase();
    const isHeld = ctrlKey || metaKey || altKey;
    const end = ends[key];
    // The clipboard's own events follow.
    if ((ctrlKey || metaKey) && ['c', 'x', 'v'].includes(letter)) return false;
    if (actionOf(event, 'writing')) clear();
    else if ((ctrlKey || metaKey) && letter === 'a') choose(0, (blocks()?.all.length ?? 0) - 1);
    else if (shiftKey && !isHeld && end) choose(range.anchor, range.head + (end === 'left' ? -1 : 1));
    else if (end || key === 'Escape') clear();
    else if (key === 'Delete' || key === 'Backspace') put([]);
    else if (key === 'Enter') put([{ kind: 'paragraph', text: [] }]);
    else if (key.length === 1 && !isHeld) put([{ kind: 'paragraph', text: [{ shown: key, kind: 'letter', marks: [] }] }]);
    return true;
  }

  const hearing = new AbortController();
  const on = (type: string, react: (event: never) => void, target: EventTarget = field) =>
    target.addEventListener(type, react as EventListener, { capture: true, signal: hearing.signal });

  function copy(event: ClipboardEvent): void {
    if (!range) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const all = chosen();
    const copies = all.map(({ element }) => bareCopy(element).outerHTML);
    // What others are given says nothing of where pictures lie, and which values there are: those the window keeps.
    const name = String(Math.random()).slice(2);
    event.clipboardData?.setData('text/html', `<div data-copied="${name}">${copies.join('')}</div>`);
    const [first, last] = [all[0], all.at(-1)];
    if (first && last) copied(name, first.pointer, last.pointer);
    event.clipboardData?.setData('text/plain', all.map(({ element }) => wordsOf(element)).join('\n\n'));
    if (event.type === 'cut') put([]);
  }
  on('copy', copy);
  on('cut', copy);
  on('paste', (event: ClipboardEvent) => {
    if (!range) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const [lines, name] = [linesOf(event.clipboardData), copiedIn(event.clipboardData)];
    if (lines.length > 0 || name) put(lines, name);
  });
  // A word that an input method puts together goes to the caret.
  on('compositionstart', clear);

  /** With the mouse, from one block into another. */
  on('pointerdown', (event: PointerEvent) => {
    clear();
    const from = event.button === 0 && event.pointerType === 'mouse' ? blocks()?.own : undefined;
    if (from === undefined) return;
    const drag = new AbortController();
    const stop = () => drag.abort();
    const move = ({ clientY, buttons }: PointerEvent) => {
      if (buttons === 0) return stop();
      const { top, bottom } = field.getBoundingClientRect();
      if (clientY >= top - 4 && clientY <= bottom + 4) return clear();
      const over = nearest(blocks()?.all ?? [], clientY);
      if (over !== from) choose(from, over);
      else clear();
    };
    const signal = AbortSignal.any([drag.signal, hearing.signal]);
    window.addEventListener('pointermove', move, { capture: true, signal });
    window.addEventListener('pointerup', stop, { capture: true, signal });
  });

  return {
    ...{ isOn: () => range !== undefined, takeKey, clear },
    close() {
      clear();
      hearing.abort();
    },
  };
}

/** The block that a height of the window is in, or is nearest to. */
function nearest(all: readonly Block[], y: number): number {
  const away = all.map(({ element }) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  });
  return away.indexOf(Math.min(...away));
}

/** What it says and which marks that bears, without what makes it look as it does on the page. */
function bareCopy(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of one.getAttributeNames()) if (name !== 'href') one.removeAttribute(name);
  }
  return copy;
}

const wordsOf = (element: Element): string => (element as HTMLElement).innerText ?? element.textContent ?? '';
