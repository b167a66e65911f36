/** Texts of new sections that nobody has written yet: what their starters say would be published as it is. */
import type { Language } from '../../../schema/languages.ts';
import { child, pointerTo } from '../../json-text/pointer.ts';
import type { Forms } from './model.ts';
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
  return listAt(manifest, 'routes').flatMap((route, page) =>
    listAt(route, 'sections').flatMap((section, index): SampleFinding[] => {
      const form = forms?.sections[String(child(section, 'type'))];
      const [first, ...more] = form ? samplesOf(section, form.starters, `/routes/${page}/sections/${index}`) : [];
      if (!first) return [];
      const said = words[language];
      const hint = more.length > 0 ? `${said.hint} ${said.more(more.length)}` : said.hint;
      return [{ pointer: first.pointer, message: said.message(withoutMarkup(first.text)), hint }];
    }),
  );
}

interface Sample {
  pointer: string;
  text: string;
}

/** What an edit leaves alone stays the same reference, and is looked at once. */
const known = new WeakMap<object, { starters: object; pointer: string; found: Sample[] }>();

function samplesOf(section: unknown, starters: Readonly<Record<Language, unknown>>, pointer: string): Sample[] {
  if (typeof section !== 'object' || section === null) return [];
  const before = known.get(section);
  if (before?.starters === starters && before.pointer === pointer) return before.found;
  const found = samplesIn(section, Object.values(starters), pointer);
  known.set(section, { starters, pointer, found });
  return found;
}

/** @param samples - what starters say at this place */
function samplesIn(value: unknown, samples: readonly unknown[], pointer: string): Sample[] {
  if (typeof value === 'string') {
    const isSample = samples.includes(value) && value.split(' ').length >= fewestWords;
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
    );
  });
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = child(value, key);
  return Array.isArray(list) ? list : [];
}
