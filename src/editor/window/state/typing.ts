/** Whether somebody is typing, so that nothing opens over a word. */

/** After so long without a letter, in milliseconds, it has stopped. */
const restMs = 3000;
/** Of a word that is put together on the page, as in Japanese, the window hears only what the draft says of it. */
const restOnPageMs = 10_000;

/** @returns `changed` is to be called whenever the draft changes: letters of the page in its frame come no other way */
export function watchTyping(): { isTyping: () => boolean; changed: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let isComposing = false;
  const changed = () => {
    last = Date.now();
  };
  for (const type of ['keydown', 'input', 'compositionstart', 'compositionend']) {
    // Where the draft is changed by a program there is no window.
    globalThis.addEventListener?.(
      type,
      () => {
        changed();
        if (type.startsWith('composition')) isComposing = type === 'compositionstart';
      },
      { capture: true },
    );
  }
  return {
    changed,
    isTyping() {
      const isOnPage = document.activeElement instanceof HTMLIFrameElement;
      return isComposing || Date.now() - last < (isOnPage ? restOnPageMs : restMs);
    },
  };
}
