/** The one walk over the fields of a form and the values that they have. Who asks for a kind of field finds it wherever it may stand. */
import { child, pointerTo } from '../../json-text/pointer.ts';
import { fits, partsOfImage } from './blank.ts';
import type { Field, Forms, NamedField } from './model.ts';

/** A field, the value that it has, and where that stands. */
export interface FilledField {
  field: Field;
  value: unknown;
  /** JSON Pointer. */
  pointer: string;
}

/** The fields that a field consists of, where the schema names their keys; whatever its value is. */
export function namedFields(field: Field): NamedField[] {
  switch (field.kind) {
    case 'object':
      return field.fields;
    case 'image':
      return partsOfImage(field);
    case 'link':
      return [{ ...field.mail, key: 'mail' }];
    case 'icon':
      return field.src ? [{ ...field.src, key: 'src' }] : [];
    case 'either':
      return field.members.flatMap(namedFields);
    case 'list':
    case 'record':
    case 'text':
    case 'richText':
    case 'number':
    case 'switch':
    case 'choice':
    case 'color':
      return [];
  }
}

/** Of several fields the one that a value fits. */
function chosen(field: Field, value: unknown): Field | undefined {
  if (field.kind !== 'either') return field;
  const member = field.members.find((one) => fits(one, value));
  return member && chosen(member, value);
}

/**
 * All fields that have a value: pages with their sections, and the parts of the manifest, in the order in which they are written. Of
 * several that a value may be, the one that it is.
 *
 * @param manifest - however wrong it is; what no form knows is left out
 */
export function* filledFields(manifest: unknown, forms: Forms): Generator<FilledField> {
  for (const [key, value] of entriesOf(manifest)) {
    const part = Object.hasOwn(forms.parts, key) ? forms.parts[key] : undefined;
    if (part) yield* within(part, value, pointerTo('', key));
    else if (key === 'routes') for (const [index, route] of entriesOf(value)) yield* ofPage(route, `/routes/${index}`, forms);
  }
}

function* ofPage(route: unknown, pointer: string, forms: Forms): Generator<FilledField> {
  for (const [key, value] of entriesOf(route)) {
    const at = pointerTo(pointer, key);
    const field = forms.page.find((one) => one.key === key);
    if (field) yield* within(field, value, at);
    else if (key === 'sections')
      for (const [index, section] of entriesOf(value)) yield* ofSection(section, pointerTo(at, index), forms);
  }
}

function* ofSection(section: unknown, pointer: string, forms: Forms): Generator<FilledField> {
  const fields = forms.sections[String(child(section, 'type'))]?.fields ?? [];
  for (const [key, value] of entriesOf(section)) {
    const field = fields.find((one) => one.key === key);
    if (field) yield* within(field, value, pointerTo(pointer, key));
  }
}

function* within(field: Field, value: unknown, pointer: string): Generator<FilledField> {
  const own = chosen(field, value);
  if (!own) return;
  yield { field: own, value, pointer };
  for (const [key, inner] of entriesOf(value)) {
    const part = own.kind === 'list' || own.kind === 'record' ? own.entry : namedFields(own).find((one) => one.key === key);
    if (part) yield* within(part, inner, pointerTo(pointer, key));
  }
}

const entriesOf = (value: unknown): [key: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
