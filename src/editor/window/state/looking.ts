/** Chooses what of the draft is shown: the selection, a field, the search, the preview, and notices until they have been read. */
import type { Core } from './core.ts';
import type { NoticeAction, Target, View } from './editor-state.ts';
import { selectionFor } from './reused.ts';
import { pointerOf, type Selection } from './selection.ts';
import { sentenceOf } from './sentence-of.ts';

export const createLooking = ({ state, change, mayChange }: Core) => ({
  select: (selection: Selection) => change({ selection, target: undefined }),
  /** Shows the field of a value, and puts the cursor there if asked. */
  show(pointer: string, how: Omit<Target, 'pointer' | 'count'>) {
    // What is written in the form is selected already.
    const selection = how.from === 'form' ? state().selection : selectionFor(state(), pointer);
    const target = { ...how, pointer, count: (state().target?.count ?? 0) + 1 };
    change({ selection: pointerOf(selection) === pointerOf(state().selection) ? state().selection : selection, target });
  },
  setView: (view: Partial<View>) => change({ view: { ...state().view, ...view } }),
  /** @param images - pointers, one in each line */
  seeWhole: (images: string) => change({ wholeImages: images }),
  countWords: (wordCount: number | undefined) => state().wordCount !== wordCount && change({ wordCount }),
  showKeys: (isShowingKeys: boolean) => change({ isShowingKeys }),
  search: (isSearching: boolean, { isReplacing = false } = {}) =>
    change({ isSearching: isSearching && mayChange(), isReplacing }),

  /** Says something that is worth knowing, to be seen for a while, and what can be done. */
  hint: (text: string, action?: NoticeAction) => change({ notice: { text, canUndo: false, ...(action && { action }) } }),
  /** Shows an unexpected error. The draft stays as it is. */
  tellFailure(cause: unknown) {
    const failed = sentenceOf(cause, state().lang);
    // An error that recurs at every change is shown once.
    if (failed !== state().failed) change({ failed });
  },
  /** The author has seen it. */
  hideNotice: () => change({ notice: undefined }),
  hideFailure: () => change({ failed: undefined }),
  hideRestored: () => change({ restored: undefined }),
});
