/**
 * Characters that nobody sees in an editor: control characters, those that turn the direction of the text around them, and
 * what is left of a broken encoding. An error: they come by accident or by malice, never by an ordinary edit.
 */

import { signs } from '../findings/words/phrases.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** Line breaks are fine, and so are soft hyphens, fixed spaces and joiners, which have their use in texts. */
const invisible = /(?![\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffd-\uffff]/u;

/** The same without knowing whole characters: quick, and right but for pairs of surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found.
const suspicious = /[\0-\t\v\f\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffd-\uffff]/;

export const rule: Rule<{ char: string }> = {
  since: '0.1.0',
  *check({ references, constants, manifest }) {
    const values = writtenConstants({ constants, manifest }).map(({ pointer, value }) => ({ pointer, raw: String(value) }));
    for (const { pointer, raw } of [...values, ...references.texts]) {
      const part = suspicious.test(raw) ? invisible.exec(raw)?.[0] : undefined;
      if (part !== undefined) yield { pointer, part, params: { char: part } };
    }
  },
  de: {
    message: ({ char }, { name, place }) =>
      `In ${name} steht ein unsichtbares oder kaputtes Zeichen (${signs(char)}) (${place}).`,
    hint: () => 'Löschen Sie das Wort um diese Stelle und schreiben Sie es neu. Solche Zeichen kommen oft beim Kopieren mit.',
    explanation: 'In Texten stehen keine unsichtbaren Steuerzeichen: Sie stören Vorleser und können Text vortäuschen.',
  },
  en: {
    message: ({ char }, { name, place }) => `${name} holds an invisible or broken character (${signs(char)}) (${place}).`,
    hint: () => 'Delete the word around this place and type it again. Such characters often come with copied text.',
    explanation: 'Texts hold no invisible control characters: they disturb screen readers and can fake a text.',
  },
  example: { wrong: '"title": "A\\u202eB"', right: '"title": "AB"' },
};
