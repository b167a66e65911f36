/** A length in minutes follows from the times that it lies between: an author who changes one of them need not work it out. */
import type { Json } from '../../../../schema/json.ts';
import { parseTime } from '../../../../schema/schedule.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerKeys, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Companion, Forms } from '../../draft/fields/model.ts';
import { constantAt, isConstant, soleName, usesOf } from './constant-uses.ts';
import { fieldsAt } from './field-at.ts';

const day = 24 * 60;

/** @returns the operations, and what they make of each length that they are about */
export const withDuration: Companion = (operations, { manifest, forms }) =>
  operations.flatMap((operation) => [operation, ...(forms ? lengthsAfter(operation, manifest, forms) : [])]);

function lengthsAfter(operation: Operation, manifest: Json, forms: Forms): Operation[] {
  const { pointer } = operation;
  if (operation.kind !== 'set' || typeof operation.value !== 'string') return [];
  const written = operation.value;
  const name = isConstant(pointer) ? pointerKeys(pointer)[1] : undefined;
  const places =
    name === undefined ? [pointer] : usesOf(manifest, name).filter((use) => soleName(valueAt(manifest, use)) === name);
  const timeAt = (place: string): number | undefined => {
    const now = places.includes(place) ? written : valueAt(manifest, place);
    const home = constantAt(manifest, soleName(now) ?? '');
    return parseTime(String(home === undefined ? now : valueAt(manifest, home)));
  };
  const lengths = places.flatMap((place): Operation[] => {
    const [around, key] = [parentOf(place), pointerKeys(place).at(-1) ?? ''];
    const length = fieldsAt(forms, manifest, around).find(({ between }) => between?.includes(key));
    const [start, end] = (length?.between ?? []).map((time) => timeAt(pointerTo(around, time)));
    if (!length || start === undefined || end === undefined || start === end) return [];
    // An end before the start is on the next day (sections/course/checks/course-duration.ts).
    const value = (end - start + day) % day;
    const own = pointerTo(around, length.key);
    return [{ kind: 'set', pointer: constantAt(manifest, soleName(valueAt(manifest, own)) ?? '') ?? own, value }];
  });
  return lengths.filter((one) => one.kind === 'set' && valueAt(manifest, one.pointer) !== one.value);
}
