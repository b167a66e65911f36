/** What the mock provider answers to a POST by a script, as each of the providers that docs/forms.md names, and in each mode of failure. */
import { mockProviderPath } from '../manifest/resolve/addresses.ts';
import type { AnswerMode } from './modes.ts';

export interface Answer {
  status?: number;
  type?: string;
  body: string;
  /** Where it leads, with a status that redirects. */
  location?: string;
  /** Milliseconds until it comes. */
  after?: number;
}

export interface Dialect {
  success: Answer;
  /** The provider does not accept what arrived. */
  refusal: Answer;
  /** Something is wrong with a field. */
  fieldErrors: (field: string) => Answer;
  /** What an answer that was cut off begins with. */
  beginning: string;
  /** A success that also says where it leads. */
  leading: (address: string) => Answer;
  /** Scripts of other hosts may read the answer. */
  isOpen: boolean;
  /** Answers in JSON only where `Accept` asks for it, otherwise with a page. */
  wantsJson: boolean;
  /** The field without which everything is refused. */
  demands?: string;
}

const json = (answer: unknown, status = 200): Answer => ({
  type: 'application/json',
  body: JSON.stringify(answer),
  status,
});
const html = (title: string, status = 200): Answer => ({
  type: 'text/html',
  body: `<!doctype html><title>${title}</title>`,
  status,
});

const has = 'The mock provider has it.';
const refuses = 'The mock provider refuses.';
const dislikes = 'The mock provider does not like this.';

export const dialects = {
  brevo: {
    success: json({ success: true, message: has }),
    refusal: json({ success: false, message: refuses }),
    // One error about a field of the form, and one about a field that no form has.
    fieldErrors: (field) => json({ success: false, message: refuses, errors: { [field]: dislikes, NO_SUCH_FIELD: 'No.' } }),
    beginning: '{"success":true,"mess',
    leading: (redirect) => json({ success: true, message: has, redirect }),
    isOpen: true,
    wantsJson: false,
  },
  formspree: {
    success: json({ ok: true, next: '/thanks' }),
    refusal: json({ ok: false, error: refuses, errors: [{ code: 'BLOCKED', message: refuses }] }, 403),
    fieldErrors: (field) =>
      json({ error: refuses, errors: [{ code: 'TYPE', field, message: dislikes }, { field: 'no-such-field' }] }, 422),
    beginning: '{"ok":true,"ne',
    leading: (next) => json({ ok: true, next }),
    isOpen: true,
    wantsJson: true,
  },
  web3forms: {
    success: json({ success: true, message: has, body: { message: has } }),
    refusal: json({ success: false, message: refuses }, 400),
    fieldErrors: () => json({ success: false, message: dislikes }, 400),
    beginning: '{"success":true,"mess',
    leading: () => json({ success: true, message: has }),
    isOpen: true,
    wantsJson: true,
    demands: 'access_key',
  },
  netlify: {
    success: html('Thank you!'),
    refusal: html('Refused', 422),
    fieldErrors: () => html('Refused', 422),
    beginning: '<!doctype html><title>Tha',
    leading: () => html('Thank you!'),
    // The site itself answers, so no script of another host needs to.
    isOpen: true,
    wantsJson: false,
    demands: 'form-name',
  },
  mailchimp: {
    success: html('Almost finished'),
    refusal: html('Refused'),
    fieldErrors: () => html('Refused'),
    beginning: '<!doctype html><title>Alm',
    leading: () => html('Almost finished'),
    isOpen: false,
    wantsJson: false,
  },
} satisfies Record<string, Dialect>;

interface Question {
  /** The name of the field with the mail address. */
  mailField: string;
  /** Where a success sends the visitor, in the mode for that. */
  redirect: string;
}

/** The answer in a mode; undefined: there never is one. */
export function makeAnswer(
  mode: AnswerMode | undefined,
  { success, refusal, fieldErrors, beginning, leading }: Dialect,
  { mailField, redirect }: Question,
): Answer | undefined {
  if (mode === undefined) return success;
  const answers: Record<AnswerMode, Answer | undefined> = {
    'answer-redirect': leading(redirect),
    'answer-field-errors': fieldErrors(mailField),
    'answer-refusal': refusal,
    'answer-empty': { type: 'application/json', body: '' },
    'answer-html': html('Not an answer'),
    'answer-cut-off': { type: 'application/json', body: beginning },
    'answer-array': { type: 'application/json', body: `[${success.body}]` },
    'answer-null': { type: 'application/json', body: 'null' },
    'answer-contradiction': { ...leading(redirect), status: 500 },
    'answer-302': { body: '', status: 302, location: `${mockProviderPath}/try` },
    'answer-400': html('Error', 400),
    'answer-422': { ...refusal, status: 422 },
    'answer-429': html('Error', 429),
    'answer-500': html('Error', 500),
    'answer-502': html('Error', 502),
    'answer-503': html('Error', 503),
    'answer-no-cors': success,
    'answer-slow-9': { ...success, after: 9_000 },
    'answer-slow-11': { ...success, after: 11_000 },
    'answer-never': undefined,
  };
  return answers[mode];
}
