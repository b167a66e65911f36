/** Brings what the form shows into view. */
import { areaOf, headerEnd, isSeen } from './outlines.ts';
import type { Place } from './places.ts';

/**
 * Scrolls to a place, unless one of those where it stands is in view. What is folded up around it opens.
 *
 * @param root - the element that React renders into
 * @returns how far, in CSS pixels
 */
export function reveal(places: readonly Place[], root: Element): number {
  for (const { element } of places) unfold(element);
  const seen = places.filter(({ element }) => isSeen(element.getBoundingClientRect()));
  const [first] = seen.length > 0 ? seen : places;
  const area = first && areaOf(first);
  if (!area || seen.some((place) => isInView(place, root))) return 0;
  const top = headerEnd(root);
  // A whole part begins below the header; what is smaller stands in the middle.
  const room = first.kind === 'part' ? 0 : Math.max(0, (window.innerHeight - top - area.height) / 2);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = window.scrollY;
  scrollPageTo(area.top - top - room, isCalm ? 'instant' : 'smooth');
  return area.top - top - room - (window.scrollY - before);
}

/**
 * Scrolls this document alone: `scrollIntoView` would scroll the editor around it as well.
 *
 * @param distance - from where the window begins now, in CSS pixels
 */
export function scrollPageTo(distance: number, behavior: ScrollBehavior): void {
  window.scrollTo({ top: window.scrollY + distance, behavior });
}

function unfold(element: Element): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}

/** What is higher than the window is in view where it begins in its upper half. */
function isInView(place: Place, root: Element): boolean {
  const area = areaOf(place);
  if (!area) return false;
  const top = headerEnd(root);
  const isHigh = area.height > window.innerHeight - top;
  return area.top >= top - 1 && (isHigh ? area.top < window.innerHeight / 2 : area.bottom <= window.innerHeight);
}
