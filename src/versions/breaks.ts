/** Finds where a schema accepts less than an earlier one did. Whether a migration makes up for it is not judged here. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { findNearest } from '../manifest/nearest.ts';
import {
  branchesOf,
  isRequired,
  itemsOf,
  numbersFor,
  ownWordsOf,
  propertiesOf,
  textOfLength,
  textsFor,
  valueFor,
  wordsOf,
} from './witness.ts';

/** What has become of a key or a value. */
export type Loss =
  | { kind: 'removed'; renamedTo: string | undefined }
  | { kind: 'required'; isNew: boolean }
  | { kind: 'values'; gone: Json[]; left: Json[] }
  | { kind: 'type'; gone: string; left: string[] }
  | { kind: 'form' }
  | {
      kind: 'bound';
      word: 'at least' | 'at most';
      what: 'entries' | 'letters' | 'number';
      before: number | undefined;
      now: number;
    }
  /** What a key that is left out means; undefined: nothing that the schema would tell. */
  | { kind: 'default'; before: Json | undefined; now: Json | undefined };

export interface Break {
  /** The way to the key: keys, and `[]` for the entries of a list. */
  keys: string[];
  loss: Loss;
  /** Values that were accepted there and are not any more; none where it is the lack of the key that counts. */
  witnesses: Json[];
}

/** Compares what a schema accepted with what it accepts now. */
export function findBreaks(before: JsonSchema, now: JsonSchema, keys: string[] = []): Break[] {
  const branches = branchesOf(now);
  return branchesOf(before).flatMap((old): Break[] => {
    const same = branches.find(({ type }) => type === old.type || (isNumber(type) && isWhole(old)));
    if (!same) {
      // A number that must be whole now is still a number.
      const left = branches.map(({ type }) => String(type));
      return [
        {
          keys,
          loss: { kind: 'type', gone: String(old.type), left },
          witnesses: ownWordsOf(old) ?? [valueFor(old, 'least'), valueFor(old, 'most')],
        },
      ];
    }
    switch (old.type) {
      case 'object':
        return compareObjects(old, same, keys);
      case 'array':
        return compareLists(old, same, keys);
      case 'string':
        return compareTexts(old, same, keys);
      case 'integer':
      case 'number':
        return compareNumbers(old, same, keys);
      case 'boolean': {
        const words = ownWordsOf(old) ?? [true, false];
        return compareWords(words, wordsOf(same) ?? words, words, keys);
      }
      default:
        return [];
    }
  });
}

const isNumber = (type: unknown) => type === 'number' || type === 'integer';

/** Whether all that is accepted are whole numbers: then it matters little which of the two types says so. */
const isWhole = (schema: JsonSchema) =>
  schema.type === 'integer' || (schema.type === 'number' && (ownWordsOf(schema)?.every(Number.isInteger) ?? false));

function compareObjects(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const [old, current] = [propertiesOf(before), propertiesOf(now)];
  const breaks = Object.entries(old).flatMap(([key, schema]): Break[] => {
    const path = [...keys, key];
    const same = current[key];
    if (!same) {
      if (now.additionalProperties !== false) return [];
      const loss: Loss = { kind: 'removed', renamedTo: guessName(key, schema, old, current) };
      return [{ keys: path, loss, witnesses: [valueFor(schema, 'least'), valueFor(schema, 'most')] }];
    }
    const inner = findBreaks(schema, same, path);
    const couldBeLeftOut = !isRequired(before, key) && !isRequired(now, key);
    if (!couldBeLeftOut || isDeepStrictEqual(schema.default, same.default)) return inner;
    const loss: Loss = { kind: 'default', before: schema.default as Json | undefined, now: same.default as Json | undefined };
    return [...inner, { keys: path, loss, witnesses: [] }];
  });
  for (const key of Object.keys(current)) {
    if (!isRequired(now, key) || isRequired(before, key)) continue;
    breaks.push({
      keys: [...keys, key],
      loss: { kind: 'required', isNew: !Object.hasOwn(old, key) },
      witnesses: [],
    });
  }
  if (typeof before.additionalProperties === 'object' && typeof now.additionalProperties === 'object') {
    breaks.push(...findBreaks(before.additionalProperties as JsonSchema, now.additionalProperties as JsonSchema, [...keys, 'a']));
  }
  return breaks;
}

