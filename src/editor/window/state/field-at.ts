/** From a place of the manifest to the field that it is filled in by. */
import type { Json } from '../../../../schema/json.ts';
import { child, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Field, Forms, NamedField } from '../../draft/fields/model.ts';
import { formAt, memberFor, partAt } from '../../draft/fields/walk.ts';

/** @returns undefined where the forms have no such field: sections of an unknown type, unknown keys */
export function fieldAt(forms: Forms, manifest: Json, pointer: string): Field | undefined {
  const place = formAt(forms, manifest, pointerKeys(pointer));
  const [first, ...keys] = place.keys;
  let value = child(place.value, first ?? '');
  let field: Field | undefined = place.fields.find(({ key }) => key === first);
  for (const key of keys) {
    field = field && partAt(field, value, key);
    value = child(value, key);
  }
  return field;
}

/** The fields of the object at a pointer: of a section those of its type. */
export function fieldsAt(forms: Forms, manifest: Json, pointer: string): readonly NamedField[] {
  const { fields, keys } = formAt(forms, manifest, pointerKeys(pointer));
  if (keys.length === 0) return fields;
  const field = ownFieldAt(forms, manifest, pointer);
  return field?.kind === 'object' ? field.fields : [];
}

/** Like `fieldAt`, but of a field that may be one of several the one that the value is, with the title of the whole. */
export function ownFieldAt(forms: Forms, manifest: Json, pointer: string): Field | undefined {
  const field = fieldAt(forms, manifest, pointer);
  const own = field && memberFor(field, valueAt(manifest, pointer));
  return field && own && { ...own, title: field.title, optional: field.optional };
}
