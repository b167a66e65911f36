/** A place of a manifest in the words of the forms: the titles that lead to it. */
import { child } from '../../../json-text/pointer.ts';
import type { Field, Forms } from './model.ts';
import { formAt, memberFor, partAt } from './walk.ts';

export interface PlaceTitles {
  /** The path of the page; undefined for what belongs to none. */
  page?: string;
  /** From the section or the part of the manifest to the field. What no form knows goes by its key. */
  titles: string[];
}

/**
 * @param manifest - however wrong it is
 * @param keys - those of its JSON pointer; there need not be a value
 */
export function titlesAt(forms: Forms, manifest: unknown, keys: readonly string[]): PlaceTitles {
  const { fields, value, keys: rest, route, section } = formAt(forms, manifest, keys);
  const titles = titlesWithin({ kind: 'object', fields, title: '', description: '', optional: false }, value, rest);
  const type = section === undefined ? undefined : String(child(section, 'type') ?? '');
  return {
    ...(route !== undefined && { page: String(child(route, 'path') ?? '') }),
    titles: type === undefined ? titles : [forms.sections[type]?.title ?? type, ...titles],
  };
}

/** The title of what the keys lead to; of a page its path. Behind the keys of a choice, one of its values has the title that it is chosen by. */
export function titleAt(forms: Forms, manifest: unknown, keys: readonly string[]): string {
  const { page, titles } = titlesAt(forms, manifest, keys);
  return titles.at(-1) ?? page ?? '';
}

/** The titles behind that of a field. */
function titlesWithin(field: Field, value: unknown, keys: readonly string[]): string[] {
  const [key, ...rest] = keys;
  const own = memberFor(field, value);
  if (key === undefined || !own) return [];
  // A value of a choice is a place within it.
  if (own.kind === 'choice') return [own.options.find(({ value: option }) => option === key)?.title ?? key];
  const part = partAt(own, value, key);
  if (!part) return keys.slice();
  return [titleOfPart(own, part, key, child(value, key)), ...titlesWithin(part, child(value, key), rest)];
}

/** What an entry is called. In a text, what holds more than words is no paragraph: it goes by the title of its list. */
export const titleOfEntry = ({ title, entry }: Field & { kind: 'list' }, holdsMore: boolean): string =>
  entry.kind === 'either' && holdsMore ? title : entry.title;

function titleOfPart(field: Field, part: Field, key: string, value: unknown): string {
  if (field.kind === 'list') return `${titleOfEntry(field, typeof value === 'object')} ${Number(key) + 1}`;
  return field.kind === 'record' ? (field.titles?.[key] ?? key) : part.title;
}
