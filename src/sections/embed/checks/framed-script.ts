/**
 * A script where the address of a page is asked for: in a frame visitors would read its source text. Providers that offer nothing but a
 * script cannot be embedded, since a script of theirs may do whatever it likes on the page. An error: it can never be right.
 */

import { parseAddress } from '../../../findings/web-address.ts';
import { code } from '../../../findings/words/phrases.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ url: string }> = {
  since: '0.9.0',
  check: ({ references }) =>
    references.addresses.flatMap(({ kind, url, pointer }) =>
      kind === 'frame' && /\.m?js$/i.test(parseAddress(url)?.pathname ?? '') ? [{ pointer, params: { url } }] : [],
    ),
  de: {
    message: ({ url }) => `${code(url)} ist ein Skript und keine Seite: Eingebettet wäre sein Quelltext zu lesen.`,
    hint: () =>
      'Suchen Sie beim Anbieter den Code mit <iframe src="…">, und nehmen Sie die Adresse daraus. Gibt es nur <script src="…">, führen Sie mit einem Link zum Anbieter.',
    explanation: 'Eingebettet wird eine Seite des Anbieters, nie ein Skript.',
  },
  en: {
    message: ({ url }) => `${code(url)} is a script and no page: embedded, its source text would be read.`,
    hint: () =>
      'Look for the provider’s code with <iframe src="…">, and take the address from it. Where there is only <script src="…">, lead to the provider with a link.',
    explanation: 'What is embedded is a page of the provider, never a script.',
  },
  example: {
    wrong: '"src": "https://buchung.beispiel.de/widget.js"',
    right: '"src": "https://buchung.beispiel.de/embed/praxis"',
  },
};
