/** What is found in texts, with something else in its place: letter by letter, so that marks, constants and all that stands beside it stay. */
import type { Json } from '../../../../../schema/json.ts';
import type { Operation } from '../../../../json-text/operations.ts';
import { valueAt } from '../../../../json-text/value.ts';
import type { Forms } from '../../../draft/fields/model.ts';
import { readUnits, type Unit } from '../../../draft/rich-text/read.ts';
import { writeUnits } from '../../../draft/rich-text/write.ts';
import { isConstant } from '../../state/constant-uses.ts';
import { ownFieldAt } from '../../state/field-at.ts';
import { fillIn } from '../../state/fill-in.ts';
import { cutBefore, type Piece, type SearchableText } from '../../state/search-texts.ts';

export interface Replacement {
  pointer: string;
  /** As readers have them: what is found is told apart in one, what takes its place in the other. */
  before: Piece[];
  after: Piece[];
  /** What the manifest says then. */
  value: string;
  /** It is written just so, in whole words. Else it may be a part of another word, or another word. */
  isExact: boolean;
}

/**
 * @param texts - in which to look
 * @returns those that say it themselves: what a constant says is found where its value stands; what links and pages name is left out
 */
export function replacementsIn(
  texts: readonly SearchableText[],
  manifest: Json,
  forms: Forms,
  sought: string,
  by: string,
): Replacement[] {
  const wanted = sought.trim().replace(/\s+/g, ' ');
  if (wanted === '') return [];
  const signs = [...wanted].map((sign) => (sign === ' ' ? '\\s+' : sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')));
  // A soft hyphen is not seen.
  const pattern = new RegExp(signs.join('\u00ad*'), 'giu');
  return texts.flatMap(({ pointer }): Replacement[] => {
    const [field, source] = [ownFieldAt(forms, manifest, pointer), valueAt(manifest, pointer)];
    if (typeof source !== 'string' || /^\/(?:routes|languages)\/\d+\/path$|\/id$/.test(pointer)) return [];
    if (field?.kind !== 'richText' && field?.kind !== 'text') return [];
    const { kind, isLiteral = isConstant(pointer) } = field;
    const text = isLiteral ? ofLetters : withMarks(kind === 'richText');
    const units = text.read(source);
    const said = units.map(({ shown, kind }) => (kind === 'letter' ? shown : '\ufffc')).join('');
    const found = [...said.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
    if (found.length === 0) return [];
    let value = source;
    for (const { start, end } of found.toReversed()) {
      const now = text.read(value);
      value = text.write(value, [...now.slice(0, start), ...lettersFor(now.slice(start, end), by), ...now.slice(end)]);
    }
    // A text that would say nothing is one that its author removes.
    if (value === source || value.trim() === '') return [];
    const seen = (from: number, to?: number) =>
      units.slice(from, to).map(({ shown, kind }) => (kind === 'constant' ? fillIn(`{${shown}}`, manifest, pointer) : shown));
    const piecesOf = (own: (start: number, end: number) => string): Piece[] => {
      const pieces = found.flatMap(({ start, end }, index): Piece[] => [
        { text: seen(found[index - 1]?.end ?? 0, start).join(''), isMatch: false },
        { text: own(start, end), isMatch: true },
      ]);
      return cutBefore([...pieces, { text: seen(found.at(-1)?.end ?? 0).join(''), isMatch: false }]);
    };
    return [
      {
        pointer,
        before: piecesOf((start, end) => seen(start, end).join('')),
        after: piecesOf(() => by),
        value,
        isExact: found.every(
          ({ start, end }) =>
            !field.isLiteral &&
            said.slice(start, end).replaceAll('\u00ad', '').replace(/\s+/g, ' ') === wanted &&
            !letter.test(said[start - 1] ?? '') &&
            !letter.test(said[end] ?? ''),
        ),
      },
    ];
  });
}

export const replace = (replacements: readonly Replacement[]): Operation[] =>
  replacements.map(({ pointer, value }) => ({ kind: 'set', pointer, value }));

const letter = /[\p{L}\p{N}]/u;

const withMarks = (isRich: boolean) => ({
  read: (source: string): Unit[] => readUnits(source, isRich),
  write: (source: string, units: readonly Unit[]) => writeUnits(source, units, isRich),
});

/** In the value of a constant, and in what has a form of its own, a brace is a brace. */
const ofLetters = {
  read: (source: string): Unit[] => source.split('').map(asLetter([])),
  write: (_: string, units: readonly Unit[]) => units.map(({ shown }) => shown).join(''),
};

const asLetter =
  (marks: Unit['marks']) =>
  (shown: string): Unit => ({ shown, kind: 'letter', marks });

/** What both begin or end with stays as it is written; the rest bears the marks of what it takes the place of. */
function lettersFor(old: readonly Unit[], by: string): Unit[] {
  const most = Math.min(old.length, by.length);
  let start = 0;
  // Whatever space is written there stays one.
  const isSame = (unit: Unit | undefined, sign = '') => unit?.shown === sign || (sign === ' ' && /^\s$/.test(unit?.shown ?? ''));
  while (start < most && isSame(old[start], by[start])) start++;
  let behind = 0;
  while (behind < most - start && isSame(old[old.length - 1 - behind], by[by.length - 1 - behind])) behind++;
  const { marks = [] } = old[start] ?? old[start - 1] ?? {};
  const letters = by.slice(start, by.length - behind).split('');
  return [...old.slice(0, start), ...letters.map(asLetter(marks)), ...old.slice(old.length - behind)];
}
