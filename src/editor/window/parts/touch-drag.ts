/**
 * Rows that are moved by a finger on their grip. Browsers drag by touch only after a long press, and some not at all; a list scrolls by touch
 * everywhere but on its grips (`touch-action`).
 */
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types';

export interface Held {
  /** The pointer of the list that it is of. */
  list: string;
  index: number;
}

export type Point = Input;

interface Row {
  held: Held;
  canDrop(held: Held): boolean;
  /** Something is held over this row. */
  over(held: Held, at: Point): void;
  leave(): void;
  drop(held: Held, at: Point): void;
}

const rows = new WeakMap<Element, Row>();

/** How near to an edge of its pane a finger scrolls it, and how far with each picture. In CSS pixels. */
const edge = 56;
const step = 9;

/** @returns ends it */
export function movableByTouch(element: HTMLElement, grip: HTMLElement | null, row: Row): () => void {
  rows.set(element, row);
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    event.stopPropagation();
    dragAlong(element, row.held);
  };
  grip?.addEventListener('pointerdown', begin);
  return () => {
    rows.delete(element);
    grip?.removeEventListener('pointerdown', begin);
  };
}

/** Until the finger is lifted. Rows may be drawn anew meanwhile, and the one that is held may be gone from the screen: the window listens. */
function dragAlong(element: HTMLElement, held: Held): void {
  const pane = element.closest('.mantine-ScrollArea-viewport');
  const ends = new AbortController();
  let last: Point | undefined;
  let over: Row | undefined;
  element.dataset.held = '';

  const look = () => {
    if (!last) return;
    const found = rowAt(last, held);
    if (found !== over) over?.leave();
    over = found;
    over?.over(held, last);
  };
  const scroll = () => {
    if (ends.signal.aborted) return;
    if (pane && last) {
      const { top, bottom } = pane.getBoundingClientRect();
      const before = pane.scrollTop;
      if (last.clientY < top + edge) pane.scrollTop -= step;
      else if (last.clientY > bottom - edge) pane.scrollTop += step;
      if (pane.scrollTop !== before) look();
    }
    requestAnimationFrame(scroll);
  };
  const end = (isDropped: boolean) => {
    ends.abort();
    delete element.dataset.held;
    over?.leave();
    if (isDropped && over && last) over.drop(held, last);
  };
  const options = { signal: ends.signal, capture: true };
  addEventListener(
    'pointermove',
    (event) => {
      last = event;
      look();
    },
    options,
  );
  addEventListener('pointerup', () => end(true), options);
  addEventListener('pointercancel', () => end(false), options);
  // A long press would open the row's menu, or begin a drag of the browser's own.
  for (const type of ['contextmenu', 'dragstart'])
    addEventListener(
      type,
      (event) => {
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
  requestAnimationFrame(scroll);
}

function rowAt({ clientX, clientY }: Point, held: Held): Row | undefined {
  for (let at = document.elementFromPoint(clientX, clientY); at; at = at.parentElement) {
    const row = rows.get(at);
    if (row?.canDrop(held)) return row;
  }
  return undefined;
}
