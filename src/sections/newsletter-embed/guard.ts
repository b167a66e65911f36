/**
 * Stands around the form, and around the provider's script where there is one: whatever that does or does not do, every submit
 * ends in a state that is visible, announced and true, within 10.5 seconds.
 *
 * ```
 *  submit ─► check ─► mistakes beside the fields
 *              │
 *              ├─► the script's handler, while it is alive ──┐
 *              └─► our own POST, when it is not ─────────────┴─► answer ─► readAnswer ─► success · fields · failed · unconfirmed
 * ```
 */

import type { Resources } from '../../../schema/atoms.ts';
import { type Outcome, readAnswer } from './answer.ts';
import { bringProvider, type Provider, type ProviderTexts } from './provider.ts';
import { watchRequests } from './requests.ts';
import { type Field, findMistakes, type PhoneRule, readFields, visibleFields } from './rules.ts';
import { isUnanswered, setUnanswered } from './unanswered.ts';
import { createView } from './view.ts';

export interface GuardOptions {
  /** Where the form sends to, as it stands in the manifest. Not read from the form: a field named "action" would be read. */
  action: string;
  messages: { required: string; invalid: string; countryCode: string; sending: string };
  locale: string;
  /** Name of the field that has to stay empty. */
  honeypot: string;
  phone?: PhoneRule;
  resources?: Resources;
}

/** How long a submit may take, in milliseconds; the rest of the 10.5 seconds is for showing how it ended. */
const deadline = 10_000;
/** How long the script may think (a captcha takes its time) before we send in its place. */
const patience = 3_000;

/** One intended submit. */
interface Attempt {
  /** A POST has left. There is never a second one. */
  sent: boolean;
  /** What was entered, to bring it back: the form holds what is sent, and the script may empty it. */
  entries: Map<Field, Entry>;
  /** The browser was offline when it began. */
  offline: boolean;
  abort: () => void;
  timers: ReturnType<typeof setTimeout>[];
}

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @returns Gives the form back to the browser.
 */
