/** A site needs a page at "/", and one where each of its languages begins: the logo leads there, and so does a bare address. */

import { code } from '../findings/words/phrases.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; lang: string | undefined }> = {
  since: '0.1.0',
  *check(context) {
    const paths = new Set(context.pages.map(({ path }) => path));
    for (const { pointer, shell } of languageParts(context)) {
      const { lang, home: path = '/' } = shell;
      if (paths.has(path)) continue;
      if (pointer === '') yield { pointer: '/routes', at: 'key', params: { path, lang: undefined } };
      else yield { pointer: `${pointer}/path`, params: { path, lang } };
    }
  },
  de: {
    message: ({ lang }) => `Die Startseite ${lang === undefined ? '' : `der Sprache ${code(lang)} `}fehlt.`,
    hint: ({ path }) => `Eine Seite muss "path": "${path}" haben.`,
    explanation: 'Eine Website hat eine Startseite, "path": "/", und eine für jede weitere Sprache.',
    inForm: ({ path }) => `Eine Seite muss die Adresse „${path}“ haben.`,
  },
  en: {
    message: ({ lang }) => `The home page ${lang === undefined ? '' : `of the language ${code(lang)} `}is missing.`,
    hint: ({ path }) => `One page must have "path": "${path}".`,
    explanation: 'A website has a home page, "path": "/", and one for each other language.',
    inForm: ({ path }) => `One page must have the address “${path}”.`,
  },
  example: { wrong: '"routes": [{ "path": "/start" }]', right: '"routes": [{ "path": "/" }]' },
};
