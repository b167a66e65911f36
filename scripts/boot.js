/**
 * Runs a command of this project: `node scripts/boot.js <verb> [arguments]` runs `main` of scripts/<verb>.ts.
 *
 * The oldest Node that we support (20.20) cannot run TypeScript. So all commands are bundled once, by Vite, into a cache
 * that is keyed by everything that goes into the bundle; the next call starts from there, and from what V8 made of it (load-bundle.js).
 * Exit codes: what `main` returns (0 no error, 1 at least one error, 2 wrong usage), or, when it throws, 1 where the machine is the
 * cause and 3 where it is our bug.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { loadBundle } from './load-bundle.js';
import { explainMachineError } from './machine-error.js';

const root = resolve(import.meta.dirname, '..');
const [verb = '', ...args] = process.argv.slice(2);
// Whatever the surroundings say: bundles in the cache are those of production. Development is only what `dev` serves.
process.env.NODE_ENV = 'production';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`This project needs Node 20.20 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(2);
}

const verbs = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3));
if (!verbs.includes(verb)) {
  console.error(`Usage: npm run <command> -- [options], where <command> is one of: ${verbs.join(', ')}`);
  process.exit(2);
}

const refused = refusedIn(root);
if (refused) {
  console.error(
    `The project cannot work in ${root}: for its tools, ${refused} in a path is a sign of their own. Rename the folder, or move the project.`,
  );
  process.exit(1);
}

// What is printed may go to a file on a full disk, or to a program that reads no further; only that one wants no more.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code === 'EPIPE') return;
    console.error(`What this command prints is lost. ${explainMachineError(error) ?? error.message}`);
    process.once('exit', () => {
      process.exitCode ||= 1;
    });
  });

/**
 * The character of a path that the project cannot work with: `#` and `?` end a path in Vite, `*` stands for any name in what packages
 * export, and Vite's dev server takes what follows a colon for a hidden part of the file, as it is on Windows. Node itself refuses a backslash.
 */
function refusedIn(path) {
  const bare = process.platform === 'win32' ? path.slice(2) : path;
  return /[#?*]/.exec(bare)?.[0] ?? (verb === 'dev' && bare.includes(':') ? ':' : undefined);
}

/** Data that sources import. Examples and the schemas that `schema` writes are read when a command needs them. */
const isBundledData = (room, name) => room === 'src' && name.endsWith('.json') && name !== 'examples.json';

/** All files that end up in the bundles: the sources, and what decides about dependencies and the bundling itself. */
function sources() {
  const rooms = ['schema', 'src', 'scripts', 'tests/bench'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (/(?<!\.test)\.(?:tsx?|js|css)$/.test(entry.name) || isBundledData(room, entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...rooms.sort(), ...['package.json', 'package-lock.json', 'vite.config.ts'].map((name) => join(root, name))];
}

const hashOf = (parts) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

/**
 * Names the bundles by all that goes into them. To read it all takes 20 ms; so what was read last is kept, with what the system says of
 * each file: nobody changes a file without changing that (`ctime`, which no program can set).
 */
function hashOfSources(cache) {
  const files = sources();
  const marks = files.map((file) => {
    const { size, ctimeMs, ino } = statSync(file);
    return `${file} ${size} ${ctimeMs} ${ino}`;
  });
  const mark = hashOf([process.versions.node, ...marks]);
  const note = join(cache, 'sources');
  try {
    const [known, hash] = readFileSync(note, 'utf8').split(' ');
    if (known === mark && /^[0-9a-f]{16}$/.test(hash)) return hash;
  } catch {
    // The first command here.
  }
  const hash = hashOf([process.versions.node, ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)])]);
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${note}.${process.pid}`, `${mark} ${hash}`);
    renameSync(`${note}.${process.pid}`, note);
  } catch {
    // Where nothing can be kept, the next command reads it all again.
  }
  return hash;
}

/**
 * What our sources import when it is needed stays outside the bundles. V8 does not keep whose import a compiled one is, so that it could
 * not be answered; a function of the loader is called instead.
 */
const outsideByFunction = {
  name: 'outside-by-function',
  enforce: 'pre',
  transform(code, id) {
    const changed = id.startsWith(join(root, 'node_modules'))
      ? code
      : code.replace(/\bimport\((?=['"`][@a-z])/g, 'importOutside(');
    // Every line stays where it is.
    return changed === code ? null : { code: changed, map: null };
  },
};

