/**
 * The JSON Schema of a manifest, made from schema/site.ts and the section types. Editors complete and explain with it,
 * the loader validates with it: one source for both.
 */
import { z } from 'zod';
import { type SectionDefinition, sectionBase } from '../../schema/define-section.ts';
import type { Language } from '../../schema/languages.ts';
import { reuseType } from '../../schema/names.ts';
import { reuse, wordsOfReuse } from '../../schema/reuse.ts';
import { manifest } from '../../schema/site.ts';
import { unwrap } from '../../schema/walk.ts';
import { type Words, wordKeys } from '../../schema/words.ts';
import { commandLine } from '../findings/command-line.ts';
import { type History, historyOf } from '../migrations/history.ts';

/** A piece of JSON Schema. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** For whom a schema is: people who read one language, or findings, which quote the descriptions in every language. */
export type Readers = Language | 'findings';

/** Keywords that check nothing; a strict validator has to be told of them. `about` is what findings quote. */
export const wordKeywords = [
  'about',
  'enumDescriptions',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'patternErrorMessage',
  'deprecationMessage',
];

/**
 * Builds the whole schema as draft-07, which every editor knows.
 *
 * A section is first validated by its `type` alone, then by the definition of that type. So editors list the types,
 * complete the keys of the chosen one, and one mistake gives one error instead of one per section type.
 *
 * @param sections Type → definition.
 * @param readers Whose words it holds.
 * @param history The versions that manifests have to name.
 * @returns A schema without keywords beside `$ref`, since draft-07 ignores them there.
 */
export function buildJsonSchema(
  sections: Record<string, SectionDefinition>,
  readers: Readers = 'de',
  { current, own }: Pick<History, 'current' | 'own'> = historyOf(sections),
): JsonSchema {
  const whole = toJsonSchema(manifest, readers);
  for (const [key, version] of [
    ['version', current],
    ['own', own.current],
  ] as const) {
    if (typeof whole.properties?.[key] !== 'object') throw new Error(`schema/site.ts: ${key} is gone.`);
    const words = wordsFor(readers, z.globalRegistry.get(unwrap(manifest.shape[key]).inner) ?? {});
    whole.properties[key] = { type: 'number', const: version, ...words };
  }
  // Without migrations of a site's own types there is nothing to count.
  if (own.current === 0) delete whole.properties?.own;
  const list = whole.properties?.routes;
  const sectionList = property(property(list, 'items'), 'properties')?.sections;
  if (typeof sectionList !== 'object') throw new Error('schema/site.ts: routes[].sections is gone.');
  sectionList.items = { type: 'object', ...(sectionList.items as JsonSchema), ...anySection(sections, readers, true) };
  const reused = whole.properties?.reused;
  const ofLanguage = property(property(whole.properties?.languages, 'items'), 'properties')?.reused;
  if (typeof reused !== 'object' || !ofLanguage) throw new Error('schema/site.ts: reused is gone.');
  const definition = reused.additionalProperties as JsonSchema;
  reused.additionalProperties = { type: 'object', ...definition, ...anySection(sections, readers, false) };
  ofLanguage.additionalProperties = { $ref: '#/properties/reused/additionalProperties' };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: `Generated from the schemas of the section types. Do not edit: run "${commandLine('schema')}".`,
    ...whole,
    definitions: Object.fromEntries(
      Object.entries(sections).map(([type, definition]) => [type, toJsonSchema(sectionSchema(type, definition), readers)]),
    ),
  };
}

/** The zod schema of one section: the keys of every section and the props of its type, nothing else. */
export function sectionSchema(type: string, { props, de, en }: SectionDefinition) {
  const twice = Object.keys(props.shape).find((key) => key === 'type' || key in sectionBase.shape);
  if (twice) throw new Error(`src/sections/${type}/schema.ts: "${twice}" is a key of every section, give the prop another name.`);
  // Within quotes VS Code offers each type by what stands here.
  const typeSays = { de: [typeWords.de[0], oneLine(de)], en: [typeWords.en[0], oneLine(en)] } satisfies z.GlobalMeta;
  return z.strictObject({ type: z.literal(type).meta(typeSays), ...sectionBase.shape, ...props.shape }).meta({ de, en });
}

const typeWords: Record<Language, Words> = {
  de: ['Art', 'Die Art des Abschnitts.'],
  en: ['Type', 'The type of the section.'],
};

/** @param isPlace - whether a reused section can be put in there */
function anySection(sections: Record<string, SectionDefinition>, readers: Readers, isPlace: boolean): JsonSchema {
  const types = Object.keys(sections);
  const isReused = isPlace && !types.includes(reuseType);
  // Without `type: 'object'` and `required` the condition would also hold for values that are no section.
  const when = (type: string, then: JsonSchema): JsonSchema => ({
    if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
    then,
  });
  const known = [...Object.entries(sections), ...(isReused ? [[reuseType, wordsOfReuse] as const] : [])];
  return {
    required: ['type'],
    properties: {
      type: { enum: known.map(([type]) => type), ...wordsFor(readers, typeWords), ...typesFor(readers, known) },
    },
    allOf: [
      ...types.map((type) => when(type, { $ref: `#/definitions/${type}` })),
      ...(isReused ? [when(reuseType, toJsonSchema(reuse, readers))] : []),
    ],
  };
}

/** What each section type is for, as editors show it where one chooses. */
function typesFor(readers: Readers, types: readonly (readonly [string, Record<Language, Words>])[]): JsonSchema {
  if (readers === 'findings') return {};
  const descriptions = types.map(([, words]) => oneLine(words[readers]));
  return { enumDescriptions: descriptions, markdownEnumDescriptions: descriptions };
}

/** A title and a description where there is but one place for both. */
export const oneLine = ([title, description]: Words): string => `${title}: ${description}`;

// `input` describes what an author writes: keys with a default are optional there.
function toJsonSchema(schema: z.ZodType, readers: Readers): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-07',
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const meta = z.globalRegistry.get(zodSchema);
      if (!meta) return;
      // zod has copied what `.meta()` says as it stands there.
      for (const key of wordKeys) delete jsonSchema[key];
      Object.assign(jsonSchema, wordsFor(readers, meta, jsonSchema.enum));
    },
  });
  return rest;
}

/** What a field's `.meta()` says, as keywords of JSON Schema. */
function wordsFor(readers: Readers, { de, en, labels, deprecationMessage }: z.GlobalMeta, values?: unknown[]): JsonSchema {
  if (readers === 'findings') return de && en ? { about: { de: de[1], en: en[1] } } : {};
  const words = readers === 'de' ? de : en;
  return {
    ...(words && { title: words[0], description: words[1] }),
    ...(labels && values && { enumDescriptions: values.map((value) => labels[String(value)]?.[readers] ?? String(value)) }),
    ...(deprecationMessage && { deprecationMessage: deprecationMessage[readers] }),
  };
}

function property(schema: unknown, key: string): Record<string, JsonSchema> | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  return (schema as Record<string, Record<string, JsonSchema>>)[key];
}
