/** Finds where a schema accepts less than an earlier one did. Whether a migration makes up for it is not judged here. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../schema/migrations.ts';
import type { JsonSchema } from '../manifest/json-schema.ts';
import { findNearest } from '../manifest/nearest.ts';
import { branchesOf, isRequired, itemsOf, propertiesOf, textsFor, valueFor } from './witness.ts';

/** What has become of a key or a value. */
export type Loss =
  | { kind: 'removed'; renamedTo: string | undefined }
  | { kind: 'required'; isNew: boolean }
  | { kind: 'values'; gone: string[]; left: string[] }
  | { kind: 'type'; gone: string; left: string[] }
  | { kind: 'form' }
  | {
      kind: 'bound';
      word: 'at least' | 'at most';
      what: 'entries' | 'letters' | 'number';
      before: number | undefined;
      now: number;
    }
  | { kind: 'default'; before: Json; now: Json };

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
    const same = branches.find(({ type }) => type === old.type || (type === 'number' && old.type === 'integer'));
    if (!same) {
      // A number that must be whole now is still a number.
      const left = branches.map(({ type }) => String(type));
      return [
        {
          keys,
          loss: { kind: 'type', gone: String(old.type), left },
          witnesses: [valueFor(old, 'least'), valueFor(old, 'most')],
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
      default:
        return [];
    }
  });
}

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
    const isOther =
      schema.default !== undefined && same.default !== undefined && !isDeepStrictEqual(schema.default, same.default);
    const loss: Loss = { kind: 'default', before: schema.default as Json, now: same.default as Json };
    const inner = findBreaks(schema, same, path);
    return isOther ? [...inner, { keys: path, loss, witnesses: [] }] : inner;
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
  const bounds = boundsOf('entries', [before.minItems ?? 0, before.maxItems], [now.minItems ?? 0, now.maxItems], keys, listOf);
  return [...bounds, ...findBreaks(itemsOf(before), itemsOf(now), [...keys, '[]'])];
}

function compareTexts(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const words = (schema: JsonSchema) => (schema.const === undefined ? schema.enum : [schema.const]) as string[] | undefined;
  const [old, left] = [words(before), words(now)];
  const accepted = old ?? textsFor(before);
  if (left) {
    const gone = accepted.filter((word) => !left.includes(word));
    if (old) return gone.length > 0 ? [{ keys, loss: { kind: 'values', gone, left }, witnesses: gone }] : [];
    return [{ keys, loss: { kind: 'values', gone: [], left }, witnesses: gone }];
  }
  const pattern = now.pattern === undefined ? undefined : new RegExp(now.pattern, 'u');
  const refused = pattern ? accepted.filter((text) => !pattern.test(text)) : [];
  const form: Break[] = refused.length > 0 ? [{ keys, loss: { kind: 'form' }, witnesses: refused }] : [];
  if (old) return form;
  const textOf = (length: number): Json => 'x'.repeat(length);
  if (before.pattern !== undefined) return form;
  const bounds = boundsOf(
    'letters',
    [before.minLength ?? 0, before.maxLength],
    [now.minLength ?? 0, now.maxLength],
    keys,
    textOf,
  );
  return [...form, ...bounds];
}

function compareNumbers(before: JsonSchema, now: JsonSchema, keys: string[]): Break[] {
  const numberOf = (value: number): Json => value;
  return boundsOf('number', [before.minimum, before.maximum], [now.minimum, now.maximum], keys, numberOf);
}

type Bounds = [least: number | undefined, most: number | undefined];

function boundsOf(
  what: 'entries' | 'letters' | 'number',
  [least, most]: Bounds,
  [newLeast, newMost]: Bounds,
  keys: string[],
  witness: (size: number) => Json,
): Break[] {
  const breaks: Break[] = [];
  if (newLeast !== undefined && (least === undefined || newLeast > least)) {
    const loss: Loss = { kind: 'bound', word: 'at least', what, before: least, now: newLeast };
    breaks.push({ keys, loss, witnesses: [witness(least ?? newLeast - 1)] });
  }
  if (newMost !== undefined && (most === undefined || newMost < most)) {
    const loss: Loss = { kind: 'bound', word: 'at most', what, before: most, now: newMost };
    breaks.push({ keys, loss, witnesses: [witness(most ?? newMost + 1)] });
  }
  return breaks;
}
