/**
 * What a pointer does in the preview. While one edits, nothing of the page runs: a click says what was clicked. While one tries the page,
 * it lives, but for links out of it and for what its forms would send.
 */
import { isFileAddress } from '../../../schema/published-files.ts';
import { tell } from './editor-window.ts';
import type { FileSource } from './file-source.ts';
import { areaOf } from './outlines.ts';
import type { Place } from './places.ts';
import { scrollPageTo } from './reveal.ts';
import { isHeldByPage, triedForm } from './tried-form.ts';

/** In the window. */
export interface Point {
  x: number;
  y: number;
}

/** What the author has pointed at: a letter, or all from another point on. */
export interface Pointed extends Point {
  from?: Point;
}

interface Page {
  files: Pick<FileSource, 'published'>;
  isTried(): boolean;
  placeAt(element: Element): Place | undefined;
  /** The pointer is over this now. */
  hover(place: Place | undefined): void;
  select(place: Place): void;
  /** A section was clicked where it says nothing: below its last text one goes on writing. */
  goBelow(place: Place, point: Point): void;
  /** By a key there is no point. */
  write(place: Place, point: Pointed | undefined): void;
  openMenu(place: Place, point: Point): void;
  takeFiles(place: Place, files: readonly File[]): void;
  /** What is the editor's own, and no part of the page. */
  isOwn(element: Element): boolean;
  /** The page's own of what the editor shows a copy of. */
  meant(target: Element, event: Event): Element | undefined;
}

/** Clicks tell by what they were made, which TypeScript does not know yet. */
type Events = WindowEventMap & { click: PointerEvent };

