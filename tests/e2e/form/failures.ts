/** Everything that can go wrong between a form and its provider, each with the outcome that was decided beforehand. */
import type { AnswerMode } from '../../../src/mock-provider/answers.ts';
import type { ScriptMode } from '../../../src/mock-provider/provider-script.ts';
import type { Outcome } from './outcome.ts';
import type { Load } from './stage.ts';

export interface Row {
  what: string;
  expected: Outcome;
  /** Who sends: the provider's script, or our own code. */
  load: Load;
  script?: ScriptMode;
  answer?: AnswerMode;
  /** What the network does to the POST, in the words of the browser tool. */
  network?: string;
  /** What the network does to the script. */
  scriptNetwork?: string;
  offline?: boolean;
  /** Milliseconds of the page's clock after which the POST is let through; without an end, never. One given up by then is gone. */
  hold?: number;
  /** How many POSTs the provider must have got; one unless said. */
  posts?: number;
  /** The script is not there when the form is sent. */
  scriptless?: boolean;
}

const networkErrors = [
  'aborted',
  'accessdenied',
  'addressunreachable',
  'blockedbyclient',
  'blockedbyresponse',
  'connectionaborted',
  'connectionclosed',
  'connectionfailed',
  'connectionrefused',
  'connectionreset',
  'internetdisconnected',
  'namenotresolved',
  'timedout',
  'failed',
];

const answers: [AnswerMode, Outcome][] = [
  ['answer-redirect', 'success'],
  ['answer-field-errors', 'fields'],
  ['answer-refusal', 'failed'],
  ['answer-empty', 'unconfirmed'],
  ['answer-html', 'unconfirmed'],
  ['answer-cut-off', 'unconfirmed'],
  ['answer-array', 'unconfirmed'],
  ['answer-null', 'unconfirmed'],
  ['answer-contradiction', 'unconfirmed'],
  ['answer-302', 'unconfirmed'],
  ['answer-400', 'failed'],
  ['answer-422', 'failed'],
  ['answer-429', 'failed'],
  ['answer-500', 'failed'],
  ['answer-502', 'unconfirmed'],
  ['answer-503', 'failed'],
  ['answer-no-cors', 'unconfirmed'],
];

const scripts: (Pick<Row, 'scriptless'> & { script: ScriptMode })[] = [
  { script: 'script-404', scriptless: true },
  { script: 'script-500', scriptless: true },
  { script: 'script-html', scriptless: true },
  { script: 'script-syntax-error', scriptless: true },
  { script: 'script-throws-on-load' },
  { script: 'script-throws-on-submit' },
  { script: 'script-swallows-submit' },
  { script: 'script-sends-late' },
  { script: 'script-slow', scriptless: true },
  { script: 'script-never', scriptless: true },
  { script: 'script-sends-twice' },
  { script: 'script-uses-fetch' },
];

const both: readonly Load[] = ['on-enter', 'never'];
export const rows: Row[] = [
  ...both.flatMap((load): Row[] => [
    { what: 'answer success', expected: 'success', load },
    ...answers.map(([answer, expected]): Row => ({ what: answer.replace('-', ' '), expected, load, answer })),
    { what: 'answer slow, 9 s', expected: 'success', load, hold: 9_000 },
    { what: 'answer slow, 11 s', expected: 'unconfirmed', load, hold: 11_000, posts: 0 },
    { what: 'answer never', expected: 'unconfirmed', load, hold: Number.POSITIVE_INFINITY, posts: 0 },
    { what: 'offline', expected: 'failed', load, offline: true, posts: 0 },
    // Our code asks the browser itself, which tells a page nothing about the reason; the table is not twice as long for that.
    ...networkErrors
      .slice(load === 'never' ? -3 : 0)
      .map((network): Row => ({ what: `network ${network}`, expected: 'unconfirmed', load, network, posts: 0 })),
  ]),
  ...scripts.map(
    ({ script, scriptless = false }): Row => ({
      what: script.replace('-', ' '),
      expected: 'success',
      load: 'on-enter',
      script,
      scriptless,
    }),
  ),
  ...['blockedbyclient', 'namenotresolved', 'connectionreset'].map((scriptNetwork): Row => {
    return { what: `script: network ${scriptNetwork}`, expected: 'success', load: 'on-enter', scriptNetwork, scriptless: true };
  }),
  {
    what: 'script gone, answer 500',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-404',
    scriptless: true,
    answer: 'answer-500',
  },
  {
    what: 'script throws on submit, network error',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-throws-on-submit',
    network: 'failed',
    posts: 0,
  },
  {
    what: 'script uses fetch, answer empty',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-uses-fetch',
    answer: 'answer-empty',
  },
  {
    what: 'script swallows, answer never',
    expected: 'unconfirmed',
    load: 'on-enter',
    script: 'script-swallows-submit',
    hold: Number.POSITIVE_INFINITY,
    posts: 0,
  },
  {
    what: 'script sends late, answer 503',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-sends-late',
    answer: 'answer-503',
  },
  {
    what: 'script clears the form, answer 503',
    expected: 'failed',
    load: 'on-enter',
    script: 'script-clears-form',
    answer: 'answer-503',
  },
  { what: 'script after consent', expected: 'success', load: 'on-consent' },
];

/** One of each kind, by what differs from an ordinary sign-up. The whole table: `npm run test:deep`. */
export const oneOfEachKind: Record<string, readonly string[]> = {
  'what the answer says': ['answer success', 'answer field-errors', 'answer refusal', 'answer html'],
  'the status of the answer': ['answer 302', 'answer 500', 'answer 502', 'answer no-cors'],
  'when the answer comes': ['answer slow, 9 s', 'answer slow, 11 s', 'answer never'],
  'the network': ['offline', 'network connectionreset'],
  'whether the script comes': [
    'script 404',
    'script: network blockedbyclient',
    'script gone, answer 500',
    'script after consent',
  ],
  'how the script sends': [
    'script throws-on-submit',
    'script swallows-submit',
    'script sends-late',
    'script sends-twice',
    'script uses-fetch',
    'script clears the form, answer 503',
  ],
};
