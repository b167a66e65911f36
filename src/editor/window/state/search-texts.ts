/** All that a website says, to be searched: every text of every page and part, with the place where it stands. */
import type { Json } from '../../../../schema/json.ts';
import { pointerKeys } from '../../../json-text/pointer.ts';
import { summaryOf } from '../../draft/fields/blank.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { filledFields } from '../../draft/fields/walk.ts';
import { isConstant, titleOfConstant } from './constant-uses.ts';
import { fillIn } from './fill-in.ts';

export interface SearchableText {
  pointer: string;
  /** As visitors read it, in one line. */
  text: string;
  /** As it is compared. */
  folded: string;
  /** What a value is called, as it is compared: nobody remembers a phone number. */
  called?: string;
}

/** More are a sign to write one more word. */
export const maxShown = 100;

/** A text as it is compared: neither capitals nor accents count. */
export const fold = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have nothing to fold, and there may be fifty thousand
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** All texts of a manifest, pages first. Of 1,000 pages it takes a moment: it is made when somebody searches. */
export function textsOf(manifest: unknown, forms: Forms): SearchableText[] {
  const [inPages, inParts]: [SearchableText[], SearchableText[]] = [[], []];
  let file = '';
  for (const { field, value, pointer } of filledFields(manifest, forms)) {
    // Visitors do not read the path of an image. The walk comes to it right after the image.
    if (field.kind === 'image' || field.kind === 'icon') file = `${pointer}/src`;
    if ((field.kind !== 'text' && field.kind !== 'richText') || pointer === file) continue;
    const text = fillIn(summaryOf(field, value), manifest, pointer).replaceAll('\u00ad', '');
    if (!text) continue;
    const called = isConstant(pointer) && fold(titleOfConstant(forms, manifest as Json, pointerKeys(pointer).at(-1) ?? ''));
    const found = { pointer, text, folded: fold(text), ...(called && { called }) };
    (pointer.startsWith('/routes/') ? inPages : inParts).push(found);
  }
  return [...inPages, ...inParts];
}

/** @returns the texts that say what is searched or are called so, exactly that first; where none does, those that have every word of it, in any order */
export function searchTexts(texts: readonly SearchableText[], wanted: string): SearchableText[] {
  const [phrase, words] = wordsOf(wanted);
  if (phrase === '') return [];
  const found = texts.filter(({ folded, called }) => words.every((word) => folded.includes(word) || called?.includes(word)));
  const exact = found.filter(({ folded, called }) => folded.includes(phrase) || called?.includes(phrase));
  if (exact.length === 0) return found;
  // What says just this comes first, then what has it as words of its own.
  const asWord = inWords(phrase);
  const rank = ({ folded, called }: SearchableText) =>
    folded === phrase || called === phrase ? 0 : inWords(folded).includes(asWord) ? 1 : 2;
  return exact
    .map((text) => ({ text, rank: rank(text) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}

/** Its words alone, so that one is found as a whole. */
const inWords = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** What is searched as it is compared: as a whole, and each of its words. */
export function wordsOf(wanted: string): [phrase: string, words: string[]] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return [words.join(' '), words];
}

/** Tells of a text whether it says every word of what is searched, in any order. */
export function searchFor(wanted: string): (text: string) => boolean {
  const [, words] = wordsOf(wanted);
  return (text) => words.every((word) => fold(text).includes(word));
}

/** A text, or a part of it that was searched. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** A text from near the first of the words that are searched, with all of them told apart. */
export function excerptOf({ text, folded }: SearchableText, wanted: string): Piece[] {
  const [phrase, words] = wordsOf(wanted);
  const sought = folded.includes(phrase) ? [phrase] : words;
  // If normalising changed the length, offsets do not match: highlight nothing.
  if (phrase === '' || folded.length !== text.length) return [{ text, isMatch: false }];
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const [next = text.length, length = 0] = nextOf(folded, sought, from);
    if (next > from) pieces.push({ text: text.slice(from, next), isMatch: false });
    if (length > 0) pieces.push({ text: text.slice(next, next + length), isMatch: true });
    from = next + length;
  }
  return cutBefore(pieces);
}

/** Of what stands before the first match only the last words. */
export function cutBefore([first, ...more]: readonly Piece[]): Piece[] {
  if (!first || first.isMatch || more.length === 0 || first.text.length <= 50) return first ? [first, ...more] : [];
  const text = first.text.slice(first.text.indexOf(' ', first.text.length - 50) + 1);
  return [{ text: `… ${text}`, isMatch: false }, ...more];
}

/** The place and the length of the first of several words; of two in one place the longer one. */
function nextOf(folded: string, sought: readonly string[], from: number): [at?: number, length?: number] {
  const [first] = sought
    .map((word): [number, number] => [folded.indexOf(word, from), word.length])
    .filter(([at]) => at >= 0)
    .sort(([one, length], [other, otherLength]) => one - other || otherLength - length);
  return first ?? [];
}
