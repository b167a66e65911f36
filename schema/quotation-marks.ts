/** The quotation marks of languages: CLDR 47, `delimiters`; French with its blanks, which become narrow and fixed in the page. */

type Pair = readonly [open: string, close: string];

/** For a quotation, and for one within it. */
const marks: Record<string, readonly [outer: Pair, inner: Pair]> = {
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
  en: [
    ['“', '”'],
    ['‘', '’'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  fr: [
    ['« ', ' »'],
    ['“', '”'],
  ],
  pl: [
    ['„', '”'],
    ['«', '»'],
  ],
};

/** Undefined for a language whose marks are not known here. */
export const quotationMarks = (language: string, isInner = false): Pair | undefined =>
  marks[language.slice(0, 2).toLowerCase()]?.[isInner ? 1 : 0];