/** A new key that has the same shape, or else nearly the same name. */
function guessName(
  key: string,
  schema: JsonSchema,
  before: Record<string, JsonSchema>,
  now: Record<string, JsonSchema>,
): string | undefined {
  const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  const alike = added.filter((name) => isDeepStrictEqual(now[name], schema));
  return findNearest(key, alike) ?? alike[0] ?? findNearest(key, added);
}

function compareLists(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const listOf = (count: number): Json => Array.from({ length: count }, () => valueFor(itemsOf(before), 'least'));
  const old: Bounds = [before.minItems ?? 0, before.maxItems];
  const bounds = boundsOf('entries', old, [now.minItems ?? 0, now.maxItems], keys, (size) => [listOf(size)]);
  return [...bounds, ...findBreaks(itemsOf(before), itemsOf(now), [...keys, '[]'])];
}

function compareTexts(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const old = ownWordsOf(before) as string[] | undefined;
  const accepted = old ?? textsFor(before);
  const left = wordsOf(now);
  if (left) return compareWords(old, left, accepted, keys);
  const pattern = now.pattern === undefined ? undefined : new RegExp(now.pattern, 'u');
  const refused = pattern ? accepted.filter((text) => !pattern.test(text)) : [];
  const form: Break[] = refused.length > 0 ? [{ keys, loss: { kind: 'form' }, witnesses: refused }] : [];
  const bounds = boundsOf(
    'letters',
    old ? extremesOf(old.map(({ length }) => length)) : [before.minLength ?? 0, before.maxLength],
    [now.minLength ?? 0, now.maxLength],
    keys,
    (size, isRefused) => old?.filter(({ length }) => isRefused(length)) ?? textOfLength(before, size, isRefused),
  );
  return [...form, ...bounds];
}

function compareNumbers(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const old = ownWordsOf(before) as number[] | undefined;
  const left = wordsOf(now);
  if (left) return compareWords(old, left, old ?? numbersFor(before, left), keys);
  return boundsOf(
    'number',
    old ? extremesOf(old) : [before.minimum, before.maximum],
    [now.minimum, now.maximum],
    keys,
    (size, isRefused) => old?.filter(isRefused) ?? [size],
  );
}

/** What had to be one of some words or numbers, or could be any text or number, has only some left. */
function compareWords(old: readonly Json[] | undefined, left: Json[], accepted: readonly Json[], keys: string[]): Break[] {
  const witnesses = accepted.filter((word) => !left.includes(word));
  const loss: Loss = { kind: 'values', gone: old ? witnesses : [], left };
  return witnesses.length > 0 ? [{ keys, loss, witnesses }] : [];
}

const extremesOf = (sizes: readonly number[]): Bounds => [Math.min(...sizes), Math.max(...sizes)];

type Bounds = [least: number | undefined, most: number | undefined];

/**
 * Compares bounds.
 *
 * @param witnessesOf Makes values of a size that was accepted, or of others that are refused now.
 */
function boundsOf(
  what: 'entries' | 'letters' | 'number',
  [least, most]: Bounds,
  [newLeast, newMost]: Bounds,
  keys: string[],
  witnessesOf: (size: number, isRefused: (size: number) => boolean) => Json[],
): Break[] {
  const breaks: Break[] = [];
  if (newLeast !== undefined && (least === undefined || newLeast > least)) {
    const loss: Loss = { kind: 'bound', word: 'at least', what, before: least, now: newLeast };
    breaks.push({ keys, loss, witnesses: witnessesOf(least ?? newLeast - 1, (size) => size < newLeast) });
  }
  if (newMost !== undefined && (most === undefined || newMost < most)) {
    const loss: Loss = { kind: 'bound', word: 'at most', what, before: most, now: newMost };
    breaks.push({ keys, loss, witnesses: witnessesOf(most ?? newMost + 1, (size) => size > newMost) });
  }
  return breaks;
}
