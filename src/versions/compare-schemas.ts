/** Compares the JSON Schema of an earlier version with the one of today: what it refuses now, or understands otherwise. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../schema/json.ts';
import type { Step } from '../../schema/migrations.ts';
import { findNearest } from '../findings/nearest.ts';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { textsFor } from '../json-schema/values.ts';
import { branchesOf, isOnWayTo, isRequired, type KeyPath, pathTo, placesIn, wordsOf } from '../json-schema/walk.ts';

export interface Loss {
  /** Where it was in the earlier version; of what is new, where it is now. */
  path: KeyPath;
  /** What has happened there, as the end of a sentence that begins with the path. */
  text: string;
  /** Whether only people can tell if anything is lost. The text is then a sentence of its own. */
  isUndecidable?: true;
}

/** Finds what a schema takes from those who wrote by an earlier one, and the steps of migrations do not make up for. */
export function compareSchemas(before: JsonSchema, now: JsonSchema, steps: readonly Step[]): Loss[] {
  const [old, places] = [placesIn(before), placesIn(now)];
  const followed = old.map((place) => ({ ...place, way: follow(place.path, steps) }));
  const losses: Loss[] = [];
  const isLost = (path: KeyPath) => losses.some((loss) => !loss.isUndecidable && isOnWayTo(loss.path, path));
  // A path that several members of a union have is looked at once for each.
  for (const { path, schema, optional, way } of followed) {
    const { to, added, isComputed, edit } = way;
    if (to === undefined || isComputed || isLost(path)) continue;
    const successors = places.filter((place) => place.path === to);
    if (successors.length === 0) {
      losses.push({ path, text: sayGone(to, places) });
      continue;
    }
    // Of several members of a union, it has become the one that takes most of it.
    const [fewest = []] = successors
      .map((one) => compareValues(schema, one.schema, path, way))
      .sort((a, b) => a.length - b.length);
    losses.push(...fewest);
    if (!optional || isLost(path) || (added === undefined && successors.every((one) => !one.optional))) continue;
    const [was, is] = [schema.default as Json | undefined, added ?? (successors[0]?.schema.default as Json | undefined)];
    // Without a default nobody knows what it meant; a migration that writes something does.
    if (
      was === undefined ? added !== undefined || is === undefined : isDeepStrictEqual(added === undefined ? edit(was) : was, is)
    )
      continue;
    const meant = was === undefined ? `had no default and is now ${JSON.stringify(is)}` : `was ${JSON.stringify(was)}`;
    losses.push({ path, text: `means something else where it is left out: it ${meant}.` });
  }
  const objectsOf = (schema: JsonSchema) => branchesOf(schema).filter(({ type }) => type === 'object');
  const wasObject = new Set(['', ...followed.flatMap(({ schema, way }) => (objectsOf(schema).length > 0 ? [way.to] : []))]);
  for (const owner of [{ path: '', schema: now }, ...places].filter(({ path }) => wasObject.has(path))) {
    // Of several objects in a union, one that was there before may do without the key.
    const [first, ...others] = objectsOf(owner.schema);
    for (const key of first?.required ?? []) {
      const path = pathTo(owner.path, key);
      const origin = followed.find(({ way }) => way.to === path);
      const isWritten =
        steps.some((step) => step.kind === 'change' && isOnWayTo(step.path, path)) || follow(path, steps).added !== undefined;
      const isLoss = (!origin || origin.optional) && !isWritten && others.every((one) => isRequired(one, key));
      if (isLoss && !isLost(origin?.path ?? path)) losses.push({ path: origin?.path ?? path, text: 'is required now.' });
    }
  }
  return losses;
}

/** Where migrations take a value of an earlier version, and what they make of it. */
function follow(path: KeyPath, steps: readonly Step[]) {
  let to: KeyPath | undefined = path;
  let added: Json | undefined;
  let isComputed = false;
  const edits: ((value: Json) => Json | undefined)[] = [];
  for (const step of steps) {
    if (to === undefined) break;
    if (step.kind === 'add') {
      if (step.path === to) added = step.value;
    } else if (isOnWayTo(step.path, to)) {
      const rest: string = to.slice(step.path.length);
      if (step.kind === 'remove') to = undefined;
      else if (step.kind === 'rename') to = pathTo(step.path.replace(/\.?[^.]+$/, ''), step.key) + rest;
      else if (step.kind === 'move') to = step.to + rest;
      else if (rest !== '') isComputed = true;
      else if (step.kind === 'change') edits.push((value) => step.change(value, { constants: {} }));
      else edits.push((value) => (typeof value === 'string' && Object.hasOwn(step.values, value) ? step.values[value] : value));
    }
  }
  const edit = (value: Json) => {
    try {
      return edits.reduce<Json | undefined>((one, by) => (one === undefined ? one : by(one)), value);
    } catch {
      // That a function throws is said where whole manifests are migrated.
      return undefined;
    }
  };
  return { to, added, isComputed, edit, isEdited: edits.length > 0 };
}

