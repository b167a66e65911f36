/**
 * A page for unknown addresses below an address that is no language's: nobody would ever see it. An error as it was when such an address
 * could not be written at all.
 */

import { isNotFound, notFoundPath } from '../../schema/site-parts.ts';
import { withCorrection } from '../findings/finding.ts';
import { createSuggester } from '../findings/nearest.ts';
import { code, didYouMean, sentences } from '../findings/words/phrases.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ path: string; nearest: string | undefined }> = {
  since: '0.1.0',
  *check({ pages, shells }) {
    const right = shells.map(notFoundPath);
    const suggest = createSuggester(right.filter((path) => path !== '*'));
    for (const { pointer, path } of pages) {
      if (!isNotFound(path) || right.includes(path)) continue;
      const { nearest, certain } = suggest(path);
      yield withCorrection({ pointer: `${pointer}/path`, params: { path, nearest } }, path, certain);
    }
  },
  de: {
    message: ({ path }) => `Mit ${code(path.slice(0, -'/*'.length))} beginnt keine Sprache der Website.`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        'Die Seite für unbekannte Adressen hat "path": "*". Nur eine Sprache unter "languages" hat ihre eigene: zu "path": "/en" gehört "/en/*".',
      ),
    explanation: 'Eine Seite für unbekannte Adressen gehört zur Website, "*", oder zu einer ihrer Sprachen, "/en/*".',
    inForm: ({ nearest }) =>
      sentences(
        didYouMean.de(nearest),
        'Die Seite für unbekannte Adressen hat die Adresse „*“. Nur eine weitere Sprache hat ihre eigene: zur Adresse „/en“ gehört „/en/*“.',
      ),
  },
  en: {
    message: ({ path }) => `No language of the website begins with ${code(path.slice(0, -'/*'.length))}.`,
    hint: ({ nearest }) =>
      sentences(
        didYouMean.en(nearest),
        'The page for unknown addresses has "path": "*". Only a language under "languages" has one of its own: "/de/*" belongs to "path": "/de".',
      ),
    explanation: 'A page for unknown addresses belongs to the website, "*", or to one of its languages, "/de/*".',
    inForm: ({ nearest }) =>
      sentences(
        didYouMean.en(nearest),
        'The page for unknown addresses has the address “*”. Only another language has one of its own: “/de/*” belongs to the address “/de”.',
      ),
  },
  example: {
    wrong: '"languages": [{ "lang": "en", "path": "/en", … }], … "path": "/english/*"',
    right: '"languages": [{ "lang": "en", "path": "/en", … }], … "path": "/en/*"',
  },
};
