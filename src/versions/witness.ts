/** Values that a schema of an earlier version accepts: what is tried out when a schema changes. */
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { isObject, type JsonObject } from '../migrations/steps.ts';

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
  // What is one of some words and numbers names no type.
  const { type = schema.enum && [...new Set(schema.enum.map(typeOf))] } = schema as { type?: string | string[]; enum?: Json[] };
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one }) as JsonSchema) : [schema];
}

/** The words, numbers or the like that a schema accepts; undefined where it lists none. */
export const wordsOf = ({ const: only, enum: some }: JsonSchema) => (only === undefined ? some : [only]) as Json[] | undefined;

/** Those of the type that a branch is for. */
export const ownWordsOf = (branch: JsonSchema) =>
  wordsOf(branch)?.filter((word) => typeOf(word) === (branch.type === 'integer' ? 'number' : branch.type));

const typeOf = (word: Json) => (word === null ? 'null' : typeof word);

/** Texts that a schema accepts. */
export function textsFor({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, examples = [] }: JsonSchema): string[] {
  const matches = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  const known = [...(examples as string[]), ...samples].filter(matches);
  const fit = known.filter((text) => text.length >= minLength && text.length <= maxLength);
  return fit.length > 0
    ? fit
    : ['Text'.repeat(Math.ceil(minLength / 4) || 1).slice(0, Math.min(maxLength, Math.max(4, minLength)))];
}

/**
 * A text that a schema accepts and whose length is refused now: one of the known ones, of which a part is left out or repeated.
 *
 * @param length What is tried where any text is accepted, and about how long it may get where there is a form.
 * @returns None where none was found: most forms have bounds of their own.
 */
export function textOfLength(schema: JsonSchema, length: number, isRefused: (length: number) => boolean): string[] {
  if (schema.pattern === undefined) return ['x'.repeat(length)];
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const form = new RegExp(pattern, 'u');
  const isAccepted = (text: string) => text.length >= minLength && text.length <= maxLength && form.test(text);
  const isEnough = (size: number) => isRefused(size) || size >= length;
  for (const text of textsFor(schema)) {
    const found = variantsOf(text, isEnough).find((other) => isRefused(other.length) && isAccepted(other));
    if (found !== undefined) return [found];
  }
  return [];
}

/** A text with each of its parts left out, or repeated until the whole is long enough. */
function variantsOf(text: string, isEnough: (length: number) => boolean): string[] {
  const places = Array.from({ length: text.length }, (_, index) => index);
  return places.flatMap((start) =>
    places.slice(start).map((last) => {
      const [head, part, tail] = [text.slice(0, start), text.slice(start, last + 1), text.slice(last + 1)];
      let middle = '';
      while (!isEnough(head.length + middle.length + tail.length)) middle += part;
      return head + middle + tail;
    }),
  );
}

/** Numbers that a schema accepts, some others than those of a list among them. */
export function numbersFor({ minimum, maximum }: JsonSchema, list: readonly Json[]): number[] {
  const near = list.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : []));
  const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = [minimum, maximum];
  return [minimum ?? 0, maximum ?? 0, ...near].filter((number) => number >= least && number <= most);
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
