/** From a place of the manifest to the field that it is filled in by. */
import type { Json } from '../../../../schema/json.ts';
import { child, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { fits, partsOfImage } from '../../fields/blank.ts';
import type { Field, Forms, NamedField } from '../../fields/model.ts';
import { pointerOf, selectionAt } from './selection.ts';

/** @returns undefined where the forms have no such field: sections of a type that is none, keys that nobody knows */
export function fieldAt(forms: Forms, manifest: Json, pointer: string): Field | undefined {
  const selection = selectionAt(pointer);
  const start = pointerOf(selection);
  const value = valueAt(manifest, start);
  const keys = pointerKeys(pointer.slice(start.length));
  if (selection.kind === 'part') return within(forms.parts[selection.part], value, keys);
  if (selection.kind === 'page') return among(forms.page, value, keys);
  return among(forms.sections[String(child(value, 'type'))]?.fields ?? [], value, keys);
}

function among(fields: readonly NamedField[], value: unknown, [key, ...rest]: string[]): Field | undefined {
  if (key === undefined) return undefined;
  return within(
    fields.find((field) => field.key === key),
    child(value, key),
    rest,
  );
}

function within(field: Field | undefined, value: unknown, keys: string[]): Field | undefined {
  const [key, ...rest] = keys;
  if (!field || key === undefined) return field;
  switch (field.kind) {
    case 'object':
      return among(field.fields, value, keys);
    case 'list':
    case 'record':
      return within(field.entry, child(value, key), rest);
    case 'image':
      return among(partsOfImage(field), value, keys);
    case 'link':
      return within(field.mail, child(value, key), rest);
    case 'either':
      return within(
        field.members.find((member) => fits(member, value)),
        value,
        keys,
      );
    default:
      return undefined;
  }
}
