/**
 * A placeholder that is still there. Silent until a release: while the site is being made, all of them are, and the list
 * would hide what matters. For a release each is an error, and together they are the owner's list of things to do.
 */

import { code } from '../findings/words/phrases.ts';
import { pointerTo } from '../json-text/pointer.ts';
import { isInDraft } from '../manifest/resolve/references.ts';
import { isSeenIn, languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string; value: string }> = {
  severity: 'release-only',
  since: '0.1.0',
  check: (context) => {
    const { manifest, references } = context;
    return languageParts(context).flatMap((part) => {
      const { placeholders = {} } = part.written ?? manifest;
      return Object.entries(placeholders).flatMap(([name, value]) => {
        // What a language does not say itself it has of the site.
        const places = (references.uses.get(name) ?? []).filter((place) => !part.written || isSeenIn(part, place, context));
        const isOfDrafts = places.length > 0 && places.every((place) => isInDraft(manifest, place));
        if (isOfDrafts) return [];
        return [{ pointer: pointerTo(`${part.pointer}/placeholders`, name), at: 'key', params: { name, value: String(value) } }];
      });
    });
  },
  de: {
    message: ({ name, value }) => `${code(name)} ist noch ein Platzhalter: ${code(value)}.`,
    hint: () => 'Tragen Sie den echten Wert ein und verschieben Sie die Zeile von "placeholders" nach "constants".',
    explanation: 'Vor der Veröffentlichung sind alle Angaben unter "placeholders" echt.',
    inForm: {
      message: ({ name, value }) => `${code(name)} ist noch offen: ${code(value)}.`,
      hint: () => 'Tragen Sie unter „Noch offen“ den echten Wert ein.',
    },
  },
  en: {
    message: ({ name, value }) => `${code(name)} is still a placeholder: ${code(value)}.`,
    hint: () => 'Enter the real value and move the line from "placeholders" to "constants".',
    explanation: 'Before publication everything under "placeholders" is real.',
    inForm: {
      message: ({ name, value }) => `${code(name)} is still open: ${code(value)}.`,
      hint: () => 'Enter the real value under “Still open”.',
    },
  },
  example: {
    wrong: '"placeholders": { "email": "kontakt@example.com" }',
    right: '"constants": { "email": "kontakt@firma.example" }, "placeholders": {}',
  },
};
