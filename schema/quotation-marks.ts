/** Opening and closing mark, by language: CLDR 47, `delimiters`; French with its blanks, which become narrow and fixed in the page. */
const marks: Record<string, readonly [open: string, close: string]> = {
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  pl: ['„', '”'],
};

/** The quotation marks of a language such as `de-AT`; undefined where they are not known here. */
export const quotationMarks = (language: string): readonly [open: string, close: string] | undefined =>
  marks[language.slice(0, 2).toLowerCase()];
