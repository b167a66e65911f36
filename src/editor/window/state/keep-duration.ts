/** The length of a course follows from its start and its end: whoever changes one of them need not work it out. */
import type { Json } from '../../../../schema/json.ts';
import { parseTime } from '../../../../schema/schedule.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { pointerKeys } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Forms } from '../../draft/fields/model.ts';
import { constantAt, isConstant, soleName, usesOf } from './constant-uses.ts';
import { fieldAt } from './field-at.ts';

const day = 24 * 60;

/** @returns the operation, and what it makes of the length of each course that it is about */
export function withDuration(manifest: Json, forms: Forms | undefined, operation: Operation): Operation[] {
  const { pointer } = operation;
  if (!forms || operation.kind !== 'set' || typeof operation.value !== 'string') return [operation];
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
    const [, course] = /^(.*)\/(?:start|end)$/.exec(place) ?? [];
    if (course === undefined || fieldAt(forms, manifest, `${course}/date`)?.kind !== 'text') return [];
    if (fieldAt(forms, manifest, `${course}/minutes`)?.kind !== 'number') return [];
    const [start, end] = [timeAt(`${course}/start`), timeAt(`${course}/end`)];
    if (start === undefined || end === undefined || start === end) return [];
    // An end before the start is on the next day (sections/course/checks/course-duration.ts).
    const value = (end - start + day) % day;
    const own = `${course}/minutes`;
    return [{ kind: 'set', pointer: constantAt(manifest, soleName(valueAt(manifest, own)) ?? '') ?? own, value }];
  });
  return [operation, ...lengths.filter((one) => one.kind === 'set' && valueAt(manifest, one.pointer) !== one.value)];
}
