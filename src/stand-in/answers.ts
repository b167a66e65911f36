/** What the stand-in answers to a POST by a script, in each of its modes. */
import { standInPath } from '../manifest/resolve/addresses.ts';
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

interface Question {
  /** The name of the field with the mail address. */
  mailField: string;
  /** Where a success sends the visitor, where it does. */
  redirect: string;
}

const json = (answer: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(answer) });
const html = (title: string): Answer => ({ type: 'text/html', body: `<!doctype html><title>${title}</title>` });
const success = { success: true, message: 'The stand-in has it.' };
const refusal = { success: false, message: 'The stand-in refuses.' };

/** The answer of a mode; undefined: there never is one. */
export function makeAnswer(mode: AnswerMode | undefined, { mailField, redirect }: Question): Answer | undefined {
  if (mode === undefined) return json(success);
  // One error about a field of the form, and one about a field that no form has.
  const errors = { [mailField]: 'The stand-in does not like this.', NO_SUCH_FIELD: 'No.' };
  const answers: Record<AnswerMode, Answer | undefined> = {
    'answer-redirect': json({ ...success, redirect }),
    'answer-field-errors': json({ ...refusal, errors }),
    'answer-refusal': json(refusal),
    'answer-empty': { type: 'application/json', body: '' },
    'answer-html': html('Not an answer'),
    'answer-cut-off': { type: 'application/json', body: '{"success":true,"mess' },
    'answer-array': json([success]),
    'answer-null': json(null),
    'answer-contradiction': { ...json({ ...success, redirect }), status: 500 },
    'answer-302': { body: '', status: 302, location: `${standInPath}/try` },
    'answer-400': { ...html('Error'), status: 400 },
    'answer-422': { ...json(refusal), status: 422 },
    'answer-429': { ...html('Error'), status: 429 },
    'answer-500': { ...html('Error'), status: 500 },
    'answer-502': { ...html('Error'), status: 502 },
    'answer-503': { ...html('Error'), status: 503 },
    'answer-no-cors': json(success),
    'answer-slow-9': { ...json(success), after: 9_000 },
    'answer-slow-11': { ...json(success), after: 11_000 },
    'answer-never': undefined,
  };
  return answers[mode];
}
