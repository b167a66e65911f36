/** Takes a form over from the browser: what is wrong stands beside the fields, in the words of the manifest. What happens then, the guards decide. */
import { type Entry, readEntries } from './entries.ts';
import { type Field, type FieldRules, findMistakes, isChoice, type RuleMessages, readFields, visibleFields } from './fields.ts';
import { createView, type View, type ViewMessages } from './view.ts';

export interface TakeOverOptions {
  messages: ViewMessages & RuleMessages;
  rules?: FieldRules | undefined;
}

interface Listeners {
  /** Nobody else hears of it. */
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
  /** Whether all is right. What is not is shown. */
  check(): boolean;
  /** Puts into the fields what is to be sent, as browsers and scripts read it there. Returns what stood there. */
  fillIn(): Map<Field, Entry>;
  /** Gives the form back to the browser. */
  release(): void;
}

/** @param root The element around form and panels. */
export function takeOver(root: HTMLElement, { messages, rules }: TakeOverOptions, on: Listeners): TakenForm {
  const view = createView(root, messages);
  const { form } = view;
  const stopping = new AbortController();
  const { signal } = stopping;
  // The messages beside the fields are ours.
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
    fillIn() {
      const entries = readEntries(form);
      for (const [field, value] of readFields(form, rules)) if (!isChoice(field) && field.value !== value) field.value = value;
      return entries;
    },
    release() {
      form.noValidate = false;
      stopping.abort();
    },
  };
}
