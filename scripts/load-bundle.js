/**
 * Loads a bundled command, together with what V8 made of its source the last time: to compile it all again takes a third of the time
 * that a short command takes. Node keeps compiled code itself only from version 22 on.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import vm from 'node:vm';

/** Around a module: the parameters that CommonJS has, and `importOutside` (boot.js). */
const [opening, closing] = ['(function (exports, require, module, __filename, __dirname, importOutside) {', '\n})'];

/** Imports a package. */
const importOutside = (name) => import(name);

/** A command that has run for so long has compiled what it needs, in milliseconds. Later V8 drops what it has not used for a while. */
const settled = 30_000;

/**
 * @param file - a bundle in CommonJS; those that it requires by a relative path are loaded in the same way
 * @param keepIn - a folder for compiled code, of this command only: which functions are compiled depends on what it uses
 * @returns what the bundle exports
 */
export function loadBundle(file, keepIn) {
  const modules = new Map();
  const compiled = new Map();
  // Code of one processor would end the process on another.
  const folder = join(keepIn, `${process.platform}-${process.arch}-${cachedDataVersionTag()}`);

  function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    const { size, mtimeMs } = statSync(path);
    const kept = { file: join(folder, basename(path)), source: `${path} ${size} ${mtimeMs}` };
    const cachedData = readCompiled(kept);
    const script = new vm.Script(opening + readFileSync(path, 'utf8') + closing, {
      filename: pathToFileURL(path).href,
      // So that places in traces are those of the file.
      columnOffset: -opening.length,
      cachedData,
    });
    if (!cachedData || script.cachedDataRejected) compiled.set(script, kept);
    const outside = createRequire(path);
    const require = (name) => (name.startsWith('.') ? load(join(dirname(path), name)) : outside(name));
    const run = script.runInThisContext();
    modules.set(path, module);
    run.call(module.exports, module.exports, require, module, path, dirname(path), importOutside);
    return module.exports;
  }

  // Not at once: only what has run by then is compiled. One that has failed, or was ended, has not come far.
  const keepAll = () => {
    for (const [script, kept] of compiled) keepCompiled(kept, script);
    compiled.clear();
  };
  process.once('exit', (code) => code <= 1 && keepAll());
  setTimeout(keepAll, settled).unref();
  try {
    // Now, and never at the end: the folder of the bundles may have been removed by then.
    mkdirSync(folder, { recursive: true });
  } catch {
    // Where nothing can be kept, each command compiles it all again.
  }
  return load(file);
}

/** V8 trusts what it is given, so it is only given what is exactly as it was written, for exactly this source. */
function readCompiled({ file, source }) {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(sumLength);
    return bytes.toString('latin1', 0, sumLength) === sumOf(code, source) ? code : undefined;
  } catch {
    // The first time.
    return undefined;
  }
}

function keepCompiled({ file, source }, script) {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    const code = script.createCachedData();
    writeFileSync(draft, Buffer.concat([Buffer.from(sumOf(code, source)), code]));
    renameSync(draft, file);
  } catch {
    try {
      unlinkSync(draft);
    } catch {
      // It was never made.
    }
  }
}

const sumOf = (code, source) => createHash('sha256').update(code).update(source).digest('hex');
const sumLength = sumOf('', '').length;
