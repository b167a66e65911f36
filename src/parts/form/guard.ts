/**
 * Guards a form that is sent without leaving the page: whatever the provider does or does not do, every submit ends in a
 * state that is visible, announced and true, within 10.5 seconds.
 *
 * ```
 *  submit ─► check ─► mistakes beside the fields
 *              │
 *              ├─► a sender, as long as it is alive ──────┐
 *              └─► our own POST, else ────────────────────┴─► answer ─► read ─► success · fields · failed · unconfirmed
 * ```
 */

import type { Answer, Outcome, ReadAnswer } from './answer.ts';
import { type Entry, readEntry, restore } from './entries.ts';
import { elementsOf, type Field, visibleFields } from './fields.ts';
import { type TakeOverOptions, takeOver } from './take-over.ts';
import { senderTimeoutMs, timeoutFor } from './timeouts.ts';

export interface GuardOptions extends TakeOverOptions {
  /** Where our own POST goes. Not read from the form, whose `action` may be shadowed by a field of that name. */
  url: URL;
  /** What it asks for as an answer. */
  accept?: string;
  read: ReadAnswer;
  /** Name of the field that has to stay empty. */
  honeypot: string;
  /** What is done before it is shown that it did not work. */
  onProblem?: () => void;
}

/** Sends in the place of our own POST: a script of the provider's. */
export interface Sender {
  isAlive(): boolean;
  /** Sends the form. Throws what the sender throws. */
  submit(event: SubmitEvent): void;
}

/** Allows one POST of a sender to leave. */
export interface Admission {
  /** The answer came. */
  answer(answer: Answer): Outcome;
  /** The request is over; without an answer before, it was lost. */
  end(): void;
}

export interface Guard {
  form: HTMLFormElement;
  /** The button that sends the form. */
  button: HTMLButtonElement;
  /** Aborted when the form is given back. */
  signal: AbortSignal;
  /** Lets a sender send from now on, as long as it is alive. */
  entrust(sender: Sender): void;
  /** The sender's POST is about to leave. Without an admission it has to be held back. */
  admit(abort: () => void): Admission | undefined;
  /** Gives the form back to the browser. */
  release(): void;
}

