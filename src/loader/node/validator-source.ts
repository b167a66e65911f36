/** The validator as the source of a module. scripts/boot.js puts it into bundles. */
import type { Ajv, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { buildJsonSchema, type JsonSchema } from '../../json-schema/build-schema.ts';
import { sectionSchemas } from '../../registry/section-schemas.ts';
import { compileWith, pieceAt } from './compile-schema.ts';

/** What stands in the place of bundled-validator.ts. */
export function validatorSource(): string {
  const { ajv, validate, once } = compileWith(buildJsonSchema(sectionSchemas, 'findings'), true);
  // Its types are those of a module; it is CommonJS, whose default export is the function itself.
  const toSource = standaloneCode as unknown as (ajv: Ajv, validate: ValidateFunction) => string;
  return shareEqual(toSource(ajv, validate), once);
}

/** Shorter pieces are no longer than a name and what it takes to declare it. */
const shortest = 80;

/**
 * Writes equal pieces of the schemas once: a link, an image and their words stand at each place where a section has one, too far from each
 * other for gzip, which looks back over 32 kB.
 *
 * @param source - with `const schema12 = {…};`, as ajv writes schemas
 * @param schema - what references in them refer to: errors carry whole schemas
 */
function shareEqual(source: string, schema: JsonSchema): string {
  const literal = /(?<=\bconst schema\d+ = )\{/g;
  const schemas: { start: number; end: number; value: unknown }[] = [];
  for (const { index } of source.matchAll(literal)) {
    const end = endOfJson(source, index);
    schemas.push({ start: index, end, value: JSON.parse(source.slice(index, end)) });
  }
  const counts = new Map<string, number>();
  const count = (given: unknown): void => {
    const value = pieceAt(schema, given) ?? given;
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    // What stands in an equal piece is written with it.
    if (counts.get(text) === 1) for (const inner of Object.values(value)) count(inner);
  };
  for (const { value } of schemas) count(value);
  const names = new Map<string, string>();
  const declared: string[] = [];
  const write = (given: unknown): string => {
    const value = pieceAt(schema, given) ?? given;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = JSON.stringify(value);
    const isShared = text.length >= shortest && (counts.get(text) ?? 0) > 1;
    const known = names.get(text);
    if (isShared && known !== undefined) return known;
    const written = Array.isArray(value)
      ? `[${value.map(write).join(',')}]`
      : `{${Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)}}`;
    if (!isShared) return written;
    const name = `shared${names.size}`;
    names.set(text, name);
    declared.push(`const ${name}=${written};`);
    return name;
  };
  let rest = 0;
  const pieces = schemas.map(({ start, end, value }) => {
    const before = source.slice(rest, start);
    rest = end;
    return before + write(value);
  });
  return declared.join('') + pieces.join('') + source.slice(rest);
}

/** @param start - of an object in JSON */
function endOfJson(source: string, start: number): number {
  let depth = 0;
  for (const { 0: sign, index } of source.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return start + index + 1;
  }
  throw new Error('A schema in the compiled validator has no end.');
}
