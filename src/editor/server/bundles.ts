/**
 * The code of the editor's pages, made for browsers. It depends on nothing but the builder, so it is made once and kept until one of its
 * modules changes.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Folders, lockOf } from '../../bundling/project.js';
import { digest } from '../../disk/hash.js';
import { keep, readKept } from '../../disk/kept-file.js';

/** File below /app/ → its text. */
export type Bundles = Readonly<Record<string, string>>;

/** Where a bundle begins, below the builder's folder; of a classic script also the name that what it exports has in the window. */
type Entry = string | { classic: string; global?: string };
/** Name of a bundle → its entry. */
export type Entries = Readonly<Record<string, Entry>>;

export const entries = {
  editor: 'src/editor/window/main.tsx',
  worker: 'src/editor/worker/worker.ts',
  preview: 'src/editor/preview/main.tsx',
  writing: 'src/editor/writing/text-view.ts',
} as const;

interface BundleOptions extends Folders {
  /** The cache of all commands. A bundle in it outlives all changes but those of its own modules. */
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
  { root, project, cache, progress }: BundleOptions,
  wanted: Entries = entries,
): Promise<Bundles> {
  const folder = join(cache, 'editor');
  const folders = { root, project };
  const names = namesOfSources(folders);
  const always = alwaysIn(folders);
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
    const { files, modules } = await bundle(folders, name, entry);
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
function alwaysIn({ root, project }: Folders): string[] {
  const lock = lockOf(project);
  return [
    ...(lock === undefined ? [] : [inside(root, lock)]),
    ...['package.json', 'tsconfig.json', 'src/bundling/builder.js', 'src/disk/hash.js', 'src/editor/server/bundles.ts'],
  ];
}

/** A path from the builder's folder on; that of a file of the site's own sections begins with `../` where the builder is installed. */
const inside = (root: string, path: string) => relative(root, path).replaceAll('\\', '/');

/** The folders of the sources that the compiled schema is made of, and single ones (a test compares them with what is imported). */
const roomsOfValidator = ['schema/', 'src/json-schema/', 'src/migrations/', 'src/loader/node/'];
const sourcesOfValidator = [
  'package.json',
  'src/registry/section-schemas.ts',
  'src/json-text/pointer.ts',
  'src/findings/command-line.ts',
];

/** @param path - of a source, from the builder's folder on */
export const isSourceOfValidator = (path: string): boolean =>
  roomsOfValidator.some((room) => path.startsWith(room)) ||
  sourcesOfValidator.includes(path) ||
  /(?:^|\/)sections\/[^/]+\/schema\.ts$/.test(path);

/** The names of all sources: a new one may be found by `import.meta.glob`, or stand in the place of another. */
const namesOfSources = ({ root, project }: Folders): string[] =>
  [join(root, 'schema'), join(root, 'src'), join(project, 'sections')].filter(existsSync).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((name) => inside(root, join(room, name)))
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
  for (const { name } of timed.sort((one, other) => other.time - one.time).slice(40)) rmSync(join(folder, name), { force: true });
}

/** One script without shared chunks, and the styles that it needs. */
async function bundle(folders: Folders, name: string, entry: Entry): Promise<Made> {
  const { classic, global }: { classic?: string; global?: string } = typeof entry === 'string' ? {} : entry;
  const { build } = await import('vite');
  const { builder } = await import('../../bundling/builder.js');
  const { root } = folders;
  const modules = new Set<string>();
  const made = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      builder(folders),
      compileSchema(async () => (await import('../../loader/node/validator-source.ts')).validatorSource()),
      withoutLinkify,
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
        input: join(root, classic ?? (entry as string)),
        // One of them is imported by another at run time.
        preserveEntrySignatures: 'exports-only',
        output: {
          format: classic === undefined ? 'es' : 'iife',
          ...(global !== undefined && { name: global }),
          entryFileNames: `${name}.js`,
          assetFileNames: `${name}.[ext]`,
          codeSplitting: false,
        },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  const names = namesOfSources(folders);
  const known = new Set(names);
  const own = [...modules].map((id) => inside(root, id)).filter((path) => known.has(path));
  return {
    files: Object.fromEntries(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)])),
    modules: [...new Set([...own, ...(own.includes(validatorFile) ? names.filter(isSourceOfValidator) : [])])].sort(),
  };
}

/** Stands for the compiled JSON Schema. Compiling it in the browser would need the right to evaluate strings as code. */
export const validatorFile = 'src/loader/node/bundled-validator.ts';

/** markdown-it brings a finder of addresses in plain text, which nothing here asks for: three kilobytes of each bundle, compressed. */
const withoutLinkify: Plugin = {
  name: 'without-linkify',
  enforce: 'pre',
  resolveId: (id) => (id === 'linkify-it' ? '\0linkify-it' : null),
  load: (id) => (id === '\0linkify-it' ? 'export class LinkifyIt {}' : null),
};

/** Puts the compiled schema in the place of what only names it. */
export const compileSchema = (sourceOf: () => Promise<string>): Plugin => ({
  name: 'compile-schema',
  async load(id) {
    return id.endsWith(`/${validatorFile}`) ? { code: await sourceOf(), map: { mappings: '' } } : null;
  },
});
