/** Carries out the steps of migrations. Values are never changed in place: what a step does not touch stays the same object. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import type { MigrationContext, Step } from '../../schema/migrations.ts';
import { pointerTo } from '../json-text/pointer.ts';
import type { Origins } from './origins.ts';

/** What a step runs with, beside its value. */
export interface Run {
  context: MigrationContext;
  origins: Origins;
  failures: unknown[];
}

/** Stands for each entry of a list. */
const each = '[]';

/** `items[].link.label` → `items`, `[]`, `link`, `label` */
export const pathKeys = (path: string): string[] => path.match(/\[\]|[^.[\]]+/g) ?? [];

/**
 * Applies a step.
 *
 * @param value The section, or the manifest, that the step's path starts at.
 * @param pointer Where that is now.
 * @returns The same value where there is nothing to do. A shape that was not expected is left alone: it is validated later.
 */
export function applyStep(value: Json, step: Step, pointer: string, run: Run): Json {
  const keys = pathKeys(step.path);
  switch (step.kind) {
    case 'rename':
      return atOwners(value, keys, pointer, (owner, key, at) => renameKey(owner, key, step.key, at, run.origins));
    case 'remove':
      return atOwners(value, keys, pointer, (owner, key) => (isObject(owner) ? withEntry(owner, key, undefined) : owner));
    case 'add':
      return atOwners(value, keys, pointer, (owner, key) =>
        isObject(owner) && !Object.hasOwn(owner, key) ? withEntry(owner, key, structuredClone(step.value)) : owner,
      );
    case 'map':
      return atValues(value, keys, pointer, run, (word) =>
        typeof word === 'string' && Object.hasOwn(step.values, word) ? step.values[word] : word,
      );
    case 'change':
      return atValues(value, keys, pointer, run, (old) => step.change(structuredClone(old), run.context));
    case 'move':
      return moveValue(value, keys, pathKeys(step.to), pointer, run.origins);
  }
}

type EditOwner = (owner: Json[] | JsonObject, key: string, pointer: string) => Json[] | JsonObject;

/** Calls `edit` with every object or list that holds the last key of a path, and puts what it returns in its place. */
function atOwners(value: Json, [key = '', ...rest]: readonly string[], pointer: string, edit: EditOwner): Json {
  if (rest.length === 0) return isObject(value) || (key === each && Array.isArray(value)) ? edit(value, key, pointer) : value;
  if (key === each) {
    if (!Array.isArray(value)) return value;
    const entries = value.map((entry, index) => atOwners(entry, rest, pointerTo(pointer, index), edit));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  const inner = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  if (inner === undefined || !isObject(value)) return value;
  return withEntry(value, key, atOwners(inner, rest, pointerTo(pointer, key), edit));
}

/** Puts what `edit` returns in the place of every value at a path; undefined removes it. */
function atValues(
  value: Json,
  keys: readonly string[],
  pointer: string,
  { origins, failures }: Run,
  edit: (value: Json) => Json | undefined,
): Json {
  const safely = (old: Json) => {
    try {
      return edit(old);
    } catch (failure) {
      failures.push(failure);
      return old;
    }
  };
  if (keys.length === 0) return safely(value) ?? value;
  return atOwners(value, keys, pointer, (owner, key, at) => {
    if (Array.isArray(owner)) return changeEntries(owner, safely, at, origins);
    const old = Object.hasOwn(owner, key) ? owner[key] : undefined;
    return old === undefined ? owner : withEntry(owner, key, safely(old));
  });
}

function changeEntries(list: Json[], edit: (value: Json) => Json | undefined, pointer: string, origins: Origins): Json[] {
  const kept = list.map((entry, index) => ({ entry: edit(entry), index })).filter(({ entry }) => entry !== undefined);
  if (kept.length < list.length) {
    origins.renumbered(
      pointer,
      kept.map(({ index }) => index),
    );
  }
  return kept.map(({ entry }) => entry as Json);
}

function renameKey(owner: Json[] | JsonObject, from: string, to: string, pointer: string, origins: Origins): Json[] | JsonObject {
  // Where both are written, the old one stays, and is a finding: nothing that somebody wrote is lost silently.
  if (!isObject(owner) || !Object.hasOwn(owner, from) || Object.hasOwn(owner, to)) return owner;
  origins.moved(pointerTo(pointer, from), pointerTo(pointer, to));
  return Object.fromEntries(Object.entries(owner).map(([key, value]) => [key === from ? to : key, value]));
}

/** Moves within the entry of the innermost list that both paths go through. */
function moveValue(value: Json, from: readonly string[], to: readonly string[], pointer: string, origins: Origins): Json {
  const shared = from.lastIndexOf(each) + 1;
  if (to.lastIndexOf(each) + 1 !== shared || from.slice(0, shared).some((key, index) => to[index] !== key)) {
    throw new Error(
      `A migration moves ${from.join('.')} to ${to.join('.')}: both must stand in the same entry of the same lists.`,
    );
  }
  if (shared > 0) {
    return atOwners(value, from.slice(0, shared), pointer, (list, _, at) =>
      Array.isArray(list)
        ? list.map((entry, index) => moveValue(entry, from.slice(shared), to.slice(shared), pointerTo(at, index), origins))
        : list,
    );
  }
  const moved = valueAt(value, from);
  if (moved === undefined || valueAt(value, to) !== undefined) return value;
  const without = atOwners(value, from, pointer, (owner, key) => (isObject(owner) ? withEntry(owner, key, undefined) : owner));
  const result = insert(without, to, moved);
  if (result === undefined) return value;
  origins.moved(from.reduce<string>(pointerTo, pointer), to.reduce<string>(pointerTo, pointer));
  return result;
}

function valueAt(value: Json, keys: readonly string[]): Json | undefined {
  let inner: Json | undefined = value;
  for (const key of keys) inner = inner !== undefined && isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  return inner;
}

/** Puts a value at a path, making the objects that lead there; undefined where something else is in the way. */
function insert(value: Json, [key = '', ...rest]: readonly string[], moved: Json): Json | undefined {
  if (!isObject(value)) return undefined;
  if (rest.length === 0) return withEntry(value, key, moved);
  const inner = insert(Object.hasOwn(value, key) ? (value[key] ?? null) : {}, rest, moved);
  return inner === undefined ? undefined : withEntry(value, key, inner);
}

/** An object with another value under a key, in the same place, or at the end when it is new; undefined removes the key. */
export function withEntry(owner: JsonObject, key: string, value: Json | undefined): JsonObject {
  if (Object.hasOwn(owner, key) ? owner[key] === value : value === undefined) return owner;
  const entries = Object.entries(owner).filter(([name]) => name !== key || value !== undefined);
  if (value !== undefined && !Object.hasOwn(owner, key)) entries.push([key, value]);
  // Not by assignment: a key such as `__proto__` must stay a key.
  return Object.fromEntries(entries.map(([name, old]) => [name, name === key && value !== undefined ? value : old]));
}
