/**
 * The code of the editor's pages, made for browsers. It depends on nothing but the builder, so it is made once and kept until one of its
 * modules changes.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digest } from '../../disk/hash.js';
import { keep, readKept } from '../../disk/kept-file.js';

/** File below /app/ → its text. */
export type Bundles = Readonly<Record<string, string>>;

/** Name of a bundle → where it begins, below the builder's folder. */
export const entries = {
  editor: 'src/editor/client/main.tsx',
  worker: 'src/editor/worker/worker.ts',
  preview: 'src/editor/preview/main.tsx',
} as const;

interface BundleOptions {
  /** The builder's own folder. */
  root: string;
  /** The builder's cache. A bundle in it outlives all changes but those of its own modules. */
  cache: string;
  /** Is told before something is made, and how far it has come. */
  progress: (made: number, all: number) => void;
}

/** A bundle with its sheet, and the sources that it was made of, by their paths below the builder's folder. */
interface Made {
  files: Bundles;
  modules: readonly string[];
}

/** The bundles and their sheets: those from the cache whose modules are as they were, the others freshly made by Vite. */
export async function loadBundles(
  { root, cache, progress }: BundleOptions,
  wanted: Readonly<Record<string, string>> = entries,
): Promise<Bundles> {
  const folder = join(cache, 'editor');
  const names = namesOfSources(root);
  const fileOf = (name: string, modules: readonly string[]) =>
    join(folder, `${name}-${sumOf(root, [...always, ...modules], names)}`);
  // Beside the bundles, under the name alone: the modules of the one that was made last.
  const parts = Object.entries(wanted).map(([name, entry]) => {
    const modules = readKept(join(folder, name));
    const kept = modules && readKept(fileOf(name, JSON.parse(modules.toString('utf8')) as string[]));
    return { name, entry, files: kept && (JSON.parse(kept.toString('utf8')) as Bundles) };
  });
  const missing = parts.filter(({ files }) => !files);
  let made = 0;
  if (missing.length > 0) progress(made, missing.length);
  const make = async ({ name, entry }: (typeof parts)[number]) => {
    const { files, modules } = await bundle(root, name, entry);
    made += 1;
    progress(made, missing.length);
    keep(join(folder, name), JSON.stringify(modules));
    keep(fileOf(name, modules), JSON.stringify(files));
    return files;
  };
  const all = await Promise.all(parts.map((part) => part.files ?? make(part)));
  if (made > 0) prune(folder);
  return Object.assign({}, ...all) as Bundles;
}

/** What every bundle depends on besides its modules. The lock file stands for all packages. */
const always = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'src/disk/hash.js', 'src/editor/server/bundles.ts'];

/** The folders of the sources that the compiled schema is made of, and a single one (a test compares them with what is imported). */
const roomsOfValidator = ['schema/', 'src/json-schema/', 'src/migrations/', 'src/manifest/node/'];

/** @param path - of a source, below the builder's folder */
export const isSourceOfValidator = (path: string): boolean =>
  roomsOfValidator.some((room) => path.startsWith(room)) ||
  path === 'src/sections/schemas.ts' ||
  /^src\/sections\/[^/]+\/schema\.ts$/.test(path);

/** The names of all sources: a new one may be found by `import.meta.glob`, or stand in the place of another. */
const namesOfSources = (root: string): string[] =>
  ['schema', 'src'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.\w+$/.test(name) && !/\.test\.tsx?$/.test(name))
      .sort(),
  );

function sumOf(root: string, modules: readonly string[], names: readonly string[]): string {
  const contents = modules.map((name) => {
    const path = join(root, name);
    return existsSync(path) ? readFileSync(path) : '';
  });
  return digest(modules.join('\n'), names.join('\n'), ...contents);
}

/** Keeps the newest: those of a few states of the sources, for switching between branches. */
function prune(folder: string): void {
  const timed = readdirSync(folder).map((name) => ({
    name,
    time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  for (const { name } of timed.sort((one, other) => other.time - one.time).slice(16)) rmSync(join(folder, name), { force: true });
}

/** One script without shared chunks, and the styles that it needs. */
async function bundle(root: string, name: string, entry: string): Promise<Made> {
  const { build, normalizePath } = await import('vite');
  const base = `${normalizePath(root)}/`;
  const modules = new Set<string>();
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [
      compileSchema(async () => (await import('../../manifest/node/validator-source.ts')).validatorSource()),
      {
        name: 'list-modules',
        // Also those of which nothing is left in the bundle: it would be another one if they were others.
        buildEnd() {
          for (const id of this.getModuleIds()) modules.add(id.replace(/\?.*/, ''));
        },
      },
    ],
    // Whatever the surroundings say: React alone brings a second half for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, entry),
        output: { format: 'es', entryFileNames: `${name}.js`, assetFileNames: `${name}.[ext]`, codeSplitting: false },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  const own = [...modules].filter((id) => id.startsWith(base)).map((id) => id.slice(base.length));
  return {
    files: Object.fromEntries(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)])),
    modules: [
      ...new Set([
        ...own.filter((path) => !path.startsWith('node_modules/')),
        ...(own.includes(validatorFile) ? namesOfSources(root).filter(isSourceOfValidator) : []),
      ]),
    ].sort(),
  };
}

/** Stands for the compiled JSON Schema. Compiling it in the browser would need the right to evaluate strings as code. */
export const validatorFile = 'src/manifest/node/bundled-validator.ts';

/** Puts the compiled schema in the place of what only names it. */
export const compileSchema = (sourceOf: () => Promise<string>): Plugin => ({
  name: 'compile-schema',
  async load(id) {
    return id.endsWith(`/${validatorFile}`) ? { code: await sourceOf(), map: { mappings: '' } } : null;
  },
});