/** Listens before the page does. */
export function listenToClicks(page: Page): void {
  const on = <Type extends keyof Events>(type: Type, react: (event: Events[Type], target: Element) => void) =>
    window.addEventListener(
      type,
      (event) => {
        const target = event.target instanceof Element ? (page.meant(event.target, event) ?? event.target) : undefined;
        if (target && !page.isOwn(target)) react(event as Events[Type], target);
      },
      { capture: true },
    );
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Where the button went down last: what lies between that and the click is selected. */
  let down: (Point & { target: Element }) | undefined;
  const holdWhileEditing = (event: Event) => {
    if (!page.isTried()) hold(event);
  };

  on('click', (event, target) => {
    if (page.isTried()) leadOn(event, target, page.files);
    else if (!followLink(event, target)) {
      // Let a closed <details> open, since its content could not be reached otherwise; not one that waits for consent, which hides nothing
      // to edit.
      const opens = target.closest('summary')?.parentElement?.matches('details:not([open], [data-part="consent"])');
      if (opens) event.stopImmediatePropagation();
      else hold(event);
      const { x, y, detail, pointerType } = event;
      // A click that a key made has no position.
      const point = detail > 0 ? { x, y } : undefined;
      const from = point && down && Math.hypot(x - down.x, y - down.y) > 4 ? down : undefined;
      down = undefined;
      const place = from ? placeOf(from.target, from) : placeOf(target, point);
      if (place?.kind === 'text') page.write(place, point && from ? { ...point, from } : point);
      // A thumb gets the field of a text over the page, where its letters are large enough: until then it writes on the page.
      if (place && (place.kind !== 'text' || pointerType === 'touch')) page.select(place);
      if (place?.kind === 'part' && point && pointerType !== 'touch') page.goBelow(place, point);
    } else hold(event);
  });
  on('dblclick', holdWhileEditing);
  on('contextmenu', (event, target) => {
    // While one tries the page, the browser has its own.
    if (page.isTried()) return;
    hold(event);
    const place = placeOf(target, event);
    if (place) page.openMenu(place, event);
  });
  on('mousedown', (event, target) => {
    if (page.isTried()) return;
    const { x, y, detail } = event;
    down = { x, y, target };
    // A field would take the focus, a list of choices open; a second click would select a word.
    if (detail > 1 || target.closest('input, select, textarea')) event.preventDefault();
  });
  on('auxclick', holdWhileEditing);
  on('dragstart', holdWhileEditing);
  for (const type of ['dragover', 'drop'] as const) {
    on(type, (event, target) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // A file that is dropped would take the place of the page, or of the whole editor.
      event.preventDefault();
      const place = page.isTried() ? undefined : placeOf(target, event);
      event.dataTransfer.dropEffect = place && place.kind !== 'part' ? 'copy' : 'none';
      const files = [...(event.dataTransfer.files ?? [])];
      if (type === 'drop' && files.length > 0 && place && place.kind !== 'part') page.takeFiles(place, files);
    });
  }
  on('beforeinput', holdWhileEditing);
  // Forms are never sent, not even while trying the page: a real provider would receive it.
  on('submit', (event, target) => {
    const form = page.isTried() && target instanceof HTMLFormElement ? target : undefined;
    if (form && isHeldByPage(form)) return event.preventDefault();
    hold(event);
    if (form) tell(triedForm(form));
  });
  on('keydown', (event, target) => {
    // Enter in a field would submit the form.
    if (page.isTried() || event.key !== 'Enter' || !target.matches('input, select, textarea')) return;
    hold(event);
    const place = placeOf(target);
    if (place) page.select(place);
  });
  let told = Number.NEGATIVE_INFINITY;
  on('pointermove', (event, target) => {
    page.hover(page.isTried() ? undefined : placeOf(target, event));
    if (event.timeStamp - told < 250) return;
    told = event.timeStamp;
    tell({ type: 'pointed' });
  });
  document.documentElement.addEventListener('pointerleave', () => page.hover(undefined));

  function placeOf(target: Element, point?: Point): Place | undefined {
    // A field of a form stands for what is written beside it.
    const field = target.closest<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');
    const place = page.placeAt(field?.labels?.[0] ?? target);
    const link = target.closest('a');
    if (point && place?.kind === 'part') return behind(place, point) ?? place;
    return (point && link && place && belowLink(link, place, point)) ?? place;
  }

  /** Where a section says nothing, one sees the picture that stands behind it. */
  function behind(section: Place, { x, y }: Point): Place | undefined {
    return document
      .elementsFromPoint(x, y)
      .flatMap((element) => (section.element.contains(element) ? (page.placeAt(element) ?? []) : []))
      .find(({ kind }) => kind === 'image');
  }

  /** The link of a card lies over the whole card: what is meant is what one sees. */
  function belowLink(link: Element, linked: Place, { x, y }: Point): Place | undefined {
    const area = areaOf(linked);
    if (area && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom) return undefined;
    const part = link.closest('main > *, header, footer');
    for (const element of document.elementsFromPoint(x, y)) {
      const place = part?.contains(element) && !link.contains(element) ? page.placeAt(element) : undefined;
      if (place && place.kind !== 'part' && place.pointer !== linked.pointer) return place;
    }
    return undefined;
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
function leadOn(event: MouseEvent, target: Element, files: Page['files']): void {
  const link = target.closest('a');
  if (!link || /^(?:mailto|tel|sms):$/.test(link.protocol)) return;
  // The page ignores events whose default is prevented.
  event.preventDefault();
  const path = pathOf(link);
  if (path !== undefined && isFileAddress(path)) window.open(files.published(path), '_blank', 'noopener');
  else if (path !== undefined) tell({ type: 'follow', path });
  else if (link.getAttribute('href')?.startsWith('#')) goTo(document.getElementById(link.hash.slice(1)));
  else window.open(link.href, '_blank', 'noopener');
}

/** To an anchor of the page, as its own styles say how far below the window's edge. */
function goTo(anchor: HTMLElement | null): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (anchor) scrollPageTo(anchor.getBoundingClientRect().top - padding, 'auto');
  anchor?.focus({ preventScroll: true });
}
