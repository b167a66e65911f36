/**
 * From the zod schemas to what there is to fill in: the one place where the editor knows how shapes are written. It walks schemas as the
 * loader does (manifest/resolve/resolve.ts), so what the loader can resolve can be filled in.
 */

import { z } from 'zod';
import { aliases } from '../../../schema/aliases.ts';
import { sectionBase } from '../../../schema/define-section.ts';
import { atoms } from '../../../schema/fields.ts';
import type { Language } from '../../../schema/languages.ts';
import { inEach } from '../../../schema/languages.ts';
import { manifest, route } from '../../../schema/site.ts';
import { colorPattern } from '../../../schema/theme.ts';
import { labelsOf, metaOf, wordsOf } from '../../../schema/words.ts';
import type { JsonSchema } from '../../json-schema/build-schema.ts';
import { textsFor } from '../../json-schema/values.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import { blankOf } from './blank.ts';
import { descriptionIn } from './description.ts';
import type { Field, Forms, NamedField, SectionForm } from './model.ts';
import { starterOf } from './starters.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** Without what nobody fills in, since tools write it, and without pages, which have forms of their own. */
const parts = manifest.omit({ $schema: true, version: true, routes: true });
const page = route.omit({ sections: true });

/** The language of titles and descriptions, and that of what new values say. */
interface Languages {
  read: Language;
  written: Language;
}

/**
 * @param read - the language of titles and descriptions
 * @param written - that of what new values say
 */
export function formsOf(read: Language, written = read): Forms {
  const languages = { read, written };
  return {
    sections: Object.fromEntries(Object.keys(sectionSchemas).map((type) => [type, sectionForm(type, languages)])),
    parts: Object.fromEntries(Object.entries(parts.shape).map(([key, schema]) => [key, fieldOf(schema, languages, key)])),
    page: fieldsOf(page.shape, languages),
  };
}

function sectionForm(type: string, languages: Languages): SectionForm {
  const definition = sectionSchemas[type];
  if (!definition) throw new Error(`No section type "${type}".`);
  const [title, description] = definition[languages.read];
  const fields = [...fieldsOf(definition.props.shape, languages), ...fieldsOf(sectionBase.shape, languages)];
  const least = blankOf({ kind: 'object', fields, title, description, optional: false }) as Record<string, unknown>;
  const starters = inEach((language) => starterOf(type, language) ?? least);
  const words = aliases[type]?.split(' ') ?? [];
  return { title, description, words, fields, starters };
}

function fieldsOf(shape: Shape, languages: Languages): NamedField[] {
  return Object.entries(shape).map(([key, schema]) => ({ key, ...fieldOf(schema, languages, key) }));
}

/**
 * @param key - names the field in the trace of a developer who has forgotten its words
 */
function fieldOf(schema: Schema, languages: Languages, key: string): Field {
  const { read: language, written } = languages;
  const words = wordsOf(schema, language);
  if (!words) throw new Error(`The schema of "${key}" has no words: write .meta({ de: […], en: […] }).`);
  const { inner, optional, otherwise } = unwrap(schema);
  const [widget, usual] = [metaOf(schema, 'widget'), metaOf(schema, 'usual')];
  const walk = (part: Schema, of = key) => fieldOf(part, languages, of);
  const description = descriptionIn(words.title, words.description, language);
  const marks = { ...(widget && { widget }), ...(usual && { usual }) };
  const title = written === language ? undefined : wordsOf(schema, written)?.title;
  const said = title === undefined ? {} : { written: title };
  return { ...words, description, optional, ...marks, ...kindOf(inner, { otherwise, said, languages, walk }) };
}

/** A schema without what says that its key may be left out, and the value that it has then. */
function unwrap(schema: Schema): { inner: Schema; optional: boolean; otherwise?: unknown } {
  if (schema instanceof z.ZodDefault) return { ...unwrap(schema.unwrap()), optional: true, otherwise: schema.def.defaultValue };
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), optional: true };
  return { inner: schema, optional: false };
}

/** A union of objects loses all but their common keys; this keeps each apart. */
type Kind = Field extends infer One
  ? One extends Field
    ? Omit<One, 'title' | 'description' | 'optional' | 'usual' | 'widget'>
    : never
  : never;

