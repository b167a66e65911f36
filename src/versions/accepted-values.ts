/** Values that a schema of an earlier version accepts: what is tried out on the schemas of today. */
import type { Json } from '../../schema/json.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { type Choices, least, makeValue, textsFor } from '../json-schema/values.ts';
import { branchesOf, isOnWayTo, type KeyPath, placesIn, propertiesOf } from '../json-schema/walk.ts';
import { pathKeys } from '../migrations/steps.ts';

/** Sizes of texts and lists, and numbers, at which some schema begins to refuse. */
export interface Bounds {
  lengths: number[];
  counts: number[];
  numbers: number[];
}

/** The bounds that stand anywhere in some schemas, with their neighbours: wherever one is new, it is tried. */
export function boundsIn(schemas: readonly JsonSchema[]): Bounds {
  const pieces = schemas.flatMap((schema) => placesIn(schema)).flatMap(({ schema }) => branchesOf(schema));
  const around = (boundsOf: (piece: JsonSchema) => unknown[]) =>
    [...new Set(pieces.flatMap(boundsOf))].flatMap((bound) => (typeof bound === 'number' ? [bound - 1, bound, bound + 1] : []));
  return {
    lengths: around(({ minLength, maxLength }) => [minLength, maxLength]),
    counts: around(({ minItems, maxItems }) => [minItems, maxItems]),
    numbers: around(({ minimum, maximum, const: only, enum: some = [] }) => [minimum, maximum, only, ...some]),
  };
}

/** Every key, and one entry in every list. */
const most: Choices = { ...least, has: () => true, count: (_, { minItems = 0 }) => Math.max(1, minItems) };

/** Values that a schema accepts: all words, texts of many forms, what is as large or small as can be, or just beyond a bound of today. */
export function valuesFor(schema: JsonSchema, bounds: Bounds): Json[] {
  return branchesOf(schema).flatMap((branch): Json[] => {
    if (branch.const !== undefined) return [branch.const as Json];
    if (branch.enum) return branch.enum as Json[];
    switch (branch.type) {
      case undefined:
      case 'object':
        return [makeValue(branch, least), makeValue(branch, most)];
      case 'array': {
        const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = branch;
        const counts = [minItems, ...bounds.counts].filter((count) => count >= minItems && count <= maxItems);
        return [...new Set(counts)].map((count) => makeValue(branch, { ...least, count: (path) => (path === '' ? count : 1) }));
      }
      case 'boolean':
        return [false, true];
      case 'integer':
      case 'number': {
        const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = branch;
        const numbers = [minimum, maximum, 0, ...bounds.numbers].flatMap((one) =>
          branch.type === 'number' ? [one, one + 0.5] : [one],
        );
        return [...new Set(numbers)].filter((one) => Number.isFinite(one) && one >= minimum && one <= maximum);
      }
      case 'null':
        return [null];
      default:
        return [...textsFor(branch), ...textsOfLengths(branch, bounds.lengths)];
    }
  });
}

/** Texts that a schema accepts, at least and at most as long as each length: examples of which a part is left out or repeated. */
function textsOfLengths(schema: JsonSchema, lengths: readonly number[]): string[] {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const within = lengths.filter((length) => length >= minLength && length <= maxLength);
  if (pattern === undefined) return within.map((length) => 'x'.repeat(length));
  const form = new RegExp(pattern, 'u');
  const isAccepted = (text: string) => text.length >= minLength && text.length <= maxLength && form.test(text);
  const texts = [...textsFor(schema)];
  return within.flatMap((length) => {
    const variants = texts.flatMap((text) => variantsOf(text, length));
    const [longer, shorter] = [variants.filter((one) => one.length >= length), variants.filter((one) => one.length <= length)];
    return [longer.find(isAccepted), shorter.find(isAccepted)].filter((text) => text !== undefined);
  });
}

/** A text with each of its parts left out, or repeated until the whole has a length. */
function variantsOf(text: string, length: number): string[] {
  const places = Array.from(text, (_, index) => index);
  return places.flatMap((start) =>
    places.slice(start).map((last) => {
      const [head, part, tail] = [text.slice(0, start), text.slice(start, last + 1), text.slice(last + 1)];
      return head + part.repeat(Math.max(0, Math.ceil((length - head.length - tail.length) / part.length))) + tail;
    }),
  );
}

/**
 * The least that a schema accepts with a certain value at a place.
 *
 * @param value - undefined: what the place stands in is there, and the place itself is left out if it may be
 */
export function valueWith(schema: JsonSchema, target: KeyPath, value: Json | undefined): Json {
  return makeValue(schema, {
    ...least,
    has: (path) => isOnWayTo(path, target) && (path !== target || value !== undefined),
    count: (path, { minItems = 0 }) => Math.max(minItems, target.startsWith(`${path}[]`) ? 1 : 0),
    branch: (path, branches) => {
      const [key = ''] = pathKeys(target.slice(path.length));
      return branches.find((branch) => (key === '[]' ? branch.type === 'array' : key in propertiesOf(branch))) ?? branches[0];
    },
    instead: (path) => (path === target ? value : undefined),
  });
}

/** Those least values that have each of some values at a place. Most of such a value is the same: it is made once. */
export function valuesWith(schema: JsonSchema, target: KeyPath, values: readonly Json[]): Json[] {
  const mark = '\0 here';
  const text = JSON.stringify(valueWith(schema, target, mark));
  return values.map((value) => JSON.parse(text.replaceAll(JSON.stringify(mark), () => JSON.stringify(value))) as Json);
}
