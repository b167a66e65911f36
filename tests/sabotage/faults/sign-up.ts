/** In the sign-up form. */
import type { Fault } from '../fault.ts';

export const signUp: readonly Fault[] = [
  {
    file: 'src/parts/form/answer.ts',
    from: 'const isGood = (status: number) => status >= 200 && status < 300;',
    to: 'const isGood = (status: number) => status < 500;',
    what: 'a visitor is thanked though the provider has refused',
    noticedBy: ['answer.test.ts'],
  },
  {
    file: 'src/parts/form/answer.ts',
    from: "return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;",
    to: 'return url.href;',
    what: 'an answer of the provider runs a program on the page',
    noticedBy: ['answer.test.ts'],
  },
  {
    file: 'src/sections/newsletter-embed/phone.ts',
    from: "new Set(['+39', ",
    to: 'new Set([',
    what: 'Italian numbers lose their first digit',
    noticedBy: ['phone.test.ts'],
  },
  {
    file: 'src/parts/form/fields.ts',
    from: '&& !element.closest(\'[aria-hidden="true"]\')',
    to: '',
    what: 'a mistake is told beside the trap for robots, where nobody sees it',
    noticedBy: ['NewsletterEmbed.test.tsx'],
  },
  {
    file: 'src/parts/form/guard.ts',
    from: 'if (attempt || !taken.check()) return;',
    to: 'if (!taken.check()) return;',
    what: 'who presses twice is signed up twice',
    noticedBy: ['NewsletterEmbed.test.tsx'],
  },
  {
    file: 'src/parts/form/guard.ts',
    from: "if (outcome.kind !== 'unconfirmed') setUnanswered(form, false);",
    to: '',
    what: 'who comes back after a good answer is told that nothing is certain',
    noticedBy: ['NewsletterEmbed.test.tsx'],
  },
  {
    file: 'src/parts/form/view.ts',
    from: "field.removeAttribute('aria-invalid');",
    to: '',
    what: 'a field that is right again is read aloud as wrong',
    noticedBy: ['form/states.spec.ts'],
  },
  {
    file: 'src/parts/form/answer.ts',
    from: "if (redirected) return { kind: 'unconfirmed' };",
    to: '',
    what: 'a visitor is thanked by a form that was led to some other page',
    noticedBy: ['answer.test.ts'],
  },
  {
    file: 'src/parts/form/fields.ts',
    from: " || field.closest('[data-required]')",
    to: '',
    what: 'of several boxes, one of which must be ticked, none has to be',
    noticedBy: ['Form.test.tsx'],
  },
  {
    file: 'src/parts/form/guard-native.ts',
    from: 'waiting !== undefined || ',
    to: '',
    what: 'who presses twice is sent to the provider twice',
    noticedBy: ['Form.test.tsx'],
  },
  {
    file: 'src/parts/form/mail-links.ts',
    from: 'whole.length > longest ? own : whole',
    to: 'whole',
    what: 'a mail program gets half of a long message, and nobody notices',
    noticedBy: ['Form.test.tsx'],
  },
  {
    file: 'src/sections/form/sending.ts',
    from: "...(isJson && { accept: 'application/json' }),",
    to: '',
    what: 'a provider answers with a page, and every visitor reads that nothing is certain',
    noticedBy: ['Form.test.tsx'],
  },
];
