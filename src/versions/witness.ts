/** Values that a schema of an earlier version accepts: what is tried out when a schema changes. */
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../manifest/json-schema.ts';
import { isObject, type JsonObject } from './steps.ts';

/** Texts for patterns, beside the examples that a snapshot holds. */
const texts = [
  'Text',
  'a',
  'A',
  '/',
  '/a',
  '#a',
  '{a}',
  'https://example.com',
  'http://example.com',
  'tel:+4930123',
  '*',
  'de',
  'de-AT',
  'DE',
];
const files = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'woff2'].map((extension) => `a/b c.${extension}`);
const samples = [...texts, ...files, '#FFFFFF', '#abcdef', 'a-b', 'A1', '2027-01-31', '01.02.27', '09:30', '123'];

/** One schema for each JSON type that a value may have. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).flatMap(branchesOf);
  const { type } = schema as { type?: string | string[] };
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one }) as JsonSchema) : [schema];
}

/** Texts that a schema accepts. */
export function textsFor({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, examples = [] }: JsonSchema): string[] {
  const matches = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const known = [...(examples as string[]), ...samples].filter(matches);
  const fit = known.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fit.length > 0
    ? fit
    : ['Text'.repeat(Math.ceil(minLength / 4) || 1).slice(0, Math.min(maxLength, Math.max(4, minLength)))];
}

/** The least that a schema accepts, or the most: every key, one entry in every list. */
export function valueFor(schema: JsonSchema, extent: 'least' | 'most'): Json {
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return (schema.enum as Json[])[0] ?? null;
  const [branch = schema, ...others] = branchesOf(schema);
  if (others.length > 0) return valueFor(branch, extent);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, extent);
    case 'array': {
      const count = Math.max(Number(schema.minItems ?? 0), extent === 'most' ? 1 : 0);
      return Array.from({ length: count }, () => valueFor(itemsOf(schema), extent));
    }
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 0);
    case 'null':
      return null;
    default:
      return textsFor(schema)[0] ?? 'Text';
  }
}

function objectFor(schema: JsonSchema, extent: 'least' | 'most'): JsonObject {
  const keys = Object.keys(propertiesOf(schema)).filter((key) => extent === 'most' || isRequired(schema, key));
  return Object.fromEntries(keys.map((key) => [key, valueFor(propertiesOf(schema)[key] ?? {}, extent)]));
}

/**
 * The least value that has another one at a place, or there too the least.
 *
 * @param keys The way there: keys, and `[]` for the entries of a list.
 */
export function valueWith(schema: JsonSchema, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (key === undefined) return value ?? valueFor(schema, 'least');
  const branch = branchesOf(schema).find(({ type, properties, additionalProperties }) =>
    key === '[]' ? type === 'array' : type === 'object' && (Object.hasOwn(properties ?? {}, key) || additionalProperties),
  );
  if (!branch) throw new Error(`src/versions/witness.ts: nothing has the key ${key}.`);
  if (key === '[]') {
    const count = Math.max(1, Number(branch.minItems ?? 0));
    return Array.from({ length: count }, (_, index) =>
      index === 0 ? valueWith(itemsOf(branch), rest, value) : valueFor(itemsOf(branch), 'least'),
    );
  }
  const least = valueFor(branch, 'least');
  const inner = propertiesOf(branch)[key] ?? (branch.additionalProperties as JsonSchema);
  return { ...(isObject(least) ? least : {}), [key]: valueWith(inner, rest, value) };
}

export const propertiesOf = ({ properties = {} }: JsonSchema) => properties as Record<string, JsonSchema>;

export const itemsOf = ({ items }: JsonSchema) => (typeof items === 'object' ? items : {}) as JsonSchema;

export const isRequired = ({ required }: JsonSchema, key: string) => required?.includes(key) ?? false;
