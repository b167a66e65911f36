/** The compiled schema, kept between commands: compiling takes ten times as long as reading what was compiled. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { keep, readKept } from './kept-file.ts';

/**
 * A validator from an earlier command, or freshly compiled.
 *
 * @param folder A folder that belongs to exactly these sources of the builder. What is in it is used only when it is exactly as it was
 *   written.
 * @param name Tells validators of different options apart.
 * @param compile Its instance must keep sources (`code.source`).
 */
export function rememberValidator(
  folder: string,
  name: string,
  compile: () => { ajv: Ajv; validate: ValidateFunction },
): ValidateFunction {
  const file = join(folder, `validator-${name}`);
  const known = read(file);
  if (known) return known;
  const { ajv, validate } = compile();
  keep(file, Buffer.from(toSource(ajv, validate)));
  return validate;
}

// A CommonJS module: its default export is the function itself for a bundler, and an object around it for Node.
function toSource(ajv: Ajv, validate: ValidateFunction): string {
  type ToSource = (ajv: Ajv, validate: ValidateFunction) => string;
  const exported = standaloneCode as unknown as ToSource | { default: ToSource };
  return typeof exported === 'function' ? exported(ajv, validate) : exported.default(ajv, validate);
}

function read(file: string): ValidateFunction | undefined {
  const code = readKept(file)?.toString('utf8');
  if (code === undefined) return undefined;
  const module: { exports?: ValidateFunction } = {};
  // Our own code, made by ajv of our own schema, and checked to be just that.
  new Function('require', 'module', 'exports', code)(createRequire(import.meta.url), module, {});
  return module.exports;
}
