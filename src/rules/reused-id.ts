/** An anchor in a section that stands on several pages: there it would be one on each of them, and twice on a page that has it twice. */

import { definitionsOf } from '../findings/sections.ts';
import { code } from '../findings/words/phrases.ts';
import { child } from '../json-text/pointer.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ id: string; name: string }> = {
  onlyWith: '/reused',
  *check({ written }) {
    for (const { name, section, pointer } of definitionsOf(written)) {
      const id = child(section, 'id');
      if (typeof id === 'string') yield { pointer: `${pointer}/id`, at: 'key', params: { id, name } };
    }
  },
  de: {
    message: ({ name }) => `Ein wiederverwendeter Abschnitt hat kein Sprungziel (${code(name)}).`,
    hint: ({ id, name }) =>
      `Schreiben Sie es dort, wo er steht: { "type": "reuse", "of": "${name}", "id": "${id}" }, und löschen Sie es hier.`,
    explanation: 'Ein Sprungziel gehört zu einer Seite: Es steht dort, wo der Abschnitt eingesetzt wird.',
    inForm: {
      message: () => 'Ein wiederverwendeter Abschnitt hat kein eigenes Sprungziel.',
      hint: () => 'Schreiben Sie es auf der Seite, auf der Links dorthin führen sollen, unter „Nur auf dieser Seite“.',
    },
  },
  en: {
    message: ({ name }) => `A reused section has no anchor (${code(name)}).`,
    hint: ({ id, name }) =>
      `Write it where the section stands: { "type": "reuse", "of": "${name}", "id": "${id}" }, and delete it here.`,
    explanation: 'An anchor belongs to a page: it stands where the section is put in.',
    inForm: {
      message: () => 'A reused section has no anchor of its own.',
      hint: () => 'Write it on the page where links shall lead to it, under “On this page only”.',
    },
  },
  example: {
    wrong: '"reused": { "contact": { "type": "form", "id": "contact", … } }',
    right: '"reused": { "contact": { "type": "form", … } }, … { "type": "reuse", "of": "contact", "id": "contact" }',
  },
};
