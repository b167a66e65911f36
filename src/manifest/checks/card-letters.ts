/**
 * Letters that the font of the cards does not have: a card is drawn without them. It warns: the page itself works, as
 * browsers find another font.
 */
import ranges from '@fontsource/bricolage-grotesque/unicode.json';
import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

/** `U+0000-00FF,U+0131` as pairs of first and last. */
const covered = Object.values(ranges)
  .flatMap((list) => list.split(','))
  .map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

const isCovered = (letter: string) => {
  const point = letter.codePointAt(0) ?? 0;
  return covered.some(([first, last]) => point >= first && point <= last);
};

/** What nearly all titles are made of: every font of a Latin script has these. */
const usual = /^[ -~äöüÄÖÜß]*$/;

export const check: Check = ({ pages, manifest }) =>
  pages.flatMap(({ path, title }, index) => {
    if (path === '*' || usual.test(title)) return [];
    const letters = [...new Set([...title.normalize('NFC')].filter((letter) => !isCovered(letter)))];
    const [first] = letters;
    if (first === undefined) return [];
    const pointer = `/routes/${index}/title`;
    const where = manifest.routes[index]?.title.includes(first) ? { pointer, part: first } : { pointer };
    return [finding('card-letters', where, { letters: letters.join(' ') })];
  });
