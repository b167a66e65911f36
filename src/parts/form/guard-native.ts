/** Guards a form that the browser itself sends and that ends on the provider's page. Until that page comes, a second submit is stopped, and the visitor is told when it takes too long. */
import { type TakeOverOptions, takeOver } from './take-over.ts';
import { timeoutFor } from './timeouts.ts';

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @param onProblem What is done before it is shown that it did not work.
 * @returns Gives the form back to the browser.
 */
export function guardNative(root: HTMLElement, options: TakeOverOptions, onProblem: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const show = (kind: 'failed' | 'unconfirmed') => {
    onProblem();
    view.showOutcome(kind, false);
  };
  const { view, form, check, fillInOnce, release } = takeOver(root, options, {
    submit(event) {
      if (waiting !== undefined || !check()) return event.preventDefault();
      if (navigator.onLine === false) {
        // The browser would replace the page, and what was typed, by its own error page.
        event.preventDefault();
        return show('failed');
      }
      fillInOnce();
      view.showSending();
      // No page has come: the provider is slow, or has answered without one.
      waiting = setTimeout(() => {
        stopWaiting();
        show('unconfirmed');
      }, timeoutFor(form));
    },
    // The visitor has come back from the provider's page.
    restored() {
      stopWaiting();
      view.showReady();
    },
  });
  return () => {
    stopWaiting();
    release();
  };
}
