/** A constant that no text names. An ordinary edit leaves it behind and it does no harm, so it warns. */

import { code } from '../findings/words/phrases.ts';
import { languageIndexOf } from '../manifest/resolve/references.ts';
import { isSeenIn, languageParts, writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string }> = {
  severity: 'warning',
  since: '0.1.0',
  check: (context) => {
    const { constants, references } = context;
    const parts = languageParts(context);
    return writtenConstants(context).flatMap(({ name, pointer }) => {
      const places = references.uses.get(name);
      const language = languageIndexOf(pointer);
      const found = { pointer, at: 'key' as const, params: { name } };
      if (language === undefined) return places ? [] : [found];
      const part = parts[language + 1];
      // That nothing names it is said where it stands first, and that the site has no such constant by another check.
      const isSeen = !part || !places || !constants.has(name) || places.some((place) => isSeenIn(part, place, context));
      return isSeen ? [] : [found];
    });
  },
  de: {
    message: ({ name }) => `${code(name)} wird nirgends verwendet.`,
    hint: ({ name }) => `Löschen Sie die Zeile, oder schreiben Sie {${name}} dort, wo der Wert stehen soll.`,
    explanation: 'Jede Konstante wird irgendwo verwendet.',
    inForm: () => 'Setzen Sie die Angabe in einem Text ein, oder entfernen Sie sie.',
  },
  en: {
    message: ({ name }) => `${code(name)} is not used anywhere.`,
    hint: ({ name }) => `Delete the line, or write {${name}} where the value is to stand.`,
    explanation: 'Each constant is used somewhere.',
    inForm: () => 'Insert the fact in a text, or remove it.',
  },
  example: { wrong: '"constants": { "year": 2027 }', right: '"constants": { "year": 2027 }, … "Seit {year}"' },
};
