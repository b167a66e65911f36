/** Keys that are pressed in a text before the code has come that does what they ask for (text-view.ts): they are done then, in their order. */
import { actionOf } from '../keys.ts';
import type { TextView } from './text-view.ts';

export interface HeldKeys {
  isHolding(): boolean;
  /** Keeps a key that no browser does by itself, or that is to be kept in any case, and all that follow it; tells whether it has. */
  take(event: KeyboardEvent, isKept?: boolean): boolean;
  release(): KeyboardEvent[];
}

/** @param first - keys that were pressed before */
export function holdKeys(first: readonly KeyboardEvent[] = []): HeldKeys {
  let waiting = [...first];
  return {
    isHolding: () => waiting.length > 0,
    take(event, isKept = false) {
      const action = actionOf(event, 'text') ?? actionOf(event, 'block');
      // All of a text the browser selects as well.
      const isOwn = isKept || leading.includes(event.key) || (action !== undefined && action !== 'selectAll');
      if (event.isComposing || (waiting.length === 0 && !isOwn)) return false;
      waiting.push(event);
      event.preventDefault();
      event.stopImmediatePropagation();
      return true;
    },
    release() {
      const held = waiting;
      waiting = [];
      return held;
    },
  };
}

const leading = ['Enter', 'Escape', 'Tab'];

/** @param field - the element of the view */
export function pressKey(view: TextView, field: HTMLElement, key: KeyboardEvent): void {
  if (view.move(key)) return;
  const isHeld = key.ctrlKey || key.metaKey || key.altKey;
  if (!isHeld && key.key === 'Backspace') view.erase();
  else if (!isHeld && key.key === 'Delete') view.erase('behind');
  else if (!isHeld && key.key.length === 1) view.type(key.key);
  else field.dispatchEvent(new KeyboardEvent('keydown', key));
}
