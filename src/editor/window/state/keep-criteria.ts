/** New criteria go by a fact that the list has: the schema's example need not be one. */
import { isObject, type Json } from '../../../../schema/json.ts';
import { sectionPointerOf } from '../../../findings/sections.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { blankOf } from '../../draft/fields/blank.ts';
import type { Companion, Field } from '../../draft/fields/model.ts';
import { partAt } from '../../draft/fields/walk.ts';
import { fieldAt } from './field-at.ts';
import { factsOf } from './listed.ts';

/** @returns the operations, with the first fact of the list where nothing is chosen yet; empty where it has none */
export const withCriteria: Companion = (operations, { manifest, forms }) =>
  operations.map((operation): Operation => {
    if (!forms || (operation.kind !== 'insert' && operation.kind !== 'set')) return operation;
    const { pointer, value } = operation;
    const section = sectionPointerOf(pointer);
    const field = section === undefined || section === pointer ? undefined : fieldAt(forms, manifest, pointer);
    // Cards have no collection: what they go by is their own.
    if (!field || valueAt(manifest, `${section}/items`) !== undefined) return operation;
    const facts = factsOf(manifest, pointer).map((one) => one.value);
    return { ...operation, value: settled(field, value, facts) };
  });

function settled(field: Field, value: Json, facts: readonly string[]): Json {
  if (typeof value === 'string')
    return field.widget === 'criterion' && value === blankOf(field) && !facts.includes(value) ? (facts[0] ?? '') : value;
  const within = (key: string, inner: Json) => {
    const part = partAt(field, value, key);
    return part ? settled(part, inner, facts) : inner;
  };
  if (isList(value)) return value.map((inner, index) => within(String(index), inner));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(key, inner)])) : value;
}
