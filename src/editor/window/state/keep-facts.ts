/** Facts go along with the fields of their collection, and are written as the kind that these have: nobody need go through all pages. */
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Companion, Forms } from '../../draft/fields/model.ts';
import { collectionAt, collectionsIn } from '../../draft/fields/own-facts.ts';
import { filledFields } from '../../draft/fields/walk.ts';
import { fieldAt } from './field-at.ts';
import { collectionOfList } from './listed.ts';
import { listAt } from './selection.ts';

/** @returns the operations, with what they mean for the facts of pages and records */
export const withFacts: Companion = (operations, { manifest, forms }) =>
  operations.flatMap((operation): Operation[] => {
    const { kind, pointer } = operation;
    if (!forms || (kind !== 'set' && kind !== 'remove')) return [operation];
    const [, index, field, name] = /^\/collections\/(\d+)(\/fields\/\d+)?(\/name)?$/.exec(pointer) ?? [];
    const now = kind === 'set' && name ? String(operation.value) : undefined;
    if (field && (now !== undefined || (kind === 'remove' && !name)))
      return [operation, ...ofFacts(manifest, forms, Number(index), `/collections/${index}${field}`, now)];
    if (now !== undefined)
      return [operation, ...uses(manifest, forms, 'collection', valueAt(manifest, pointer), () => true, now)];
    return kind === 'set' ? ofFact(operation, manifest, forms) : [operation];
  });

/** The places of the fact that a field of a collection is about, at its pages and records; none for any other place. */
export function usesOfField(manifest: Json, pointer: string): string[] {
  const [, around = '', index] = /^(\/collections\/(\d+))\/fields\/\d+$/.exec(pointer) ?? [];
  const name = valueAt(manifest, `${pointer}/name`);
  if (index === undefined || typeof name !== 'string') return [];
  const isOwn = (route: unknown) => collectionAt(manifest, route) === Number(index);
  const pages = listAt(manifest, 'routes').flatMap((route, page) => (isOwn(route) ? [`/routes/${page}/entry`] : []));
  const records = listAt(valueAt(manifest, around), 'records').map((_, place) => `${around}/records/${place}`);
  const places = [...pages, ...records].map((one) => pointerTo(`${one}/facts`, name));
  return places.filter((one) => valueAt(manifest, one) !== undefined);
}

/** @param now - another name of the field; undefined where it goes */
function ofFacts(manifest: Json, forms: Forms, index: number, field: string, now: string | undefined): Operation[] {
  const name = valueAt(manifest, `${field}/name`);
  const namesOf = (collection: unknown) => listAt(collection, 'fields').map((one) => child(one, 'name'));
  const isNamed = namesOf(valueAt(manifest, `/collections/${index}`)).filter((one) => one === name || one === now);
  if (typeof name !== 'string' || isNamed.length !== 1) return [];
  const isElsewhere = collectionsIn(manifest).some((one, other) => other !== index && namesOf(one).includes(name));
  const labels = listAt(manifest, 'languages').flatMap((_, place) => {
    const label = pointerTo(`/languages/${place}/factLabels`, name);
    return isElsewhere || valueAt(manifest, label) === undefined ? [] : [label];
  });
  const places = [...usesOfField(manifest, field), ...labels];
  if (now === undefined) return places.map((pointer) => ({ kind: 'remove', pointer }));
  return [
    ...places.map((one): Operation => ({ kind: 'rename', pointer: parentOf(one), names: { [name]: now } })),
    ...uses(manifest, forms, 'criterion', name, (pointer) => collectionOfList(manifest, pointer) === index, now),
  ];
}

/** A section that names a collection or one of its facts calls it by its new name. */
function uses(manifest: Json, forms: Forms, widget: string, name: unknown, isMeant: (pointer: string) => boolean, now: string) {
  return [...filledFields(manifest, forms)].flatMap(({ field, value, pointer }): Operation[] =>
    field.widget === widget && value === name && isMeant(pointer) ? [{ kind: 'set', pointer, value: now }] : [],
  );
}

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A fact where there are none yet; the first day of a span, which is both; a number as it is spelled. */
function ofFact(operation: Operation & { kind: 'set' }, manifest: Json, forms: Forms): Operation[] {
  const { pointer, value } = operation;
  const around = parentOf(pointer);
  if (isFacts(parentOf(around)) && valueAt(manifest, around) === undefined && fieldAt(forms, manifest, around)?.widget === 'days')
    return ofFact({ kind: 'set', pointer: around, value: [value, value] }, manifest, forms);
  if (!isFacts(around)) return [operation];
  const isBegun = valueAt(manifest, around) !== undefined || valueAt(manifest, parentOf(around)) === undefined;
  const begun: Operation[] = isBegun ? [] : [{ kind: 'set', pointer: around, value: {} }];
  const spelled = String(value).replace(',', '.');
  if (typeof value !== 'string' || !number.test(spelled) || fieldAt(forms, manifest, pointer)?.kind !== 'number')
    return [...begun, operation];
  return [...begun, { ...operation, value: spelled, isNumber: true }];
}

const isFacts = (pointer: string) => /^\/(?:routes\/\d+\/entry|collections\/\d+\/records\/\d+)\/facts$/.test(pointer);
