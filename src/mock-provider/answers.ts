/** What the mock provider answers to a POST by a script, as each of the providers that docs/forms.md names, and in each mode of failure. */
import { mockProviderPath } from '../manifest/resolve/addresses.ts';

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
  /** Something is wrong with a field; left out where that is said like any refusal. */
  fieldErrors?: (field: string) => Answer;
  /** A success that also says where it leads; left out where none does. */
  leading?: (address: string) => Answer;
  /** No script of another host may read the answer. */
  isClosed?: true;
  /** Answers in JSON only where `Accept` asks for it, otherwise with a page. */
  wantsJson?: true;
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
    leading: (redirect) => json({ success: true, message: has, redirect }),
  },
  formspree: {
    success: json({ ok: true, next: '/thanks' }),
    refusal: json({ ok: false, error: refuses, errors: [{ code: 'BLOCKED', message: refuses }] }, 403),
    fieldErrors: (field) =>
      json({ error: refuses, errors: [{ code: 'TYPE', field, message: dislikes }, { field: 'no-such-field' }] }, 422),
    leading: (next) => json({ ok: true, next }),
    wantsJson: true,
  },
  web3forms: {
    success: json({ success: true, message: has, body: { message: has } }),
    refusal: json({ success: false, message: refuses }, 400),
    fieldErrors: () => json({ success: false, message: dislikes }, 400),
    wantsJson: true,
    demands: 'access_key',
  },
  netlify: {
    success: html('Thank you!'),
    refusal: html('Refused', 422),
    demands: 'form-name',
  },
  mailchimp: {
    success: html('Almost finished'),
    refusal: html('Refused'),
    isClosed: true,
  },
} satisfies Record<string, Dialect>;

interface Question {
  /** The name of the field with the mail address. */
  mailField: string;
  /** Where a success sends the visitor, in the mode for that. */
  redirect: string;
}

const leadingTo = ({ success, leading }: Dialect, { redirect }: Question) => leading?.(redirect) ?? success;

/** Ways in which a POST is answered, other than with a success; undefined: it never is. */
const answers = {
  'answer-redirect': leadingTo,
  'answer-field-errors': ({ refusal, fieldErrors }, { mailField }) => fieldErrors?.(mailField) ?? refusal,
  'answer-refusal': ({ refusal }) => refusal,
  'answer-empty': () => ({ type: 'application/json', body: '' }),
  'answer-html': () => html('Not an answer'),
  'answer-cut-off': ({ success }) => ({ type: 'application/json', body: success.body.slice(0, -9) }),
  'answer-array': ({ success }) => ({ type: 'application/json', body: `[${success.body}]` }),
  'answer-null': () => ({ type: 'application/json', body: 'null' }),
  'answer-contradiction': (dialect, question) => ({ ...leadingTo(dialect, question), status: 500 }),
  'answer-302': () => ({ body: '', status: 302, location: `${mockProviderPath}/try` }),
  'answer-400': () => html('Error', 400),
  'answer-422': ({ refusal }) => ({ ...refusal, status: 422 }),
  'answer-429': () => html('Error', 429),
  'answer-500': () => html('Error', 500),
  'answer-502': () => html('Error', 502),
  'answer-503': () => html('Error', 503),
  'answer-no-cors': ({ success }) => success,
  'answer-slow-9': ({ success }) => ({ ...success, after: 9_000 }),
  'answer-slow-11': ({ success }) => ({ ...success, after: 11_000 }),
  'answer-never': () => undefined,
} satisfies Record<string, (dialect: Dialect, question: Question) => Answer | undefined>;

export type AnswerMode = keyof typeof answers;
export const answerModes = Object.keys(answers) as AnswerMode[];

/** The answer in a mode; undefined: there never is one. */
export const makeAnswer = (mode: AnswerMode | undefined, dialect: Dialect, question: Question): Answer | undefined =>
  mode === undefined ? dialect.success : answers[mode](dialect, question);
