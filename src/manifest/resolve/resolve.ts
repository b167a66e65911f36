/**
 * Turns what authors write into what components receive: constants filled in, and each atom of schema/fields.ts replaced
 * by its value. Mistakes are collected, never thrown.
 */
import { z } from 'zod';
import { type AtomEntry, atoms } from '../../../schema/fields.ts';
import { byJsonType, nodeOf, type Schema, type Shape, unwrap } from '../../../schema/walk.ts';
import { aboutOf } from '../../../schema/words.ts';
import { memo } from '../../disk/memo.ts';
import { type AtomResolver, atomResolvers } from './atoms.ts';
import { misfit } from './constants.ts';
import { type ResolveContext, reportAndTake } from './context.ts';
import { fillAt } from './fill-at.ts';

/** Resolves a value of one schema that stands at a pointer. */
export type Resolver = (value: unknown, pointer: string, context: ResolveContext) => unknown;

/**
 * The resolver of a schema. It is made once: a schema is walked when its resolver is made, not for every value.
 *
 * Members of a union are told apart by JSON type, as schema/fields.ts promises.
 */
export const resolverOf = memo(makeResolver);

function makeResolver(schema: Schema): Resolver {
  const { inner, ...wrapped } = unwrap(schema);
  if ('otherwise' in wrapped) return makeDefaultResolver(resolverOf(inner), wrapped.otherwise);
  const atom = atoms.get(inner);
  if (atom) return makeAtomResolver(atomResolvers[atom.atom], inner, atom);
  const node = nodeOf(inner);
  switch (node.kind) {
    case 'object':
      return makeObjectResolver(node.shape);
    case 'list':
      return makeListResolver(resolverOf(node.entry));
    case 'union':
      return makeUnionResolver(node.members);
    case 'text':
      return makeTextResolver(inner);
    case 'number':
    case 'switch':
    case 'choice':
    case 'literal':
      // These hold neither constants nor atoms.
      return (value) => value;
    case 'record':
      throw new Error("A section's schema uses z.record(), which src/manifest/resolve/resolve.ts cannot resolve yet.");
    default:
      return node satisfies never;
  }
}

// Kept out of `makeResolver` so that an atom's own resolver sees its schema, for bounds and descriptions.
function makeAtomResolver(resolve: AtomResolver, schema: Schema, atom: AtomEntry): Resolver {
  return (value, pointer, context) => reportAndTake(resolve(value, { pointer, context, schema, atom }), context);
}

function makeListResolver(item: Resolver): Resolver {
  return (value, pointer, context) => (value as unknown[]).map((entry, index) => item(entry, `${pointer}/${index}`, context));
}

function makeObjectResolver(shape: Shape): Resolver {
  const keys = Object.entries(shape).map(([key, schema]) => {
    return { key, path: `/${key}`, resolve: resolverOf(schema), hasDefault: 'otherwise' in unwrap(schema) };
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

function makeUnionResolver(members: readonly Schema[]): Resolver {
  const resolverFor = byJsonType(members, resolverOf);
  return (value, pointer, context) => resolverFor(value)?.(value, pointer, context) ?? value;
}

// A text that must have a certain form is validated again once a constant has changed it.
function makeTextResolver(schema: Schema): Resolver {
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
