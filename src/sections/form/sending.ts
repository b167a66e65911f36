/** How a form is sent, as its manifest says: read from an answer, by the browser itself, or as a mail. */
import { readJson, readStatus } from '../../parts/form/answer.ts';
import { guardForm } from '../../parts/form/guard.ts';
import { guardMail } from '../../parts/form/guard-mail.ts';
import { guardNative } from '../../parts/form/guard-native.ts';
import { carryInto } from '../../parts/form/mail-links.ts';
import { textOf } from '../../parts/form/texts.ts';
import type { FormProps } from './props.ts';

/** The address that opens a mail program, as a browser without JavaScript takes it, too. */
export function mailAddress({ mailto, subject }: { mailto: string; subject?: string | undefined }): string {
  const to = encodeURIComponent(mailto).replaceAll('%40', '@').replaceAll('%2C', ',');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/**
 * Takes over a form.
 *
 * @param root The element around form and panels.
 * @returns Gives the form back to the browser.
 */
export function guard(root: HTMLElement, { action, answer, messages, honeypot }: FormProps): () => void {
  if (typeof action !== 'string') return guardMail(root, { messages, honeypot: honeypot.name });
  // What was typed goes along into the mail that is offered.
  const onProblem = () => {
    const form = root.querySelector('form');
    if (form) carryInto(root, 'problem', textOf(form));
  };
  if (!answer) return guardNative(root, { messages }, onProblem);
  const { format, successKey, successValue, messagesKey, query } = answer;
  const url = new URL(action, location.href);
  if (query) url.searchParams.set(query, '1');
  const isJson = format === 'json';
  return guardForm(root, {
    messages,
    url,
    honeypot: honeypot.name,
    onProblem,
    read: isJson ? readJson({ success: successKey, successValue, messages: messagesKey }) : readStatus,
    ...(isJson && { accept: 'application/json' }),
  }).release;
}
