/** The first entry of a list that nobody has begun: it begins the list. */

import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';

/** @returns the same operations, but for those that insert into a list that is not there */
export const withLists = (manifest: Json, operations: readonly Operation[]): Operation[] =>
  operations.map((operation) => {
    const list = parentOf(operation.pointer);
    if (operation.kind !== 'insert' || valueAt(manifest, list) !== undefined) return operation;
    return { kind: 'set', pointer: list, value: [operation.value] };
  });
