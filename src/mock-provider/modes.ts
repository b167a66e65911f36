/** What can go wrong with the mock provider, each selectable by its name. */

/** Ways in which the script fails, and ways in which it differs. */
export const scriptModes = [
  'script-404',
  'script-500',
  'script-html',
  'script-syntax-error',
  'script-throws-on-load',
  'script-throws-on-submit',
  'script-swallows-submit',
  'script-sends-late',
  'script-slow',
  'script-never',
  'script-sends-twice',
  'script-uses-fetch',
  'script-clears-form',
  'script-pings',
] as const;

/** Ways in which a POST is answered, other than with a success. */
export const answerModes = [
  'answer-redirect',
  'answer-field-errors',
  'answer-refusal',
  'answer-empty',
  'answer-html',
  'answer-cut-off',
  'answer-array',
  'answer-null',
  'answer-contradiction',
  'answer-302',
  'answer-400',
  'answer-422',
  'answer-429',
  'answer-500',
  'answer-502',
  'answer-503',
  'answer-no-cors',
  'answer-slow-9',
  'answer-slow-11',
  'answer-never',
] as const;

export type ScriptMode = (typeof scriptModes)[number];
export type AnswerMode = (typeof answerModes)[number];

/** How long a slow script takes. */
export const slowScriptMs = 4_000;
