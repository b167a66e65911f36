/** Lists of texts that stand below each other, and the images that come among them. */
import type { Json } from '../../../../schema/json.ts';
import type { Operation } from '../../../json-text/operations.ts';
import { parentOf, pointerKeys } from '../../../json-text/pointer.ts';
import { isList, valueAt } from '../../../json-text/value.ts';
import { saysNothing } from '../../draft/fields/blank.ts';
import { type EntryKind, kindsOf } from '../../draft/fields/kinds.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import { fieldsAt, ownFieldAt } from './field-at.ts';

const keyOf = (pointer: string): string => pointerKeys(pointer).at(-1) ?? '';
/** Whether a field may be a text that bears marks. */
export const holdsText = (field: Field): boolean =>
  field.kind === 'richText' || (field.kind === 'either' && field.members.some(holdsText));

/** The cells of a row: they are as many as the table has columns. */
export function areCells(forms: Forms, draft: Json, list: string): boolean {
  const rows = parentOf(parentOf(list));
  return fieldsAt(forms, draft, parentOf(rows)).some(
    (one) => one.kind === 'list' && one.carries?.list === keyOf(rows) && one.carries.cells === keyOf(list),
  );
}

/** The field of a list whose entries may be texts, and stand below each other. */
export function listOfTextsAt(forms: Forms, draft: Json, list: string): (Field & { kind: 'list' }) | undefined {
  if (!isList(valueAt(draft, list))) return undefined;
  const field = ownFieldAt(forms, draft, list);
  return field?.kind === 'list' && holdsText(field.entry) && !areCells(forms, draft, list) ? field : undefined;
}

/** An image with another file. What is in the middle of one picture says nothing of another; how it is described, its author has to say. */
export function withFile(image: Json | undefined, src: string): { src: string; alt: string } {
  const { focus: _, ...now } = (image ?? {}) as { alt?: string; focus?: Json };
  return { ...now, src, alt: now.alt ?? '' };
}

/** The outermost list of texts that a place is in, and the number of its entry there. */
export function entryAround(forms: Forms, draft: Json, at: string) {
  let found: { list: string; index: number; field: Field & { kind: 'list' } } | undefined;
  for (let pointer = at; pointer !== ''; pointer = parentOf(pointer)) {
    const list = parentOf(pointer);
    const field = listOfTextsAt(forms, draft, list);
    if (field) found = { list, index: Number(keyOf(pointer)), field };
  }
  return found;
}

/**
 * Images that are pasted or dropped at a place: the first becomes the image that stands there, all others stand behind the text, or before one that
 * is empty.
 *
 * @returns where the first one is, and how many there is room for; undefined where none can stand
 */
export function imagesAt(
  forms: Forms,
  draft: Json,
  at: string,
  sources: readonly string[],
): { operations: Operation[]; at: string; count: number } | undefined {
  const isImage = ownFieldAt(forms, draft, at)?.kind === 'image';
  const own = sources.slice(0, isImage ? 1 : 0).map((src) => set(at, withFile(valueAt(draft, at), src)));
  const { list = '', index = 0, field } = entryAround(forms, draft, at) ?? {};
  const key = field && kindsOf(field.entry).find((kind) => kind.key === 'image')?.key;
  // Whoever has made room for it goes on writing behind it.
  const first = index + (valueAt(draft, `${list}/${index}`) === '' ? 0 : 1);
  const room = key ? field.max - (valueAt(draft, list) as Json[]).length : 0;
  const behind = sources.slice(own.length, own.length + room).map(
    (src, place): Operation => ({
      ...{ kind: 'insert', pointer: `${list}/${first + place}` },
      value: { [key ?? '']: { src, alt: '' } },
    }),
  );
  const operations = [...own, ...behind];
  if (operations.length === 0) return undefined;
  return { operations, at: isImage ? at : `${list}/${first}/${key}`, count: operations.length };
}

/**
 * A list of blocks with room to write in behind the one that a place is in: an empty paragraph, which may be there already.
 *
 * @param isLast - behind all of them
 * @returns undefined where the place is in no such list
 */
export function roomBehind(forms: Forms, draft: Json, at: string, isLast: boolean) {
  const { list = '', index = 0, field } = entryAround(forms, draft, at) ?? {};
  if (!field) return undefined;
  const entries = valueAt(draft, list) as Json[];
  const next = !isLast ? index + 1 : entries.length - (entries.at(-1) === '' ? 1 : 0);
  const room = entries[next] === '' ? entries : entries.toSpliced(next, 0, '');
  return { list, entries: room, at: `${list}/${next}`, max: field.max };
}

/** A row behind the last one of a table, and where its first cell is; undefined beside any other text, and where the last row says nothing. */
export function rowBehind(forms: Forms, draft: Json, at: string): { operation: Operation; at: string } | undefined {
  const cells = parentOf(at);
  if (!areCells(forms, draft, cells)) return undefined;
  const [list, said] = [parentOf(parentOf(cells)), valueAt(draft, cells) as Json[]];
  const [rows, field] = [valueAt(draft, list) as Json[], ownFieldAt(forms, draft, list)];
  const isFull = said.some((one) => one !== saysNothing && one !== '');
  if (!isFull || field?.kind !== 'list' || rows.length >= field.max) return undefined;
  const pointer = `${list}/${rows.length}`;
  const value = { [keyOf(cells)]: said.map(() => saysNothing) };
  return { operation: { kind: 'insert', pointer, value }, at: `${pointer}/${keyOf(cells)}/0` };
}

/** The place of the first cell of a table; undefined for what is none. */
export function firstCellAt(forms: Forms, draft: Json, table: string): string | undefined {
  const columns = fieldsAt(forms, draft, table).find((one) => one.kind === 'list' && one.carries);
  return columns && `${table}/${columns.key}/0`;
}

const set = (pointer: string, value: Json): Operation => ({ kind: 'set', pointer, value });

/** The switch that goes with a kind. */
export function switchOf({ field, key }: EntryKind): { key: string; title: string } | undefined {
  if (field.kind !== 'object' || key === undefined) return undefined;
  return field.fields.find((one) => one.kind === 'switch' && field.kinds?.[key]?.includes(one.key));
}
