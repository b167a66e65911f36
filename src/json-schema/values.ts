/** Makes values that a JSON Schema accepts. Where a schema allows several values, the caller chooses. */
import type { Json } from '../../schema/json.ts';
import type { JsonSchema } from './build-schema.ts';
import { branchesOf, isRequired, itemsOf, type KeyPath, pathTo, propertiesOf } from './walk.ts';

/** What is decided at each place. */
export interface Choices {
  /** Whether a key that may be left out is there. */
  has: (path: KeyPath, schema: JsonSchema) => boolean;
  /** How many entries a list has. */
  count: (path: KeyPath, schema: JsonSchema) => number;
  /** One of some words, or what is written in its place. */
  word: (path: KeyPath, words: readonly Json[]) => Json;
  /** One of the members of a union. */
  branch: (path: KeyPath, branches: readonly JsonSchema[]) => JsonSchema | undefined;
  number: (schema: JsonSchema) => Json;
  text: (schema: JsonSchema, path: KeyPath) => Json;
  /** A value that is not made by the schema; undefined: it is. */
  instead?: (path: KeyPath, schema: JsonSchema) => Json | undefined;
}

/** Makes a value. */
export function makeValue(schema: JsonSchema, choices: Choices, path: KeyPath = ''): Json {
  const given = choices.instead?.(path, schema);
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return choices.word(path, schema.enum as Json[]);
  const branches = branchesOf(schema);
  if (branches.length > 1) {
    const branch = choices.branch(path, branches) ?? {};
    // A member of a union is described by the union where it says nothing.
    return makeValue({ ...branch, description: branch.description ?? schema.description ?? '' }, choices, path);
  }
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(propertiesOf(schema)).flatMap(([key, inner]) => {
        const at = pathTo(path, key);
        return isRequired(schema, key) || choices.has(at, inner) ? [[key, makeValue(inner, choices, at)] as const] : [];
      });
      return Object.fromEntries(entries);
    }
    case 'array':
      return Array.from({ length: choices.count(path, schema) }, () => makeValue(itemsOf(schema), choices, `${path}[]`));
    case 'boolean':
      return choices.word(path, [false, true]);
    case 'integer':
    case 'number':
      return choices.number(schema);
    case 'null':
      return null;
    default:
      return choices.text(schema, path);
  }
}

/** The least that a schema accepts: no key that may be left out, and the first of what there is to choose from. */
export const least: Choices = {
  has: () => false,
  count: (_, { minItems = 0 }) => minItems,
  word: (_, [first = null]) => first,
  branch: (_, [first]) => first,
  number: ({ minimum = 0 }) => minimum,
  text: (schema) => {
    const [first = 'Text'] = textsFor(schema);
    return first;
  },
};

/** Texts for forms whose description gives no example, the plainest first. */
const usual = [
  ...['/', 'NAME', 'DE', 'de', 'media/hero.svg', 'Text', 'a', 'A', '/a', '#a', '*', 'de-AT', 'a-b', 'A1', '123'],
  ...['https://example.com', 'http://example.com', 'tel:+4930123', '#FFFFFF', '#abcdef', '2035-01-31', '01.02.35', '09:30'],
  ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'woff2'].map((ending) => `a/b c.${ending}`),
  // Last, since hardly a manifest has a constant of this name.
  '{a}',
];

/** Texts that a schema accepts: examples of its own, usual ones, and where it wants no form one that is as long as it must be. */
export function* textsFor(schema: JsonSchema): Generator<string> {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, description = '', examples = [] } = schema;
  const form = new RegExp(pattern ?? '', 'u');
  const quoted = pattern === undefined ? [] : [...description.matchAll(/"([^"{}$\\]+)"/g)].map(([, text = '']) => text);
  for (const text of [...(examples as string[]), ...quoted, ...usual]) {
    if (text.length >= minLength && text.length <= maxLength && form.test(text)) yield text;
  }
  if (pattern === undefined) yield 'x'.repeat(Math.min(maxLength, Math.max(1, minLength)));
}
