/** Rows of a table that somebody has pasted, as records: each column is a fact by the head row, or by its place. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import { today, writeDay } from '../../../../schema/schedule.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import type { Run } from '../../draft/rich-text/runs.ts';
import { writeRuns } from '../../draft/rich-text/write.ts';
import { freeName } from '../state/keep-names.ts';
import { fold } from '../state/search-texts.ts';
import { dayOf, readTyped } from './days.ts';
import { targetFromTyped } from './link-kinds.ts';
import type { Cells } from './pasted-cells.ts';

/** A field that a collection gets with a column. */
export interface NewField extends JsonObject {
  name: string;
  label: string;
}

export interface Rows {
  cells: Cells;
  /** The fields of a record, and those of its facts, also with new ones. */
  fields: readonly NamedField[];
  factsWith: (added: readonly NewField[]) => readonly NamedField[];
  /** The most facts that a collection may have. */
  most: number;
  /** Left out, the rows say themselves whether the first one names the columns. */
  hasHead?: boolean | undefined;
  /** Names a column that has no head. */
  columnTitle: (column: number) => string;
  /** `lang` is the language of the person who pastes, `siteLang` that of the site. */
  lang: Language;
  siteLang: string;
}

interface Records {
  records: JsonObject[];
  /** Columns for which there was no field. */
  added: NewField[];
  /** The fields of facts, with those that are new. */
  facts: readonly NamedField[];
  /** The texts that fit nowhere. */
  lost: string[];
  hasHead: boolean;
}

/** A head that means what a record is called. */
const isTitle = (head: string): boolean => /^(?:titel|title|name)$/i.test(head);

/** @returns the records, with the texts of numbers that JavaScript would write otherwise */
export function recordsFrom({ cells, fields, factsWith, most, columnTitle, lang, siteLang, ...asked }: Rows): Records {
  const known = factsWith([]);
  const title = fields.filter(({ key }) => key === 'title');
  const inOrder = [...title, ...known];
  const others = fields.filter((one) => ['href', 'date', 'summary', 'tags'].includes(one.key));
  const first = cells[0] ?? [];
  const heads = first.map(textOf);
  const named = heads.map((head, index) =>
    heads.indexOf(head) < index ? undefined : [...inOrder, ...others].find((one) => fold(one.title) === fold(head)),
  );
  const typed = inOrder.flatMap((field, index) =>
    heads[index] && field !== title[0] && field.kind !== 'richText' ? [valueIn(field, first[index] ?? [], lang, siteLang)] : [],
  );
  const saysColumns =
    named.some(Boolean) || heads.some(isTitle) || (typed.length > 0 && typed.every((value) => value === undefined));
  const hasHead = asked.hasHead ?? (saysColumns || (known.length === 0 && heads.length > 1));
  const rows = cells.slice(hasHead ? 1 : 0);
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => (hasHead ? named : inOrder)[index]);
  if (hasHead && title.every((one) => !columns.includes(one))) {
    const free = [heads.findIndex((head, index) => isTitle(head) && !named[index]), columns.indexOf(undefined), 0];
    columns[free.find((index) => index >= 0) ?? 0] = title[0];
  }
  const added: NewField[] = [];
  const places = columns.flatMap((column, index) => {
    const filled = rows.flatMap((row) => (textOf(row[index] ?? []) === '' ? [] : [row[index] ?? []]));
    if (column || filled.length === 0 || known.length + added.length >= most) return [];
    const label = (hasHead && heads[index]) || columnTitle(index + 1);
    const kind = kindOf(filled, lang, siteLang);
    const name = freeName(label, [...known.map(({ key }) => key), ...added.map((one) => one.name)]);
    added.push({ name, label: writeRuns('', [{ shown: label, kind: 'letter', marks: [] }], false).text, ...(kind && { kind }) });
    return [{ index, name }];
  });
  const facts = factsWith(added);
  for (const { index, name } of places) columns[index] = facts.find(({ key }) => key === name);
  const records: JsonObject[] = [];
  const lost = hasHead ? heads.filter((_, index) => !columns[index]) : [];
  for (const row of rows) {
    const [record, own]: [JsonObject, JsonObject] = [{}, {}];
    for (const [index, cell] of row.entries()) {
      const field = columns[index];
      if (textOf(cell) === '') continue;
      const value = field && valueIn(field, cell, lang, siteLang);
      if (!field || value === undefined) lost.push(textOf(cell));
      else (others.includes(field) || title.includes(field) ? record : own)[field.key] = value;
    }
    if (Object.keys(own).length > 0) record.facts = own;
    if (record.title !== undefined) records.push(record);
    else if (Object.keys(record).length > 0) lost.push(row.map(textOf).filter(Boolean).join(' · '));
  }
  return { records, added, facts, lost: lost.filter(Boolean), hasHead };
}

/** The kind that all values of a column have; undefined for texts. */
function kindOf(column: readonly (readonly Run[])[], lang: Language, siteLang: string): string | undefined {
  const isLink = (text: string) => targetFromTyped(text) !== undefined && /^[+0(]|[^\d\s()/-]/.test(text);
  const tests: Record<string, (text: string, cell: readonly Run[]) => boolean> = {
    day: (text) => (dayOf(text, siteLang) ?? dayOf(text, lang)) !== undefined,
    // Postcodes have five digits, and numbers of telephones begin with 0.
    number: (text) => /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/.test(text) && !/^\d{5}$/.test(text),
    link: (text, cell) => isLink(text) || cell.some(({ marks }) => marks.some((mark) => mark.startsWith('link '))),
  };
  return Object.keys(tests).find((kind) => column.every((cell) => tests[kind]?.(textOf(cell), cell)));
}

const textOf = (cell: readonly Run[]): string =>
  cell
    .map(({ shown }) => shown)
    .join('')
    .trim();

/** @returns undefined where the cell is of another kind than the field */
function valueIn(field: NamedField, cell: readonly Run[], lang: Language, siteLang: string): Json | undefined {
  const text = textOf(cell);
  const day = (of: string): string | undefined => {
    const typed = readTyped(of, lang, today());
    const iso = dayOf(of, siteLang) ?? ('iso' in typed ? typed.iso : undefined);
    return iso && writeDay(iso, '', siteLang);
  };
  if (field.kind === 'richText') return writeRuns('', cell, true).text;
  if (field.widget === 'date') return day(text);
  if (field.widget === 'days') {
    const [from, to = from, ...more] = text.split(/\s*[–—]\s*|\s+(?:-|bis|to|until)\s+/).map(day);
    return from === undefined || to === undefined || more.length > 0 ? undefined : [from, to];
  }
  if (field.kind === 'text') return writeRuns('', cell, false).text;
  if (field.kind === 'number') {
    const number = text.replace(',', '.');
    if (String(Number(number)) === number) return Number(number);
    return /^-?\d+(?:\.\d+)?$/.test(number) ? number : undefined;
  }
  if (field.kind === 'list') return text.split(/\s*[,;]\s*/).filter(Boolean);
  const link = cell.flatMap(({ marks }) => marks).find((mark) => mark.startsWith('link '));
  const href = (link?.slice('link '.length) ?? targetFromTyped(text)) as Json | undefined;
  return href === undefined || field.kind === 'link' ? href : { label: text, href };
}
