/**
 * Remembers, in the history entry, that a form was sent and no answer has come. Not every browser keeps a page while its form is being
 * sent: visitors who come back get a new document with the fields filled in, and without a word about it would send again.
 */

/** A form is known by its place among those of the document: ids differ in a new document. */
const placeOf = (form: HTMLFormElement) => [...document.forms].indexOf(form);

export const isUnanswered = (form: HTMLFormElement): boolean => history.state?.unanswered === placeOf(form);

/** Changes nothing else that is in the entry, such as the router's state. */
export function setUnanswered(form: HTMLFormElement, unanswered: boolean): void {
  if (unanswered === isUnanswered(form)) return;
  history.replaceState({ ...history.state, unanswered: unanswered ? placeOf(form) : undefined }, '');
}
