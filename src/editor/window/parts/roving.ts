/** Lists of rows are one stop of the Tab key; within them the arrow keys lead from row to row (`data-row`). */
import type { KeyboardEvent } from 'react';

/** For `onKeyDown` of the element around the rows. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !('row' in target.dataset)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const now = rows.indexOf(target);
  // React tells also of keys in a dialog that belongs to a row.
  if (now < 0) return;
  const places: Record<string, number> = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: rows.length - 1 };
  const place = places[key];
  if (place === undefined) return;
  event.preventDefault();
  rows[place]?.focus();
}

/**
 * For `onKeyDown` of the element around cells (`data-cell`), whatever number of them fits into a row.
 *
 * @param leave - ↑ in the first row
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  const now = cells.indexOf(event.target as HTMLElement);
  if (now < 0) return;
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length;
  const places: Record<string, number> = {
    ArrowLeft: now - 1,
    ArrowRight: now + 1,
    ArrowUp: now - columns,
    ArrowDown: now + columns,
    Home: 0,
    End: cells.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  if (place < 0 && event.key === 'ArrowUp') leave();
  else cells[place]?.focus();
}

/** For `onKeyDown` of a toolbar: ← and → lead from tool to tool (`data-tool`), whatever lies between them. */
export function moveAmongTools(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const now = tools.indexOf(event.target as HTMLElement);
  if (now >= 0) tools[(now + by + tools.length) % tools.length]?.focus();
}

/** From the search above a list into it. */
export const focusFirstRow = (list: Element | null) => list?.querySelector<HTMLElement>('[data-row]')?.focus();

/**
 * Puts the focus on the row of what is selected, once it is drawn: rows stand for places, and what is selected has another one now.
 * At once, since the next key is for that row; and again when the menu or dialog that the step was made in has let go of the focus.
 */
export function focusSelectedRow(): void {
  queueMicrotask(focusRowNow);
  requestAnimationFrame(focusRowNow);
}

/** The same at once, and no more: what is given the focus next keeps it. */
export function focusRowNow(): void {
  const row = document.querySelector<HTMLElement>('[data-pane="outline"] [data-row][aria-current="true"]');
  row?.focus();
  // A narrow window may show another pane.
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}

/** Brings a row into view within its pane, and moves nothing else: `scrollIntoView` would scroll a narrow window away from the page. */
export function revealRow(row: HTMLElement): void {
  const viewport = row.closest('.mantine-ScrollArea-viewport');
  if (!viewport) return;
  const [{ top, bottom }, room] = [row.getBoundingClientRect(), viewport.getBoundingClientRect()];
  if (top < room.top) viewport.scrollTop -= room.top - top;
  else if (bottom > room.bottom) viewport.scrollTop += bottom - room.bottom;
}
