/** Two fields of a form with the same name. An error: of the two the provider would get one, and labels would lead to the wrong one. */

import { code } from '../findings/words/phrases.ts';
import type { Where } from '../json-text/locate.ts';
import { findForms } from './support/forms.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string }> = {
  since: '0.1.0',
  *check(context) {
    for (const parts of findForms(context)) {
      const seen = new Map<string, Where>();
      for (const { value, whereIs } of parts) {
        if (typeof value.name !== 'string') continue;
        const first = seen.get(value.name);
        if (first) yield { ...whereIs('name'), params: { name: value.name }, related: [first] };
        else seen.set(value.name, whereIs('name'));
      }
    }
  },
  de: {
    message: ({ name }, { place }) => `Das Feld ${code(name)} gibt es in diesem Formular schon (${place}).`,
    hint: () => 'Geben Sie jedem Feld den Namen, unter dem es beim Anbieter steht.',
    explanation: 'Jedes Feld eines Formulars hat seinen eigenen Namen.',
  },
  en: {
    message: ({ name }, { place }) => `The field ${code(name)} already exists in this form (${place}).`,
    hint: () => 'Give each field the name that it has at the provider.',
    explanation: 'Each field of a form has a name of its own.',
  },
  example: { wrong: '{ "name": "EMAIL" }, { "name": "EMAIL" }', right: '{ "name": "EMAIL" }, { "name": "FIRSTNAME" }' },
};
