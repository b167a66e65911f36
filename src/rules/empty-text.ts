/** Texts of nothing but space. The schema refuses `""`; this one refuses what looks the same to a visitor. */

import type { FindingParams } from '../findings/finding.ts';
import type { Rule } from './support/rule.ts';

const blank = /^[\s\p{Cf}]+$/u;

export const rule: Rule<FindingParams['empty-text']> = {
  since: '0.1.0',
  *check({ references }) {
    for (const { pointer, raw } of references.texts) if (blank.test(raw)) yield { pointer, params: {} };
  },
  de: {
    message: (_, { name, place }) => `${name} ist leer (${place}).`,
    hint: () => 'Schreiben Sie einen Text. Was wegbleiben soll und darf, wird samt Schlüssel gelöscht.',
    explanation: 'Kein Text ist leer. Was wegbleiben soll, wird samt Schlüssel gelöscht.',
    inForm: () => 'Schreiben oder wählen Sie etwas, oder entfernen Sie, was wegbleiben soll.',
  },
  en: {
    message: (_, { name, place }) => `${name} is empty (${place}).`,
    hint: () => 'Write a text. What is to be left out, and may be, is deleted with its key.',
    explanation: 'No text is empty. What is to be left out is deleted with its key.',
    inForm: () => 'Write or choose something, or remove what is to be left out.',
  },
  example: { wrong: '"title": ""', right: '"title": "A"' },
};
