#!/usr/bin/env node
/**
 * Runs a command of this project: `node scripts/boot.js <verb> [arguments]` runs `main` of scripts/<verb>.ts. With `--version` it says, in the
 * place of any command, which builder this is.
 *
 * The oldest Node that we support (20.20) cannot run TypeScript. So a command is bundled, by Vite, when it is first asked for, into a
 * cache that is keyed by everything that goes into the bundles; the next call starts from there.
 * Exit codes: what `main` returns (0 no error, 1 at least one error, 2 wrong usage), or, when it throws, 1 where the machine is the
 * cause and 3 where it is our bug.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import nodeModule, { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import { cacheOf, findProject, lockOf, packageOf } from '../src/bundling/project.js';
import { digest } from '../src/disk/hash.js';
import { keep, readKept } from '../src/disk/kept-file.js';
import { explainMachineError } from './machine-error.js';

const root = resolve(import.meta.dirname, '..');
/** A clone of the builder holds a site of its own. Elsewhere a command that is run for no site, such as `new-site`, leaves nothing behind. */
const isPackage = /[\\/]node_modules[\\/]/.test(root);
const found = findProject(root, process.cwd());
const isPassing = isPackage && found === undefined;
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
  const { name, version } = packageOf(root);
  const schema = JSON.parse(readFileSync(join(root, 'schema/site.schema.json'), 'utf8'));
  console.log(`${name} ${version}, manifest format ${schema.properties.version.const}`);
  process.exit(0);
}

const verbs = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3));
if (!verbs.includes(verb)) {
  const width = Math.max(...verbs.map((name) => name.length));
  console.error(
    `${verb ? `There is no command "${verb}".\n\n` : ''}Usage: npx ${packageOf(root).name} COMMAND [options]

${verbs.map((name) => `  ${name.padEnd(width)}  ${purposeOf(name)}`).join('\n')}

"COMMAND --help" explains one; --version names the builder's version.`,
  );
  process.exit(2);
}

