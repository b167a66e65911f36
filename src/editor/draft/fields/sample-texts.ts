/** Texts that nobody has written yet: what starters of new sections say, and new entries of lists, would be published as it is. */
import type { Json } from '../../../../schema/json.ts';
import type { Language } from '../../../../schema/languages.ts';
import { sectionPointerOf, sectionsOf } from '../../../findings/sections.ts';
import { child, pointerTo } from '../../../json-text/pointer.ts';
import { valueAt } from '../../../json-text/value.ts';
import { blankOf } from './blank.ts';
import type { Field, Forms, SectionForm } from './model.ts';
import { memberFor, partAt } from './walk.ts';
import { withoutMarkup } from './without-markup.ts';

/** What is said of the samples of a section, at the first of them. */
export interface SampleFinding {
  pointer: string;
  message: string;
  hint: string;
}

const words = {
  de: {
    message: (text: string) => `„${text}“ ist noch ein Beispiel.`,
    hint: 'Schreiben Sie Ihren eigenen Text, oder entfernen Sie ihn.',
    more: (count: number) =>
      count === 1 ? 'Im selben Abschnitt steht noch ein weiterer.' : `Im selben Abschnitt stehen ${count} weitere.`,
  },
  en: {
    message: (text: string) => `“${text}” is still a sample.`,
    hint: 'Write your own text, or remove it.',
    more: (count: number) => (count === 1 ? 'The same section has one more.' : `The same section has ${count} more.`),
  },
};

/** Shorter ones, such as "Mehr erfahren" and "Was kostet es?", many authors write as well. */
const fewestWords = 5;

/**
 * @param language - of what is said; samples are found in whatever language they are
 * @returns one finding for each section that has such texts
 */
export function sampleTexts(manifest: unknown, forms: Forms | undefined, language: Language): SampleFinding[] {
  return [...sectionsOf(manifest)].flatMap(({ section, pointer }): SampleFinding[] => {
    const form = forms?.sections[String(child(section, 'type'))];
    const [first, ...more] = form ? samplesOf(section, form, pointer) : [];
    if (!first) return [];
    const said = words[language];
    const hint = more.length > 0 ? `${said.hint} ${said.more(more.length)}` : said.hint;
    return [{ pointer: first.pointer, message: said.message(withoutMarkup(first.text)), hint }];
  });
}

/** Tells whether a starter says the same there, however short it is. */
export function isSampleText(manifest: Json, forms: Forms | undefined, pointer: string): boolean {
  const place = sectionPointerOf(pointer);
  const section = place === undefined ? undefined : valueAt(manifest, place);
  const form = forms?.sections[String(child(section, 'type'))];
  const samples = form ? samplesIn(section, Object.values(form.starters), place ?? '', 1) : [];
  return samples.some((sample) => sample.pointer === pointer);
}

interface Sample {
  pointer: string;
  text: string;
}

/** What an edit leaves alone stays the same reference, and is looked at once. */
const known = new WeakMap<object, { form: SectionForm; pointer: string; found: Sample[] }>();

function samplesOf(section: unknown, form: SectionForm, pointer: string): Sample[] {
  if (typeof section !== 'object' || section === null) return [];
  const before = known.get(section);
  if (before?.form === form && before.pointer === pointer) return before.found;
  const ofEntries = form.fields.flatMap((field) => blanksIn(field, child(section, field.key), pointerTo(pointer, field.key)));
  const found = [...samplesIn(section, Object.values(form.starters), pointer), ...ofEntries];
  known.set(section, { form, pointer, found });
  return found;
}

/** What a new entry says where nothing else is written: the names of its fields. Elsewhere a text may well be called what it is. */
function blanksIn(field: Field, value: unknown, pointer: string, isEntry = false): Sample[] {
  if (value === undefined || value === null) return [];
  const own = memberFor(field, value);
  if (own?.kind === 'text' || own?.kind === 'richText') {
    const isBlank = isEntry && !field.optional && own.blank === undefined && value === blankOf(own);
    return isBlank ? [{ pointer, text: String(value) }] : [];
  }
  if (own?.kind !== 'object' && own?.kind !== 'list') return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const part = key === 'form' ? undefined : partAt(own, value, key);
    return part ? blanksIn(part, inner, pointerTo(pointer, key), isEntry || own.kind === 'list') : [];
  });
}

/** @param samples - what starters say at this place */
function samplesIn(value: unknown, samples: readonly unknown[], pointer: string, fewest = fewestWords): Sample[] {
  if (typeof value === 'string') {
    const isSample = samples.includes(value) && value.split(' ').length >= fewest;
    return isSample ? [{ pointer, text: value }] : [];
  }
  if (typeof value !== 'object' || value === null || samples.length === 0) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    // What a form says to whoever fills it in is right as it is.
    if (key === 'form') return [];
    // An entry may be anywhere in its list by now.
    const within = samples.flatMap((sample) => (Array.isArray(sample) ? sample : [child(sample, key)]));
    return samplesIn(
      inner,
      within.filter((sample) => sample !== undefined),
      pointerTo(pointer, key),
      fewest,
    );
  });
}
