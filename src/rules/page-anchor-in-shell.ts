/** A bare anchor in header, footer or error view, which stand on every page, that is not on every page. */

import { code } from '../findings/words/phrases.ts';
import { child, pointerKeys } from '../json-text/pointer.ts';
import { languageIndexOf, pagePointerOf } from '../manifest/resolve/references.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ hash: string }> = {
  since: '0.1.0',
  groupByCause: true,
  check: (context) => {
    const { links } = context.references;
    const parts = languageParts(context);
    /** The pages that a part of the site stands on: not those of a language that has its own. */
    const pagesAround = (pointer: string) => {
      const language = languageIndexOf(pointer);
      if (language !== undefined) return parts[language + 1]?.pages ?? [];
      const [part = ''] = pointerKeys(pointer);
      return parts.flatMap(({ written, pages }) => (child(written, part) === undefined ? pages : []));
    };
    return links.flatMap(({ where, href }) => {
      if (!('hash' in href) || href.hash === undefined || href.page !== undefined) return [];
      if (pagePointerOf(where.pointer) !== undefined) return [];
      const id = href.hash.slice(1);
      const everywhere = pagesAround(where.pointer).every(({ written }) => written.sections.some((section) => section.id === id));
      return everywhere ? [] : [{ ...where, params: { hash: href.hash } }];
    });
  },
  de: {
    message: ({ hash }, { place }) => `${code(hash)} gibt es nicht auf jeder Seite, dieser Link steht aber auf jeder (${place}).`,
    hint: ({ hash }) => `Nennen Sie die Seite dazu, zum Beispiel "/${hash}" für die Startseite.`,
    explanation: 'Ein Link in Kopf oder Fuß steht auf jeder Seite und muss von jeder aus stimmen.',
  },
  en: {
    message: ({ hash }, { place }) => `${code(hash)} is not on every page, but this link is (${place}).`,
    hint: ({ hash }) => `Name the page too, such as "/${hash}" for the home page.`,
    explanation: 'A link in header or footer is on every page and must hold from every page.',
  },
  example: {
    wrong: '"header": { "contact": { "href": "#contact" } }',
    right: '"header": { "contact": { "href": "/#contact" } }',
  },
};
