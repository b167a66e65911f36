/** What one JSON Schema refuses, or understands otherwise, that another one accepted. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { textsFor } from '../json-schema/values.ts';
import { branchesOf, isRequired, itemsOf, type KeyPath, pathTo, propertiesOf, wordsOf } from '../json-schema/walk.ts';
import { findNearest } from '../manifest/nearest.ts';
import type { PastSchema } from './migrate-schema.ts';

export interface Loss {
  /** Where it was in the earlier version; of what is new, where it is now. */
  path: KeyPath;
  /** What has happened there, as the end of a sentence that begins with the path. */
  text: string;
  /** Whether only people can tell if anything is lost. The text is then a sentence of its own. */
  isUndecidable?: true;
}

/** Finds what a schema takes from those who wrote by an earlier one. */
export function compareSchemas(before: PastSchema, now: JsonSchema, path: KeyPath = ''): Loss[] {
  const { origin = path, computed } = before;
  if (computed) return [];
  return (branchesOf(before) as PastSchema[]).flatMap((branch) => {
    const words = wordsOf(branch);
    if (words) {
      const refused = words.find((word) => !accepts(now, word));
      return refused === undefined ? [] : [{ path: origin, text: `cannot be ${JSON.stringify(refused)} now.` }];
    }
    const ofItsType = branchesOf(now).filter(
      ({ type }) => type === undefined || type === branch.type || (type === 'number' && branch.type === 'integer'),
    );
    // Of several objects in a union, it has become the one that takes most of it.
    const [fewest] = ofItsType
      .filter((one) => !wordsOf(one))
      .map((one) => compareBranches(branch, one, origin))
      .sort((one, other) => one.length - other.length);
    return (
      fewest ?? [{ path: origin, text: `was ${describe(branch)} and is now ${branchesOf(now).map(describe).join(' or ')}.` }]
    );
  });
}

/** Whether a schema takes a word, a number, `true`, `false` or `null`. */
function accepts(schema: JsonSchema, word: Json): boolean {
  return branchesOf(schema).some((branch) => {
    const words = wordsOf(branch);
    if (words) return words.some((one) => isDeepStrictEqual(one, word));
    const isOfType = branch.type === (typeof word === 'string' ? 'string' : 'number');
    const single: JsonSchema = typeof word === 'string' ? { minLength: word.length, maxLength: word.length } : bounds(word);
    return (
      (isOfType || (branch.type === 'integer' && Number.isInteger(word))) &&
      compareBounds(single, branch, '').length === 0 &&
      (branch.pattern === undefined || new RegExp(branch.pattern, 'u').test(String(word)))
    );
  });
}

const bounds = (word: Json): JsonSchema => (typeof word === 'number' ? { minimum: word, maximum: word } : {});

const names: Record<string, string> = { string: 'a text', array: 'a list', object: 'an object', integer: 'a whole number' };

/** `a text`, `"rows", "stack"`, `true, false` */
function describe(schema: JsonSchema): string {
  const words = wordsOf(schema);
  return words ? words.map((word) => JSON.stringify(word)).join(', ') : (names[String(schema.type)] ?? 'a number');
}

function compareBranches(before: PastSchema, now: JsonSchema, path: KeyPath): Loss[] {
  const losses = [...compareBounds(before, now, path), ...comparePatterns(before, now, path)];
  if (before.type === 'array') losses.push(...compareSchemas(itemsOf(before), itemsOf(now), `${path}[]`));
  if (before.type === 'object') losses.push(...compareKeys(before, now, path));
  return losses;
}

