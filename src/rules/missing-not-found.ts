/** A site needs a page for unknown addresses, and one for those of each of its languages. */

import { isNotFound, notFoundPath } from '../../schema/site-parts.ts';
import { code } from '../findings/words/phrases.ts';
import { typeFor } from '../registry/section-aliases.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; lang: string | undefined }> = {
  since: '0.1.0',
  *check(context) {
    const parts = languageParts(context);
    const wanted = new Set(parts.map(({ shell }) => notFoundPath(shell)));
    const paths = new Set(context.pages.map(({ path }) => path));
    // One that is no language's is mostly the one that a language lacks, and another check's.
    const hasStray = [...paths].some((path) => isNotFound(path) && !wanted.has(path));
    for (const { pointer, shell } of parts) {
      const path = notFoundPath(shell);
      if (paths.has(path)) continue;
      if (pointer === '') yield { pointer: '/routes', at: 'key', params: { path, lang: undefined } };
      else if (!hasStray) yield { pointer: `${pointer}/path`, params: { path, lang: shell.lang } };
    }
  },
  de: {
    message: ({ lang }) => `Die Seite für unbekannte Adressen ${lang === undefined ? '' : `der Sprache ${code(lang)} `}fehlt.`,
    hint: ({ path }) => `Eine Seite muss "path": "${path}" haben, meist mit einem Abschnitt "${typeFor('404')}".`,
    explanation:
      'Eine Website hat eine Seite für unbekannte Adressen, "path": "*", und eine für die jeder weiteren Sprache: "path": "/en/*".',
    inForm: ({ path }) => `Eine Seite muss die Adresse „${path}“ haben.`,
  },
  en: {
    message: ({ lang }) =>
      `The page for unknown addresses ${lang === undefined ? '' : `of the language ${code(lang)} `}is missing.`,
    hint: ({ path }) => `One page must have "path": "${path}", usually with a section "${typeFor('404')}".`,
    explanation:
      'A website has a page for unknown addresses, "path": "*", and one for those of each other language: "path": "/de/*".',
    inForm: ({ path }) => `One page must have the address “${path}”.`,
  },
  example: { wrong: '"routes": [{ "path": "/" }]', right: '"routes": [{ "path": "/" }, { "path": "*" }]' },
};
