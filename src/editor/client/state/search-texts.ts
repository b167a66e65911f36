/** All that a website says, to be searched: every text of every page and part, with the place where it stands. */
import { pointerTo } from '../../../manifest/pointer.ts';
import { fits, summaryOf } from '../../form/blank.ts';
import type { Field, Forms, NamedField } from '../../form/model.ts';
import { fillIn } from './fill-in.ts';
import { listAt } from './selection.ts';

export interface SearchableText {
  pointer: string;
  /** As visitors read it, in one line. */
  text: string;
  /** As it is compared. */
  folded: string;
}

/** What all is compared by: neither capitals nor accents count. */
const fold = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have nothing to fold, and there may be fifty thousand
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();

/** All texts of a manifest, pages first. Of 1,000 pages it takes a moment: it is made when somebody searches. */
export function textsOf(manifest: unknown, forms: Forms): SearchableText[] {
  const found: SearchableText[] = [];
  const add = (field: Field, value: unknown, pointer: string): void => {
    switch (field.kind) {
      case 'text':
      case 'richText': {
        const text = fillIn(summaryOf(field, value), manifest);
        if (text) found.push({ pointer, text, folded: fold(text) });
        return;
      }
      case 'image':
        add(field.alt, partOf(value, 'alt'), pointerTo(pointer, 'alt'));
        return;
      case 'link':
        if (typeof value === 'object') add(field.mail, partOf(value, 'mail'), pointerTo(pointer, 'mail'));
        return;
      case 'object':
        addAll(field.fields, value, pointer);
        return;
      case 'list':
        if (!Array.isArray(value)) return;
        for (const [index, entry] of value.entries()) add(field.entry, entry, pointerTo(pointer, index));
        return;
      case 'record':
        for (const [key, entry] of Object.entries(value ?? {})) add(field.entry, entry, pointerTo(pointer, key));
        return;
      case 'either': {
        const member = field.members.find((one) => fits(one, value));
        if (member) add(member, value, pointer);
      }
    }
  };
  const addAll = (fields: readonly NamedField[], value: unknown, pointer: string) => {
    for (const field of fields) add(field, partOf(value, field.key), pointerTo(pointer, field.key));
  };
  for (const [index, page] of listAt(manifest, 'routes').entries()) {
    const at = `/routes/${index}`;
    addAll(forms.page, page, at);
    for (const [place, section] of listAt(page, 'sections').entries()) {
      addAll(forms.sections[String(partOf(section, 'type'))]?.fields ?? [], section, `${at}/sections/${place}`);
    }
  }
  for (const [part, field] of Object.entries(forms.parts)) add(field, partOf(manifest, part), `/${part}`);
  return found;
}

/** @returns the texts that have every word of what is searched, in any order */
export function searchTexts(texts: readonly SearchableText[], wanted: string): SearchableText[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  return words.length === 0 ? [] : texts.filter(({ folded }) => words.every((word) => folded.includes(word)));
}

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** The piece of a text around the longest of the words that are searched. */
export function excerptOf({ text, folded }: SearchableText, wanted: string): Excerpt {
  const word = fold(wanted)
    .split(/\s+/)
    .reduce((longest, one) => (one.length > longest.length ? one : longest));
  const at = folded.indexOf(word);
  // Where folding has changed how long the text is, nothing is marked.
  if (at < 0 || folded.length !== text.length) return { before: text, match: '', after: '' };
  const start = at > 50 ? text.indexOf(' ', at - 50) + 1 : 0;
  const from = start > at ? at : start;
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: text.slice(at, at + word.length),
    after: text.slice(at + word.length),
  };
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
