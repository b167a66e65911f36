/** Stands around a form that the browser itself sends: the provider's page is how it ends. Until it comes, nobody sends twice or is left without a word. */
import { restore } from './entries.ts';
import { deadline } from './guard.ts';
import { type TakeOverOptions, takeOver } from './take-over.ts';

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
  const { view, check, fillIn, release } = takeOver(root, options, {
    submit(event) {
      if (waiting !== undefined || !check()) return event.preventDefault();
      if (navigator.onLine === false) {
        // The browser would put a page of its own in the place of what was typed.
        event.preventDefault();
        return show('failed');
      }
      const entries = fillIn();
      // After the browser has read the fields.
      setTimeout(() => restore(entries));
      view.showSending();
      // No page has come: the provider is slow, or has answered with none.
      waiting = setTimeout(() => {
        stopWaiting();
        show('unconfirmed');
      }, deadline);
    },
    // The visitor has seen the provider's page, and has come back.
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