function sayGone(path: KeyPath, places: readonly { path: KeyPath }[]): string {
  const [, around = '', key = ''] = /^(.*?)\.?([^.]*)$/.exec(path) ?? [];
  const siblings = places.filter((place) => pathTo(around, place.path.split('.').at(-1) ?? '') === place.path);
  const nearest = findNearest(
    key,
    siblings.map((place) => place.path.split('.').at(-1) ?? ''),
  );
  return `is refused: there is no \`${key}\` now.${nearest === undefined ? '' : ` Is it \`${nearest}\` now?`}`;
}

/** What a place refuses now, whatever stands within it. */
function compareValues(
  before: JsonSchema,
  now: JsonSchema,
  path: KeyPath,
  { edit, isEdited }: ReturnType<typeof follow>,
): Loss[] {
  const branches = branchesOf(now);
  return branchesOf(before).flatMap((branch): Loss[] => {
    const words = wordsOf(branch);
    if (words) {
      const refused = words.find((word) => {
        const edited = edit(word);
        return edited !== undefined && !branches.some((one) => accepts(one, edited));
      });
      return refused === undefined ? [] : [{ path, text: `cannot be ${JSON.stringify(refused)} now.` }];
    }
    // What a function makes of any text or number only shows when it runs.
    if (isEdited) return [];
    const [fewest] = branches
      .filter(
        (one) => !wordsOf(one) && [branch.type, undefined, branch.type === 'integer' ? 'number' : branch.type].includes(one.type),
      )
      .map((one) => [...compareBounds(branch, one, path), ...comparePatterns(branch, one, path)])
      .sort((one, other) => one.length - other.length);
    return fewest ?? [{ path, text: `was ${describe(branch)} and is now ${branches.map(describe).join(' or ')}.` }];
  });
}

/** Whether a schema of one JSON type takes a value. Of lists and objects, only the type is looked at. */
function accepts(schema: JsonSchema, value: Json): boolean {
  const words = wordsOf(schema);
  if (words) return words.some((one) => isDeepStrictEqual(one, value));
  if (typeof value === 'number') {
    const isOfType = schema.type === 'number' || (schema.type === 'integer' && Number.isInteger(value));
    return isOfType && compareBounds({ minimum: value, maximum: value }, schema, '').length === 0;
  }
  if (typeof value !== 'string') return schema.type === (Array.isArray(value) ? 'array' : 'object');
  const { length } = value;
  const isOfLength = compareBounds({ minLength: length, maxLength: length }, schema, '').length === 0;
  return schema.type === 'string' && isOfLength && new RegExp(schema.pattern ?? '', 'u').test(value);
}

const names: Record<string, string> = { string: 'a text', array: 'a list', object: 'an object', integer: 'a whole number' };

/** `a text`, `"rows", "stack"`, `true, false` */
function describe(schema: JsonSchema): string {
  const words = wordsOf(schema);
  return words ? words.map((word) => JSON.stringify(word)).join(', ') : (names[String(schema.type)] ?? 'a number');
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
  return limits.flatMap(([keyword, unit, usual]) => {
    const [was, is] = [before[keyword] ?? usual, now[keyword] ?? usual];
    const isLower = keyword.startsWith('min');
    if (isLower ? is <= was : is >= was) return [];
    const text = `${isLower ? 'needs at least' : 'is at most'} ${is} ${unit}`.trim();
    return [{ path, text: `${text} now${was === usual ? '' : `, before it was ${was}`}.` }];
  });
}

/** Which texts a pattern takes that another one does not cannot be decided in general; a sample may show it. */
function comparePatterns(before: JsonSchema, now: JsonSchema, path: KeyPath): Loss[] {
  if (now.pattern === undefined || now.pattern === before.pattern) return [];
  const form = new RegExp(now.pattern, 'u');
  const refused = [...textsFor(before)].find((text) => !form.test(text));
  if (refused !== undefined) return [{ path, text: `is refused: \`${refused}\` does not fit its pattern now.` }];
  const was = before.pattern === undefined ? 'that had no pattern' : `of the pattern ${before.pattern}`;
  return [{ path, text: `Texts ${was} have to match ${now.pattern} now.`, isUndecidable: true }];
}
