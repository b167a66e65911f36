/** What an answer of a provider means for the visitor. Only what the answer says explicitly counts. */
import { attempt } from '../../../schema/attempt.ts';
import { isObject } from '../../../schema/json.ts';

export type Outcome =
  | { kind: 'success'; redirect?: string }
  /** Field names with what the provider says about them. */
  | { kind: 'fields'; errors: Map<string, string> }
  /** The provider refused, or nothing ever left this browser. */
  | { kind: 'failed' }
  /** Perhaps it worked: a form can be delivered although its answer cannot be read. */
  | { kind: 'unconfirmed' };

/** What came back. */
export interface Answer {
  /** The HTTP status. Scripts of providers ignore it; we do not. */
  status: number;
  /** The body. */
  text: string;
  /** Whether the address redirected, so that another one has answered. */
  redirected?: boolean;
}

/**
 * How a provider's answers are read.
 *
 * @param fields The names of the form's fields; errors about others cannot be shown beside one.
 */
export type ReadAnswer = (answer: Answer, fields: ReadonlySet<string>) => Outcome;

/** Under which keys an answer in JSON says what. */
export interface AnswerKeys {
  /** `true` is a success, `false` is none. */
  success: string;
  /** The text or number that is a success there in place of `true`. */
  successValue?: string | undefined;
  /** What is wrong with fields: `{ "EMAIL": "…" }`, also with lists of texts, or `[{ "field": "EMAIL", "message": "…" }]`. */
  messages: string;
  /** Where a success leads, if the visitor is to go there. */
  redirect?: string;
}

/** Statuses of proxies and gateways between browser and provider. They do not tell what the provider did. */
const fromBetween = (status: number) => status === 408 || status === 502 || status === 504 || status >= 520;
const isRefusal = (status: number) => status >= 400 && !fromBetween(status);
const isGood = (status: number) => status >= 200 && status < 300;

/** The most characters of a provider's text beside a field. */
const longest = 300;

/** Reads the answers of a provider that says in JSON how it went. */
export function readJson({ success, successValue, messages, redirect }: AnswerKeys): ReadAnswer {
  return ({ status, text }, fields) => {
    const value = attempt(() => JSON.parse(text) as unknown);
    const answer = isObject(value) ? value : undefined;
    const said = answer?.[success];
    if (successValue === undefined ? said === true : typeof said !== 'object' && String(said) === successValue) {
      // A success with a status that says otherwise is a contradiction.
      if (!isGood(status)) return { kind: 'unconfirmed' };
      const leads = redirect === undefined ? undefined : readRedirect(answer?.[redirect]);
      return leads === undefined ? { kind: 'success' } : { kind: 'success', redirect: leads };
    }
    const isNone = said === false || (successValue !== undefined && said === 'false');
    if (!isNone && !isRefusal(status)) return { kind: 'unconfirmed' };
    const errors = readErrors(answer?.[messages], fields);
    return errors.size > 0 ? { kind: 'fields', errors } : { kind: 'failed' };
  };
}

/** Reads the answers of a provider by their status alone: any 2xx is a success, whatever the answer holds. */
export const readStatus: ReadAnswer = ({ status, redirected = false }) => {
  if (redirected) return { kind: 'unconfirmed' };
  if (isGood(status)) return { kind: 'success' };
  return { kind: isRefusal(status) ? 'failed' : 'unconfirmed' };
};

function readErrors(errors: unknown, fields: ReadonlySet<string>): Map<string, string> {
  const said = Array.isArray(errors)
    ? errors.filter(isObject).map(({ field, message }) => [String(field), message] as const)
    : Object.entries(isObject(errors) ? errors : {});
  const known = said.filter(([name]) => fields.has(name));
  // Reversed, as a Map keeps the last of several entries about a field, and the first is to be shown.
  return new Map(known.reverse().map(([name, message]) => [name, textOf(message)]));
}

function textOf(message: unknown): string {
  const text: unknown = Array.isArray(message) ? message[0] : message;
  return typeof text === 'string' ? text.trim().slice(0, longest) : '';
}

/** The address of a web page; undefined for everything else, such as `javascript:`. */
function readRedirect(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string' || redirect === '' || !URL.canParse(redirect, location.href)) return undefined;
  const url = new URL(redirect, location.href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