export function guardForm(root: HTMLElement, { action, messages, locale, honeypot, phone, resources }: GuardOptions): () => void {
  const view = createView(root, messages);
  const { form } = view;
  // As the browser has it, not as it is while the script is watched.
  const ownFetch = window.fetch.bind(window);
  const endpoint = new URL(action, location.href);
  const stopping = new AbortController();
  const { signal } = stopping;
  signal.addEventListener('abort', keepEnabled(view.submit));
  let attempt: Attempt | undefined;
  let provider: Provider | undefined;

  function onSubmit(event: SubmitEvent) {
    // The guard alone decides who else hears of it.
    event.stopImmediatePropagation();
    // Pressed by the visitor: the browser itself sends the form, to the provider's own page.
    if (event.submitter && event.submitter !== view.submit) {
      if (!check()) event.preventDefault();
      else {
        const entries = fillIn();
        // After the browser has read the fields.
        setTimeout(() => restore(entries));
      }
      return;
    }
    event.preventDefault();
    if (attempt || !check()) return;
    const trap = form.elements.namedItem(honeypot);
    if (trap instanceof HTMLInputElement && trap.value !== '') view.showOutcome('failed', false);
    else begin(event);
  }

  function check(): boolean {
    for (const field of visibleFields(form)) view.clearMistake(field);
    const mistakes = findMistakes(form, messages, phone);
    if (mistakes.size > 0) view.showMistakes(mistakes, false);
    return mistakes.size === 0;
  }

  /** Puts into the fields what is to be sent, as the browser and the script read it there. Returns what stood there. */
  function fillIn(): Attempt['entries'] {
    const entries = new Map(visibleFields(form).map((field) => [field, readEntry(field)]));
    for (const [field, value] of readFields(form, phone)) if (field.value !== value) field.value = value;
    return entries;
  }

  function begin(event: SubmitEvent) {
    const current: Attempt = { sent: false, entries: fillIn(), offline: navigator.onLine === false, abort: () => {}, timers: [] };
    attempt = current;
    view.showSending();
    const after = (time: number, action: () => void) => current.timers.push(setTimeout(action, time));
    after(deadline, () => giveUp(current));
    if (!provider?.isAlive()) return void sendOurselves(current);
    try {
      provider.submit(event);
    } catch (error) {
      console.warn(error);
      // It broke before it sent: nothing more is to be expected of it.
      if (!current.sent) void sendOurselves(current);
      return;
    }
    after(patience, () => {
      if (!current.sent) void sendOurselves(current);
    });
  }

  /** A POST leaves. */
  function leave(current: Attempt, abort: () => void) {
    current.sent = true;
    current.abort = abort;
    setUnanswered(form, true);
  }

  async function sendOurselves(current: Attempt) {
    const abort = new AbortController();
    leave(current, () => abort.abort());
    try {
      const url = new URL(endpoint);
      url.searchParams.set('isAjax', '1');
      const response = await ownFetch(url, { method: 'POST', body: new FormData(form), signal: abort.signal });
      conclude(current, read(response.status, await response.text()), true);
    } catch {
      conclude(current, lost(current));
    }
  }

  const read = (status: number, text: string) => readAnswer(status, text, new Set(visibleFields(form).map(({ name }) => name)));

  /** The request ended without an answer. Only of a browser that is offline is it certain that nothing arrived. */
  const lost = ({ offline }: Attempt): Outcome => ({ kind: offline && navigator.onLine === false ? 'failed' : 'unconfirmed' });

  /** No answer will be waited for any more. Where nothing has left, nothing has arrived. */
  function giveUp(current: Attempt) {
    conclude(current, { kind: current.sent ? 'unconfirmed' : 'failed' });
    current.abort();
  }

  function conclude(current: Attempt, outcome: Outcome, mayRedirect = false) {
    if (attempt !== current) return;
    attempt = undefined;
    for (const timer of current.timers) clearTimeout(timer);
    if (outcome.kind !== 'unconfirmed') setUnanswered(form, false);
    if (outcome.kind === 'success') form.reset();
    else restore(current.entries);
    if (outcome.kind === 'fields') {
      const fields = visibleFields(form).flatMap((field) => {
        const message = outcome.errors.get(field.name);
        return message === undefined ? [] : [[field, message || messages.invalid] as const];
      });
      view.showMistakes(new Map(fields), true);
    } else view.showOutcome(outcome.kind, true);
    // The script goes there itself.
    if (outcome.kind === 'success' && outcome.redirect && mayRedirect) location.replace(outcome.redirect);
  }

  function bring() {
    if (!resources || provider) return;
    const texts: ProviderTexts = { ...messages, locale };
    provider = bringProvider(form, resources, texts);
    if (!provider) return;
    const unwatch = watchRequests(endpoint, {
      admit(abort) {
        const current = attempt;
        if (!current || current.sent) return undefined;
        leave(current, abort);
        let outcome: Outcome | undefined;
        return {
          answer(status, text) {
            outcome = read(status, text);
            // What only looks like a success would make the script show one, or go on to the page for it.
            return outcome.kind === 'success' || !/"success"\s*:\s*true/.test(text);
          },
          end: () => conclude(current, outcome ?? lost(current)),
        };
      },
    });
    signal.addEventListener('abort', () => {
      unwatch();
      provider?.remove();
    });
  }

  /** Loading the script is the visitor's choice: pressing the summary opens it, which works before this code has come, too. */
  function askFirst() {
    const accept = root.querySelector('details');
    if (!accept) return;
    const accepted = () => {
      if (!accept.open) return;
      // Who pressed it before this code came stands on it still, or on nothing, now that it has gone.
      const { activeElement } = document;
      const stands = activeElement === document.body || accept.contains(activeElement);
      for (const element of root.querySelectorAll<HTMLElement>('[data-part="consent"]')) element.hidden = true;
      bring();
      if (stands) visibleFields(form)[0]?.focus();
    };
    accept.addEventListener(
      'toggle',
      () => {
        accepted();
        if (accept.open) visibleFields(form)[0]?.focus();
      },
      { signal },
    );
    accepted();
  }

  // The messages beside the fields are ours, in the words of the manifest.
  form.noValidate = true;
  form.addEventListener('submit', onSubmit, { capture: true, signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const mistakes = findMistakes(form, messages, phone);
      for (const field of visibleFields(form)) {
        if (view.isMarked(field) && !mistakes.has(field)) view.clearMistake(field);
        // Corrected while the form was on its way: that stays, too.
        if (field === target) attempt?.entries.set(field, readEntry(field));
      }
    },
    { signal },
  );
  // A page that comes back from the back/forward cache has lost its requests.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted && attempt) giveUp(attempt);
    },
    { signal },
  );
  if (resources?.load === 'on-enter') {
    // Not in this turn: what is mounted only for trial (StrictMode) loads nothing.
    const soon = setTimeout(() => whenActivated(bring));
    signal.addEventListener('abort', () => clearTimeout(soon));
  }
  if (resources?.load === 'on-consent') askFirst();
  // Who types already when this code comes goes on typing.
  if (isUnanswered(form)) view.showOutcome('unconfirmed', true, !form.contains(document.activeElement));

  return () => {
    for (const timer of attempt?.timers ?? []) clearTimeout(timer);
    attempt = undefined;
    form.noValidate = false;
    stopping.abort();
  };
}

/** A field's value; of a select the place of its option, as options of several countries have the same value. */
type Entry = string | number;

const readEntry = (field: Field): Entry => (field instanceof HTMLSelectElement ? field.selectedIndex : field.value);

function restore(entries: ReadonlyMap<Field, Entry>) {
  for (const [field, entry] of entries) {
    if (readEntry(field) === entry) continue;
    if (field instanceof HTMLSelectElement) field.selectedIndex = Number(entry);
    else field.value = String(entry);
  }
}

/**
 * The provider's script disables the button, perhaps late, and does not enable it again when the answer is lost. A disabled button
 * would lose the focus, too; that it cannot be pressed meanwhile is the guard's to say.
 */
function keepEnabled(button: HTMLButtonElement): () => void {
  const observer = new MutationObserver(() => {
    if (button.disabled) button.disabled = false;
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** A page that the browser renders on suspicion has not been entered yet. */
function whenActivated(action: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
