/** The editor's keys as tests press them: from the editor's own table. */
import { type Action, shortcuts } from '../../../src/editor/keys.ts';

/** As Playwright names what is pressed: `Control+s`. */
export function keysOf(action: Action): string {
  const { key, ctrlKey, altKey, shiftKey } = eventOf(action);
  return [...(ctrlKey ? ['Control'] : []), ...(altKey ? ['Alt'] : []), ...(shiftKey ? ['Shift'] : []), key].join('+');
}

/**
 * As an event of the browser has it.
 *
 * @param index - of the ways to press it
 */
export function eventOf(action: Action, index = 0) {
  const held = (shortcuts[action].keys[index] ?? '').split('+');
  const key = held.pop() ?? '';
  return {
    key: key.length === 1 && !held.includes('Shift') ? key.toLowerCase() : key,
    ctrlKey: held.includes('Ctrl'),
    metaKey: false,
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift'),
  };
}
