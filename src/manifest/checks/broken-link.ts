/** Links to pages that do not exist. */

import { withCorrection } from '../finding.ts';
import { createSuggester } from '../nearest.ts';
import { rightPath } from '../page-path.ts';
import { code, didYouMean, sentences } from '../words/phrases.ts';
import type { Rule } from './basis/rule.ts';

export const rule: Rule<{ path: string; nearest: string | undefined }> = {
  severity: 'error',
  groupByCause: true,
  check: ({ manifest, met: { links } }) => {
    const paths = new Set(manifest.routes.map(({ path }) => path).filter((path) => path !== '*'));
    // Without a home page every link to it is broken, which is one mistake and another check's.
    paths.add('/');
    const suggest = createSuggester(paths);
    return links.flatMap(({ where, href }) => {
      if (!('page' in href) || href.page === undefined || paths.has(href.page)) return [];
      // A page that had to get another address, since none can have this one.
      const right = rightPath(href.page, /^/);
      const known = right !== undefined && paths.has(right);
      const { nearest, certain } = known ? { nearest: right, certain: right } : suggest(href.page);
      return [withCorrection({ ...where, params: { path: href.page, nearest } }, href.page, certain)];
    });
  },
  de: {
    message: ({ path }, { place }) => `Der Link führt zu ${code(path)}, aber diese Seite gibt es nicht (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Ein Link muss zu einer Seite unter "routes" führen.'),
    explanation: 'Ein Link innerhalb der Website führt zu einer Seite, die es gibt.',
    inForm: {
      hint: ({ nearest }) => sentences(didYouMean.de(nearest), 'Wählen Sie eine Seite dieser Website.'),
    },
  },
  en: {
    message: ({ path }, { place }) => `The link leads to ${code(path)}, but there is no such page (${place}).`,
    hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'A link must lead to a page under "routes".'),
    explanation: 'A link inside the website leads to a page that exists.',
    inForm: {
      hint: ({ nearest }) => sentences(didYouMean.en(nearest), 'Choose a page of this website.'),
    },
  },
  example: { wrong: '"href": "/leistung"', right: '"href": "/leistungen"' },
};
