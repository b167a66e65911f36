/**
 * Turns what authors write into what components receive: constants filled in, and each atom of schema/fields.ts replaced
 * by its value. Mistakes are collected, never thrown.
 */
import { z } from 'zod';
import { type AtomEntry, atoms } from '../../../schema/fields.ts';
import { aboutOf } from '../../../schema/words.ts';
import { memo } from '../../disk/memo.ts';
import { type AtomResolver, atomResolvers } from './atoms.ts';
import { misfit } from './constants.ts';
import { type ResolveContext, reportAndTake } from './context.ts';
import { fillAt } from './fill-at.ts';

/** Resolves a value of one schema that stands at a pointer. */
export type Resolver = (value: unknown, pointer: string, context: ResolveContext) => unknown;

/** What holds neither constants nor atoms. */
const unchanged: ReadonlySet<string> = new Set(['number', 'boolean', 'enum', 'literal', 'null']);

/**
 * The resolver of a schema. It is made once: a schema is walked when its resolver is made, not for every value.
 *
 * Members of a union are told apart by JSON type, as schema/fields.ts promises.
 */
export const resolverOf = memo(makeResolver);

function makeResolver(schema: z.core.$ZodType): Resolver {
  const atom = atoms.get(schema);
  if (atom) return makeAtomResolver(atomResolvers[atom.atom], schema, atom);
  if (schema instanceof z.ZodDefault) return makeDefaultResolver(resolverOf(schema.unwrap()), schema.def.defaultValue);
  if (schema instanceof z.ZodOptional) return resolverOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return makeListResolver(resolverOf(schema.element));
  if (schema instanceof z.ZodObject) return makeObjectResolver(schema.shape);
  if (schema instanceof z.ZodUnion) return makeUnionResolver(schema.options);
  const { type } = schema._zod.def;
  if (type === 'string') return makeTextResolver(schema);
  if (unchanged.has(type)) return (value) => value;
  throw new Error(`A section's schema uses z.${type}(), which src/manifest/resolve/resolve.ts cannot walk yet.`);
}

// Kept out of `makeResolver` so that an atom's own resolver sees its schema, for bounds and descriptions.
function makeAtomResolver(resolve: AtomResolver, schema: z.core.$ZodType, atom: AtomEntry): Resolver {
  return (value, pointer, context) => reportAndTake(resolve(value, { pointer, context, schema, atom }), context);
}

function makeListResolver(item: Resolver): Resolver {
  return (value, pointer, context) => (value as unknown[]).map((entry, index) => item(entry, `${pointer}/${index}`, context));
}

function makeObjectResolver(shape: Readonly<Record<string, z.core.$ZodType>>): Resolver {
  const keys = Object.entries(shape).map(([key, schema]) => {
    return { key, path: `/${key}`, resolve: resolverOf(schema), hasDefault: schema instanceof z.ZodDefault };
  });
  return (value, pointer, context) => {
    const written = value as Record<string, unknown>;
    const resolved: Record<string, unknown> = {};
    for (const { key, path, resolve, hasDefault } of keys) {
      const inner = written[key];
      if (inner !== undefined || hasDefault) resolved[key] = resolve(inner, pointer + path, context);
    }
    return resolved;
  };
}

/** A default is a value as components receive it: a word, a switch. */
function makeDefaultResolver(resolve: Resolver, otherwise: unknown): Resolver {
  return (value, pointer, context) => (value === undefined ? otherwise : resolve(value, pointer, context));
}

function makeUnionResolver(options: readonly z.core.$ZodType[]): Resolver {
  const members = options.map((schema) => ({ accepts: jsonTypeOf(schema), resolve: resolverOf(schema) }));
  if (new Set(members.map(({ accepts }) => accepts)).size < members.length) {
    throw new Error(
      "A section's schema has a union of two members with the same JSON type; no mistake in it could be explained.",
    );
  }
  return (value, pointer, context) => {
    const type = Array.isArray(value) ? 'array' : typeof value;
    const member = members.find(({ accepts }) => accepts === type);
    return member ? member.resolve(value, pointer, context) : value;
  };
}

// A text that must have a certain form is validated again once a constant has changed it.
function makeTextResolver(schema: z.core.$ZodType): Resolver {
  return (value, pointer, context) => {
    const written = value as string;
    const { text: filled, isRight } = fillAt(written, pointer, context, 'words');
    if (isRight && filled !== written && !z.safeParse(schema, filled).success) {
      const about = aboutOf(schema);
      context.findings.push(misfit(written, pointer, context.constants, { value: filled, about, wholeNumber: undefined }));
    }
    return filled;
  };
}

function jsonTypeOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return jsonTypeOf(schema.unwrap());
  const { type } = schema._zod.def;
  return type === 'enum' ? 'string' : type;
}
