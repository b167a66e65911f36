/** The keys that a section type lets an author leave out, from its JSON Schema. */
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { type KeyPath, type Place, placesIn } from '../json-schema/walk.ts';

/** Keys that every section has: the renderer's matter, and tried with every type once. */
export const ofEverySection: ReadonlySet<KeyPath> = new Set(['type', 'id', 'lang', 'tone', 'edge', 'backdrop']);

/** Every place but those. */
export const placesOf = (schema: JsonSchema): Place[] =>
  placesIn(schema).filter(({ path }) => !ofEverySection.has(path.split('.')[0] ?? ''));

export const optionalKeys = (schema: JsonSchema): KeyPath[] =>
  placesOf(schema).flatMap(({ path, optional }) => (optional ? [path] : []));

/** Whether a key is the same in every section: of a link the fields of a mail and `newTab`, of a picture its `focus`. */
export const isShared = (path: KeyPath): boolean => /(?:^|\.)(?:newTab|(?:href|src)\.mail\..*|focus)$/.test(path);

/** The ways to all keys that a value has. */
export function keysIn(value: unknown, place = ''): KeyPath[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = place === '' ? name : `${place}.${name}`;
    return [path, ...keysIn(inner, path)];
  });
}
