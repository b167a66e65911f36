/**
 * The words of a field for people, written once beside its shape: forms, editors, findings, gallery and docs take them from here.
 *
 * ```ts
 * title: richText({
 *   de: ['Überschrift', 'Die Überschrift. _Kursives_ wird mit der Akzentfarbe unterlegt.'],
 *   en: ['Heading', 'The heading. What is in _italics_ gets the accent colour.'],
 * }),
 * ```
 *
 * Shapes that are made by zod itself say the same with `.meta()`.
 */
import { z } from 'zod';
import type { Json } from './json.ts';
import { type Language, languages, type Translated } from './languages.ts';

/** What a form calls a field, in one to four words, and a sentence on what belongs there. */
export type Words = readonly [title: string, description: string];

/** Inputs of their own, by name: what a form cannot tell from the shape. */
export const widgets = ['date', 'lines', 'ticks', 'name', 'facts', 'collection', 'criterion', 'occurring'] as const;

/** What a form folds below what is filled in first: how it looks; what few need; what nobody sees, since it is read aloud alone. */
export const fieldGroups = ['look', 'more', 'aloud'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** The key of each thing that a shape may say, with the keys that go with it. */
export type Kinds = Readonly<Record<string, readonly string[]>>;

/** The list beside a list, and in each of its entries the list that is as long as the first one. */
export interface Carried {
  list: string;
  cells: string;
}

/** Whose address is written there. */
export interface Provider {
  title: string;
  /** Its addresses are of this host, or of one below it; left out: they are those of the site. */
  host?: string;
  /** The address of what stands in for it until its own is known (src/mock-provider/). */
  standIn: string;
  /** What it needs of the keys beside the address. */
  beside: Readonly<Record<string, Json>>;
}

// These are the words that `.meta()` takes: with them, the compiler knows what is missing there.
declare module 'zod' {
  interface GlobalMeta extends Partial<Record<Language, Words>> {
    /** The name of each value of an enum, for those who choose one; of keys that authors choose, those that are known. */
    labels?: Readonly<Record<string, Translated>>;
    /** Of an enum that may be left out, what that means: one of its values, or something of its own, in words. */
    absent?: string | Translated;
    widget?: (typeof widgets)[number];
    /** Left out, it is filled in first. Of a section's own fields the form knows some by their kind (editor/draft/fields/form-model.ts). */
    group?: FieldGroup;
    /** What stands between its parts where one line says all of them, as of a row of opening hours. Left out, the first part names it. */
    joins?: string;
    /** A new value has the field, though it may be left out. */
    usual?: true;
    /** A technical name is made of the text under this key beside it, as long as nobody has written another name. */
    follows?: string;
    /** A number of minutes, which the editor counts between the two times under these keys beside it. */
    between?: readonly [string, string];
    /** The enum says what a new entry is: each of its values brings these keys, though they may be left out. */
    brings?: Kinds;
    /** Of a shape that says one of several things: the key of each, and the keys that go with it. Others go with all of them. */
    kinds?: Kinds;
    /** Of the columns of a table: where its rows stand beside them, and in each of these the cells. */
    carries?: Carried;
    /** Of an address: the providers to choose from. */
    providers?: readonly Provider[];
    /** Why a key should not be written any more. */
    deprecationMessage?: Translated;
  }
}

/** A field's title and description in one language. A field that may be left out is called what it is called when it is there. */
export function wordsOf(schema: z.core.$ZodType, language: Language): { title: string; description: string } | undefined {
  const words = metaOf(schema, language);
  return words && { title: words[0], description: words[1] };
}

/** What a field's description says, in each language: findings quote it. */
export function aboutOf(schema: z.core.$ZodType): Translated | undefined {
  const said = languages.flatMap((language) => {
    const words = metaOf(schema, language);
    return words ? [[language, words[1]]] : [];
  });
  return said.length === languages.length ? (Object.fromEntries(said) as Translated) : undefined;
}

/** The names of an enum's values in one language. */
export function labelsOf(schema: z.core.$ZodType, language: Language): Record<string, string> | undefined {
  const labels = metaOf(schema, 'labels');
  return labels && Object.fromEntries(Object.entries(labels).map(([value, names]) => [value, names[language]]));
}

/** These keys may stand among words. JSON Schema knows none of them (src/json-schema/build-schema.ts). */
export const wordKeys = [
  ...languages,
  'labels',
  'absent',
  'widget',
  'group',
  'joins',
  'usual',
  'follows',
  'between',
  'brings',
  'kinds',
  'carries',
  'providers',
  'deprecationMessage',
] as const;
type WordKey = (typeof wordKeys)[number];

/** What a schema's `.meta()` says of itself, or that of what it wraps. */
export function metaOf<Key extends WordKey>(schema: z.core.$ZodType, key: Key): z.GlobalMeta[Key] | undefined {
  const own = z.globalRegistry.get(schema)?.[key];
  if (own !== undefined) return own;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? metaOf(schema.unwrap(), key) : undefined;
}
