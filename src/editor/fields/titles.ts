/** A place of a manifest in the words of the forms: the titles that lead to it. */
import { fits, partOf } from './blank.ts';
import type { Field, Forms, NamedField } from './model.ts';
import { namedFields } from './walk.ts';

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
  const [first, index, list, number, ...rest] = keys;
  if (first === undefined) return { titles: [] };
  const part = forms.parts[first];
  if (first !== 'routes' || index === undefined) {
    const inner = keys.slice(1);
    return { titles: [part?.title ?? first, ...(part ? within(part, partOf(manifest, first), inner) : inner)] };
  }
  const route = partOf(partOf(manifest, 'routes'), index);
  const page = String(partOf(route, 'path') ?? '');
  if (list !== 'sections' || number === undefined) {
    return { page, titles: among(forms.page, route, keys.slice(2)) };
  }
  const section = partOf(partOf(route, list), number);
  const type = String(partOf(section, 'type') ?? '');
  const form = forms.sections[type];
  return { page, titles: [form?.title ?? type, ...among(form?.fields ?? [], section, rest)] };
}

/** The title of what the keys lead to; of a page its path. Behind the keys of a choice, one of its values has the title that it is chosen by. */
export function titleAt(forms: Forms, manifest: unknown, keys: readonly string[]): string {
  const { page, titles } = titlesAt(forms, manifest, keys);
  return titles.at(-1) ?? page ?? '';
}

function among(fields: readonly NamedField[], value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return [];
  const field = fields.find((one) => one.key === key);
  return field ? [field.title, ...within(field, partOf(value, key), rest)] : [key, ...rest];
}

/** The titles behind that of a field. */
function within(field: Field, value: unknown, keys: readonly string[]): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  switch (field.kind) {
    case 'object':
    case 'image':
    case 'icon':
      return among(namedFields(field), value, keys);
    case 'list':
      return [`${field.entry.title} ${Number(key) + 1}`, ...within(field.entry, partOf(value, key), rest)];
    case 'record':
      return [field.titles?.[key] ?? key];
    case 'either': {
      const member = field.members.find((one) => fits(one, value));
      return member ? within(member, value, keys) : [];
    }
    case 'link':
      return within(field.mail, partOf(value, key), rest);
    case 'choice':
      // A value of it is a place within.
      return [field.options.find(({ value: option }) => option === key)?.title ?? key];
    default:
      return [key];
  }
}
