/**
 * Keeps events from React while it hydrates. For the first tap or key it would hydrate the whole page at once, on the spot, and the visitor
 * would wait for all of it: 335 ms at a processor slowed down four times. Until then the page is the browser's, which needs nobody to follow a
 * link, to open the menu, to put a letter into a field or to send a form.
 */

/**
 * @param root the element that React is about to hydrate
 * @param hydrate calls `hydrateRoot` on it, which adds React's listeners
 * @returns lets events through; to be called when all is hydrated
 */
export function blockEventsUntilHydrated(root: HTMLElement, hydrate: () => void): () => void {
  let held = true;
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const pass = (event: Event) => {
      if (held) return;
      if (typeof listener === 'function') listener.call(root, event);
      else listener.handleEvent(event);
    };
    HTMLElement.prototype.addEventListener.call(root, type, pass, options);
  };
  hydrate();
  Reflect.deleteProperty(root, 'addEventListener');
  return () => {
    held = false;
  };
}
