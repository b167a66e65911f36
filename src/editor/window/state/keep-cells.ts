/** Each row of a table has as many cells as there are columns: whoever adds, moves or removes a column need not go through all rows. */
import { isObject, type Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { child, parentOf, pointerTo } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { saysNothing } from '../../draft/fields/blank.ts';
import type { Companion, Field, Forms } from '../../draft/fields/model.ts';
import { fieldAt, fieldsAt } from './field-at.ts';

type Carried = NonNullable<(Field & { kind: 'list' })['carries']>;

/** @returns the operations, and what they make of the cells of the tables that they are about */
export const withCells: Companion = (operations, { manifest, forms }) =>
  operations.flatMap((operation): Operation[] => {
    if (!forms) return [operation];
    if (operation.kind === 'set' || operation.kind === 'rename' || operation.kind === 'reorder') return [operation];
    const list = parentOf(operation.pointer);
    const carries = carriesOf(fieldAt(forms, manifest, list));
    if (carries) return [operation, ...cellsIn(manifest, pointerTo(parentOf(list), carries.list), carries, operation)];
    return [
      operation.kind === 'insert' ? { ...operation, value: withAllCells(manifest, forms, list, operation.value) } : operation,
    ];
  });

const carriesOf = (field: Field | undefined): Carried | undefined => (field?.kind === 'list' ? field.carries : undefined);

/** The same with the cells of a column, in each row that has one there. */
function cellsIn(manifest: Json, rows: string, { cells }: Carried, operation: Operation): Operation[] {
  const list = valueAt(manifest, rows);
  return (isList(list) ? list : []).flatMap((row, index): Operation[] => {
    const own = child(row, cells);
    const at = (pointer: string) => `${rows}/${index}/${cells}${pointer.slice(pointer.lastIndexOf('/'))}`;
    const place = Number(operation.pointer.slice(operation.pointer.lastIndexOf('/') + 1));
    if (!Array.isArray(own) || place > own.length || (place === own.length && operation.kind !== 'insert')) return [];
    const pointer = at(operation.pointer);
    if (operation.kind === 'insert') return [{ kind: 'insert', pointer, value: saysNothing }];
    if (operation.kind === 'move') return [{ kind: 'move', pointer, to: at(operation.to) }];
    return [{ ...operation, pointer }];
  });
}

/** A new row, with a cell for each of the columns. */
function withAllCells(manifest: Json, forms: Forms, list: string, row: Json): Json {
  const columns = fieldsAt(forms, manifest, parentOf(list)).find(
    (one) => carriesOf(one)?.list === list.slice(list.lastIndexOf('/') + 1),
  );
  const heads = columns && valueAt(manifest, pointerTo(parentOf(list), columns.key));
  const key = carriesOf(columns)?.cells ?? '';
  const cells = child(row, key);
  if (!isList(heads) || !isObject(row) || !Array.isArray(cells)) return row;
  return { ...row, [key]: heads.map((_, index): Json => (cells as Json[])[index] ?? saysNothing) };
}
