/**
 * Letters that the font of the cards does not have: a card is drawn without them. It warns: the page itself works, as
 * browsers find another font.
 */

import ranges from '@fontsource/bricolage-grotesque/unicode.json';
import { isNotFound } from '../../schema/site-parts.ts';
import { inRange } from '../../schema/unicode-range.ts';
import type { Rule } from './support/rule.ts';

const isCovered = inRange(Object.values(ranges).join());

/** What nearly all titles are made of: every font of a Latin script has these. */
const usual = /^[ -~äöüÄÖÜß]*$/;

export const rule: Rule<{ letters: string }> = {
  severity: 'warning',
  since: '0.1.0',
  check: ({ pages, shellAt }) =>
    pages.flatMap(({ pointer: page, path, title, written }) => {
      if (isNotFound(path) || usual.test(title) || (written.shareImage ?? shellAt(page).shareImage)) return [];
      const letters = [...new Set([...title.normalize('NFC')].filter((letter) => !isCovered(letter)))];
      const [first] = letters;
      if (first === undefined) return [];
      const pointer = `${page}/title`;
      const where = written.title.includes(first) ? { pointer, part: first } : { pointer };
      return [{ ...where, params: { letters: letters.join(' ') } }];
    }),
  de: {
    message: ({ letters }, { place }) => `Auf dem Vorschaubild der Seite fehlt: ${letters} (${place}).`,
    hint: () =>
      'Die Schrift der Vorschaubilder hat diese Zeichen nicht. Schreiben Sie den Titel ohne sie, oder lassen Sie es dabei.',
    explanation: 'Das Vorschaubild, das beim Teilen eines Links erscheint, kann den ganzen Titel zeigen.',
  },
  en: {
    message: ({ letters }, { place }) => `The preview picture of the page lacks: ${letters} (${place}).`,
    hint: () => 'The font of preview pictures has no such characters. Write the title without them, or leave it at that.',
    explanation: 'The picture that a shared link shows can hold the whole title.',
  },
  example: { wrong: '"title": "Kurse → Termine"', right: '"title": "Kurse: Termine"' },
};
