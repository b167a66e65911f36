/**
 * A choice that is made beforehand and is none of those there are: visitors find another one chosen, or nothing, and nobody notices. It warns
 * while the form is being written; a release is stopped.
 */

import { findNearest } from '../../../findings/nearest.ts';
import { code } from '../../../findings/words/phrases.ts';
import { findForms } from '../../../rules/support/forms.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ value: string; labels: string[]; nearest: string | undefined }> = {
  severity: 'until-release',
  since: '0.9.0',
  *check(context) {
    for (const { value: field, whereIs } of findForms(context).flat()) {
      const { input, value, options } = field;
      if ((input !== 'select' && input !== 'radio') || typeof value !== 'string' || !Array.isArray(options)) continue;
      const known = options as { label: string; value?: string }[];
      if (known.some((option) => option.label === value || option.value === value)) continue;
      const labels = known.map(({ label }) => label);
      yield { ...whereIs('value'), params: { value, labels, nearest: findNearest(value, labels) } };
    }
  },
  de: {
    message: ({ value }) => `${code(value)} steht nicht zur Wahl.`,
    hint: ({ labels, nearest }) =>
      nearest === undefined
        ? `Schreiben Sie in "value" die Aufschrift einer Möglichkeit: ${labels.map(code).join(', ')}.`
        : `Meinten Sie ${code(nearest)}?`,
    explanation: 'Was schon gewählt ist, ist eine der Möglichkeiten.',
    inForm: ({ labels, nearest }) =>
      nearest === undefined
        ? `Schreiben Sie die Aufschrift einer Möglichkeit: ${labels.map(code).join(', ')}.`
        : `Meinten Sie ${code(nearest)}?`,
  },
  en: {
    message: ({ value }) => `There is no option ${code(value)}.`,
    hint: ({ labels, nearest }) =>
      nearest === undefined
        ? `Write the label of an option in "value": ${labels.map(code).join(', ')}.`
        : `Did you mean ${code(nearest)}?`,
    explanation: 'What is chosen already is one of the options.',
    inForm: ({ labels, nearest }) =>
      nearest === undefined ? `Write the label of an option: ${labels.map(code).join(', ')}.` : `Did you mean ${code(nearest)}?`,
  },
  example: {
    wrong: '"value": "Backn", "options": [{ "label": "Backen" }, { "label": "Kochen" }]',
    right: '"value": "Backen", "options": [{ "label": "Backen" }, { "label": "Kochen" }]',
  },
};
