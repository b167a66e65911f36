/** The code of the editor's pages, made for browsers. It depends on nothing but the builder, so it is made once and kept. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../../../schema/icons.ts';
import { hash } from '../../disk/hash.js';
import { keep, readKept } from '../../disk/kept-file.js';
import { iconOf } from '../../manifest/node/icons.ts';

/** File below /app/ → its text. */
export type Bundles = Readonly<Record<string, string>>;

/** Name of a bundle → where it begins, below the builder's folder. */
const entries: Readonly<Record<string, string>> = {
  editor: 'src/editor/client/main.tsx',
  worker: 'src/editor/worker/worker.ts',
  preview: 'src/editor/preview/main.tsx',
};

interface BundleOptions {
  /** The builder's own folder. */
  root: string;
  /** A folder that belongs to exactly these sources (see scripts/boot.js). */
  cache: string;
  /** Is told before something is made, and how far it has come. */
  progress: (made: number, all: number) => void;
}

/** The bundles and their sheets, from the cache or freshly made by Vite. */
export async function loadBundles({ root, cache, progress }: BundleOptions, wanted = entries): Promise<Bundles> {
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
    plugins: [withValidator, withIcons],
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

/** Puts the compiled JSON Schema in the place of its compiler, which would need the right to make code of texts. */
const withValidator: Plugin = {
  name: 'with-validator',
  async load(id) {
    if (!id.endsWith('/src/manifest/node/bundled-validator.ts')) return null;
    const { validatorSource } = await import('../../manifest/node/validator-source.ts');
    return { code: validatorSource(), map: { mappings: '' } };
  },
};

/** The shapes of all icons that a manifest may name, as data. */
const withIcons: Plugin = {
  name: 'with-icons',
  resolveId: (id) => (id === 'virtual:icons' ? '\0icons' : null),
  load(id) {
    if (id !== '\0icons') return null;
    return `export default ${JSON.stringify(Object.fromEntries(iconNames.map((name) => [name, iconOf(name)])))}`;
  },
};
