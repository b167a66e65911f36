/** What values are called, and how alike they are. */
import { isObject, type Json } from '../../schema/json.ts';
import { isWeekday } from '../manifest/resolve/dates.ts';
import type { Both, Side } from './side.ts';

const textAt = ({ filled }: Both, key: string) => {
  const text = isObject(filled) ? filled[key] : undefined;
  return typeof text === 'string' ? text : undefined;
};

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

/** The name of a collection, or of a field or a record of it. */
export const collectionName = (value: Json): string => nameOf(value) ?? String((value as Record<string, Json>).under ?? '');

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
