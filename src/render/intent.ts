/** Which events show that the visitor stays on the page, so that the app is worth its bytes. Part of the inline script. */

/**
 * Whether a browser tells of a pointer that nobody moves: a page that appears under one, or is scrolled under it, gets its move too. Who
 * opens a page by a click would else have the app at once, beside the fonts and pictures that are waited for.
 */
export const rests = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

/**
 * Whether an event is part of leaving the page: a tap on a link that opens another document, a mail program or a telephone.
 * The app could not come in time for it, and a visitor who leaves does not need it.
 */
export function leaves(event: Event): boolean {
  // An anchor of the page that is shown is written without its path (parts/LinkTo.tsx).
  const link = event.target instanceof Element && event.target.closest('a:not([href^="#"])');
  if (!link) return false;
  if (event instanceof KeyboardEvent) return event.key === 'Enter';
  // A mouse is over a link for a while before it presses: time for the app, where that would follow the link in place.
  const comes = event instanceof PointerEvent && event.type === 'pointermove' && event.pointerType === 'mouse';
  return !comes || !link.matches('[href^="/"]:not([target],[data-document])');
}
