/** A constant that no text names. An ordinary edit leaves it behind and it does no harm, so it warns. */

import { code } from '../words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string }> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ constants, references: { uses } }) =>
    [...constants].flatMap(([name, { pointer }]) => (uses.has(name) ? [] : [{ pointer, at: 'key', params: { name } }])),
  de: {
    message: ({ name }) => `${code(name)} wird nirgends verwendet.`,
    hint: ({ name }) => `Löschen Sie die Zeile, oder schreiben Sie {${name}} dort, wo der Wert stehen soll.`,
    explanation: 'Jede Konstante wird irgendwo verwendet.',
    inForm: {
      hint: () => 'Setzen Sie die Angabe in einem Text ein, oder entfernen Sie sie.',
    },
  },
  en: {
    message: ({ name }) => `${code(name)} is not used anywhere.`,
    hint: ({ name }) => `Delete the line, or write {${name}} where the value is to stand.`,
    explanation: 'Each constant is used somewhere.',
    inForm: {
      hint: () => 'Insert the fact in a text, or remove it.',
    },
  },
  example: { wrong: '"constants": { "year": 2027 }', right: '"constants": { "year": 2027 }, … "Seit {year}"' },
};
