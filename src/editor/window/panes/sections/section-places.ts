/** Where the sections of the shown page are seen, as its frame tells; which ones of the draft these are, and where one goes that is dragged. */
import { isInDefinition } from '../../../../findings/sections.ts';
import type { FromPreview } from '../../../preview/messages.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { placeInDraft } from '../../state/place-now.ts';
import { placesOf } from '../../state/reused.ts';
import { type Selection, selectionAt } from '../../state/selection.ts';

/** A section as it is painted. */
interface Area {
  pointer: string;
  /** Its edges, in CSS pixels of the page's window. */
  top: number;
  bottom: number;
}

export interface SectionAreas {
  all: readonly Area[];
  /** Which one the author is at; -1 for none. */
  current: number;
  /** What is above it the header covers. */
  top: number;
}

export function readAreas({ areas, current, top }: Extract<FromPreview, { type: 'sections' }>): SectionAreas {
  const all = areas.split('\n').flatMap((line): Area[] => {
    const [pointer = '', ...edges] = line.split(' ');
    const [upper = Number.NaN, lower = Number.NaN] = edges.map(Number);
    return Number.isFinite(upper) && Number.isFinite(lower) ? [{ pointer, top: upper, bottom: lower }] : [];
  });
  return { all, current, top };
}

type SectionPlace = Extract<Selection, { kind: 'section' }>;

/** Where the section is by now that is painted as one of these. */
export function sectionNow(state: EditorState, all: readonly Area[], index: number): SectionPlace | undefined {
  const pointer = all[index]?.pointer;
  const at = pointer === undefined ? undefined : placeInDraft(state, pointer);
  if (at === undefined) return undefined;
  let place = selectionAt(at);
  if (isInDefinition(at)) {
    // What is written once may stand on a page twice.
    const before = all.slice(0, index).filter((area) => area.pointer === pointer).length;
    const places = placesOf(state, at).filter((one) => one.startsWith(`/routes/${state.page}/`));
    place = selectionAt(places[before] ?? '');
  }
  return place.kind === 'section' ? place : undefined;
}

/** Before which of these sections something goes that is held at a height; as many as there are: behind the last one. */
export const gapAt = (all: readonly Area[], y: number): number => all.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;

/** The place among the sections of its page that a section gets in a gap; undefined where that is its own. */
export function placeInGap(state: EditorState, all: readonly Area[], held: number, gap: number): number | undefined {
  if (gap === held || gap === held + 1) return undefined;
  return sectionNow(state, all, gap > held ? gap - 1 : gap)?.section;
}
