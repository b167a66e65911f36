/** A compiled schema of an earlier command, read without the compiler. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { readKept } from './kept-file.ts';

/** Collects every mistake; stops at the first one. */
export type Extent = 'all' | 'first';

/** With more values than this only the first mistake is looked for: ajv would collect millions before it gives one away. */
const mostValues = 300_000;

/** Which validator is for a manifest of about so many values. */
export const validatorFor = (values: number): Extent => (values > mostValues ? 'first' : 'all');

/** Where a validator is kept, in a folder that belongs to exactly these sources of the builder. */
export const fileOfValidator = (folder: string, extent: Extent) => join(folder, `validator-${extent}`);

/** The validator of an earlier command; undefined when there is none, or it is not exactly as it was written. */
export function readValidator(folder: string, extent: Extent): ValidateFunction | undefined {
  const code = readKept(fileOfValidator(folder, extent))?.toString('utf8');
  if (code === undefined) return undefined;
  const module: { exports?: ValidateFunction } = {};
  // Our own code, made by ajv of our own schema, and checked to be just that.
  new Function('require', 'module', 'exports', code)(createRequire(import.meta.url), module, {});
  return module.exports;
}
