/** From a place of the manifest to the field that it is filled in by. */
import type { Json } from '../../../../schema/json.ts';
import { child, pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Field, Forms } from '../../fields/model.ts';
import { formAt, memberFor, partAt } from '../../fields/walk.ts';

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

/** Like `fieldAt`, but of a field that may be one of several the one that the value is, with the title of the whole. */
export function ownFieldAt(forms: Forms, manifest: Json, pointer: string): Field | undefined {
  const field = fieldAt(forms, manifest, pointer);
  const own = field && memberFor(field, valueAt(manifest, pointer));
  return field && own && { ...own, title: field.title, optional: field.optional };
}
