/** What the mock provider answers to a POST by a script, in each of its modes. */
import { mockProviderPath } from '../manifest/resolve/addresses.ts';
import { type Answer, type Dialect, html } from './dialects.ts';
import type { AnswerMode } from './modes.ts';

interface Question {
  /** The name of the field with the mail address. */
  mailField: string;
  /** Where a success sends the visitor, where it does. */
  redirect: string;
}

/** The answer of a mode; undefined: there never is one. */
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