interface Around {
  /** The value of a key that is left out. */
  otherwise: unknown;
  /** What a new text says, where that is not its title. */
  said: { written?: string };
  languages: Languages;
  walk: (part: Schema, key?: string) => Field;
}

function kindOf(schema: Schema, { otherwise, said, languages, walk }: Around): Kind {
  const { read: language } = languages;
  const atom = atoms.get(schema)?.atom;
  if (atom === 'richText') return { kind: 'richText', ...said };
  if (atom === 'icon' && schema instanceof z.ZodUnion) {
    const src = schema.options.find((option) => option instanceof z.ZodObject)?.shape.src as Schema | undefined;
    return { kind: 'icon', ...blankText(schema.options[0] as Schema, language), ...(src && { src: walk(src, 'src') }) };
  }
  if (atom === 'wholeNumber' && schema instanceof z.ZodUnion) return numberKind(schema.options[0], true);
  if (atom === 'image' && schema instanceof z.ZodObject) {
    const { src, alt, ...more } = schema.shape as { src: Schema; alt: Schema };
    return { kind: 'image', src: walk(src, 'src'), alt: walk(alt, 'alt'), more: fieldsOf(more, languages) };
  }
  if (atom === 'href' && schema instanceof z.ZodUnion) {
    const mail = schema.options.find((option) => option instanceof z.ZodObject)?.shape.mail as Schema | undefined;
    if (mail) return { kind: 'link', mail: walk(mail, 'mail') };
  }
  if (schema instanceof z.ZodObject) return { kind: 'object', fields: fieldsOf(schema.shape as Shape, languages) };
  if (schema instanceof z.ZodArray) {
    const { minItems: min = 0, maxItems: max = Number.POSITIVE_INFINITY } = rulesOf(schema);
    return { kind: 'list', entry: walk(schema.element), min, max };
  }
  if (schema instanceof z.ZodRecord) {
    return { kind: 'record', entry: walk(schema.valueType), titles: labelsOf(schema, language) ?? {} };
  }
  if (schema instanceof z.ZodUnion) return { kind: 'either', members: schema.options.map((option) => walk(option)) };
  if (schema instanceof z.ZodEnum) return choiceKind(schema, otherwise, language);
  const { type } = schema._zod.def;
  if (type === 'boolean') return { kind: 'switch', otherwise: otherwise === true };
  if (type === 'number') return numberKind(schema, false);
  if (type === 'string') {
    return rulesOf(schema).pattern === colorPattern.source
      ? { kind: 'color' }
      : { kind: 'text', ...blankText(schema, language), ...said };
  }
  throw new Error(`A schema uses z.${type}(), which src/editor/fields/form-model.ts cannot walk yet.`);
}

function numberKind(schema: Schema | undefined, constant: boolean): Kind {
  if (!(schema instanceof z.ZodNumber)) throw new Error('schema/fields.ts: a wholeNumber does not begin with its number.');
  const { minValue, maxValue } = schema;
  return { kind: 'number', min: minValue ?? Number.NEGATIVE_INFINITY, max: maxValue ?? Number.POSITIVE_INFINITY, constant };
}

function choiceKind(schema: z.ZodEnum, otherwise: unknown, language: Language): Kind {
  const labels = labelsOf(schema, language) ?? {};
  const options = schema.options.map(String).map((value) => ({ value, title: labels[value] ?? value }));
  return { kind: 'choice', options, ...(typeof otherwise === 'string' && { otherwise }) };
}

/** A text that has the form that is wanted, where a title would not. */
function blankText(schema: Schema, language: Language): { blank?: string } {
  // Examples of a form stand in its description.
  const rules = { ...rulesOf(schema), description: wordsOf(schema, language)?.description ?? '' };
  const [first] = rules.enum?.map(String) ?? (rules.pattern === undefined ? [] : textsFor(rules));
  return first === undefined ? {} : { blank: first };
}

/** What JSON Schema says of a shape: bounds and forms in words that all libraries share. */
function rulesOf(schema: Schema): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input', reused: 'inline' });
}
