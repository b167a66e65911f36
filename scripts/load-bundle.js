/**
 * Loads a bundled command, together with what V8 made of its source the last time: to compile it all again takes a third of the time
 * that a short command takes. Node keeps compiled code itself only from version 22 on.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

/** Around a module: the parameters that CommonJS has, and `importOutside` (boot.js). */
const [opening, closing] = ['(function (exports, require, module, __filename, __dirname, importOutside) {', '\n})'];

/** Imports a package. */
const importOutside = (name) => import(name);

/**
 * @param file - a bundle in CommonJS; those that it requires by a relative path are loaded in the same way
 * @param kept - a folder of its own for compiled code: which functions it holds depends on what the command uses
 * @returns what the bundle exports
 */
export function loadBundle(file, kept) {
  const modules = new Map();
  const compiled = [];

  function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const data = join(kept, basename(path));
    const cachedData = readCompiled(data);
    const script = new vm.Script(opening + readFileSync(path, 'utf8') + closing, {
      filename: pathToFileURL(path).href,
      // So that places in traces are those of the file.
      columnOffset: -opening.length,
      cachedData,
    });
    if (!cachedData || script.cachedDataRejected) compiled.push({ script, data });
    const outside = createRequire(path);
    const require = (name) => (name.startsWith('.') ? load(join(dirname(path), name)) : outside(name));
    script.runInThisContext().call(module.exports, module.exports, require, module, path, dirname(path), importOutside);
    return module.exports;
  }

  // Not before: only what has run by then is compiled.
  process.once('exit', () => {
    for (const { script, data } of compiled) keepCompiled(data, script.createCachedData());
  });
  return load(file);
}

/** V8 trusts what it is given, so it is only given what is exactly as it was written. Code of another version it refuses itself. */
function readCompiled(file) {
  try {
    const bytes = readFileSync(file);
    const code = bytes.subarray(sumLength);
    return bytes.toString('latin1', 0, sumLength) === sumOf(code) ? code : undefined;
  } catch {
    // The first time.
    return undefined;
  }
}

function keepCompiled(file, code) {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(sumOf(code)), code]));
    renameSync(draft, file);
  } catch {
    // Where nothing can be kept, the next command compiles it all again.
  }
}

const sumOf = (bytes) => hash('sha256', bytes, 'base64url');
const sumLength = sumOf('').length;
