/** Takes a form over from the browser: mistakes are shown beside the fields, in the words of the manifest. The guards decide what a submit does. */
import { type Entry, readEntries, restore } from './entries.ts';
import { type Field, type FieldRules, findMistakes, isChoice, type RuleMessages, readFields, visibleFields } from './fields.ts';
import { createView, type View, type ViewMessages } from './view.ts';

export interface TakeOverOptions {
  messages: ViewMessages & RuleMessages;
  rules?: FieldRules | undefined;
}

interface Listeners {
  /** No other listener gets the event. */
  submit: (event: SubmitEvent) => void;
  /** Something was entered. */
  input?: (field: Field) => void;
  /** The page has come back from the back/forward cache, and has lost its requests. */
  restored: () => void;
}

export interface TakenForm {
  view: View;
  form: HTMLFormElement;
  /** Aborted when the form is given back. */
  signal: AbortSignal;
  /** Whether all fields are right. Shows a message beside each that is not. */
  check(): boolean;
  /** Puts into the fields what is to be sent, as browsers and scripts read it from there. Returns what the fields held before. */
  fillIn(): Map<Field, Entry>;
  /** The same for a form that the browser itself sends now; then the fields get back what they held. */
  fillInOnce(): void;
  /** Gives the form back to the browser. */
  release(): void;
}

/** @param root The element around form and panels. */
export function takeOver(root: HTMLElement, { messages, rules }: TakeOverOptions, on: Listeners): TakenForm {
  const view = createView(root, messages);
  const { form } = view;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The browser's own messages would stand in the way of those beside the fields.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      event.stopImmediatePropagation();
      on.submit(event);
    },
    { capture: true, signal },
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      const mistakes = findMistakes(form, messages, rules);
      for (const field of visibleFields(form)) {
        if (view.isMarked(field) && !mistakes.has(field)) view.clearMistake(field);
        if (field === target) on.input?.(field);
      }
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) on.restored();
    },
    { signal },
  );
  const fillIn = () => {
    const entries = readEntries(form);
    for (const [field, value] of readFields(form, rules)) if (!isChoice(field) && field.value !== value) field.value = value;
    return entries;
  };
  return {
    view,
    form,
    signal,
    check() {
      for (const field of visibleFields(form)) view.clearMistake(field);
      const mistakes = findMistakes(form, messages, rules);
      if (mistakes.size > 0) view.showMistakes(mistakes, false);
      return mistakes.size === 0;
    },
    fillIn,
    fillInOnce() {
      const entries = fillIn();
      // In the next task, when the browser has read the fields.
      setTimeout(() => restore(entries));
    },
    release() {
      form.noValidate = false;
      stopping.abort();
    },
  };
}
