/**
 * What a pointer does in the preview. While one edits, nothing of the page runs: a click says what was clicked. While one tries the page,
 * it lives, but for links out of it and for what its forms would send.
 */
import { tell } from './editor-window.ts';
import type { Place } from './places.ts';

interface Page {
  isTried(): boolean;
  placeAt(element: Element): Place | undefined;
  /** The pointer is over this now. */
  hover(place: Place | undefined): void;
  select(place: Place): void;
  /** @param point - where in the window */
  write(place: Place, point: { x: number; y: number }): void;
  /** What is the editor's own, and no part of the page. */
  isOwn(element: Element): boolean;
}

/** Listens before the page does. */
export function listenToClicks(page: Page): void {
  const on = <Type extends keyof WindowEventMap>(type: Type, react: (event: WindowEventMap[Type], target: Element) => void) =>
    window.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && !page.isOwn(target)) react(event, target);
      },
      { capture: true },
    );
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const holdWhileEditing = (event: Event) => {
    if (!page.isTried()) hold(event);
  };

  on('click', (event, target) => {
    if (page.isTried()) leadOn(event, target);
    else if (!followLink(event, target)) {
      // What is folded up could not be reached otherwise.
      const opens = target.closest('summary')?.parentElement?.matches('details:not([open])');
      if (opens) event.stopImmediatePropagation();
      else hold(event);
      const place = placeOf(target);
      if (place) page.select(place);
    } else hold(event);
  });
  on('dblclick', (event, target) => {
    if (page.isTried()) return;
    hold(event);
    const place = placeOf(target);
    if (place?.kind === 'text') page.write(place, { x: event.clientX, y: event.clientY });
  });
  on('mousedown', (event, target) => {
    // A list of choices would open; a second click would select a word below the field that is about to be laid over it.
    if (!page.isTried() && (event.detail > 1 || target.closest('select'))) event.preventDefault();
  });
  on('auxclick', holdWhileEditing);
  on('dragstart', holdWhileEditing);
  on('beforeinput', holdWhileEditing);
  // Never, also while one tries the page: a real provider would get it.
  on('submit', hold);
  on('keydown', (event, target) => {
    // In a field, Enter would press the form's button.
    if (page.isTried() || event.key !== 'Enter' || !target.matches('input, select, textarea')) return;
    hold(event);
    const place = placeOf(target);
    if (place) page.select(place);
  });
  on('pointerover', (_, target) => page.hover(page.isTried() ? undefined : placeOf(target)));
  document.documentElement.addEventListener('pointerleave', () => page.hover(undefined));

  /** A field of a form stands for what is written beside it. */
  function placeOf(target: Element): Place | undefined {
    const field = target.closest<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');
    return page.placeAt(field?.labels?.[0] ?? target);
  }
}

/** The path of a link to a page of this site. */
function pathOf(target: Element): string | undefined {
  const [path] = target.closest('a')?.getAttribute('href')?.split('#') ?? [];
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined;
}

function followLink({ ctrlKey, metaKey, altKey }: MouseEvent, target: Element): boolean {
  const path = pathOf(target);
  if (path === undefined || !(ctrlKey || metaKey || altKey)) return false;
  tell({ type: 'follow', path });
  return true;
}

/** A link leads on, though the document stays: to another page by the editor, to another website beside it. */
function leadOn(event: MouseEvent, target: Element): void {
  const link = target.closest('a');
  if (!link || /^(?:mailto|tel):$/.test(link.protocol)) return;
  // The page itself leaves alone what somebody else has taken.
  event.preventDefault();
  const path = pathOf(link);
  if (path !== undefined) tell({ type: 'follow', path });
  else if (link.getAttribute('href')?.startsWith('#')) document.getElementById(link.hash.slice(1))?.scrollIntoView();
  else window.open(link.href, '_blank', 'noopener');
}