function compareKeys(before: PastSchema, now: JsonSchema, path: KeyPath): Loss[] {
  const [old, properties] = [propertiesOf(before) as Record<string, PastSchema>, propertiesOf(now)];
  const losses = Object.entries(old).flatMap(([key, schema]): Loss[] => {
    const at = schema.origin ?? pathTo(path, key);
    const successor = properties[key] ?? now.additionalProperties;
    if (successor === false) {
      const nearest = findNearest(key, Object.keys(properties));
      const guess = nearest === undefined ? '' : ` Is it \`${nearest}\` now?`;
      return [{ path: at, text: `is refused: there is no \`${key}\` now.${guess}` }];
    }
    if (typeof successor !== 'object') return [];
    const inner = compareSchemas(schema, successor as JsonSchema, at);
    const isLeftOut = !isRequired(before, key) || schema.added !== undefined;
    const isNeeded = isRequired(now, key) && schema.added === undefined;
    if (!isLeftOut || isNeeded || inner.some((loss) => loss.path === at)) return inner;
    return [...inner, ...compareDefaults(schema, successor as JsonSchema, at)];
  });
  const needed = (now.required ?? []).filter((key) => !isRequired(before, key));
  losses.push(...needed.map((key) => ({ path: old[key]?.origin ?? pathTo(path, key), text: 'is required now.' })));
  if (now.propertyNames) {
    const nameBefore = { type: 'string', ...(before.propertyNames as JsonSchema | undefined) } as PastSchema;
    losses.push(...compareSchemas(nameBefore, { type: 'string', ...(now.propertyNames as JsonSchema) }, path));
  }
  return losses;
}

/** What a key means where it is left out. */
function compareDefaults({ default: meant, originalDefault, added }: PastSchema, now: JsonSchema, path: KeyPath): Loss[] {
  const means = added ?? now.default;
  // Without a default nobody knows what it meant; a migration that writes something does.
  const isSame = originalDefault === undefined ? added !== undefined || means === undefined : isDeepStrictEqual(meant, means);
  if (isSame) return [];
  const was =
    originalDefault === undefined
      ? `had no default and is now ${JSON.stringify(means)}`
      : `was ${JSON.stringify(originalDefault)}`;
  return [{ path, text: `means something else where it is left out: it ${was}.` }];
}

/** Keyword → what it limits, and what it is where it is not written. */
const limits = [
  ['minLength', 'characters', 0],
  ['maxLength', 'characters', Number.POSITIVE_INFINITY],
  ['minItems', 'entries', 0],
  ['maxItems', 'entries', Number.POSITIVE_INFINITY],
  ['minimum', '', Number.NEGATIVE_INFINITY],
  ['maximum', '', Number.POSITIVE_INFINITY],
] as const;

function compareBounds(before: JsonSchema, now: JsonSchema, path: KeyPath): Loss[] {
  const length = fixedLength(before.pattern);
  const known: JsonSchema = length === undefined ? before : { ...before, minLength: length, maxLength: length };
  return limits.flatMap(([keyword, unit, usual]) => {
    const [was, is] = [known[keyword] ?? usual, now[keyword] ?? usual];
    const isLower = keyword.startsWith('min');
    if (isLower ? is <= was : is >= was) return [];
    const text = `${isLower ? 'needs at least' : 'is at most'} ${is} ${unit}`.trim();
    return [{ path, text: `${text} now${was !== usual ? `, before it was ${was}` : ''}.` }];
  });
}

/** How long all texts of a simple pattern are, such as `^[A-Z]{2}$`; undefined where they differ, or where it is not that simple. */
function fixedLength(pattern = ''): number | undefined {
  const simple = /^\^((?:(?:\[[^\]]+\]|\w)(?:\{\d+\})?)+)\$$/.exec(pattern)?.[1];
  const pieces = simple?.matchAll(/(?:\[[^\]]+\]|\w)(?:\{(\d+)\})?/g);
  return pieces && [...pieces].reduce((sum, [, count = '1']) => sum + Number(count), 0);
}

/** Which texts a pattern takes that another one does not, nobody can tell in general: a sample may show that it is so. */
function comparePatterns(before: JsonSchema, now: JsonSchema, path: KeyPath): Loss[] {
  if (now.pattern === undefined || now.pattern === before.pattern) return [];
  const form = new RegExp(now.pattern, 'u');
  const refused = [...textsFor(before)].find((text) => !form.test(text));
  if (refused !== undefined) return [{ path, text: `is refused: \`${refused}\` does not fit its pattern now.` }];
  const was = before.pattern === undefined ? 'that had no pattern' : `of the pattern ${before.pattern}`;
  return [{ path, text: `Texts ${was} have to match ${now.pattern} now.`, isUndecidable: true }];
}
