/**
 * The one walk over zod schemas: what a schema consists of, for the loader, the editor's forms and the origins of its preview. Each of them
 * switches over the same kinds, so what the loader can resolve can be filled in and clicked.
 */
import { z } from 'zod';

export type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

/** A schema that nothing is wrapped around, by its kind. */
export type Node =
  | { kind: 'object'; shape: Shape }
  | { kind: 'list'; schema: z.ZodArray; entry: Schema }
  | { kind: 'record'; entry: Schema }
  | { kind: 'union'; members: readonly Schema[] }
  | { kind: 'choice'; schema: z.ZodEnum }
  | { kind: 'text' }
  | { kind: 'number'; schema: z.ZodNumber }
  | { kind: 'switch' }
  /** One value and no other, such as a section's `type`. */
  | { kind: 'literal' };

/** A schema without what says that its key may be left out, and the value that it has then. */
export function unwrap(schema: Schema): { inner: Schema; optional: boolean; otherwise?: unknown } {
  if (schema instanceof z.ZodDefault) return { ...unwrap(schema.unwrap()), optional: true, otherwise: schema.def.defaultValue };
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), optional: true };
  return { inner: schema, optional: false };
}

/**
 * @param schema - without a default, and not optional
 * @throws where a schema is made by a function of zod that no walk knows
 */
export function nodeOf(schema: Schema): Node {
  if (schema instanceof z.ZodObject) return { kind: 'object', shape: schema.shape };
  if (schema instanceof z.ZodArray) return { kind: 'list', schema, entry: schema.element };
  if (schema instanceof z.ZodRecord) return { kind: 'record', entry: schema.valueType };
  if (schema instanceof z.ZodUnion) return { kind: 'union', members: schema.options };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', schema };
  if (schema instanceof z.ZodNumber) return { kind: 'number', schema };
  const { type } = schema._zod.def;
  if (type === 'string') return { kind: 'text' };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'literal') return { kind: 'literal' };
  throw new Error(`A schema uses z.${type}(), which schema/walk.ts cannot walk yet.`);
}

const jsonTypes: Record<Node['kind'], string> = {
  ...{ object: 'object', record: 'object', list: 'array', union: 'union', choice: 'string' },
  ...{ text: 'string', number: 'number', switch: 'boolean', literal: 'literal' },
};

/**
 * Tells the members of a union apart by the JSON type of a value, as schema/fields.ts promises.
 *
 * @param make - is called once for each member
 * @returns what was made of the member that a value is of
 */
export function byJsonType<Made>(
  members: readonly Schema[],
  make: (member: Schema) => Made,
): (value: unknown) => Made | undefined {
  const made = new Map(members.map((member) => [jsonTypes[nodeOf(unwrap(member).inner).kind], make(member)]));
  if (made.size < members.length) {
    throw new Error(
      "A section's schema has a union of two members with the same JSON type; no mistake in it could be explained.",
    );
  }
  return (value) => made.get(Array.isArray(value) ? 'array' : typeof value);
}
