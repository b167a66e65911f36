/** The files that every site made with this builder shares. They do not depend on the manifest, so they are made once and cached. */
import { join } from 'node:path';
import { hash } from '../../disk/hash.js';
import { keep, readKept } from '../../disk/kept-file.js';
import { appStyles } from '../styles/stylesheet.ts';
import { dropUnused } from './drop-unused.ts';

/** Text of each file. */
export interface ClientBundle {
  /** The app as one module. */
  app: string;
  /** Every rule of every part and section, in order: what page styles are filtered from. */
  sheet: string;
  /** The rules that the app's components can need: what the browser links before it changes pages in place. */
  appSheet: string;
  /** The inline script. */
  script: string;
}

/**
 * The client bundle, from the cache or freshly made by Vite.
 *
 * @param root - the builder's own folder
 * @param cache - a folder that belongs to exactly these sources (see scripts/boot.js)
 * @param entry - the app's entry; a site's is that of every visitor
 */
export async function loadClientBundle(root: string, cache: string, entry = 'src/render/client.tsx'): Promise<ClientBundle> {
  const file = join(cache, 'client', hash(entry));
  const kept = readKept(file);
  if (kept) return JSON.parse(kept.toString('utf8')) as ClientBundle;
  const made = await bundle(root, entry);
  keep(file, JSON.stringify(made));
  return made;
}

async function bundle(root: string, client: string): Promise<ClientBundle> {
  const app = await bundleFile(root, client, 'app');
  const inline = await bundleFile(root, 'src/render/inline.ts', 'inline');
  const [code, sheet] = [app('app.js'), app('sheet.css')];
  return { app: code, sheet, appSheet: appStyles(sheet, code), script: inline('inline.js').trim() };
}

/**
 * A library build of the app or of the inline script: one file without shared chunks, named by us, and the styles that it needs.
 *
 * @returns gives the text of a file that was made
 */
async function bundleFile(root: string, entry: string, name: 'app' | 'inline'): Promise<(file: string) => string> {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [dropUnused()],
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, entry),
        treeshake: { propertyReadSideEffects: false },
        preserveEntrySignatures: 'exports-only',
        // The inline script shares the page with scripts of others: none of its names may be theirs.
        output: {
          format: name === 'inline' ? 'iife' : 'es',
          entryFileNames: `${name}.js`,
          assetFileNames: 'sheet.[ext]',
          codeSplitting: false,
        },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  return (wanted) => {
    const file = output.find(({ fileName }) => fileName === wanted);
    if (!file) throw new Error(`The bundle of ${entry} has no ${wanted}.`);
    return file.type === 'chunk' ? file.code : String(file.source);
  };
}
