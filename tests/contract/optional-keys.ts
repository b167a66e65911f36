/** For tests: the keys that a section type lets an author leave out, from its JSON Schema. */
import type { JsonSchema } from '../../src/json-schema/build-schema.ts';

/** The ways to a key, without positions in lists: `items[].link.newTab`. */
export type KeyPath = string;

/** Keys that every section has: the renderer's matter, and tried with every type once. */
const ofEverySection = new Set(['type', 'id', 'lang', 'tone']);

export const propertiesOf = (schema: JsonSchema) => Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
export const membersOf = (schema: JsonSchema) => (schema.anyOf ?? []) as JsonSchema[];
export const itemsOf = (schema: JsonSchema) => schema.items as JsonSchema;

/** Every key with its schema, at whatever depth. */
export function keysOf(schema: JsonSchema, place = ''): { path: KeyPath; schema: JsonSchema; optional: boolean }[] {
  const below = (inner: JsonSchema, path: string): ReturnType<typeof keysOf> => {
    if (inner.type === 'array') return below(itemsOf(inner), `${path}[]`);
    return [...keysOf(inner, `${path}.`), ...membersOf(inner).flatMap((member) => below(member, path))];
  };
  return propertiesOf(schema).flatMap(([name, inner]) => {
    const path = place + name;
    if (place === '' && ofEverySection.has(name)) return [];
    return [{ path, schema: inner, optional: !schema.required?.includes(name) }, ...below(inner, path)];
  });
}

export const optionalKeys = (schema: JsonSchema): KeyPath[] =>
  keysOf(schema).flatMap(({ path, optional }) => (optional ? [path] : []));

/** Whether a key is of a link, which is the same in every section: the fields of a mail, and `newTab`. */
export const isOfLink = (path: KeyPath): boolean => /(?:^|\.)(?:newTab|href\.mail\..*)$/.test(path);

/** The ways to all keys that a value has. */
export function keysIn(value: unknown, place = ''): KeyPath[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = place === '' ? name : `${place}.${name}`;
    return [path, ...keysIn(inner, path)];
  });
}
