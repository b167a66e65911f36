/**
 * Remembers, in the entry of the history, that a form has left and no answer has come. Not every browser keeps a page whose form is on
 * its way: who comes back finds it made anew, filled in and without a word, and would send again.
 */

/** The form's place among those of the document is the same in a document made anew; ids are not. */
const placeOf = (form: HTMLFormElement) => [...document.forms].indexOf(form);

export const isUnanswered = (form: HTMLFormElement): boolean => history.state?.unanswered === placeOf(form);

/** What the router keeps in the entry stays there. */
export function setUnanswered(form: HTMLFormElement, unanswered: boolean): void {
  if (unanswered === isUnanswered(form)) return;
  history.replaceState({ ...history.state, unanswered: unanswered ? placeOf(form) : undefined }, '');
}
