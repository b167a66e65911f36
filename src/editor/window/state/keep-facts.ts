/** Facts go along with the fields of their collection, and are written as the kind that these have: nobody need go through all pages. */
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Companion, Forms } from '../../draft/fields/model.ts';
import { collectionAt } from '../../draft/fields/own-facts.ts';
import { filledFields } from '../../draft/fields/walk.ts';
import { fieldAt } from './field-at.ts';
import { collectionOfList } from './listed.ts';
import { listAt } from './selection.ts';

/** @returns the operations, with what they mean for the facts of pages and records */
export const withFacts: Companion = (operations, { manifest, forms }) =>
  operations.flatMap((operation) => {
    const { kind, pointer } = operation;
    const [first, index, list, place, key] = pointerKeys(pointer);
    if (first === 'collections' && (list === 'fields' || list === 'name')) {
      const now = kind === 'set' ? String(operation.value) : undefined;
      if (list === 'name' && forms && now !== undefined)
        return [operation, ...uses(manifest, forms, 'collection', valueAt(manifest, pointer), () => true, now)];
      const isWhole = kind === 'remove' && key === undefined && place !== undefined;
      if (forms && (isWhole || (key === 'name' && now !== undefined)))
        return [operation, ...ofFacts(manifest, forms, Number(index), `/${first}/${index}/fields/${place}`, now)];
    }
    return forms && (kind === 'set' || kind === 'remove') ? ofFact(operation, manifest, forms) : [operation];
  });

/** The places of the facts of a collection's pages and records. */
function* factsOf(manifest: Json, index: number): Generator<string> {
  for (const [place, route] of listAt(manifest, 'routes').entries()) {
    if (isObject(child(child(route, 'entry'), 'facts') as Json) && collectionAt(manifest, route) === index)
      yield `/routes/${place}/entry/facts`;
  }
  for (const [place, one] of listAt(valueAt(manifest, `/collections/${index}`), 'records').entries()) {
    if (isObject(child(one, 'facts') as Json)) yield `/collections/${index}/records/${place}/facts`;
  }
}

/** The places of the fact that a field of a collection is about; none for any other place. */
export function usesOfField(manifest: Json, pointer: string): string[] {
  const [, index] = /^\/collections\/(\d+)\/fields\/\d+$/.exec(pointer) ?? [];
  const name = valueAt(manifest, `${pointer}/name`);
  if (index === undefined || typeof name !== 'string') return [];
  return [...factsOf(manifest, Number(index))].flatMap((facts) =>
    valueAt(manifest, pointerTo(facts, name)) === undefined ? [] : pointerTo(facts, name),
  );
}

/** @param now - another name of the field; undefined where it goes */
function ofFacts(manifest: Json, forms: Forms, index: number, field: string, now: string | undefined): Operation[] {
  const name = valueAt(manifest, `${field}/name`);
  const fields = listAt(valueAt(manifest, `/collections/${index}`), 'fields').map((one) => child(one, 'name'));
  const isTold = typeof name === 'string' && name !== now && fields.filter((one) => one === name).length === 1;
  if (!isTold || (now !== undefined && fields.includes(now))) return [];
  const own = usesOfField(manifest, field).map(parentOf);
  const labels = listAt(manifest, 'languages')
    .map((_, place) => `/languages/${place}/factLabels`)
    .filter((all) => valueAt(manifest, pointerTo(all, name)) !== undefined);
  const isElsewhere = listAt(manifest, 'collections').some(
    (one, other) => other !== index && listAt(one, 'fields').some((field) => child(field, 'name') === name),
  );
  const isMeant = (pointer: string) => collectionOfList(manifest, pointer) === index;
  const inLists = now === undefined ? [] : uses(manifest, forms, 'criterion', name, isMeant, now);
  const facts = [...own, ...(isElsewhere ? [] : labels)].map((around): Operation => {
    if (now !== undefined) return { kind: 'rename', pointer: around, names: { [name]: now } };
    const isLast = Object.keys((valueAt(manifest, around) as object | undefined) ?? {}).length === 1;
    return { kind: 'remove', pointer: isLast ? around : pointerTo(around, name) };
  });
  return [...facts, ...inLists];
}

/** A section that names a collection or one of its facts calls it by its new name. */
function uses(manifest: Json, forms: Forms, widget: string, name: unknown, isMeant: (pointer: string) => boolean, now: string) {
  return [...filledFields(manifest, forms)].flatMap(({ field, value, pointer }): Operation[] =>
    field.widget === widget && value === name && isMeant(pointer) ? [{ kind: 'set', pointer, value: now }] : [],
  );
}

const number = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/;

/** A fact where there are none yet, or the last one that goes; the day of a span; a number as it is spelled. */
function ofFact(operation: Operation & { kind: 'set' | 'remove' }, manifest: Json, forms: Forms): Operation[] {
  const { kind, pointer } = operation;
  const [around, list] = [parentOf(pointer), parentOf(parentOf(pointer))];
  if (kind === 'set' && isFacts(list) && valueAt(manifest, around) === undefined) {
    const field = fieldAt(forms, manifest, around);
    if (field?.widget !== 'days') return [operation];
    return ofFact({ kind, pointer: around, value: [operation.value, operation.value] }, manifest, forms);
  }
  if (!isFacts(around)) return [operation];
  const facts = valueAt(manifest, around);
  if (kind === 'remove') {
    const isLast = isObject(facts ?? null) && Object.keys(facts as object).length === 1;
    return [isLast ? { kind, pointer: around } : operation];
  }
  const isBegun = facts !== undefined || valueAt(manifest, parentOf(around)) === undefined;
  const begun: Operation[] = isBegun ? [] : [{ kind: 'set', pointer: around, value: {} }];
  if (typeof operation.value !== 'string' || !number.test(operation.value)) return [...begun, operation];
  if (fieldAt(forms, manifest, pointer)?.kind !== 'number') return [...begun, operation];
  const spelled = operation.value.replace(',', '.');
  const isPlain = String(Number(spelled)) === spelled;
  return [...begun, isPlain ? { ...operation, value: Number(spelled) } : { ...operation, value: spelled, isNumber: true }];
}

const isFacts = (pointer: string) => /^\/(?:routes\/\d+\/entry|collections\/\d+\/records\/\d+)\/facts$/.test(pointer);
