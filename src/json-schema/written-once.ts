/**
 * What is equal in a JSON Schema, written once: the file for editors says a link, an image or an icon at its first place, and
 * refers to that from all others. Editors follow references as if they were what they lead to.
 */
import { child, pointerKeys, pointerTo } from '../json-text/pointer.ts';
import type { JsonSchema } from './build-schema.ts';

/** Puts a reference in the place of each piece that equals an earlier one, where that is shorter. */
export function writeOnce(schema: JsonSchema): JsonSchema {
  const places = new Map<string, string>();
  const visit = (piece: JsonSchema, pointer: string): JsonSchema => {
    const text = JSON.stringify(piece);
    const $ref = places.get(text);
    if ($ref !== undefined && JSON.stringify({ $ref }).length < text.length) return { $ref };
    places.set(text, pointer);
    return mapPieces(piece, pointer, visit);
  };
  return visit(schema, '#');
}

/** Puts each piece in the place of what refers to it. Which definition a section is held to stands in a condition, and stays. */
export function writeOut(schema: JsonSchema): JsonSchema {
  const visit = (piece: JsonSchema): JsonSchema =>
    piece.$ref === undefined
      ? mapPieces(piece, '#', visit)
      : visit(pointerKeys(piece.$ref.slice(1)).reduce<unknown>(child, schema) as JsonSchema);
  return visit(schema);
}

/** A piece with others in the place of those that stand directly in it. */
function mapPieces(piece: JsonSchema, pointer: string, map: (inner: JsonSchema, at: string) => JsonSchema): JsonSchema {
  const one = (value: unknown, at: string) =>
    typeof value === 'object' && value !== null ? map(value as JsonSchema, at) : value;
  const each = (group: object, at: string) =>
    Object.entries(group).map(([name, inner]) => [name, one(inner, pointerTo(at, name))] as const);
  const entries = Object.entries(piece).map(([keyword, value]) => {
    const at = pointerTo(pointer, keyword);
    if (keyword === 'properties' || keyword === 'definitions') return [keyword, Object.fromEntries(each(value as object, at))];
    if (keyword === 'anyOf') return [keyword, each(value as object, at).map(([, inner]) => inner)];
    return [keyword, keyword === 'items' || keyword === 'additionalProperties' ? one(value, at) : value];
  });
  return Object.fromEntries(entries) as JsonSchema;
}