/** One intended submit. */
interface Attempt {
  /** A POST has left. There is never a second one. */
  sent: boolean;
  /** What was entered, to bring it back. */
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
 */
export function guardForm(root: HTMLElement, { url, accept, read, honeypot, onProblem, ...options }: GuardOptions): Guard {
  // The browser's own: while a provider's script is watched, `window.fetch` is ours (requests.ts of the section).
  const ownFetch = window.fetch.bind(window);
  let attempt: Attempt | undefined;
  let sender: Sender | undefined;
  const taken = takeOver(root, options, {
    submit: onSubmit,
    // What the visitor corrects while the form is being sent stays as well.
    input: (field) => attempt?.entries.set(field, readEntry(field)),
    restored: () => {
      if (attempt) giveUp(attempt);
    },
  });
  const { view, form, signal } = taken;

  function onSubmit(event: SubmitEvent) {
    // Pressed by the visitor: the browser itself sends the form, to the provider's own page.
    if (event.submitter && event.submitter !== view.submit) {
      if (!taken.check()) event.preventDefault();
      else taken.fillInOnce();
      return;
    }
    event.preventDefault();
    if (attempt || !taken.check()) return;
    if (isTrapped(form, honeypot)) show('failed', false);
    else begin(event);
  }

  function begin(event: SubmitEvent) {
    const offline = navigator.onLine === false;
    const current: Attempt = { sent: false, entries: taken.fillIn(), offline, abort: () => {}, timers: [] };
    attempt = current;
    view.showSending();
    const after = (time: number, action: () => void) => current.timers.push(setTimeout(action, time));
    after(timeoutFor(form), () => giveUp(current));
    if (!sender?.isAlive()) return void sendOurselves(current);
    try {
      sender.submit(event);
    } catch (error) {
      console.warn(error);
      // If it broke before its POST left, it will not send any more.
      if (!current.sent) void sendOurselves(current);
      return;
    }
    after(senderTimeoutMs, () => {
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
      const headers = accept === undefined ? undefined : { Accept: accept };
      const response = await ownFetch(url, {
        method: 'POST',
        body: bodyOf(form),
        signal: abort.signal,
        ...(headers && { headers }),
      });
      const { status, redirected } = response;
      conclude(current, readAnswer({ status, text: await response.text(), redirected }), true);
    } catch {
      conclude(current, lost(current));
    }
  }

  const readAnswer = (answer: Answer) => read(answer, new Set(visibleFields(form).map(({ name }) => name)));

  /** The request ended without an answer. It is certain that nothing arrived only if the browser was offline from beginning to end. */
  const lost = ({ offline }: Attempt): Outcome => ({ kind: offline && navigator.onLine === false ? 'failed' : 'unconfirmed' });

  /** Stops waiting for an answer. If no POST has left, nothing can have arrived. */
  function giveUp(current: Attempt) {
    conclude(current, { kind: current.sent ? 'unconfirmed' : 'failed' });
    current.abort();
  }

  function conclude(current: Attempt, outcome: Outcome, mayRedirect = false) {
    if (attempt !== current) return;
    attempt = undefined;
    for (const timer of current.timers) clearTimeout(timer);
    if (outcome.kind !== 'unconfirmed') setUnanswered(form, false);
    // `form.reset` may be shadowed by a field named "reset".
    if (outcome.kind === 'success') HTMLFormElement.prototype.reset.call(form);
    else restore(current.entries);
    if (outcome.kind === 'fields') {
      onProblem?.();
      const fields = visibleFields(form).flatMap((field) => {
        const message = outcome.errors.get(field.name);
        return message === undefined ? [] : [[field, message || options.messages.invalid] as const];
      });
      view.showMistakes(new Map(fields), true);
    } else show(outcome.kind, true);
    // A sender that got the answer goes there itself.
    if (outcome.kind === 'success' && outcome.redirect && mayRedirect) location.replace(outcome.redirect);
  }

  function show(kind: 'success' | 'failed' | 'unconfirmed', offerHosted: boolean, move?: boolean) {
    if (kind !== 'success') onProblem?.();
    view.showOutcome(kind, offerHosted, move);
  }

  // The focus stays with a visitor who is typing already when this code comes.
  if (isUnanswered(form)) show('unconfirmed', true, !form.contains(document.activeElement));

  return {
    form,
    button: view.submit,
    signal,
    entrust(one) {
      sender = one;
    },
    admit(abort) {
      const current = attempt;
      if (!current || current.sent) return undefined;
      leave(current, abort);
      let outcome: Outcome | undefined;
      return {
        answer: (answer) => (outcome = readAnswer(answer)),
        end: () => conclude(current, outcome ?? lost(current)),
      };
    },
    release() {
      for (const timer of attempt?.timers ?? []) clearTimeout(timer);
      attempt = undefined;
      taken.release();
    },
  };
}

/** A form is known by its place among those of the document: ids differ in a new document. */
const placeOf = (form: HTMLFormElement) => [...document.forms].indexOf(form);

/**
 * Whether the history entry says that a form was sent and no answer has come. Not every browser keeps a page while its form is being
 * sent: visitors who come back get a new document with the fields filled in, and without a word about it would send again.
 */
const isUnanswered = (form: HTMLFormElement): boolean => history.state?.unanswered === placeOf(form);

/** Changes nothing else that is in the entry, such as the router's state. */
function setUnanswered(form: HTMLFormElement, unanswered: boolean): void {
  if (unanswered === isUnanswered(form)) return;
  history.replaceState({ ...history.state, unanswered: unanswered ? placeOf(form) : undefined }, '');
}

/** Whether the honeypot was filled in. */
export function isTrapped(form: HTMLFormElement, honeypot: string): boolean {
  return elementsOf(form).some((field) => field instanceof HTMLInputElement && field.name === honeypot && field.value !== '');
}

/** What the browser itself would send, so that the provider gets the same with and without JavaScript. */
function bodyOf(form: HTMLFormElement): BodyInit {
  const data = new FormData(form);
  if (form.getAttribute('enctype') === 'multipart/form-data') return data;
  // Lines end in CRLF, as in a multipart body (HTML Standard, "constructing the entry list").
  const withLines = (text: string) => text.replace(/\r\n?|\n/g, '\r\n');
  return new URLSearchParams([...data].map(([name, value]) => [withLines(name), withLines(String(value))]));
}
