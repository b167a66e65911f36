/** A language, or the beginning of its addresses, that a site has twice: whose a page is could not be told. */

import { code } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ of: 'lang' | 'path'; value: string }> = {
  onlyWith: '/languages',
  *check({ manifest: { site, languages = [] } }) {
    const seen = new Map([[`lang ${site.lang}`.toLowerCase(), '/site/lang']]);
    for (const [index, language] of languages.entries()) {
      const twice = (['lang', 'path'] as const).flatMap((of) => {
        const value = language[of];
        const pointer = `/languages/${index}/${of}`;
        const key = `${of} ${value}`.toLowerCase();
        const first = seen.get(key);
        seen.set(key, first ?? pointer);
        return first === undefined ? [] : [{ pointer, params: { of, value }, related: [{ pointer: first }] }];
      });
      // Who copies a whole language has one mistake.
      yield* twice.slice(0, 1);
    }
  },
  de: {
    message: ({ of, value }) =>
      of === 'lang'
        ? `Die Sprache ${code(value)} hat die Website schon.`
        : `Mit ${code(value)} beginnt schon eine andere Sprache.`,
    hint: ({ of }) =>
      of === 'lang'
        ? 'Löschen Sie eine der beiden, oder schreiben Sie das richtige Kürzel. Die Sprache der Website steht nur unter "site", "lang".'
        : 'Geben Sie jeder Sprache ihre eigene Adresse, zum Beispiel "/en".',
    explanation: 'Eine Website hat jede Sprache einmal, und jede weitere hat ihre eigene Adresse.',
    inForm: ({ of }) =>
      of === 'lang'
        ? 'Entfernen Sie eine der beiden, oder tragen Sie das richtige Kürzel ein. Die Sprache der Website steht nur bei der Website.'
        : 'Geben Sie jeder Sprache ihre eigene Adresse, zum Beispiel „/en“.',
  },
  en: {
    message: ({ of, value }) =>
      of === 'lang'
        ? `The website already has the language ${code(value)}.`
        : `Another language already begins with ${code(value)}.`,
    hint: ({ of }) =>
      of === 'lang'
        ? 'Delete one of the two, or write the right code. The language of the website stands under "site", "lang" alone.'
        : 'Give each language an address of its own, such as "/de".',
    explanation: 'A website has each language once, and each other one has an address of its own.',
    inForm: ({ of }) =>
      of === 'lang'
        ? 'Remove one of the two, or enter the right code. The language of the website stands with the website alone.'
        : 'Give each language an address of its own, such as “/de”.',
  },
  example: {
    wrong: '"languages": [{ "lang": "en", "path": "/en", … }, { "lang": "en", "path": "/us", … }]',
    right: '"languages": [{ "lang": "en", "path": "/en", … }, { "lang": "fr", "path": "/fr", … }]',
  },
};
