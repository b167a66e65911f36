/** What the visitor sees and hears of the form's states. Works on the markup of FormCard.tsx, outside of React. */
import type { Outcome } from './answer.ts';
import { elementsOf, type Field } from './fields.ts';
import { nameOf } from './texts.ts';

export interface View {
  form: HTMLFormElement;
  /** The button that sends the form in place. */
  submit: HTMLButtonElement;
  /** Says that the form is being sent, and marks the button as disabled. */
  showSending(): void;
  /** Nothing is being sent any more, and there is nothing to tell. */
  showReady(): void;
  /** Shows how it ended, and moves the focus there, unless told to leave it. `opened`: it is in the visitor's mail program now. */
  showOutcome(kind: Exclude<Outcome['kind'], 'fields'> | 'opened', offerHosted: boolean, move?: boolean): void;
  /** Shows messages beside their fields and moves the focus to the first; the other ways, too, where the provider has refused. */
  showMistakes(mistakes: ReadonlyMap<Field, string>, refused: boolean): void;
  /** Takes the message away from a field that is right again. */
  clearMistake(field: Field): void;
  /** Whether a message stands beside a field. */
  isMarked(field: Field): boolean;
}

export interface ViewMessages {
  sending: string;
  invalid: string;
}

/** @param root The element around form and panels. Its parts are found by `data-part`. */
export function createView(root: HTMLElement, messages: ViewMessages): View {
  const find = <Type extends HTMLElement>(name: string) => root.querySelector<Type>(`[data-part="${name}"]`);
  const part = <Type extends HTMLElement>(name: string) => {
    const found = find<Type>(name);
    if (!found) throw new Error(`The form has no part "${name}".`);
    return found;
  };
  const form = part<HTMLFormElement>('form');
  const submit = part<HTMLButtonElement>('submit');
  const loader = submit.querySelector('svg');
  const problem = part('problem');
  const opened = find('opened');
  const voice = part('voice');
  const summary = part('summary');
  const wrong = part('wrong');
  const errorOf = (field: Field) => document.getElementById(`${field.id}-error`);

  /** Names the fields that are wrong beside the button, each as a link to it; says so to all as long as there is one. */
  const summarize = () => {
    const marked = elementsOf(form).filter((field) => field.getAttribute('aria-invalid') === 'true') as Field[];
    wrong.replaceChildren(...marked.map(linkTo));
    // While the panel of other ways is open, it has the message. The list is hidden then, so that no unseen link takes the focus.
    const isSeen = marked.length > 0 && Boolean(problem.hidden);
    wrong.hidden = !isSeen;
    summary.toggleAttribute('data-mistakes', isSeen);
    const text = marked.length > 0 ? messages.invalid : '';
    // Only if it differs: setting it again would announce it again with each field that is corrected.
    if (voice.textContent !== text) voice.textContent = text;
  };

  const setBusy = (busy: boolean) => {
    form.setAttribute('aria-busy', String(busy));
    // Not `disabled`: that would take the focus away. The guard ignores presses meanwhile.
    submit.setAttribute('aria-disabled', String(busy));
    loader?.classList.remove('sib-hide-loader-icon');
    wrong.hidden = true;
    summary.removeAttribute('data-mistakes');
    voice.textContent = busy ? messages.sending : '';
  };

  // Named only when it is shown: a hidden panel needs no name, and a page may hold several forms.
  const open = (panel: HTMLElement, titled: Element | null) => {
    panel.setAttribute('role', 'group');
    panel.setAttribute('aria-labelledby', titled?.querySelector('[id]')?.id ?? '');
    panel.hidden = false;
    return panel;
  };

  const closePanels = () => {
    problem.hidden = true;
    if (opened) opened.hidden = true;
  };

  const openProblem = (kind: string, offerHosted: boolean) => {
    for (const version of problem.querySelectorAll<HTMLElement>('[data-when]')) version.hidden = version.dataset.when !== kind;
    problem.dataset.kind = kind;
    const hosted = find('hosted');
    if (hosted) hosted.hidden = !offerHosted;
    return open(problem, problem.querySelector(`[data-when="${kind}"]`));
  };

  return {
    form,
    submit,

    showSending() {
      setBusy(true);
      closePanels();
    },

    showReady() {
      setBusy(false);
    },

    showOutcome(kind, offerHosted, move = true) {
      setBusy(false);
      closePanels();
      // Set the attribute: `form.hidden` may be shadowed by a field named "hidden".
      form.toggleAttribute('hidden', kind === 'success');
      const own = kind === 'success' || kind === 'opened' ? part(kind) : undefined;
      const panel = own ? open(own, own) : openProblem(kind, offerHosted);
      if (move) moveTo(panel);
    },

    showMistakes(mistakes, refused) {
      setBusy(false);
      closePanels();
      if (refused) openProblem('fields', true);
      for (const [field, message] of mistakes) {
        const error = errorOf(field);
        if (!error) continue;
        field.closest('details')?.setAttribute('open', '');
        const { expected } = error.dataset;
        error.textContent = message === messages.invalid && expected ? `${message}\n${expected}` : message;
        error.hidden = false;
        field.setAttribute('aria-invalid', 'true');
        const described = new Set(field.getAttribute('aria-describedby')?.split(' ') ?? []);
        field.setAttribute('aria-describedby', [...described.add(error.id)].join(' '));
      }
      summarize();
      const [first] = mistakes.keys();
      if (first) moveTo(first);
    },

    clearMistake(field) {
      const error = errorOf(field);
      if (!error || error.hidden) return;
      error.textContent = '';
      error.hidden = true;
      field.removeAttribute('aria-invalid');
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== error.id && id !== '');
      if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '));
      else field.removeAttribute('aria-describedby');
      summarize();
    },

    isMarked: (field) => field.getAttribute('aria-invalid') === 'true',
  };
}

/** An entry of the summary: the field's name as a link. */
function linkTo(field: Field): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${field.id}`;
  link.textContent = nameOf(field);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    moveTo(field);
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Moves focus and view to an element, and ends a smooth scroll that the provider's script may have started. */
function moveTo(element: HTMLElement) {
  element.focus({ preventScroll: true });
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  element.scrollIntoView({ block: 'nearest' });
}
