/** The compiled schema, kept between commands: compiling takes ten times as long as reading what was compiled. */
import type { Ajv, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { keep } from '../../disk/kept-file.js';
import type { Extent } from '../ports.ts';
import { fileOfValidator, readValidator } from './kept-validator.ts';

/**
 * A validator from an earlier command, or freshly compiled.
 *
 * @param folder A folder that belongs to exactly these sources of the builder. What is in it is used only when it is exactly as it was
 *   written.
 * @param extent Which of the validators.
 * @param compile Its instance must keep sources (`code.source`).
 */
export function rememberValidator(
  folder: string,
  extent: Extent,
  compile: () => { ajv: Ajv; validate: ValidateFunction },
): ValidateFunction {
  const known = readValidator(folder, extent);
  if (known) return known;
  const { ajv, validate } = compile();
  keep(fileOfValidator(folder, extent), Buffer.from(toSource(ajv, validate)));
  return validate;
}

// A CommonJS module: its default export is the function itself for a bundler, and an object around it for Node.
function toSource(ajv: Ajv, validate: ValidateFunction): string {
  type ToSource = (ajv: Ajv, validate: ValidateFunction) => string;
  const exported = standaloneCode as unknown as ToSource | { default: ToSource };
  return typeof exported === 'function' ? exported(ajv, validate) : exported.default(ajv, validate);
}
