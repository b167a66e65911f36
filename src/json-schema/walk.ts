/** Walks a JSON Schema as zod writes it: branches of unions, keys of objects, entries of lists. */
import { isObject, type Json } from '../../schema/json.ts';
import type { JsonSchema } from './build-schema.ts';

/** The way to a key, without positions in lists: `items[].link.label`. */
export type KeyPath = string;

export interface Place {
  path: KeyPath;
  schema: JsonSchema;
  /** Whether the key may be left out. */
  optional: boolean;
}

/** The key that stands for those of an object that takes any name. */
const anyKey = 'a';

/** One schema for each JSON type that a value may have. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).flatMap(branchesOf);
  const { type } = schema as { type?: string | string[] };
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one }) as JsonSchema) : [schema];
}

/** The only values that a schema of one JSON type takes; undefined where there is no end of them. */
export function wordsOf({ const: only, enum: some, type }: JsonSchema): Json[] | undefined {
  if (only !== undefined) return [only as Json];
  if (some) return some as Json[];
  return type === 'boolean' ? [false, true] : type === 'null' ? [null] : undefined;
}

export const itemsOf = ({ items }: JsonSchema) => (typeof items === 'object' ? items : {}) as JsonSchema;

/** Key → schema, with one for any key where an object takes any. */
export function propertiesOf({ properties = {}, additionalProperties }: JsonSchema): Record<string, JsonSchema> {
  const others = typeof additionalProperties === 'object' ? { [anyKey]: additionalProperties } : {};
  return { ...others, ...properties } as Record<string, JsonSchema>;
}

export const isRequired = ({ required }: JsonSchema, key: string) => required?.includes(key) ?? false;

/** Every key, and the entries of every list, at whatever depth. */
export function placesIn(schema: JsonSchema, path: KeyPath = ''): Place[] {
  return branchesOf(schema).flatMap((branch) => {
    const keys = Object.entries(propertiesOf(branch)).map(([key, inner]) => ({
      path: pathTo(path, key),
      schema: inner,
      optional: !isRequired(branch, key),
    }));
    const entries = branch.type === 'array' ? [{ path: `${path}[]`, schema: itemsOf(branch), optional: false }] : [];
    return [...keys, ...entries].flatMap((place) => [place, ...placesIn(place.schema, place.path)]);
  });
}

export const pathTo = (path: KeyPath, key: string): KeyPath => (path === '' ? key : `${path}.${key}`);

/** Whether a place is another one, or the other stands within it. */
export const isOnWayTo = (path: KeyPath, target: KeyPath): boolean =>
  path === '' || path === target || target.startsWith(`${path}.`) || target.startsWith(`${path}[`);

/** A value with the defaults of what it leaves out. */
export function withDefaults(value: Json, schema: JsonSchema): Json {
  if (Array.isArray(value)) {
    const list = branchesOf(schema).find(({ type }) => type === 'array');
    return list ? value.map((entry) => withDefaults(entry, itemsOf(list))) : value;
  }
  if (!isObject(value)) return value;
  const object = branchesOf(schema).find(({ type }) => type === 'object');
  if (!object) return value;
  const properties = propertiesOf(object);
  const written = Object.entries(value).map(([key, inner]) => [key, withDefaults(inner, properties[key] ?? {})] as const);
  const left = Object.entries(properties).filter(([key, one]) => one.default !== undefined && !Object.hasOwn(value, key));
  return Object.fromEntries([...written, ...left.map(([key, one]) => [key, one.default as Json] as const)]);
}
