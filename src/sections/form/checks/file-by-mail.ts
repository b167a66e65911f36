/**
 * A file in a form that becomes a mail: no address that opens a mail program can take a file along, so the field is not shown. It warns while
 * the form is being written; a release is stopped.
 */

import { findForms } from '../../../rules/support/forms.ts';
import type { Rule } from '../../../rules/support/rule.ts';

export const rule: Rule = {
  severity: 'until-release',
  since: '1.1.0',
  *check(context) {
    for (const [form, ...parts] of findForms(context)) {
      if (typeof form?.value.action !== 'object') continue;
      for (const { value, whereIs } of parts) if (value.input === 'file') yield { ...whereIs('input'), params: {} };
    }
  },
  de: {
    message: () =>
      'Dieses Formular öffnet das E-Mail-Programm, und dorthin kann es keine Datei mitgeben: Das Feld wird nicht gezeigt.',
    hint: () =>
      'Schreiben Sie in einen Text, dass die Datei an die E-Mail gehängt werden kann, oder nehmen Sie als "action" die Adresse eines Anbieters, der Dateien annimmt.',
    explanation: 'Dateien nimmt nur ein Formular an, das an einen Anbieter geht.',
    inForm: () =>
      'Schreiben Sie in einen Text, dass die Datei an die E-Mail gehängt werden kann, oder senden Sie an die Adresse eines Anbieters, der Dateien annimmt.',
  },
  en: {
    message: () => 'This form opens the email program, and can hand no file over to it: the field is not shown.',
    hint: () =>
      'Say in a text that the file can be attached to the email, or take the address of a provider that accepts files as "action".',
    explanation: 'Only a form that goes to a provider takes files.',
    inForm: () =>
      'Say in a text that the file can be attached to the email, or send to the address of a provider that accepts files.',
  },
  example: {
    wrong: '"action": { "mailto": "name@example.com", … }, "fields": [{ "name": "plan", "label": "Plan", "input": "file" }]',
    right: '"action": "https://formspree.io/f/abcdwxyz", "fields": [{ "name": "plan", "label": "Plan", "input": "file" }]',
  },
};
