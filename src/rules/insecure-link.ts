/** A link to a page without encryption. It works, and some sites have nothing else, so it warns. */

import { code } from '../findings/words/phrases.ts';
import { soleConstant } from '../manifest/resolve/constants.ts';
import type { Rule } from './support/rule.ts';

export const rule: Rule<{ url: string }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  check: ({ references, constantsAt }) =>
    references.links.flatMap(({ where, raw, href }) => {
      if (!('url' in href) || !/^http:/i.test(href.url)) return [];
      const cause = soleConstant(raw, constantsAt(where.pointer));
      return [{ ...(cause ? { pointer: cause.pointer } : where), params: { url: href.url } }];
    }),
  de: {
    message: ({ url }, { place }) => `Der Link auf ${code(url)} ist nicht verschlüsselt (${place}).`,
    hint: () => 'Schreiben Sie "https://" statt "http://" und probieren Sie den Link aus.',
    explanation: 'Links nach außen sind verschlüsselt.',
  },
  en: {
    message: ({ url }, { place }) => `The link to ${code(url)} is not encrypted (${place}).`,
    hint: () => 'Write "https://" instead of "http://" and try the link.',
    explanation: 'Links that leave the site are encrypted.',
  },
  example: { wrong: '"href": "http://example.com"', right: '"href": "https://example.com"' },
};
