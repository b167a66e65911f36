/** Makes facts, and a collection for the address, of the head's keys that no page knows. */
import { isObject, type Json, type JsonObject } from '../../schema/json.ts';
import { parseDay } from '../../schema/schedule.ts';
import { inBraces } from './blocks.ts';
import { escapeText } from './rich-text.ts';
import type { Source } from './source.ts';

/** As many as a collection can have. */
const most = 8;

/** The meaning for search engines, by the usual names of keys. */
const meanings: Readonly<Record<string, RegExp>> = {
  location: /^(?:location|place|venue|city|ort)$/i,
  price: /^(?:price|cost|preis)$/i,
  role: /^(?:role|position|job)$/i,
  telephone: /^(?:phone|tel|telephone|telefon)$/i,
  email: /^e-?mail$/i,
};

/** Names that lists use for something else. */
const reserved = /^(?:tags|group|year|title|date)$/;

interface Field {
  key: string;
  name: string;
  kind: string;
  written: JsonObject;
}

/** The facts of pages, and the collections of the site with theirs. */
export interface OwnFacts {
  /** @param lose - told of each key that has no place */
  factsOf: (source: Source, lose: (key: string) => void) => JsonObject;
  collections: JsonObject[];
}

/** Takes the most frequent keys. */
export function findOwnFacts(sources: readonly Source[], under: string, collections: JsonObject[], lang: string): OwnFacts {
  const own = collections.find((one) => one.under === under);
  const known = Array.isArray(own?.fields) ? own.fields.filter(isObject) : [];
  const values = new Map<string, string[]>();
  for (const { extra } of sources)
    for (const [key, value] of Object.entries(extra)) if (value) values.set(key, [...(values.get(key) ?? []), value]);
  const fields = [...values].map(([key, all]): Field => {
    const name = nameOf(key);
    const written = known.find((one) => one.name === name);
    const kind = String(written ? (written.kind ?? 'text') : kindOf(all, lang));
    const [as] = Object.entries(meanings).find(([, pattern]) => pattern.test(key)) ?? [];
    return {
      key,
      name,
      kind,
      written: written ?? { name, label: labelOf(key), ...(kind !== 'text' && { kind }), ...(as && { as }) },
    };
  });
  const fresh = fields
    .filter(({ written }) => !known.includes(written))
    .sort((one, other) => (values.get(other.key)?.length ?? 0) - (values.get(one.key)?.length ?? 0))
    .slice(0, most - known.length);
  const taken = fields.filter((one) => known.includes(one.written) || fresh.includes(one));
  const all = [...known, ...fresh.map(({ written }) => written)];
  const made = { ...(own ?? { under }), fields: all };
  return {
    factsOf: ({ extra }, lose) =>
      Object.fromEntries(
        Object.entries(extra).flatMap(([key, value]): [string, Json][] => {
          const field = taken.find((one) => one.key === key);
          const fact = field && value ? factOf(value, field.kind, lang) : undefined;
          if (field && fact !== undefined) return [[field.name, fact]];
          lose(key);
          return [];
        }),
      ),
    collections:
      fresh.length === 0 ? collections : own ? collections.map((one) => (one === own ? made : one)) : [...collections, made],
  };
}

/** `week_range` → `weekRange` */
function nameOf(key: string): string {
  const name = key
    .replace(/[-_ ]+(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^./, (letter) => letter.toLowerCase());
  return reserved.test(name) ? `own${name[0]?.toUpperCase()}${name.slice(1)}` : name;
}

/** `week_range` and `weekRange` → `Week range` */
const labelOf = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, (_, one: string, other: string) => `${one} ${other.toLowerCase()}`)
    .replace(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

const kinds = ['number', 'day', 'days', 'link'];

/** A kind that all values have. */
const kindOf = (values: readonly string[], lang: string): string =>
  kinds.find((kind) => values.every((value) => factOf(value, kind, lang) !== undefined)) ?? 'text';

/** A value as a fact of a kind; undefined where it is none. A year is no amount, and 4.50 would lose its nought. */
function factOf(value: string, kind: string, lang: string): Json | undefined {
  const dayOf = (text = '') => parseDay(text, lang);
  switch (kind) {
    case 'number':
      return /^(?!(?:19|20)\d\d$)-?[\d.]+$/.test(value) && String(Number(value)) === value ? Number(value) : undefined;
    case 'day':
      return dayOf(value);
    case 'days': {
      const [first, last, more] = value.split(/\s+[-–—]\s+/).map(dayOf);
      return first && last && first <= last && more === undefined ? [first, last] : undefined;
    }
    case 'link':
      if (/^[^\s@]+@[^\s@]+\.\w+$/.test(value)) return { label: inBraces(value), href: { mail: { to: inBraces(value) } } };
      return /^https?:\/\/\S+$/.test(value)
        ? { label: inBraces(value.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')), href: value }
        : undefined;
    default:
      return escapeText(value);
  }
}
