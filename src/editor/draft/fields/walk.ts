/**
 * The one walk over the fields of a form and the values that they have. What a field consists of is said by `partsOf` and nowhere else, so
 * a new kind of field is known to search, links, titles and all others at once.
 */

import { definitionsOf, sectionPointerOf } from '../../../findings/sections.ts';
import { child, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import type { Field, Forms, NamedField } from './model.ts';
import { collectionAt, collectionsIn, withFacts } from './own-facts.ts';

interface Parts {
  /** The fields whose keys the schema names. */
  named: readonly NamedField[];
  /** The field of each entry, where the author adds them. */
  entry?: Field | undefined;
}

const noParts: Parts = { named: [] };

/** What a field consists of, whatever its value is; of a field that may be one of several, the parts of all of them. */
export function partsOf(field: Field): Parts {
  switch (field.kind) {
    case 'object':
      return { named: field.fields };
    case 'image':
      return {
        named: [
          { ...field.src, key: 'src' },
          { ...field.alt, key: 'alt' },
          ...(field.focus ? [{ ...field.focus, key: 'focus' }] : []),
          ...field.more,
        ],
      };
    case 'link':
      return { named: field.mail ? [{ ...field.mail, key: 'mail' }] : [] };
    case 'icon':
      return { named: field.src ? [{ ...field.src, key: 'src' }] : [] };
    case 'list':
    case 'record':
      return { named: [], entry: field.entry };
    case 'either': {
      const parts = field.members.map(partsOf);
      return { named: parts.flatMap(({ named }) => named), entry: parts.find(({ entry }) => entry)?.entry };
    }
    case 'text':
    case 'richText':
    case 'number':
    case 'switch':
    case 'choice':
    case 'color':
      return noParts;
    default:
      return field satisfies never;
  }
}

/** The JSON types of the values that a field may have. */
const jsonTypes: Record<Field['kind'], readonly string[]> = {
  ...{ text: ['string'], richText: ['string'], choice: ['string'], color: ['string'], number: ['number'], switch: ['boolean'] },
  ...{ list: ['array'], object: ['object'], record: ['object'], image: ['object'] },
  ...{ link: ['string', 'object'], icon: ['string', 'object'], either: ['string', 'number', 'boolean', 'array', 'object'] },
};

/** Whether a value has the JSON type of a field: members of an `either` differ by it. */
export const fits = ({ kind }: Field, value: unknown): boolean =>
  value !== null && jsonTypes[kind].includes(Array.isArray(value) ? 'array' : typeof value);

/** Of a field that may be one of several, the one that a value fits; any other field is itself. */
export function memberFor(field: Field, value: unknown): Field | undefined {
  if (field.kind !== 'either') return field;
  const member = field.members.find((one) => fits(one, value));
  return member && memberFor(member, value);
}

/** The field of what stands under a key of a value. */
export function partAt(field: Field, value: unknown, key: string): Field | undefined {
  const own = memberFor(field, value);
  if (!own) return undefined;
  const { named, entry } = partsOf(own);
  return entry ?? named.find((one) => one.key === key);
}

/** The fields and the value that a place belongs to: a section, a page, or the parts of the manifest. */
export interface FormPlace {
  fields: NamedField[];
  value: unknown;
  /** The keys that lead on from there. */
  keys: readonly string[];
  /** The page, and the section on it, that the place is in. */
  route?: unknown;
  section?: unknown;
}

/** @param keys - of the place's JSON Pointer; there need not be a value */
export function formAt(forms: Forms, manifest: unknown, keys: readonly string[]): FormPlace {
  const [first, index = ''] = keys;
  const route = first === 'routes' && index !== '' ? child(child(manifest, 'routes'), index) : undefined;
  const depth = pointerKeys(sectionPointerOf(keys.reduce<string>(pointerTo, '')) ?? '').length;
  if (depth > 0) {
    const section = keys.slice(0, depth).reduce<unknown>(child, manifest);
    const fields = sectionFields(forms, section);
    return { fields, value: section, keys: keys.slice(depth), ...(route !== undefined && { route }), section };
  }
  if (first === 'collections' && index !== '') {
    const at = (field: NamedField) =>
      field.key === first && field.kind === 'list'
        ? { ...field, entry: withFacts(field.entry, child(child(manifest, first), index)) }
        : field;
    return { fields: manifestFields(forms).map(at), value: manifest, keys };
  }
  if (first !== 'routes' || index === '') return { fields: manifestFields(forms), value: manifest, keys };
  return { fields: pageFields(forms, manifest, route), value: route, keys: keys.slice(2), route };
}

/** A page's own, with the facts of its collection. */
const pageFields = ({ page }: Forms, manifest: unknown, route: unknown): NamedField[] => {
  const collection = collectionsIn(manifest)[collectionAt(manifest, route)];
  return page.map((field) => withFacts(field, collection));
};

/** The parts of the manifest beside its pages. */
export const manifestFields = ({ parts }: Forms): NamedField[] =>
  Object.entries(parts).map(([key, field]) => ({ ...field, key }));

const sectionFields = ({ sections }: Forms, section: unknown): NamedField[] =>
  sections[String(child(section, 'type'))]?.fields ?? [];

/** A field, the value that it has, and where that stands. */
export interface FilledField {
  field: Field;
  value: unknown;
  /** JSON Pointer. */
  pointer: string;
}

/**
 * All fields that have a value: pages with their sections, and the parts of the manifest, in the order in which they are written; last the
 * sections that stand on several pages. Of several that a value may be, the one that it is.
 *
 * @param manifest - however wrong it is; what no form knows is left out
 */
export function* filledFields(manifest: unknown, forms: Forms): Generator<FilledField> {
  for (const [key, value] of entriesOf(manifest)) {
    const part = Object.hasOwn(forms.parts, key) ? forms.parts[key] : undefined;
    if (part?.kind === 'list' && key === 'collections') {
      for (const [index, one] of entriesOf(value)) yield* within(withFacts(part.entry, one), one, `/${key}/${index}`);
    } else if (part) yield* within(part, value, pointerTo('', key));
    else if (key === 'routes') {
      for (const [index, route] of entriesOf(value)) {
        const at = `/routes/${index}`;
        yield* among(pageFields(forms, manifest, route), route, at);
        for (const [place, section] of entriesOf(child(route, 'sections'))) {
          yield* among(sectionFields(forms, section), section, `${at}/sections/${place}`);
        }
      }
    }
  }
  for (const { section, pointer } of definitionsOf(manifest)) yield* among(sectionFields(forms, section), section, pointer);
}

function* among(fields: readonly NamedField[], value: unknown, pointer: string): Generator<FilledField> {
  for (const [key, inner] of entriesOf(value)) {
    const field = fields.find((one) => one.key === key);
    if (field) yield* within(field, inner, pointerTo(pointer, key));
  }
}

function* within(field: Field, value: unknown, pointer: string): Generator<FilledField> {
  const own = memberFor(field, value);
  if (!own) return;
  yield { field: own, value, pointer };
  const { named, entry } = partsOf(own);
  if (!entry) return yield* among(named, value, pointer);
  for (const [key, inner] of entriesOf(value)) yield* within(entry, inner, pointerTo(pointer, key));
}

const entriesOf = (value: unknown): [key: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
