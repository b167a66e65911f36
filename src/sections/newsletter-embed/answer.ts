/** What an answer of the provider means for the visitor. Nothing is believed that is not said in so many words. */

export type Outcome =
  | { kind: 'success'; redirect?: string }
  /** Field names with what the provider says about them. */
  | { kind: 'fields'; errors: Map<string, string> }
  /** The provider refused, or nothing ever left this browser. */
  | { kind: 'failed' }
  /** Perhaps it worked: a form that was delivered can have an answer that nobody can read. */
  | { kind: 'unconfirmed' };

/** Statuses of machines between browser and provider: they say nothing about what the provider did. */
const fromBetween = (status: number) => status === 408 || status === 502 || status === 504 || status >= 520;

/** A provider's text beside a field is a sentence, not a page. */
const longest = 300;

/**
 * Reads an answer: `{success, message?, redirect?, errors?}`, as it was seen to come.
 *
 * @param status The HTTP status. The provider's script ignores it; we do not.
 * @param text The body.
 * @param fields The names of the form's fields; errors about others cannot be shown beside one.
 */
export function readAnswer(status: number, text: string, fields: ReadonlySet<string>): Outcome {
  const answer = parse(text);
  if (answer?.success === true) {
    // A success with a status that says otherwise is a contradiction.
    if (status < 200 || status >= 300) return { kind: 'unconfirmed' };
    const redirect = readRedirect(answer.redirect);
    return redirect === undefined ? { kind: 'success' } : { kind: 'success', redirect };
  }
  if (answer?.success === false) {
    const errors = readErrors(answer.errors, fields);
    return errors.size > 0 ? { kind: 'fields', errors } : { kind: 'failed' };
  }
  return { kind: status >= 400 && !fromBetween(status) ? 'failed' : 'unconfirmed' };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function readErrors(errors: unknown, fields: ReadonlySet<string>): Map<string, string> {
  if (typeof errors !== 'object' || errors === null) return new Map();
  return new Map(
    Object.entries(errors).flatMap(([name, message]): [string, string][] =>
      fields.has(name) ? [[name, typeof message === 'string' ? message.trim().slice(0, longest) : '']] : [],
    ),
  );
}

/** Only a web page can be gone to. */
function readRedirect(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string' || redirect === '' || !URL.canParse(redirect, location.href)) return undefined;
  const url = new URL(redirect, location.href);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
