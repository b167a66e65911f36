/** Guards a form that becomes a mail: it opens the visitor's mail program, says so, and offers the text to copy to visitors who have none. */
import { isTrapped } from './guard.ts';
import { carryInto } from './mail-links.ts';
import { type TakeOverOptions, takeOver } from './take-over.ts';
import { textOf } from './texts.ts';

interface GuardMailOptions extends TakeOverOptions {
  /** Name of the field that has to stay empty. */
  honeypot: string;
}

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @returns Gives the form back to the browser.
 */
export function guardMail(root: HTMLElement, { honeypot, ...options }: GuardMailOptions): () => void {
  const { view, form, check, release } = takeOver(root, options, {
    submit(event) {
      event.preventDefault();
      if (!check()) return;
      if (isTrapped(form, honeypot)) return view.showOutcome('failed', false);
      const text = textOf(form);
      const shown = root.querySelector('[data-part="text"]');
      if (shown) shown.textContent = text;
      const copy = root.querySelector<HTMLElement>('[data-part="opened"] [data-copy]');
      if (copy) copy.dataset.copy = text;
      const [link] = carryInto(root, 'opened', text);
      view.showOutcome('opened', false);
      // A click on a link within the visitor's own click: browsers open the mail program without asking.
      link?.click();
    },
    restored() {},
  });
  return release;
}
