/** A place of a manifest in the words of the forms: the titles that lead to it. */
import { child, pointerKeys } from '../../manifest/pointer.ts';
import { fits } from './blank.ts';
import type { Field, Forms, NamedField } from './model.ts';

export interface PlaceTitles {
  /** The path of the page; undefined for what belongs to none. */
  page?: string;
  /** From the section or the part of the manifest to the field. What no form knows goes by its key. */
  titles: string[];
}

/**
 * @param manifest - however wrong it is
 * @param pointer - of a value, also of one that is missing
 */
export function titlesAt(forms: Forms, manifest: unknown, pointer: string): PlaceTitles {
  const [first, index, list, number, ...rest] = pointerKeys(pointer);
  if (first === undefined) return { titles: [] };
  const part = forms.parts[first];
  if (first !== 'routes' || index === undefined) {
    const keys = pointerKeys(pointer).slice(1);
    return { titles: [part?.title ?? first, ...(part ? within(part, child(manifest, first), keys) : keys)] };
  }
  const route = child(child(manifest, 'routes'), index);
  const page = String(child(route, 'path') ?? '');
  if (list !== 'sections' || number === undefined) {
    return { page, titles: among(forms.page, route, pointerKeys(pointer).slice(2)) };
  }
  const section = child(child(route, list), number);
  const type = String(child(section, 'type') ?? '');
  const form = forms.sections[type];
  return { page, titles: [form?.title ?? type, ...among(form?.fields ?? [], section, rest)] };
}

/** The title of what a pointer leads to; of a page its path. */
export function titleAt(forms: Forms, manifest: unknown, pointer: string): string {
  const { page, titles } = titlesAt(forms, manifest, pointer);
  return titles.at(-1) ?? page ?? '';
}

function among(fields: readonly NamedField[], value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return [];
  const field = fields.find((one) => one.key === key);
  return field ? [field.title, ...within(field, child(value, key), rest)] : [key, ...rest];
}

/** The titles behind that of a field. */
function within(field: Field, value: unknown, keys: readonly string[]): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  switch (field.kind) {
    case 'object':
      return among(field.fields, value, keys);
    case 'list':
      return [`${field.entry.title} ${Number(key) + 1}`, ...within(field.entry, child(value, key), rest)];
    case 'record':
      return [key];
    case 'either': {
      const member = field.members.find((one) => fits(one, value));
      return member ? within(member, value, keys) : [];
    }
    case 'image':
      return [key === 'alt' ? field.alt.title : field.src.title];
    case 'link':
      return within(field.mail, child(value, key), rest);
    default:
      return [];
  }
}
