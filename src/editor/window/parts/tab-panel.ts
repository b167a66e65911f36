/** In a narrow window panes are panels of tabs (panes/PaneTabs.tsx). */
import { useNarrow } from './use-narrow.ts';

export type Area = 'preview' | 'outline' | 'form';

export const idOf = (area: Area, what: 'tab' | 'panel') => `${area}-${what}`;

/** For what a pane holds. */
export const useTabPanel = (area: Area) =>
  useNarrow() && ({ id: idOf(area, 'panel'), role: 'tabpanel', 'aria-labelledby': idOf(area, 'tab') } as const);
