/** Rows of a table that somebody has pasted, as records: each column is a fact by the head row, or by its place. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import { today, writeDay } from '../../../../schema/schedule.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import type { Run } from '../../draft/rich-text/runs.ts';
import { writeRuns } from '../../draft/rich-text/write.ts';
import { fold } from '../state/search-texts.ts';
import { dayOf, readTyped } from './days.ts';
import { targetFromTyped } from './link-kinds.ts';

export interface Rows {
  /** By row and column. */
  cells: readonly (readonly (readonly Run[])[])[];
  /** The fields of a record, and those of its facts. */
  fields: readonly NamedField[];
  facts: readonly NamedField[];
  /** `lang` is the language of the person who pastes, `siteLang` that of the site. */
  lang: Language;
  siteLang: string;
}

/** @returns the records, with the texts of numbers that JavaScript would write otherwise; and what fits nowhere */
export function recordsFrom({ cells, fields, facts, lang, siteLang }: Rows): { records: JsonObject[]; lost: string[] } {
  const inOrder = [...fields.filter(({ key }) => key === 'title'), ...facts];
  const known = [...inOrder, ...fields.filter((one) => ['href', 'date', 'summary', 'tags'].includes(one.key))];
  const named = (cells[0] ?? []).map((cell) => known.find(({ title }) => fold(title) === fold(textOf(cell))));
  const hasHead = named.some((field) => field !== undefined);
  const columns = hasHead ? named : inOrder;
  const records: JsonObject[] = [];
  const lost = hasHead ? (cells[0] ?? []).filter((_, index) => !named[index]).map(textOf) : [];
  for (const row of cells.slice(hasHead ? 1 : 0)) {
    const [record, own]: [JsonObject, JsonObject] = [{}, {}];
    for (const [index, cell] of row.entries()) {
      const field = columns[index];
      if (textOf(cell) === '' || (hasHead && !field)) continue;
      const value = field && valueIn(field, cell, lang, siteLang);
      if (!field || value === undefined) lost.push(textOf(cell));
      else (facts.includes(field) ? own : record)[field.key] = value;
    }
    if (Object.keys(own).length > 0) record.facts = own;
    if (record.title !== undefined) records.push(record);
    else if (Object.keys(record).length > 0) lost.push(row.map(textOf).filter(Boolean).join(' · '));
  }
  return { records, lost: lost.filter(Boolean) };
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
