/** The frames around what the pointer is over, around what the form shows, and blocks that are selected as wholes: boxes of our own above the page, which stays as it is. */
import type { Place } from './places.ts';
import { previewColor } from './preview-color.ts';

/** For readers whose own colours are on, a colour of the system's. */
const styles = `
  div { position: absolute; box-sizing: border-box; border-radius: 4px; forced-color-adjust: none; }
  [data-what="hovered"] { border: 1px solid #4dabf7; box-shadow: 0 0 0 1px rgb(255 255 255 / 50%); }
  [data-what="hovered"]:not([data-kind="part"]) { background: rgb(77 171 247 / 8%); }
  [data-what="selected"] { border: 2px solid ${previewColor}; box-shadow: 0 0 0 1px rgb(255 255 255 / 80%); }
  @media (forced-colors: active) {
    [data-what] { border-color: Highlight; box-shadow: none; background: none; }
  }
`;

/** How far a frame stands off, in CSS pixels. Around a whole part it stands inside: parts lie edge to edge. */
const distance = { text: 4, image: 3, icon: 3, spoken: 3, part: -3 };

export interface Outlines {
  /** Draws them, and no others. */
  draw(hovered: Place | undefined, selected: readonly Place[]): void;
  /** Draws the same again where they belong by now. */
  follow(): void;
}

/**
 * @param root - the element that React renders into
 * @param moved - called whenever something may be seen elsewhere
 */
export function createOutlines(root: HTMLElement, moved: () => void): Outlines {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  // The overlay must not widen the page.
  Object.assign(host.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '100%',
    overflow: 'clip',
    pointerEvents: 'none',
    zIndex: '2147483646',
  });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);

  let hovered: Place | undefined;
  let selected: readonly Place[] = [];

  function follow(): void {
    moved();
    host.style.height = `${root.scrollHeight}px`;
    const boxes = [
      ...selected.map((place) => frame(place, 'selected')),
      ...(hovered && !selected.some(({ element }) => element === hovered?.element) ? [frame(hovered, 'hovered')] : []),
    ];
    shadow.replaceChildren(...boxes.flatMap((box) => box ?? []));
  }

  function frame(place: Place, what: string): HTMLElement | undefined {
    const area = areaOf(place);
    if (!area) return undefined;
    const box = document.createElement('div');
    box.dataset.what = what;
    box.dataset.kind = place.kind;
    const off = distance[place.kind];
    const [left, top] = [area.left - off + window.scrollX, area.top - off + window.scrollY];
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${area.width + 2 * off}px`,
      height: `${area.height + 2 * off}px`,
    });
    // Clip the part that the sticky header covers.
    const covered = place.element.closest('header') ? 0 : headerEnd(root) - (area.top - off);
    if (covered > 0) box.style.clipPath = `inset(${covered}px -2px -2px)`;
    return box;
  }

  // Whatever moves the page: a window, an image that has come, a part that opens.
  new ResizeObserver(follow).observe(root);
  window.addEventListener('resize', follow);
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  document.addEventListener('toggle', follow, true);
  return {
    draw(newlyHovered, newlySelected) {
      hovered = newlyHovered;
      selected = newlySelected;
      follow();
    },
    follow,
  };
}

/** Where the header ends that stays in sight while the page scrolls. */
export function headerEnd(root: Element): number {
  const header = root.querySelector(':scope > header');
  return header && getComputedStyle(header).position === 'sticky' ? Math.max(0, header.getBoundingClientRect().bottom) : 0;
}

/** Where a place is seen, in the window. Of what is not seen itself, such as an entry of a menu that is closed, where its surroundings are. */
export function areaOf({ element, kind }: Place): DOMRect | undefined {
  if (!element.isConnected) return undefined;
  if (kind === 'text') {
    // The words, not the whole width that they might have.
    const range = document.createRange();
    range.selectNodeContents(element);
    const area = range.getBoundingClientRect();
    if (isSeen(area)) return area;
  }
  for (let at: Element | null = element; at; at = at.parentElement) {
    const area = at.getBoundingClientRect();
    if (isSeen(area)) return area;
  }
  return undefined;
}

/** What is there for screen readers alone measures a pixel. */
export const isSeen = ({ width, height }: DOMRect): boolean => width > 2 && height > 2;
