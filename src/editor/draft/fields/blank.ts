/** Values of fields: the least that a new one holds, and the line that names one. Nothing here knows a schema. */
import { today } from '../../../../schema/schedule.ts';
import { child } from '../../../json-text/pointer.ts';
import type { Field, NamedField } from './model.ts';
import { memberFor, partAt, partsOf } from './walk.ts';
import { withoutMarkup } from './without-markup.ts';

/** The text of a cell or a head of a table that says nothing. */
export const saysNothing = '–';

/** The least value of a field. Texts are its title, so that what is new can be seen on the page and found. */
export function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'richText':
      // An exception or an event is of a day to come, what may be dated, such as a piece of news, of the day that it is written.
      if (field.widget === 'date') return today(field.optional ? 0 : 1);
      return field.blank ?? field.written ?? field.title;
    case 'icon':
      return field.blank ?? field.title;
    case 'number':
      return Number.isFinite(field.min) ? field.min : 0;
    case 'switch':
      return field.otherwise;
    case 'choice':
      return field.otherwise ?? field.options[0]?.value;
    case 'image':
      return { src: blankOf(field.src), alt: '' };
    case 'link':
      // The first page of every site.
      return '/';
    case 'color':
      return '#000000';
    case 'object':
      return withCells(
        field.fields,
        Object.fromEntries(
          field.fields.filter(({ optional, usual }) => !optional || usual).map((inner) => [inner.key, blankOf(inner)]),
        ),
      );
    case 'list':
      if (field.carries) return [blankOf(field.entry), blankOf(field.entry)];
      return Array.from({ length: field.min }, () => blankOf(field.entry));
    case 'record':
      return {};
    case 'either':
      return field.members[0] && blankOf(field.members[0]);
    default:
      return field satisfies never;
  }
}

/** A table begins with two columns, and two rows in which nothing is said. */
function withCells(fields: readonly NamedField[], blank: Record<string, unknown>): Record<string, unknown> {
  const carries = fields.map((one) => one.kind === 'list' && one.carries).find(Boolean);
  if (!carries) return blank;
  const row = { [carries.cells]: [saysNothing, saysNothing] };
  return { ...blank, [carries.list]: [row, row] };
}

/** Whether a new value is a text that says no more than what it is called. */
export function isNamesake(field: Field, value: unknown): boolean {
  const own = typeof value === 'string' ? memberFor(field, value) : undefined;
  return (own?.kind === 'text' || own?.kind === 'richText') && value === own.title;
}

/** Keys that say what an entry is about, the best first. */
const naming = ['title', 'label', 'question', 'name'];

/** One line that names a value, such as an entry of a folded list: what it is called, else its first text. Empty where it says nothing. */
export function summaryOf(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'text':
    case 'number':
      return textOf(value);
    case 'richText':
      return withoutMarkup(textOf(value));
    case 'choice':
      return field.options.find((option) => option.value === value)?.title ?? textOf(value);
    case 'image':
      return textOf(child(value, 'alt')) || textOf(child(value, 'src'));
    case 'link':
      return textOf(value) || ofParts(field, value);
    case 'list':
      return field.widget === 'ticks' && field.entry.kind === 'choice' ? spanOf(field.entry, value) : ofParts(field, value);
    case 'object':
    case 'record':
      return ofParts(field, value);
    case 'either': {
      const member = memberFor(field, value);
      return member ? summaryOf(member, value) : '';
    }
    case 'switch':
    case 'icon':
    case 'color':
      // What a switch, an icon or a colour is set to names nothing.
      return '';
    default:
      return field satisfies never;
  }
}

/** The parts of a value, as the schema has them. */
function partsInOrder(field: Field, value: unknown): [part: Field | NamedField, value: unknown][] {
  const { named, entry } = partsOf(field);
  if (entry) return (typeof value === 'object' ? Object.values(value ?? {}) : []).map((inner) => [entry, inner]);
  return named.map((part) => [part, child(value, part.key)]);
}

/** Those first that name it. */
function inNamingOrder(field: Field, value: unknown): [part: Field, value: unknown][] {
  const rank = (part: Field | NamedField) =>
    'key' in part && naming.includes(part.key) ? naming.indexOf(part.key) : naming.length;
  return partsInOrder(field, value).toSorted(([one], [other]) => rank(one) - rank(other));
}

/** Several of a few in their order, three and more in a row by the first and the last: "Mo – Mi, Fr". */
function spanOf({ options }: Field & { kind: 'choice' }, value: unknown): string {
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows: string[][] = [[]];
  for (const option of options) {
    if (ticked.includes(option.value)) rows.at(-1)?.push(option.title);
    else if (rows.at(-1)?.length) rows.push([]);
  }
  return rows.flatMap((row) => (row.length > 2 ? `${row[0]} – ${row.at(-1)}` : row)).join(', ');
}

/** Of the first part that says something: the others, such as a thousand entries, are not read. */
function ofParts(field: Field, value: unknown): string {
  const { joins } = field;
  if (joins !== undefined) {
    const said = partsInOrder(field, value).map(([part, inner]) => summaryOf(part, inner));
    return said.filter(Boolean).join(joins);
  }
  for (const [part, inner] of inNamingOrder(field, value)) {
    const said = summaryOf(part, inner);
    if (said !== '') return said;
  }
  return '';
}

/** A text in one line. A constant is named as it is written. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/\s{2,}|[^\S ]/g, ' ')
        .trim()
    : '';

/**
 * A new value with images that the site has: where an image may be left out, it is, else it shows the first one.
 *
 * @param images - paths of the site's images; with none of them everything stays as it is
 */
export function withOwnImages(field: Field, value: unknown, images: readonly string[]): unknown {
  const [usual] = images;
  if (usual === undefined || typeof value !== 'object' || value === null) return value;
  if (memberFor(field, value)?.kind === 'image') return isOwn(value, images) ? value : { ...value, src: usual };
  const kept = Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, unknown][] => {
    const part = partAt(field, value, key);
    if (part?.kind === 'image' && part.optional && !isOwn(inner, images)) return [];
    return [[key, part ? withOwnImages(part, inner, images) : inner]];
  });
  return Array.isArray(value) ? kept.map(([, entry]) => entry) : Object.fromEntries(kept);
}

const isOwn = (image: unknown, images: readonly string[]): boolean => images.includes(String(child(image, 'src')));
