/** The value that an operation makes of another one. */
import type { Json, JsonObject } from '../../schema/json.ts';
import type { Operation } from './operations.ts';
import { pointerKeys } from './pointer.ts';
import { isList, placeOfKey, sortByKey, valueAt } from './value.ts';

/** @returns The new value, which shares with the old one what the operation does not change. */
export function changeValue(value: Json, operation: Operation): Json {
  const { pointer } = operation;
  switch (operation.kind) {
    case 'set':
      if (pointer === '') return operation.value;
      return changeParent(value, pointer, (parent, key) => {
        if (isList(parent)) return parent.with(Number(key), operation.value);
        if (Object.hasOwn(parent, key)) return { ...parent, [key]: operation.value };
        const place = placeOfKey(key, Object.keys(parent), operation.order ?? []);
        return Object.fromEntries(Object.entries(parent).toSpliced(place, 0, [key, operation.value]));
      });
    case 'remove':
      return remove(value, pointer);
    case 'insert':
      return insert(value, pointer, operation.value, ...(operation.more ?? []));
    case 'move':
      return insert(remove(value, pointer), operation.to, valueAt(value, pointer) ?? null);
    case 'duplicate':
      return insert(value, pointer, valueAt(value, pointer) ?? null);
    case 'rename': {
      const { names } = operation;
      const newName = (key: string) => (Object.hasOwn(names, key) ? names[key] : undefined) ?? key;
      return changeEntries(value, pointer, (entries) => entries.map(([key, inner]) => [newName(key), inner]));
    }
    case 'reorder':
      return changeEntries(value, pointer, (entries) => sortByKey(entries, ([key]) => key, operation.keys));
  }
}

type ObjectEntry = [key: string, value: Json];

function changeEntries(value: Json, pointer: string, change: (entries: ObjectEntry[]) => ObjectEntry[]): Json {
  const entries = Object.entries(valueAt(value, pointer) as JsonObject);
  return changeValue(value, { kind: 'set', pointer, value: Object.fromEntries(change(entries)) });
}

function insert(value: Json, pointer: string, ...entries: readonly Json[]): Json {
  return changeParent(value, pointer, (list, key) => (isList(list) ? list.toSpliced(Number(key), 0, ...entries) : list));
}

function remove(value: Json, pointer: string): Json {
  return changeParent(value, pointer, (parent, key) => {
    if (isList(parent)) return parent.toSpliced(Number(key), 1);
    const { [key]: _, ...rest } = parent;
    return rest;
  });
}

/** Changes the object or list that a pointer leads into, and on the way there only what leads to it. */
function changeParent(value: Json, pointer: string, change: (parent: Json[] | JsonObject, key: string) => Json): Json {
  const walk = (at: Json, [key = '', ...inner]: readonly string[]): Json => {
    if (typeof at !== 'object' || at === null) throw new Error(`src/json-text/change-value.ts: nothing leads to ${pointer}.`);
    if (inner.length === 0) return change(at, key);
    const child = walk((at as JsonObject)[key] ?? null, inner);
    return isList(at) ? at.with(Number(key), child) : { ...at, [key]: child };
  };
  return walk(value, pointerKeys(pointer));
}
