/** Constants: where they are named, what they say, and what their own value is filled in by. */
import type { Json } from '../../../../schema/json.ts';
import { memo } from '../../../disk/memo.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import type { Field, Forms } from '../../draft/fields/model.ts';
import { fieldAt } from './field-at.ts';

/** Where constants stand in a manifest. */
export const homes = ['constants', 'placeholders'];

/** Whether a pointer is that of a constant's value, be it that of one language alone. */
export const isConstant = (pointer: string): boolean => /^(?:\/languages\/\d+)?\/(?:constants|placeholders)\//.test(pointer);

/** The name in a text that is one constant and nothing else, such as `{email}`. */
export const soleName = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([a-z][A-Za-z0-9]*)\}$/.exec(value)?.[1] : undefined;

/** The pointer of a constant's value; undefined where there is no such constant. */
export function constantAt(manifest: unknown, name: string): string | undefined {
  const home = homes.find((key) => child(child(manifest, key), name) !== undefined);
  return home && pointerTo(`/${home}`, name);
}

function constantValue(manifest: Json, name: string): Json | undefined {
  const pointer = constantAt(manifest, name);
  return pointer === undefined ? undefined : valueAt(manifest, pointer);
}

/** Every place that names a constant, in the order of the manifest. */
export function usesOf(manifest: Json, name: string): string[] {
  const pointers: string[] = [];
  const collect = (value: Json | undefined, pointer: string) => {
    if (!countsOf(value).has(name)) return;
    if (typeof value !== 'object' || value === null) pointers.push(pointer);
    else for (const [key, inner] of Object.entries(value)) collect(inner as Json, pointerTo(pointer, key));
  };
  for (const [key, part] of Object.entries(manifest ?? {})) if (!homes.includes(key)) collect(part as Json, `/${key}`);
  return pointers;
}

/** At how many places a constant is named. */
export function countUses(manifest: Json, name: string): number {
  const parts = Object.entries(manifest ?? {}).filter(([key]) => !homes.includes(key));
  return parts.reduce((sum, [, part]) => sum + (countsOf(part as Json).get(name) ?? 0), 0);
}

type Counts = ReadonlyMap<string, number>;
const none: Counts = new Map();

function countsOf(value: Json | undefined): Counts {
  if (typeof value === 'string') return namesIn(value);
  return typeof value === 'object' && value !== null ? countsWithin(value) : none;
}

/** By reference: an edit keeps the objects that it does not change, so only those around the edit are counted again. */
const countsWithin = memo((value: object): Counts => {
  let counts: Map<string, number> | undefined;
  for (const inner of Object.values(value)) {
    for (const [name, count] of countsOf(inner as Json)) {
      counts ??= new Map();
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return counts ?? none;
});

/** A name that stands twice in one text counts once. */
function namesIn(text: string): Counts {
  if (!text.includes('{')) return none;
  // Two braces write one, and begin no name.
  const found = [...text.matchAll(/\{\{|\{([a-z][A-Za-z0-9]*)\}/g)];
  return new Map(found.flatMap(([, name]) => (name === undefined ? [] : [[name, 1]])));
}

/** The places that say a constant and nothing else. */
const soleUses = (manifest: Json, name: string): string[] =>
  usesOf(manifest, name).filter((use) => soleName(valueAt(manifest, use)) === name);

/** Entries of lists, and what is written on links and buttons: every one is called the same. */
const nameless = /\/(?:\d+|label)$/;

/** What a constant is called by the first field that says nothing else; where there is none, as such a value usually is, or by the words of its name. */
export function titleOfConstant(forms: Forms | undefined, manifest: Json, name: string): string {
  for (const use of forms ? soleUses(manifest, name).slice(0, enoughUses) : []) {
    const title = forms && !nameless.test(use) && fieldAt(forms, manifest, use)?.title;
    if (title) return title;
  }
  const home = forms?.parts.constants;
  return (home?.kind === 'record' ? home.titles?.[name] : undefined) ?? inWords(name);
}

/** `stageJourLong` → "Stage jour long". */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])[A-Z0-9]|(?<=[0-9])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many uses are looked at to tell a constant's title and input: more would not change the result. */
const enoughUses = 20;

/**
 * What the value of a constant is filled in by: the input of the first of its uses that has one of its own, else that of its JSON type.
 *
 * @param entry - the field of any constant
 * @param isNumber - whether it is written as a number; an input stays what it is while somebody empties it
 */
export function constantField(
  forms: Forms | undefined,
  manifest: Json,
  name: string,
  entry: Field,
  isNumber = typeof constantValue(manifest, name) === 'number',
): Field {
  const { title, description } = entry;
  const words = { title, description, optional: false };
  for (const use of forms ? soleUses(manifest, name).slice(0, enoughUses) : []) {
    const field = forms && fieldAt(forms, manifest, use);
    if (field?.kind === 'number') return { ...words, kind: 'number', min: field.min, max: field.max, constant: false };
    if (field?.kind === 'text' && field.widget !== undefined) return { ...words, kind: 'text', widget: field.widget };
  }
  if (!isNumber) return { ...words, kind: 'text' };
  return { ...words, kind: 'number', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, constant: false };
}
