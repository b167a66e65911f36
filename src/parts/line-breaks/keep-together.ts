/**
 * Where a line may not end. Authors write plain blanks and hyphens; what a reader wants to see in one piece stays in one piece by the
 * rules of the language that a text is in. A language is a file beside this one, found by its tag.
 *
 * Blanks become fixed ones, which browsers copy as plain ones and find as such. Hyphens stay: nobody who searches a page for
 * "KI-Kompetenz" finds it with a hyphen of another kind (U+2011), and what keeps a line from ending behind one (U+2060) is copied along
 * with it. So such words are marked, and a style keeps them whole.
 */
import { units as everywhere } from './any.ts';
import { languages } from './languages.ts';

/** A text, or a word of it that no line may end in. */
export type Piece = string | { whole: string };

/** Longer ones would not fit beside an icon on a phone: they break at their hyphens as any word does. */
const longest = 20;

/** The blank of French between a word and a sign, which is narrow. */
const besideSign = /^(?:\s[;:!?»]|«\s)$/;

const fix = (unit: string) => unit.replaceAll(' ', besideSign.test(unit) ? '\u202f' : '\u00a0');

const patterns = new Map<string, RegExp>();

function patternOf(lang: string): RegExp {
  const tag = lang.slice(0, 2);
  let pattern = patterns.get(tag);
  if (!pattern) {
    const units = [...(languages[`./${tag}.ts`] ?? []), ...everywhere];
    pattern = new RegExp(units.map(({ source }) => source).join('|'), 'gu');
    patterns.set(tag, pattern);
  }
  return pattern;
}

/**
 * A text as it is to be set.
 *
 * @param lang BCP 47 tag of the language that the text is in
 * @param room So many characters fit on any line. What is longer and has blanks is marked too, so that it can still part at them: at fixed
 *   ones it could not, and would within a word.
 */
export function keepTogether(text: string, lang: string, room = Number.POSITIVE_INFINITY): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  let end = 0;
  const flush = (rest: string) => {
    plain += rest;
    // A dash keeps to the word before it: no line begins with one.
    if (plain) pieces.push(plain.replace(/ (?=[–—-] )/g, '\u00a0'));
    plain = '';
  };
  for (const { 0: unit, index } of text.matchAll(patternOf(lang))) {
    plain += text.slice(end, index);
    end = index + unit.length;
    const isLong = unit.length > room;
    if (unit.length > longest || !(isLong || /[–★☆-]/.test(unit))) plain += isLong ? unit : fix(unit);
    else {
      flush('');
      pieces.push({ whole: unit });
    }
  }
  flush(text.slice(end));
  return pieces;
}
