/** What can be done to constants, as operations that belong together. */
import { isObject, type Json } from '../../../../schema/json.ts';
import { inPlainLetters } from '../../../../schema/plain-letters.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { constantAt, isConstant, soleName, usesOf } from './constant-uses.ts';
import { fieldAt } from './field-at.ts';
import { textsOf } from './search-texts.ts';

/** Braces as the loader reads them: two of them write one, and begin no name. */
const references = /\{\{|\{([a-z][A-Za-z0-9]*)\}/g;

/** A text with something else in the places of a constant. */
const replaceName = (text: string, name: string, by: string): string =>
  text.replace(references, (written, named?: string) => (named === name ? by : written));

/**
 * Gives a constant another name, everywhere.
 *
 * @param to - a name that is free
 * @returns no operations where there is no such constant
 */
export function rename(manifest: Json, name: string, to: string): Operation[] {
  const pointer = constantAt(manifest, name);
  if (pointer === undefined || to === name) return [];
  const home = parentOf(pointer);
  return [
    { kind: 'rename', pointer: home, names: { [name]: to } },
    ...usesOf(manifest, name).map((use): Operation => {
      return { kind: 'set', pointer: use, value: replaceName(String(valueAt(manifest, use)), name, `{${to}}`) };
    }),
  ];
}

/** Writes the value of a constant into all its places, and takes the constant away. */
export function writeOut(manifest: Json, name: string): Operation[] {
  const pointer = constantAt(manifest, name);
  if (pointer === undefined) return [];
  const value = valueAt(manifest, pointer) ?? '';
  // A brace of a value is a brace; in a text it would begin a name.
  const text = String(value).replaceAll('{', '{{');
  return [
    ...usesOf(manifest, name).map((use): Operation => {
      const written = valueAt(manifest, use);
      // A number in the place of a number stays one.
      const isNumber = typeof value === 'number' && soleName(written) === name;
      return { kind: 'set', pointer: use, value: isNumber ? value : replaceName(String(written), name, text) };
    }),
    { kind: 'remove', pointer },
  ];
}

/** Settles what was open: it becomes a constant like the others. */
export function settle(manifest: Json, name: string): Operation[] {
  const pointer = pointerTo('/placeholders', name);
  const value = valueAt(manifest, pointer);
  if (value === undefined) return [];
  return [{ kind: 'remove', pointer }, add(manifest, name, value)];
}

const add = (manifest: Json, name: string, value: Json): Operation =>
  isObject(child(manifest, 'constants') as Json)
    ? { kind: 'set', pointer: pointerTo('/constants', name), value }
    : { kind: 'set', pointer: '/constants', value: { [name]: value }, order: ['$schema', 'version', 'constants'] };

/** Shorter pieces of sentences are the same by chance (rules/literal-constant.ts). */
const shortestPiece = 6;

/** Where a text stands written out: as all that a field says, or as whole words of it. */
export function placesWith(manifest: Json, forms: Forms, value: string): string[] {
  return textsOf(manifest, forms).flatMap(({ pointer }) => {
    if (isConstant(pointer) || /^\/routes\/\d+\/path$/.test(pointer)) return [];
    const written = valueAt(manifest, pointer);
    const isThere = typeof written === 'string' && (value.length < shortestPiece ? written === value : isIn(written, value));
    if (!isThere) return [];
    const field = fieldAt(forms, manifest, pointer);
    return field?.kind === 'text' && field.isLiteral ? [] : [pointer];
  });
}

const isIn = (text: string, value: string): boolean => text.includes(value) && writeName(text, value, '') !== text;

const letter = /[\p{L}\p{N}]/u;

/** A text with a reference in the places of whole words; what is in braces already stays. */
function writeName(text: string, value: string, name: string): string {
  const written = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return text.replace(new RegExp(`\\{\\{|\\{[A-Za-z]\\w*\\}|${written}`, 'g'), (found, at: number) => {
    const isWhole = found === value && !letter.test(text[at - 1] ?? '') && !letter.test(text[at + value.length] ?? '');
    return isWhole ? `{${name}}` : found;
  });
}

/**
 * Makes a constant of a text.
 *
 * @param own - the place where it was chosen, and what that says then
 * @param places - others of `placesWith` that name it from now on
 */
export function makeConstant(
  manifest: Json,
  { name, value }: { name: string; value: string },
  own: { pointer: string; text: string },
  places: readonly string[],
): Operation[] {
  return [
    add(manifest, name, value),
    { kind: 'set', pointer: own.pointer, value: own.text },
    ...places.map((pointer): Operation => {
      return { kind: 'set', pointer, value: writeName(String(valueAt(manifest, pointer)), value, name) };
    }),
  ];
}

/**
 * The nearest right name that nothing has yet: `Öffnungszeiten 2` → `oeffnungszeiten2`.
 *
 * @param find - what has a name; the constant, or something else that is named like one
 */
export function nameLike(manifest: Json, text: string, find: (manifest: Json, name: string) => unknown = constantAt): string {
  const parts = inPlainLetters(text.normalize('NFC').replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2'))
    .replace(/^[^a-z]+/, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const name = parts.map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('') || 'text';
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}${number}`;
    if (find(manifest, free) === undefined) return free;
  }
}
