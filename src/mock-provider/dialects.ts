/** How the providers that docs/forms.md names answer to a POST by a script. What they all may do wrong is in answers.ts. */

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
  /** It has arrived and is not wanted. */
  refusal: Answer;
  /** Something is wrong with a field. */
  fieldErrors: (field: string) => Answer;
  /** What an answer that was cut off begins with. */
  beginning: string;
  /** A success that also says where it leads. */
  leading: (address: string) => Answer;
  /** Scripts of other hosts may read the answer. */
  isOpen: boolean;
  /** The answer is what it is only for those who ask for JSON; for others it is a page. */
  wantsJson: boolean;
  /** The field without which nothing is taken. */
  demands?: string;
}

const json = (answer: unknown, status = 200): Answer => ({
  type: 'application/json',
  body: JSON.stringify(answer),
  status,
});
export const html = (title: string, status = 200): Answer => ({
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
    // It is the site itself that answers.
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
