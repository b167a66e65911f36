/** Which events show that the visitor stays on the page, so that the app is worth its bytes. Part of the inline script. */

/**
 * Whether an event is part of leaving the page: a tap on a link that opens another document, a mail program or a telephone.
 * The app could not come in time for it, and whoever leaves does not need it.
 */
export function leaves(event: Event): boolean {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || isAnchor(link)) return false;
  if (event instanceof KeyboardEvent) return event.key === 'Enter';
  // A mouse is over a link for a while before it presses.
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'mouse') return !opensInPlace(link);
  return true;
}

/** An anchor of the page that is shown. */
const isAnchor = (link: HTMLAnchorElement) => link.hash !== '' && link.href === location.href.split('#')[0] + link.hash;

/** Whether the app, if it were there, would follow the link without a new document (parts/LinkTo.tsx). */
const opensInPlace = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.target === '' && link.dataset.document === undefined;
