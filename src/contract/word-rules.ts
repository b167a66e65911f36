/** The rules for what a schema says to people: titles, descriptions and names of choices, in every language. */
import { z } from 'zod';
import { atoms } from '../../schema/fields.ts';
import { iconNames } from '../../schema/icons.ts';
import { type Language, languages } from '../../schema/languages.ts';
import { nodeOf, type Schema, unwrap } from '../../schema/walk.ts';
import { labelsOf, metaOf, widgets, wordsOf } from '../../schema/words.ts';

/** What is wrong, and the name of the rule. */
export interface WordFinding {
  rule: 'titles' | 'descriptions' | 'labels' | 'widget';
  what: string;
}

interface Field {
  /** The way to the field, without positions: `items[].link.label`. A member of a choice has its number. */
  path: string;
  /** Its key; entries of lists and members of choices have none. */
  key?: string;
  schema: Schema;
}

/** More letters do not fit above an input. */
const longestTitle = 40;

export const languageNames: Record<Language, string> = { de: 'German', en: 'English' };

/** What the fields in a schema, at whatever depth, lack in words. The schema itself is not looked at. */
export function checkWords(schema: Schema): WordFinding[] {
  return fieldsIn(schema, '').flatMap((field) => [
    ...languages.flatMap((language) => [...checkTitle(field, language), ...checkLabels(field, language)]),
    ...checkWidget(field),
  ]);
}

function checkTitle({ path, key, schema }: Field, language: Language): WordFinding[] {
  const { title = '', description = '' } = wordsOf(schema, language) ?? {};
  const name = languageNames[language];
  const found: WordFinding[] = [];
  if (!title.trim()) found.push({ rule: 'titles', what: `give "${path}" a title in ${name}.` });
  if (title.length > longestTitle)
    found.push({ rule: 'titles', what: `the ${name} title of "${path}" has more than ${longestTitle} letters: "${title}".` });
  // German nouns begin with a capital letter: what is a word of the language differs from a key.
  if (language === 'de' && title === key)
    found.push({ rule: 'titles', what: `the German title of "${path}" is its key: call it what the reader calls it.` });
  if (!description.trim()) found.push({ rule: 'descriptions', what: `describe "${path}" in ${name}.` });
  return found;
}

/** A name for each value of a choice. Icons are shown, not named. */
function checkLabels({ path, schema }: Field, language: Language): WordFinding[] {
  const { inner: bare } = unwrap(schema);
  if (!(bare instanceof z.ZodEnum) || bare.options.includes(iconNames[0])) return [];
  const labels = labelsOf(schema, language) ?? {};
  const missing = bare.options.filter((value) => !labels[value]?.trim());
  return missing.map((value) => ({
    rule: 'labels',
    what: `give the value "${value}" of "${path}" a name in ${languageNames[language]}.`,
  }));
}

function checkWidget({ path, schema }: Field): WordFinding[] {
  const widget: string | undefined = metaOf(schema, 'widget');
  if (widget === undefined || widgets.some((known) => known === widget)) return [];
  return [{ rule: 'widget', what: `there is no widget "${widget}" for "${path}", only: ${widgets.join(', ')}.` }];
}

function fieldsIn(schema: Schema, path: string): Field[] {
  return partsOf(unwrap(schema).inner, path).flatMap((field) => [field, ...fieldsIn(field.schema, field.path)]);
}

function partsOf(schema: Schema, path: string): Field[] {
  // A number or a constant: one input for both.
  if (atoms.get(schema)?.atom === 'wholeNumber') return [];
  // A section, as schema/site.ts knows it: its own schema depends on its type.
  if (schema._zod.def.type === 'unknown') return [];
  const node = nodeOf(schema);
  switch (node.kind) {
    case 'object':
      return Object.entries(node.shape).map(([key, inner]) => ({
        path: path === '' ? key : `${path}.${key}`,
        key,
        schema: inner,
      }));
    case 'list':
      return [{ path: `${path}[]`, schema: node.entry }];
    case 'record':
      return [{ path: `${path}.*`, schema: node.entry }];
    case 'union':
      return node.members.map((member, index) => ({ path: `${path} (${index + 1})`, schema: member }));
    default:
      return [];
  }
}
