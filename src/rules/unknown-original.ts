/** A page that translates one that does not exist: the switch of languages would not lead from one to the other. */

import { isNotFound } from '../../schema/site-parts.ts';
import { withCorrection } from '../findings/finding.ts';
import { createSuggester } from '../findings/nearest.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; nearest: string | undefined }> = {
  onlyWith: '/languages',
  *check({ pages, shells: [own] }) {
    const paths = new Set(pages.map(({ path }) => path));
    const suggest = createSuggester(pages.flatMap(({ path, lang }) => (lang === own.lang && !isNotFound(path) ? [path] : [])));
    for (const { pointer, lang, written } of pages) {
      const { translates: path } = written;
      // A page in the language of the site translates none, whichever it names (wrong-original.ts).
      if (path === undefined || lang === own.lang || paths.has(path)) continue;
      const { nearest, certain } = suggest(path);
      yield withCorrection({ pointer: `${pointer}/translates`, params: { path, nearest } }, path, certain);
    }
  },
  de: {
    message: ({ path }, { place }) => `Die Seite soll ${code(path)} übersetzen, aber diese Seite gibt es nicht (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Nennen Sie eine Seite in der Sprache der Website.'),
    explanation: 'Eine Seite übersetzt eine, die es gibt.',
  },
  en: {
    message: ({ path }, { place }) => `The page is to translate ${code(path)}, but there is no such page (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Name a page in the language of the website.'),
    explanation: 'A page translates one that exists.',
  },
  example: {
    wrong: '"path": "/en/services", "translates": "/leistung"',
    right: '"path": "/en/services", "translates": "/leistungen"',
  },
};
