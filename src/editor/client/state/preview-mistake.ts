/** What the band over the preview says: the mistake that keeps the page from being shown, or that is on the page and in no form that is open. */
import type { Problem } from '../../../manifest/say/problems.ts';
import type { EditorState } from './editor-state.ts';
import { pointerOf, selectionAt } from './selection.ts';

/** How much of the shown page is the draft's: all; all but what has the wrong shape; nothing, since it is the last good state. */
export type Freshness = 'new' | 'partly' | 'old' | 'none';

export function freshnessOf({ shown, isShownOld, isShownOther }: EditorState): Freshness {
  if (isShownOld) return shown && !isShownOther ? 'old' : 'none';
  return shown && shown.of !== shown.from ? 'partly' : 'new';
}

export function previewMistake(state: EditorState): Problem | undefined {
  const { findings, page, selection } = state;
  const freshness = freshnessOf(state);
  const mistakes = findings.all.filter(({ severity }) => severity === 'error');
  const within = (pointer: string, place: string) => `${pointer}/`.startsWith(`${place}/`);
  const isHere = ({ pointer }: Problem) => [`/routes/${page}`, '/header', '/footer'].some((place) => within(pointer, place));
  // What keeps the page old may be anywhere.
  if (freshness === 'old' || freshness === 'none') return mistakes.find(isHere) ?? mistakes[0];
  // The form says it beside the field, and the page shows what is written.
  const isInForm = ({ pointer }: Problem) => pointerOf(selectionAt(pointer)) === pointerOf(selection);
  return mistakes.find((mistake) => isHere(mistake) && (freshness === 'partly' || !isInForm(mistake)));
}