/** Says in a line what a command is for. Its own help begins with that, below "Usage". */
function purposeOf(name) {
  const source = readFileSync(join(root, 'scripts', `${name}.ts`), 'utf8');
  const [, sentence = ''] = /help = `Usage:[\s\S]*?\n\n([\s\S]*?)(?:[.:;]\s| \()/.exec(source) ?? [];
  return sentence.replace(/\s+/g, ' ').replace(/(?<=^.{40,100}),.*/, '');
}

let project = found ?? (isPackage ? mkdtempSync(join(tmpdir(), `${basename(root)}-`)) : root);
process.once('exit', () => {
  if (isPassing) rmSync(project, { recursive: true, force: true });
});
for (const path of new Set([root, project])) {
  const refused = refusedIn(path);
  if (!refused) continue;
  console.error(
    `The project cannot work in ${path}: for its tools, ${refused} in a path is a sign of their own. Rename the folder, or move the project.`,
  );
  process.exit(1);
}

const ownTypes = join(project, 'sections');
for (const entry of existsSync(ownTypes) ? readdirSync(ownTypes, { withFileTypes: true }) : [])
  if (entry.isSymbolicLink())
    console.error(
      `sections/${entry.name} is a symbolic link: commands may miss the type or what changes in it, and whoever clones the site does not have it. Put a folder in its place that takes the type from a package, as docs/own-sections.md says under "Types that several sites share".`,
    );

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

/** Data that sources import. Examples and the schemas that `schema` writes are read when a command needs them. */
const isBundledData = (name) => name.endsWith('.json') && !/^(?:examples|site\.schema|\d+)\.json$/.test(name);

/** All files that end up in the bundles: the sources, those of the site, and what decides about dependencies. */
function sources() {
  // Who only builds sites may have removed the tests.
  const rooms = [...['schema', 'src', 'scripts', 'tests/bench'].map((room) => join(root, room)), join(project, 'sections')];
  const files = rooms.filter(existsSync).flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && (/(?<!\.test)\.(?:tsx?|js|css)$/.test(entry.name) || isBundledData(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const lock = lockOf(project);
  return [...files.sort(), join(root, 'package.json'), ...(lock === undefined ? [] : [lock])];
}

/** Names the bundles by all that goes into them: also where the builder lies, since they name its packages by that. */
const hashOfSources = () =>
  digest(process.versions.node, root, ...sources().flatMap((file) => [relative(root, file), readFileSync(file)]));

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

/** What is large and only sometimes needed, or reads files of its own, stays outside of the bundles. */
const outside = new Set([
  ...['vite', '@vitejs/plugin-react', 'vitest', 'playwright', 'typescript'],
  ...['sharp', 'harfbuzzjs', 'svgo', 'subset-font', 'fontverter'],
]);

/** Names such packages by where the builder finds them: bundles lie with the site, which need not see the packages of the builder. */
const fromBuilder = {
  name: 'from-builder',
  enforce: 'pre',
  resolveId(id) {
    if (!outside.has(id)) return null;
    try {
      return { id: import.meta.resolve(id), external: true };
    } catch {
      // Only some commands of the builder's developers need it.
      return { id, external: true };
    }
  },
};

/**
 * A module of the builder goes on knowing where it lies: what it looks for there, such as packages of fonts, is not to be found from the
 * folder of a site, except where an installer has put all packages beside each other.
 */
const withOwnAddress = {
  name: 'with-own-address',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/[^?]+\.ts$/, code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Puts the compiled JSON Schema into a bundle. It is the same for all, and compiled for the first one that has it. */
const withValidator = {
  name: 'with-validator',
  async load(id) {
    if (!id.endsWith('/src/loader/node/bundled-validator.ts')) return null;
    const file = join(kept, 'validator');
    let code = readKept(file)?.toString();
    if (!code) {
      const { runnerImport } = await import('vite');
      const { builder } = await import('../src/bundling/builder.js');
      const { module } = await runnerImport(join(root, 'src/loader/node/validator-source.ts'), {
        configFile: false,
        plugins: builder({ root, project }),
      });
      code = module.validatorSource();
      keep(file, code);
    }
    return { code, map: { mappings: '' } };
  },
};

/** Every bundle of the command and its map, as they will lie in `outDir`: name and content. */
async function bundles(outDir) {
  const { build } = await import('vite');
  const { builder } = await import('../src/bundling/builder.js');
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [fromBuilder, withOwnAddress, builder({ root, project }), withValidator],
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

/**
 * Marks the folder of this command as used now. The system changes its time only when something comes into the folder itself, which is not
 * the case when one more command is bundled below it.
 */
function touch() {
  try {
    utimesSync(kept, new Date(), new Date());
  } catch {
    // The folder may be read-only, where nothing is pruned either, or gone.
  }
}

/** Keeps the folders used last, for switching between branches, and those of the last hour: commands may be running from them. */
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

/**
 * A section type is a folder with both files: with one of them alone, its sections would be unknown, or break the build. Files of other
 * names, and folders of other files, are nobody's matter.
 */
function refuseHalfTypes() {
  const room = join(project, 'sections');
  if (project === root || !existsSync(room)) return;
  for (const entry of readdirSync(room, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const component = `${entry.name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}.tsx`;
    const [missing, ...others] = ['schema.ts', component].filter((name) => !existsSync(join(room, entry.name, name)));
    if (missing === undefined || others.length > 0) continue;
    throw new Error(
      `sections/${entry.name}/${missing} is missing, and without it "${entry.name}" is no section type. Write it, or move the folder out of sections/ (docs/own-sections.md).`,
    );
  }
}

/**
 * A mistake in a site's own section types, in the words of the bundler or of src/registry/section-schemas.ts, or what one of their files has thrown.
 * Undefined for anything else.
 */
function explainOwnSection(error) {
  if (project === root || !(error instanceof Error)) return undefined;
  const message = stripVTControlCharacters(error.message);
  const text = message.replace(/\n {4}at .*/g, '');
  const [, sentence] = /^(?:Error: )?(sections\/.+)$/m.exec(text) ?? [];
  if (sentence !== undefined) return sentence;
  // The bundler names files as they are from the current folder.
  const [, file] = /\[ (.+):\d+:\d+ \]/.exec(text) ?? [];
  if (file && ownPath(resolve(file)) !== undefined) return text;
  const [, missing, importer] = /(Cannot find \w+ .+) imported from '?(.+?)'?$/m.exec(text) ?? [];
  const path = importer === undefined ? throwerOf(error) : ownPath(importer);
  const reason = missing ?? /^(?:\w*Error: )(.+)$/m.exec(message)?.[1] ?? message;
  return (
    path && `${path}: ${reason.replace(/\.$/, '')}. Correct this file, or install what it imports, and run the command again.`
  );
}

/** `sections/price-board/schema.ts`, for a file of the site's own sections. */
function ownPath(file) {
  const path = relative(project, file).replaceAll('\\', '/');
  return path.startsWith('sections/') ? path : undefined;
}

/** The file of the site's own sections that has thrown an error, itself or by what it has called in a package; undefined for the builder's code. */
function throwerOf(error) {
  const places = inSources(stripVTControlCharacters(inspect(error)), folder).matchAll(
    / at .*?\(?(?:file:\/\/)?(\/[^():]+|[A-Z]:[^():]+):\d+:\d+/g,
  );
  for (const [, file] of places) {
    const own = ownPath(file);
    if (own !== undefined) return own;
    const inBuilder = relative(root, file);
    if (/^(?:schema|scripts|src)[\\/]/.test(inBuilder)) return undefined;
  }
  return undefined;
}

let cache = '';
/** Everything that belongs to exactly these sources, and the bundles of the command. */
let kept = '';
let folder = '';

/** Runs the command, from its bundles. */
async function runCommand() {
  cache = cacheOf({ root, project });
  refuseHalfTypes();
  kept = join(cache, hashOfSources());
  folder = join(kept, 'commands', verb);
  const isNew = !isWhole(folder);
  if (isNew) await bundle(folder);
  touch();
  // A server runs for longer than that hour.
  setInterval(touch, 1_800_000).unref();
  if (isNew) prune();
  // What V8 makes of a bundle is kept as well, where Node can (from 22.1 on). What is run only to print a help compiles too little.
  if (!args.includes('--help')) nodeModule.enableCompileCache?.(join(kept, 'compiled'));
  if (servesSources) process.env.NODE_ENV = 'development';
  const { main } = await import(pathToFileURL(join(folder, `${verb}.mjs`)).href);
  process.exitCode = await main(args, { root, project, cache: kept });
}

try {
  try {
    await runCommand();
  } catch (error) {
    const mistake = verb === 'edit' && !servesSources ? explainOwnSection(error) : undefined;
    if (mistake === undefined) throw error;
    // Whoever writes texts can go on with all else.
    console.error(
      `${mistake}\n\nUntil then the editor knows no section types of the site's own. Start it again when that is corrected.\n`,
    );
    // A folder in which there are none.
    project = join(cache, 'no-own-sections');
    mkdirSync(project, { recursive: true });
    await runCommand();
  }
} catch (error) {
  const cause = explainMachineError(error) ?? explainOwnSection(error);
  const bug = 'This is a bug in the builder, not in your file. Please report it with the lines above.';
  console.error(cause ?? `${inSources(inspect(error), folder)}\n\n${bug}`);
  process.exitCode = cause ? 1 : 3;
}
