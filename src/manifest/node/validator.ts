/** The compiled JSON Schema of this builder: read where an earlier command has kept it, else compiled. */
import type { ValidateFunction } from 'ajv';
import { history } from '../../migrations/history.ts';
import type { Extent } from '../ports.ts';
import { readValidator } from './kept-validator.ts';

/** By extent and version. */
const validators = new Map<string, Promise<ValidateFunction>>();

/** @param cache - a folder that belongs to exactly these sources, for what is compiled; undefined: nothing is kept */
export function validatorOf(extent: Extent, cache?: string): Promise<ValidateFunction> {
  const name = `${extent} ${history.current}`;
  const known = validators.get(name) ?? readOrCompile(extent, cache);
  validators.set(name, known);
  return known;
}

async function readOrCompile(extent: Extent, cache: string | undefined): Promise<ValidateFunction> {
  const kept = cache === undefined ? undefined : readValidator(cache, extent);
  // To load the compiler takes a tenth of the time of a command.
  return kept ?? (await import('./compile-schema.ts')).compileValidator(extent, cache);
}
