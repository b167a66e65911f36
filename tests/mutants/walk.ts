/** Walks a valid manifest beside its JSON Schema, so that a mutant can be made knowing what is allowed at its place. */
import { buildJsonSchema, type JsonSchema } from '../../src/json-schema/build-schema.ts';
import { pointerTo } from '../../src/json-text/pointer.ts';
import { sectionSchemas } from '../../src/registry/section-schemas.ts';

export const schema = buildJsonSchema(sectionSchemas);

export interface Node {
  pointer: string;
  value: unknown;
  /** What the schema says of this value: the member of a union that fits it, the definition of a section's type. */
  schema: JsonSchema;
  /** The whole field, union and all. */
  field: JsonSchema;
}

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function jsonType(value: unknown): JsonType {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as JsonType);
}

/** The JSON types that a field takes. A whole number is a number. */
export function typesOf(field: JsonSchema): Set<string> {
  if (field.anyOf) return new Set(field.anyOf.flatMap((member) => [...typesOf(member as JsonSchema)]));
  if (field.enum) return new Set(field.enum.map(jsonType));
  return new Set([field.type ?? []].flat().map((type) => (type === 'integer' ? 'number' : type)));
}

/** Every value of a manifest, with its schema. */
export function* walk(value: unknown, field: JsonSchema = schema, pointer = ''): Generator<Node> {
  const found = narrow(field, value);
  yield { pointer, value, schema: found, field };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, found.items as JsonSchema, pointerTo(pointer, index));
  } else if (jsonType(value) === 'object') {
    for (const [key, inner] of Object.entries(value as object)) {
      const properties: Record<string, unknown> = found.properties ?? {};
      const part = properties[key] ?? found.additionalProperties;
      yield* walk(inner, part as JsonSchema, pointerTo(pointer, key));
    }
  }
}

function narrow(field: JsonSchema, value: unknown): JsonSchema {
  if (field.anyOf) return field.anyOf.find((member) => typesOf(member as JsonSchema).has(jsonType(value))) as JsonSchema;
  if (field.allOf) {
    const { type } = value as { type: string };
    const definitions = schema.definitions as Record<string, JsonSchema>;
    return definitions[type] ?? {};
  }
  return field;
}

/** The keys of a closed object; undefined for constants and placeholders, which take any name. */
export function keysOf({ schema: { properties, additionalProperties } }: Node): string[] | undefined {
  return additionalProperties === false ? Object.keys(properties ?? {}) : undefined;
}
