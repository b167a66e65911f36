/** The code of the editor's pages, made for browsers. It depends on nothing but the builder, so it is made once and kept. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hash } from '../../disk/hash.js';
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
  /** A folder that belongs to exactly these sources (see scripts/boot.js). */
  cache: string;
  /** Is told before something is made, and how far it has come. */
  progress: (made: number, all: number) => void;
}

/** The bundles and their sheets, from the cache or freshly made by Vite. */
export async function loadBundles(
  { root, cache, progress }: BundleOptions,
  wanted: Readonly<Record<string, string>> = entries,
): Promise<Bundles> {
  const file = join(cache, 'editor', hash(JSON.stringify(wanted)));
  const kept = readKept(file);
  if (kept) return JSON.parse(kept.toString('utf8')) as Bundles;
  const names = Object.keys(wanted);
  let made = 0;
  progress(made, names.length);
  const parts = await Promise.all(
    Object.entries(wanted).map(async ([name, entry]) => {
      const part = await bundle(root, name, entry);
      made += 1;
      progress(made, names.length);
      return part;
    }),
  );
  const bundles = Object.assign({}, ...parts) as Bundles;
  keep(file, JSON.stringify(bundles));
  return bundles;
}

/** One module without shared chunks, and the styles that it needs. */
async function bundle(root: string, name: string, entry: string): Promise<Bundles> {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [generate(() => import('./generated-modules.ts'))],
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
  return Object.fromEntries(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
}

/** The generated modules, by what makes them. */
export type Generated = typeof import('./generated-modules.ts');

/** Puts generated modules in the place of what only names them. */
export const generate = (load: () => Promise<Generated>): Plugin => ({
  name: 'generate',
  resolveId: (id) => (id === 'virtual:icons' ? '\0icons' : null),
  async load(id) {
    if (id === '\0icons') return (await load()).iconsSource();
    if (!id.endsWith('/src/manifest/node/bundled-validator.ts')) return null;
    return { code: (await load()).validatorSource(), map: { mappings: '' } };
  },
});
