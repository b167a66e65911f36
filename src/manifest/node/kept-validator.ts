/** A compiled schema of an earlier command, read without the compiler. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { keep, readKept } from '../../disk/kept-file.js';
import type { Extent } from '../ports.ts';

/** Where a validator is kept, in a folder that belongs to exactly these sources of the builder. */
export const fileOfValidator = (folder: string, extent: Extent) => join(folder, `validator-${extent}`);

/** The validator of an earlier command; undefined when there is none, or it is not exactly as it was written. */
export function readValidator(folder: string, extent: Extent): ValidateFunction | undefined {
  const file = fileOfValidator(folder, extent);
  const code = readKept(file)?.toString('utf8');
  if (code === undefined) return undefined;
  // It is a megabyte of source, which V8 takes longer to compile than to run. So what it made of it is kept as well.
  // Code of one processor would end the process on another.
  const compiled = `${file}-${process.platform}-${process.arch}-${cachedDataVersionTag()}`;
  const cachedData = readKept(compiled);
  const script = new Script(`(function (require, module) {${code}\n})`, { ...(cachedData && { cachedData }) });
  const module: { exports?: ValidateFunction } = {};
  // Our own code, made by ajv of our own schema, and checked to be just that.
  script.runInThisContext()(createRequire(import.meta.url), module);
  if (!cachedData || script.cachedDataRejected) {
    // Not before: functions are compiled when they are first called. By then somebody may have removed the folder.
    process.once('exit', () => existsSync(folder) && keep(compiled, script.createCachedData()));
  }
  return module.exports;
}
