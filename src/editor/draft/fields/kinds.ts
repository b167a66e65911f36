/** What an entry of a list may be, as an author chooses it: a paragraph, a heading, a table. */
import { child } from '../../../json-text/pointer.ts';
import { blankOf } from './blank.ts';
import type { Field, NamedField } from './model.ts';
import { fits } from './walk.ts';

export interface EntryKind {
  title: string;
  /** Of such a value. */
  field: Field;
  /** The key that makes it one, where a shape says one of several things. */
  key?: string;
}

/** One by one; none where every entry is of one kind. */
export function kindsOf(field: Field): EntryKind[] {
  if (field.kind !== 'either') return [];
  return field.members.flatMap((member): EntryKind[] => {
    if (member.kind !== 'object' || !member.kinds) return [{ title: member.title, field: member }];
    return Object.keys(member.kinds).map((key) => ({ title: partOf(member, key)?.title ?? key, field: member, key }));
  });
}

/** Lists what a new entry may be, where a choice in it says so, as in a field of a form. Elsewhere the list is empty. */
export function kindsToAdd(field: Field): EntryKind[] {
  const choice = field.kind === 'object' ? field.fields.find((one) => one.kind === 'choice' && one.brings) : undefined;
  if (field.kind !== 'object' || choice?.kind !== 'choice') return [];
  return choice.options.map(({ value, title }) => {
    const fields = field.fields.map((one): NamedField => {
      // The usual one need not be written.
      if (one === choice) return { ...choice, otherwise: value, optional: value === choice.otherwise };
      return choice.brings?.[value]?.includes(one.key) ? { ...one, optional: false } : one;
    });
    return { title, field: { ...field, fields } };
  });
}

/** The one that a value is; of a value that says several things, the first. */
export const kindAt = (kinds: readonly EntryKind[], value: unknown): EntryKind | undefined =>
  kinds.find(({ field, key }) => fits(field, value) && (key === undefined || child(value, key) !== undefined));

/** A new one. */
export const blankOfKind = ({ field, key }: EntryKind): unknown => {
  const part = key === undefined ? undefined : partOf(field, key);
  return part ? { [part.key]: blankOf(part) } : blankOf(field);
};

/** The fields of an object that are there to be filled in: of a shape that says one of several things, those of what it says. */
export function fieldsShown({ fields, kinds }: Field & { kind: 'object' }, value: unknown): readonly NamedField[] {
  const isWritten = (key: string) => child(value, key) !== undefined;
  const said = Object.keys(kinds ?? {}).filter(isWritten);
  if (!kinds || said.length === 0) return fields;
  const besides = Object.entries(kinds).flatMap(([key, more]) => (said.includes(key) ? [] : [key, ...more]));
  const shown = new Set(said.flatMap((key) => kinds[key] ?? []));
  return (
    fields
      .filter(({ key }) => isWritten(key) || shown.has(key) || !besides.includes(key))
      // It is what it is by this one.
      .map((field) => (said.length === 1 && field.key === said[0] ? { ...field, optional: false } : field))
  );
}

/**
 * What stands there where an entry becomes another kind: the same words, in one entry or in one for each. Undefined where some would be lost.
 */
export function converted(value: unknown, from: EntryKind, to: EntryKind): unknown[] | undefined {
  const texts = textsIn(from, value);
  const target = to.key === undefined ? firstText(to.field) : partOf(to.field, to.key);
  const { one, several } = roomIn(target ?? to.field);
  const more = (to.field.kind === 'object' && to.key !== undefined && to.field.kinds?.[to.key]) || [];
  const beside = from.key === undefined ? [] : Object.entries(value as object).filter(([key]) => key !== from.key);
  const kept = beside.filter(([key]) => more.includes(key));
  // Numbers of points, and the one that they begin with, are no words.
  const isLost = beside.some(([key, inner]) => !more.includes(key) && !['boolean', 'number'].includes(typeof inner));
  if (!texts || isLost || (!one && !several)) return undefined;
  const blank = to.key === undefined && target ? (blankOf(to.field) as object) : {};
  const entry = (said: unknown) => (target ? { ...blank, [target.key]: said, ...Object.fromEntries(kept) } : said);
  return several && (texts.length > 1 || !one) ? [entry(texts)] : texts.map(entry);
}

const partOf = (field: Field, key: string): NamedField | undefined =>
  field.kind === 'object' ? field.fields.find((one) => one.key === key) : undefined;

const firstText = (field: Field): NamedField | undefined =>
  field.kind === 'object' ? field.fields.find((one) => roomIn(one).one) : undefined;

/** Whether a field takes a text as it is, and whether it takes several. */
function roomIn(field: Field): { one: boolean; several: boolean } {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return { one: !field.isLiteral && field.blank === undefined, several: false };
    case 'list':
      return { one: false, several: roomIn(field.entry).one };
    case 'either': {
      const rooms = field.members.map(roomIn);
      return { one: rooms.some(({ one }) => one), several: rooms.some(({ several }) => several) };
    }
    default:
      return { one: false, several: false };
  }
}

/** All that a value says, where that is texts and nothing else. */
function textsIn({ field, key }: EntryKind, value: unknown): string[] | undefined {
  const part = key === undefined ? undefined : partOf(field, key);
  if (part && !roomIn(part).one && !roomIn(part).several) return undefined;
  const said = key === undefined ? value : child(value, key);
  const all = typeof said === 'object' && said !== null ? Object.values(said).flat() : [said];
  const texts = all.filter((one) => typeof one !== 'boolean');
  return texts.every((one) => typeof one === 'string') ? texts : undefined;
}
