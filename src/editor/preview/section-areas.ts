/** Tells the editor where the sections are seen, and which one its author is at: it shows the tools of that one there. */
import { tell } from './editor-window.ts';
import { headerEnd } from './outlines.ts';
import { findSections } from './places.ts';

export interface SectionAreas {
  /** The author is at this element now, whatever it is. */
  turnTo(element: Element | undefined): void;
  follow(): void;
}

/**
 * @param root - the element that React renders into
 * @param pointers - of the sections that are painted
 */
export function createSectionAreas(root: Element, pointers: () => readonly string[]): SectionAreas {
  let at: Element | undefined;
  let isAsked = false;
  let told = '';

  function report(): void {
    isAsked = false;
    const sections = findSections(root, pointers());
    const areas = sections.map(({ pointer, element }) => {
      const { top, bottom } = element.getBoundingClientRect();
      return `${pointer} ${top} ${bottom}`;
    });
    const current = sections.findIndex(({ element }) => at !== undefined && element.contains(at));
    const said = { current, top: headerEnd(root), areas: areas.join('\n') };
    const now = JSON.stringify(said);
    if (now !== told) tell({ type: 'sections', ...said });
    told = now;
  }

  // As often as the page is painted, and no more.
  function follow(): void {
    if (!isAsked) requestAnimationFrame(report);
    isAsked = true;
  }

  document.addEventListener('focusin', ({ target }) => turnTo(target instanceof Element ? target : undefined));

  function turnTo(element: Element | undefined): void {
    const section = findSections(root, pointers()).find((one) => element && one.element.contains(element));
    // Beside the sections one is still at the last one.
    if (element && !section) return;
    // What is written in goes with the writing; the section stays.
    at = section?.element;
    follow();
  }
  return { turnTo, follow };
}
