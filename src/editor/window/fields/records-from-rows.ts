/** Rows of a table that somebody has pasted, as records: each column is a fact by the head row, or by its place. */
import type { Json, JsonObject } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import { today, writeDay } from '../../../../schema/schedule.ts';
import type { NamedField } from '../../draft/fields/model.ts';
import type { Run } from '../../draft/rich-text/runs.ts';
import { writeRuns } from '../../draft/rich-text/write.ts';
import { fold } from '../state/search-texts.ts';
import { dayOf, readTyped } from './days.ts';

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

export interface Made {
  records: JsonObject[];
  /** Numbers that JavaScript would write otherwise: the place of the record, the name of the fact. */
  spelled: { record: number; name: string; text: string }[];
  /** The texts that fit nowhere. */
  lost: string[];
}

/** A number in a cell, as a manifest spells it. */
interface Spelled {
  number: string;
}

const isSpelled = (value: Json | Spelled): value is Spelled => typeof value === 'object' && value !== null && 'number' in value;

export function recordsFrom({ cells, fields, facts, lang, siteLang }: Rows): Made {
  const inOrder = [...fields.filter(({ key }) => key === 'title'), ...facts];
  const known = [...inOrder, ...fields.filter((one) => ['href', 'date', 'summary', 'tags'].includes(one.key))];
  const named = (cells[0] ?? []).map((cell) => known.find(({ title }) => fold(title) === fold(textOf(cell))));
  const hasHead = named.some((field) => field !== undefined);
  const columns = hasHead ? named : inOrder;
  const made: Made = { records: [], spelled: [], lost: [] };
  if (hasHead) made.lost.push(...(cells[0] ?? []).filter((cell, index) => !named[index] && textOf(cell) !== '').map(textOf));
  for (const row of cells.slice(hasHead ? 1 : 0)) {
    const [record, own]: [JsonObject, JsonObject] = [{}, {}];
    for (const [index, cell] of row.entries()) {
      const field = columns[index];
      if (textOf(cell) === '' || (hasHead && !field)) continue;
      const value = field && valueIn(field, cell, lang, siteLang);
      if (!field || value === undefined) made.lost.push(textOf(cell));
      else if (!isSpelled(value)) (facts.includes(field) ? own : record)[field.key] = value;
      else if (String(Number(value.number)) === value.number) own[field.key] = Number(value.number);
      else made.spelled.push({ record: made.records.length, name: field.key, text: value.number });
    }
    const isEmpty = Object.keys(record).length + Object.keys(own).length === 0;
    if (record.title === undefined && !isEmpty) made.lost.push(row.map(textOf).filter(Boolean).join(' · '));
    // Numbers are put into it afterwards.
    const hasFacts = Object.keys(own).length > 0 || made.spelled.some((one) => one.record === made.records.length);
    if (record.title !== undefined) made.records.push({ ...record, ...(hasFacts && { facts: own }) });
    else made.spelled = made.spelled.filter((one) => one.record !== made.records.length);
  }
  return made;
}

const textOf = (cell: readonly Run[]): string =>
  cell
    .map(({ shown }) => shown)
    .join('')
    .trim();

/** @returns undefined where the cell is of another kind than the field */
function valueIn(field: NamedField, cell: readonly Run[], lang: Language, siteLang: string): Json | Spelled | undefined {
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
  if (field.kind === 'number') return /^-?\d+(?:[.,]\d+)?$/.test(text) ? { number: text.replace(',', '.') } : undefined;
  if (field.kind === 'list') return text.split(/\s*[,;]\s*/).filter(Boolean);
  const href = addressIn(cell, text);
  return href === undefined || field.kind === 'link' ? href : { label: text, href };
}

/** Finds the target of a link, or a text that looks like an address, a mailbox or a phone number. */
function addressIn(cell: readonly Run[], text: string): string | undefined {
  const link = cell.flatMap(({ marks }) => marks).find((mark) => mark.startsWith('link '));
  if (link) return link.slice('link '.length);
  if (/^https?:\/\/\S+$/.test(text)) return text;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  return /^\+?\d[\d\s()/.-]{3,}$/.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;
}
