/** What the editor is used on. */

/** One pane at a time: Workbench.module.css and its neighbours have the same figure. */
export const narrow = '(width < 64rem)';

/** A telephone under a thumb: CommandMenu.module.css has the same. */
export const sheets = '(width < 48rem) and (hover: none)';

export const isNarrow = (): boolean => matchMedia(narrow).matches;

/** By fingers: there is no pointer that could be over something, and no double click. */
export const isTouched = (): boolean => matchMedia('(hover: none)').matches;

/** @param width - of the window, in CSS pixels */
export const deviceKind = (width = globalThis.innerWidth ?? 1280): 'phone' | 'tablet' | 'desktop' =>
  width < 600 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';