/** Beside the bundles: the size of each. It is written last, so where it is missing they are not complete. */
const mark = 'bundles.json';

/** Whether all bundles in a folder are there, in full: a loss of power may have cut some off. */
function isWhole(folder) {
  try {
    const sizes = JSON.parse(readFileSync(join(folder, mark), 'utf8'));
    return Object.entries(sizes).every(([name, size]) => statSync(join(folder, 'server', name)).size === size);
  } catch {
    return false;
  }
}

/** Bundles all commands into `folder`. Another command may do the same at the same time: the first one to rename wins. */
async function bundle(folder) {
  const draft = `${folder}.${process.pid}`;
  try {
    // First of all: where nothing can be written, no tool shall come so far that it has a trace of its own to print.
    mkdirSync(join(draft, 'server'), { recursive: true });
    const sizes = {};
    for (const { fileName, code, source } of await bundles(join(folder, 'server'))) {
      // Flushed, so that not even a loss of power leaves a file of the right size and wrong content.
      writeFileSync(join(draft, 'server', fileName), code ?? source, { flush: true });
      sizes[fileName] = Buffer.byteLength(code ?? source);
    }
    writeFileSync(join(draft, mark), JSON.stringify(sizes), { flush: true });
    if (isWhole(folder)) return;
    // What was cut off, or is left of one that was removed while a command ran.
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Every bundle and its map, as they will lie in `outDir`: name and content. */
async function bundles(outDir) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [outsideByFunction],
    // Whatever is loaded has to be read: React alone brings a second half for development, and maps hold every source again.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      // Written by us: errors of the machine then are those of Node.
      write: false,
      sourcemap: true,
      // Less to read at every start. Names stay, for stack traces.
      minify: 'oxc',
      rollupOptions: {
        input: Object.fromEntries(verbs.map((name) => [name, join(root, 'scripts', `${name}.ts`)])),
        output: {
          // What V8 makes of modules in CommonJS can be kept (load-bundle.js).
          format: 'cjs',
          strict: true,
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          sourcemapExcludeSources: true,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  return output;
}

/** Keeps the newest bundles, for switching between branches, and the young ones: a command may still be running from one. */
function prune(cache) {
  const bundles = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ path: join(cache, name), time: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time);
  const hour = 3_600_000;
  for (const { path, time } of bundles.slice(4)) if (time < Date.now() - hour) rmSync(path, { recursive: true, force: true });
}

/**
 * A stack trace with places in the sources instead of in the bundles. Node could do that by itself, but it would read all maps at every
 * start: 80 ms, also where nothing fails.
 */
function inSources(trace) {
  return trace.replace(/(file:[^\s()]+\.cjs):(\d+):(\d+)/g, (place, address, line, column) => {
    const file = fileURLToPath(address);
    if (!existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
    return originalSource ? `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}` : place;
  });
}

try {
  const cache = join(root, 'node_modules/.cache/marketing-site-builder');
  const folder = join(cache, hashOfSources(cache));
  if (!isWhole(folder)) {
    await bundle(folder);
    prune(cache);
  }
  if (verb === 'dev') process.env.NODE_ENV = 'development';
  const { main } = loadBundle(
    join(folder, 'server', `${verb}.cjs`),
    join(folder, 'compiled', args.includes('--help') ? 'help' : verb),
  );
  process.exitCode = await main(args, { root, cache: folder });
} catch (error) {
  const cause = explainMachineError(error);
  const bug = 'This is a bug in the builder, not in your file. Please report it with the lines above.';
  console.error(cause ?? `${inSources(inspect(error))}\n\n${bug}`);
  process.exitCode = cause ? 1 : 3;
}
