/**
 * The JSON Schema of a manifest, made from schema/site.ts and the section types. Editors complete and explain with it,
 * the loader judges with it: one source for both.
 */
import { z } from 'zod';
import { type SectionDefinition, sectionBase } from '../../schema/define-section.ts';
import { manifest } from '../../schema/site.ts';
import { collectHistory } from '../migrations/history.ts';

/** A piece of JSON Schema. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keywords that only editors read; a strict validator has to be told of them. */
export const editorKeywords = [
  'enumDescriptions',
  'markdownEnumDescriptions',
  'defaultSnippets',
  'patternErrorMessage',
  'deprecationMessage',
];

/**
 * Builds the whole schema as draft-07, which every editor knows.
 *
 * A section is first judged by its `type` alone, then by the definition of that type. So editors list the types,
 * complete the keys of the chosen one, and one mistake gives one error instead of one per section type.
 *
 * @param sections Type → definition.
 * @param version The version that manifests have to name; otherwise the one that the migrations lead to.
 * @returns A schema without keywords beside `$ref`, since draft-07 ignores them there.
 */
export function buildJsonSchema(
  sections: Record<string, SectionDefinition>,
  version = collectHistory(sections).current,
): JsonSchema {
  const whole = toJsonSchema(manifest);
  if (typeof whole.properties?.version !== 'object') throw new Error('schema/site.ts: version is gone.');
  whole.properties.version = { type: 'number', const: version, description: whole.properties.version.description ?? '' };
  const list = whole.properties?.routes;
  const sectionList = property(property(list, 'items'), 'properties')?.sections;
  if (typeof sectionList !== 'object') throw new Error('schema/site.ts: routes[].sections is gone.');
  sectionList.items = anySection(sections);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from schema/*.ts and src/sections/*/schema.ts. Do not edit: run "npm run schema".',
    ...whole,
    definitions: Object.fromEntries(Object.entries(sections).map(([type, definition]) => [type, oneSection(type, definition)])),
  };
}

/** The zod schema of one section: the keys of every section and the props of its type, nothing else. */
export function sectionSchema(type: string, { props }: SectionDefinition) {
  const twice = Object.keys(props.shape).find((key) => key === 'type' || key in sectionBase.shape);
  if (twice) throw new Error(`src/sections/${type}/schema.ts: "${twice}" is a key of every section, give the prop another name.`);
  return z.strictObject({
    type: z.literal(type).describe('Die Art des Abschnitts.'),
    ...sectionBase.shape,
    ...props.shape,
  });
}

function anySection(sections: Record<string, SectionDefinition>): JsonSchema {
  const types = Object.keys(sections);
  const descriptions = Object.values(sections).map(({ title, description }) => `${title}: ${description}`);
  return {
    type: 'object',
    description: 'Ein Abschnitt. "type" sagt, welcher; danach richtet sich, was er sonst noch hat.',
    required: ['type'],
    properties: {
      type: {
        description: 'Die Art des Abschnitts.',
        enum: types,
        enumDescriptions: descriptions,
        markdownEnumDescriptions: descriptions,
      },
    },
    allOf: types.map((type) => ({
      // Without `type: 'object'` and `required` the condition would hold for whatever is no section at all.
      if: { type: 'object', properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword's name in JSON Schema.
      then: { $ref: `#/definitions/${type}` },
    })),
  };
}

function oneSection(type: string, definition: SectionDefinition): JsonSchema {
  return { ...toJsonSchema(sectionSchema(type, definition)), description: `${definition.title}: ${definition.description}` };
}

// `input` describes what an author writes: keys with a default are optional there.
function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-07', io: 'input', reused: 'inline' });
  return rest;
}

function property(schema: unknown, key: string): Record<string, JsonSchema> | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  return (schema as Record<string, Record<string, JsonSchema>>)[key];
}
