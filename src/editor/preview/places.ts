/** Which element of the page belongs to which place of the manifest, and which place to which element. */
import { mainId } from '../../render/own-ids.ts';
import { type DomPath, elementsOf, type PlaceKind } from './dom-paths.ts';

/** A part of the page: a text, an image, an icon; or a whole section, header, footer. */
export interface Place {
  pointer: string;
  kind: PlaceKind | 'part';
  element: Element;
}

/** The places of a page as it is painted now. */
export interface Places {
  /** The place that a click on an element means; undefined outside the page. */
  at(element: Element): Place | undefined;
  /**
   * The places of a pointer: the text, the image or the icon itself, wherever it is shown; else the element around everything below it, such
   * as a card; else the place that contains it.
   */
  of(pointer: string): Place[];
  /** What the page shows of the entries of a list, as far as each reaches, in their order. */
  entries(list: string): Place[];
  /** The texts in an element that are seen, in the order of the page. */
  texts(around: Element): Place[];
}

/**
 * @param root - the element that React renders into
 * @param pointers - of the sections, as far as they are known
 * @param paths - of the page's texts, images and icons
 */
export function findPlaces(root: Element, paths: readonly DomPath[], pointers: readonly string[]): Places {
  const elementAt = elementsOf(root);
  const places = paths.flatMap(({ pointer, kind, steps }): Place[] => {
    const element = elementAt(steps);
    return element ? [{ pointer, kind, element }] : [];
  });
  const parts = findParts(root, pointers);
  const byElement = new Map(parts.map((part) => [part.element, part]));
  for (const place of places.filter(({ kind, element }) => kind !== 'spoken' || isWordless(element))) claim(place, byElement);
  return {
    at(element) {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const place = byElement.get(at);
        if (place) return place;
      }
      return undefined;
    },
    of(pointer) {
      const whole = parts.filter((one) => one.pointer === pointer);
      if (whole.length > 0) return whole;
      const exact = places.filter((place) => place.pointer === pointer);
      if (exact.length > 0) return exact;
      const below = places.filter((place) => place.pointer.startsWith(`${pointer}/`)).map(({ element }) => element);
      if (below.length > 0 && parts.some((one) => pointer.startsWith(`${one.pointer}/`))) {
        return [{ pointer, kind: 'part', element: below.reduce(sharedAncestor) }];
      }
      return pointer === '' ? [] : this.of(pointer.slice(0, pointer.lastIndexOf('/')));
    },
    entries(list) {
      const shown = new Map<number, Element>();
      for (const { pointer, element } of places) {
        // A table of contents names headings again.
        if (!pointer.startsWith(`${list}/`) || element.closest('nav')) continue;
        const index = Number(pointer.slice(list.length + 1).split('/')[0]);
        shown.set(index, sharedAncestor(shown.get(index) ?? element, element));
      }
      const elements = [...shown.values()];
      return [...shown]
        .sort(([one], [other]) => one - other)
        .map(([index, element]) => {
          let whole = element;
          const holds = (outer: Element) => outer === root || elements.some((one) => one !== element && outer.contains(one));
          while (elements.length > 1 && whole.parentElement && !holds(whole.parentElement)) whole = whole.parentElement;
          return part(`${list}/${index}`, whole);
        });
    },
    texts: (around) =>
      places.filter(
        ({ kind, element }) => kind === 'text' && around.contains(element) && element.getBoundingClientRect().height > 0,
      ),
  };
}

const part = (pointer: string, element: Element): Place => ({ pointer, kind: 'part', element });

export const findSections = (root: Element, pointers: readonly string[]): Place[] =>
  [...root.querySelectorAll(`:scope > #${mainId} > [data-tone]`)]
    .slice(0, pointers.length)
    .map((element, index) => part(pointers[index] ?? '', element));

function findParts(root: Element, pointers: readonly string[]): Place[] {
  return [
    ...[...root.querySelectorAll(':scope > header')].map((element) => part('/header', element)),
    ...findSections(root, pointers),
    ...[...root.querySelectorAll(':scope > footer')].map((element) => part('/footer', element)),
  ];
}

/** Nothing visible in it could be clicked instead. */
const isWordless = (element: Element) => element.textContent?.trim() === '' && !element.querySelector('img, svg');

/** A place has its own element, and the elements around it that hold nothing else: the edge of a button, the ground of an icon. */
function claim(place: Place, byElement: Map<Element, Place>): void {
  if (place.kind === 'spoken' && byElement.has(place.element)) return;
  byElement.set(place.element, place);
  let inner = place.element;
  for (let outer = inner.parentElement; outer && !byElement.has(outer) && isAlone(inner, outer); outer = outer.parentElement) {
    byElement.set(outer, place);
    inner = outer;
  }
}

function isAlone(inner: Element, outer: Element): boolean {
  return [...outer.childNodes].every((node) => {
    if (node === inner) return true;
    return node instanceof Element ? node.matches('.visually-hidden, source') : node.textContent?.trim() === '';
  });
}

/** The innermost element that holds both. */
function sharedAncestor(one: Element, other: Element): Element {
  let shared = one;
  while (!shared.contains(other) && shared.parentElement) shared = shared.parentElement;
  return shared;
}
