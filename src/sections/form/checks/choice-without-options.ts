/**
 * A field to choose from without anything to choose: it is not shown, since nobody could get past it. It warns while the form is being
 * written; a release is stopped.
 */

import { code } from '../../../findings/words/phrases.ts';
import { findForms } from '../../../rules/support/forms.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule<{ name: string }> = {
  severity: 'until-release',
  since: '0.9.0',
  *check(context) {
    for (const { value, whereIs } of findForms(context).flat()) {
      const { name, input, options } = value;
      if ((input === 'select' || input === 'radio') && options === undefined)
        yield { ...whereIs('input'), params: { name: String(name) } };
    }
  },
  de: {
    message: ({ name }) => `Im Feld ${code(name)} gibt es nichts zu wählen; es wird nicht gezeigt.`,
    hint: () => 'Schreiben Sie in "options", was zur Wahl steht: [{ "label": "…" }, { "label": "…" }].',
    explanation: 'Ein Feld zum Wählen nennt, was zur Wahl steht.',
    inForm: () => 'Tragen Sie ein, was zur Wahl steht.',
  },
  en: {
    message: ({ name }) => `The field ${code(name)} has nothing to choose from; it is not shown.`,
    hint: () => 'Say in "options" what there is to choose: [{ "label": "…" }, { "label": "…" }].',
    explanation: 'A field to choose from says what there is to choose.',
    inForm: () => 'Say what there is to choose.',
  },
  example: {
    wrong: '{ "input": "select", "label": "Kurs" }',
    right: '{ "input": "select", "label": "Kurs", "options": [{ "label": "Backen" }, { "label": "Kochen" }] }',
  },
};
