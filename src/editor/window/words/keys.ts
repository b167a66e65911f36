/** How keys are shown: in menus, tooltips and the list that F1 opens. */
import { type Action, shortcuts } from '../../keys.ts';
import type { Words } from './de.ts';

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
const onMac: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
const signs: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' };

/** The keys of an action as they are printed on the author's keyboard: "Strg+S", on a Mac "⌘S". */
export const keysFor = (action: Action, words: Pick<Words, 'keyNames'>): string => shownKeys(shortcuts[action].keys[0], words);

export function shownKeys(keys: string, { keyNames }: Pick<Words, 'keyNames'>): string {
  const names = { ...signs, ...keyNames, ...(isMac && onMac) };
  const shown = keys.split('+').map((key) => names[key] ?? key);
  return shown.join(isMac ? '' : '+');
}
