/** What the catalogues of all languages build their sentences with. */

/** Control characters, which a terminal would obey, ends of lines, and what turns the direction of the text around it. */
export const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text in which the logs of CI find no command: GitHub's runner looks for `##[` anywhere in a line. */
export const withoutCommands = (text: string): string => text.replaceAll('##[', '## [');

/** Longer quotations are cut: the code frame shows the whole. */
const longest = 60;

/** Characters that would be invisible in a message, or turn the text around them: control, odd spaces, direction. */
export const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00a0\u00ad\u200b\u200e\u200f\u2000-\u200a\u202a-\u202f\u205f-\u2069\u3000\ufeff]/gu;

/** Something from the manifest, as a quotation. */
export const code = (text: string): string => `\`${plain(text)}\``;

/**
 * Something from the manifest. Invisible characters are named, such as U+00A0; a backquote, which would begin or end a quotation, is
 * another sign.
 */
export function plain(text: string): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return cut.replace(invisible, signs).replaceAll('`', "'");
}

/**
 * A sentence that quotes the manifest, made safe to print: on one line, with the names of characters that a terminal
 * would obey, and without commands.
 */
export const visible = (sentence: string): string => withoutCommands(sentence.replace(unprintable, signs));

/** The names of characters, such as U+202E. */
export function signs(text: string): string {
  return [...text].map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}

/** Joins the sentences that have something to say. */
export function sentences(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** A number and what is counted. */
export function amount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What may have been meant; nothing where that is not known. */
export const didYouMean = {
  de: (nearest: string | undefined) => (nearest === undefined ? '' : `Meinten Sie ${code(nearest)}?`),
  en: (nearest: string | undefined) => (nearest === undefined ? '' : `Did you mean ${code(nearest)}?`),
};

/** What does what an everyday word says; nothing where the word is not known. */
export const servedBy = {
  de: (types: readonly string[]) => (types.length === 0 ? '' : `Dafür gibt es ${types.map(code).join(' oder ')}.`),
  en: (types: readonly string[]) => (types.length === 0 ? '' : `That is what ${types.map(code).join(' or ')} is for.`),
};

/** How a section says what an everyday word says; nothing where that is not known. */
export const writeInstead = {
  de: (instead: string | undefined) => (instead === undefined ? '' : `Schreiben Sie stattdessen ${code(instead)}.`),
  en: (instead: string | undefined) => (instead === undefined ? '' : `Write ${code(instead)} instead.`),
};

/** Says for each kind of fact how it is written. */
export const factKinds = {
  de: {
    text: ['ein Text', '"Turnhalle am Schlossplatz".'],
    day: ['ein Tag', '"2027-01-16" oder wie in Ihrer Sprache.'],
    days: ['eine Spanne von Tagen', '["2027-05-31", "2027-06-06"].'],
    number: ['eine Zahl', 'sie ohne Anführungszeichen: 12 oder 4.50.'],
    link: ['ein Link', '{ "label": "Zum Plan", "href": "/plan.pdf" }.'],
  },
  en: {
    text: ['a text', '"Gym at the castle square".'],
    day: ['a day', '"2027-01-16" or as in your language.'],
    days: ['a span of days', '["2027-05-31", "2027-06-06"].'],
    number: ['a number', 'it without quotes: 12 or 4.50.'],
    link: ['a link', '{ "label": "To the plan", "href": "/plan.pdf" }.'],
  },
} as const;
