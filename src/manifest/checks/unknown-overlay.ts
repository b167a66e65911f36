/** A constant that only a language has: it takes the place of one of the site, and without that no text can name it. */

import { withCorrection } from '../finding.ts';
import { createSuggester } from '../nearest.ts';
import { languageIndexOf } from '../resolve/references.ts';
import { code, didYouMean, sentences } from '../words/phrases.ts';
import { writtenConstants } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ name: string; nearest: string | undefined }> = {
  severity: 'error',
  since: '1.0.0',
  onlyWith: '/languages',
  *check(context) {
    const { constants } = context;
    const suggest = createSuggester([...constants.keys()]);
    for (const { name, pointer } of writtenConstants(context)) {
      if (languageIndexOf(pointer) === undefined || constants.has(name)) continue;
      const { nearest, certain } = suggest(name);
      yield withCorrection({ pointer, at: 'key' as const, params: { name, nearest } }, name, certain);
    }
  },
  de: {
    message: ({ name }, { place }) => `Eine Konstante ${code(name)} hat die Website nicht (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        'Eine Sprache ändert, was oben unter "constants" oder "placeholders" steht. Schreiben Sie den Wert zuerst dort.',
      ),
    explanation: 'Eine Sprache ändert Werte von Konstanten, die die Website hat.',
    inForm: {
      message: ({ name }) => `Eine Angabe ${code(name)} hat die Website nicht.`,
      hint: ({ nearest }) =>
        sentences(didYouMean.de(nearest), 'Eine Sprache ändert Angaben der Website. Legen Sie die Angabe zuerst dort an.'),
    },
  },
  en: {
    message: ({ name }, { place }) => `The website has no constant ${code(name)} (${place}).`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.en(nearest),
        'A language changes what stands under "constants" or "placeholders" at the top. Write the value there first.',
      ),
    explanation: 'A language changes values of constants that the website has.',
    inForm: {
      message: ({ name }) => `The website has no fact ${code(name)}.`,
      hint: ({ nearest }) =>
        sentences(didYouMean.en(nearest), 'A language changes facts of the website. Make the fact there first.'),
    },
  },
  example: {
    wrong: '"constants": { "hours": "8–18 Uhr" }, … "languages": [{ …, "constants": { "hour": "8 am to 6 pm" } }]',
    right: '"constants": { "hours": "8–18 Uhr" }, … "languages": [{ …, "constants": { "hours": "8 am to 6 pm" } }]',
  },
};
