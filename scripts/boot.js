/**
 * Runs a command of this project: `node scripts/boot.js <verb> [arguments]` runs `main` of scripts/<verb>.ts. With `--version` it says, in the
 * place of any command, which builder this is.
 *
 * The oldest Node that we support (20.20) cannot run TypeScript. So a command is bundled, by Vite, when it is first asked for, into a
 * cache that is keyed by everything that goes into the bundles; the next call starts from there.
 * Exit codes: what `main` returns (0 no error, 1 at least one error, 2 wrong usage), or, when it throws, 1 where the machine is the
 * cause and 3 where it is our bug.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import nodeModule, { SourceMap } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { digest } from '../src/disk/hash.js';
import { keep, readKept } from '../src/disk/kept-file.js';
import { explainMachineError } from './machine-error.js';

const root = resolve(import.meta.dirname, '..');
const [verb = '', ...args] = process.argv.slice(2);
/** Whether Vite serves sources as they are. */
const servesSources = verb === 'dev' || (verb === 'edit' && args.includes('--dev'));
// Whatever the surroundings say: bundles in the cache are those of production. Development is only what `dev` serves.
process.env.NODE_ENV = 'production';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`This project needs Node 20.20 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(2);
}

if (process.argv.slice(2).includes('--version')) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { name, version } = read('package.json');
  console.log(`${name} ${version}, manifest format ${read('schema/site.schema.json').properties.version.const}`);
  process.exit(0);
}

const verbs = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3));
if (!verbs.includes(verb)) {
  console.error(
    `Usage: npm run <command> -- [options] (--help explains a command; --version names the builder's version), where <command> is one of: ${verbs.join(', ')}`,
  );
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
  return /[#?*]/.exec(bare)?.[0] ?? (servesSources && bare.includes(':') ? ':' : undefined);
}

const isThere = (room) => existsSync(join(root, room));

/** Data that sources import. Examples, and in schema/ all but the shapes of icons, are read when a command needs them. */
const isBundledData = (room, name) =>
  room === 'schema' ? name === 'icon-shapes.json' : room === 'src' && name.endsWith('.json') && name !== 'examples.json';

/** All files that end up in the bundles: the sources, and what decides about dependencies and the bundling itself. */
function sources() {
  // Who only builds sites may have removed the tests.
  const rooms = ['schema', 'src', 'scripts', 'tests/bench'].filter(isThere).flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (/(?<!\.test)\.(?:tsx?|js|css)$/.test(entry.name) || isBundledData(room, entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...rooms.sort(), ...['package.json', 'package-lock.json', 'vite.config.ts'].map((name) => join(root, name))];
}

/**
 * Names the bundles by all that goes into them. To read it all takes 20 ms; so what was read last is kept, with what the system says of
 * each file: nobody changes a file without changing that (`ctime`, which no program can set).
 */
function hashOfSources() {
  const files = sources();
  const marks = files.map((file) => {
    const { size, ctimeMs, ino } = statSync(file);
    return `${file} ${size} ${ctimeMs} ${ino}`;
  });
  const mark = digest(process.versions.node, ...marks);
  const note = join(cache, 'sources');
  const [known, kept] = readKept(note)?.toString().split(' ') ?? [];
  if (known === mark) return kept;
  const hash = digest(process.versions.node, ...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));
  keep(note, `${mark} ${hash}`);
  return hash;
}

/** Beside the bundles of a command: the sum of each. It is written last, so where it is missing they are not complete. */
const sumsOf = (folder) => join(folder, 'bundles.json');

/** Whether all bundles of a command are there, each exactly as it was written. For 2 MB of bundles that takes 3 ms. */
function isWhole(folder) {
  try {
    const sums = JSON.parse(readKept(sumsOf(folder)) ?? 'null');
    return Object.entries(sums).every(([name, sum]) => digest(readFileSync(join(folder, name))) === sum);
  } catch {
    return false;
  }
}

/** Bundles the command into `folder`. Another process may do the same at the same time: the first one to rename wins. */
async function bundle(folder) {
  const draft = `${folder}.${process.pid}`;
  try {
    // First of all: where nothing can be written, no tool shall come so far that it has a trace of its own to print.
    mkdirSync(draft, { recursive: true });
    const sums = {};
    for (const { fileName, code, source } of await bundles(folder)) {
      writeFileSync(join(draft, fileName), code ?? source);
      sums[fileName] = digest(code ?? source);
    }
    keep(sumsOf(draft), JSON.stringify(sums));
    if (isWhole(folder)) return;
    // What was damaged, or is left of one that was removed while a command ran.
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts the compiled JSON Schema into a bundle. It is the same for all, and compiled for the first one that has it. */
const withValidator = {
  name: 'with-validator',
  async load(id) {
    if (!id.endsWith('/src/manifest/node/bundled-validator.ts')) return null;
    const file = join(kept, 'validator');
    let code = readKept(file)?.toString();
    if (!code) {
      const { runnerImport } = await import('vite');
      const { module } = await runnerImport(join(root, 'src/manifest/node/validator-source.ts'), { root });
      code = module.validatorSource();
      keep(file, code);
    }
    return { code, map: { mappings: '' } };
  },
};

/** Every bundle of the command and its map, as they will lie in `outDir`: name and content. */
async function bundles(outDir) {
  const { build } = await import('vite');
  const { output } = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [withValidator],
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
        input: { [verb]: join(root, 'scripts', `${verb}.ts`) },
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          sourcemapExcludeSources: true,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
  return output;
}

/** Keeps the newest bundles, for switching between branches, and the young ones: a command may still be running from one. */
function prune() {
  const bundles = readdirSync(cache)
    .filter((name) => /^[\w-]{16,}$/.test(name))
    .map((name) => ({ path: join(cache, name), time: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time);
  const hour = 3_600_000;
  for (const { path, time } of bundles.slice(4)) if (time < Date.now() - hour) rmSync(path, { recursive: true, force: true });
}

/**
 * A stack trace with places in the sources instead of in the bundles of a folder. Node could do that by itself, but it would read all maps
 * at every start: 80 ms, also where nothing fails.
 */
function inSources(trace, folder) {
  return trace.replace(/file:[^\s()]+\/([\w.-]+\.mjs):(\d+):(\d+)/g, (place, name, line, column) => {
    const file = join(folder, `${name}.map`);
    if (!existsSync(file)) return place;
    const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
    const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
    // Not from where Node has found it: the modules may be a link to those of another folder.
    return originalSource ? `${resolve(folder, originalSource)}:${originalLine + 1}:${originalColumn + 1}` : place;
  });
}

const cache = join(root, 'node_modules/.cache/marketing-site-builder');
/** Everything that belongs to exactly these sources, and the bundles of the command. */
let kept = '';
let folder = '';
try {
  kept = join(cache, hashOfSources());
  folder = join(kept, 'commands', verb);
  if (!isWhole(folder)) {
    await bundle(folder);
    prune();
  }
  // What V8 makes of a bundle is kept as well, where Node can (from 22.1 on). What is run only to print a help compiles too little.
  if (!args.includes('--help')) nodeModule.enableCompileCache?.(join(kept, 'compiled'));
  if (servesSources) process.env.NODE_ENV = 'development';
  const { main } = await import(pathToFileURL(join(folder, `${verb}.mjs`)).href);
  process.exitCode = await main(args, { root, cache: kept });
} catch (error) {
  const cause = explainMachineError(error);
  const bug = 'This is a bug in the builder, not in your file. Please report it with the lines above.';
  console.error(cause ?? `${inSources(inspect(error), folder)}\n\n${bug}`);
  process.exitCode = cause ? 1 : 3;
}
