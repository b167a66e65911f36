/** What values are called, and how alike they are. */
import { isObject, type Json } from '../../schema/json.ts';
import { memo } from '../disk/memo.ts';
import { isSame } from '../json-text/value.ts';
import { isWeekday } from '../manifest/resolve/dates.ts';
import type { Similarity } from './match.ts';
import type { Both, Side } from './side.ts';

const areSame = (a: Both, b: Both) => isSame(a.filled, b.filled) || isSame(a.raw, b.raw);
const wordsOf = memo((one: Both): ReadonlyMap<string, number> => bagOf(one.filled));
const textAt = ({ filled }: Both, key: string) => {
  const text = isObject(filled) ? filled[key] : undefined;
  return typeof text === 'string' ? text : undefined;
};

const without = (value: Json, key: string): Json =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)) : value;

/** How sections are matched. */
export const sectionSimilarity: Similarity<Both> = {
  isSame: areSame,
  wordsOf,
  nameOf: (section) => textAt(section, 'id'),
  withoutName: ({ raw, filled }) => ({ raw: without(raw, 'id'), filled: without(filled, 'id') }),
  kindOf: (section) => textAt(section, 'type') ?? '',
};
/** How entries of lists are matched. */
export const entrySimilarity: Similarity<Both> = {
  isSame: areSame,
  wordsOf,
  kindOf: ({ filled }) => (isObject(filled) ? 'object' : typeof filled),
};

/** How often each word occurs in a value, keys left out. */
export function bagOf(value: Json, bag = new Map<string, number>()): Map<string, number> {
  if (typeof value === 'string')
    for (const word of value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) bag.set(word, (bag.get(word) ?? 0) + 1);
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) bagOf(one, bag);
  return bag;
}

/** What stands under a key. */
export function inner({ raw, filled }: Both, key: string): Both | undefined {
  const value = (filled as Record<string, Json>)[key];
  return value === undefined ? undefined : { raw: (raw as Record<string, Json>)[key] ?? null, filled: value };
}

/** Tells whether a list holds days of the week and nothing else: they are one value. */
export const areWeekdays = (value: Json[]): boolean => value.length > 0 && value.every(isWeekday);

/** The entries of a list. */
export function entriesOf({ raw, filled }: Both): Both[] {
  return (filled as Json[]).map((entry, index) => ({ raw: (raw as Json[])[index] ?? null, filled: entry }));
}

/** What a page is called. */
export const titleOf = ({ page }: Side['routes'][number]) => textAt(page, 'title') ?? '';

/** What a section is called: its place counted from one, its type, and what it is headed by. */
export function describeSection(section: Both | undefined, index: number): { number: number; type: string; name: string } {
  const filled = section?.filled ?? null;
  const type = isObject(filled) ? String(filled.type) : '';
  const { type: _, tone: __, backdrop: ___, ...rest } = isObject(filled) ? filled : {};
  return { number: index + 1, type, name: nameOf(rest) ?? '' };
}

/** A value in a few words: what somebody would call it by. */
export function textOf(value: Json): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return nameOf(value) ?? Object.values(value).map(textOf).join(' · ');
}

/** The keys that name a thing, best first. */
const naming = ['title', 'label', 'name', 'heading', 'question', 'value', 'alt', 'src', 'to', 'text', 'mail', 'href', 'light'];

function nameOf(value: Json): string | undefined {
  if (!isObject(value)) return undefined;
  for (const key of naming) {
    const inside = value[key];
    if (inside !== undefined && inside !== '') return textOf(inside);
  }
  return undefined;
}
