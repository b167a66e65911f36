/** The files that all pages of a site share. They depend on nothing of the manifest but on what it uses, so they are made once and kept. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Folders } from '../../bundling/project.js';
import type { ContentCache } from '../../disk/content-cache.ts';
import { appStyles } from '../styles/stylesheet.ts';
import { dropUnused } from './drop-unused.ts';
import { onlyUsed, type Used } from './only-used.ts';

/** Text of each file. */
export interface ClientBundle {
  /** The app as one module. */
  app: string;
  /** Every rule of every part and section, in order: what page styles are filtered from. */
  sheet: string;
  /** The rules that the app's components can need: what the browser links before it changes pages in place. */
  appSheet: string;
  /** The starting script. */
  script: string;
}

/** What an app is made of. */
export interface AppSource {
  /** Undefined: all section types and languages that there are. */
  used?: Used;
}

/**
 * The client bundle, as it is kept or freshly made by Vite.
 *
 * @param cache - belongs to exactly these sources of the builder, which the keys do not name
 */
export async function loadClientBundle(folders: Folders, cache: ContentCache, source: AppSource = {}): Promise<ClientBundle> {
  const make = async () => Buffer.from(JSON.stringify(await bundle(folders, source)));
  const kept = await cache.remember('app', JSON.stringify(source), make);
  return JSON.parse(Buffer.from(kept).toString('utf8')) as ClientBundle;
}

async function bundle(folders: Folders, { used }: AppSource): Promise<ClientBundle> {
  const app = await bundleFile(folders, 'src/render/client.tsx', 'app', used && onlyUsed(used, folders.project));
  const inline = await bundleFile(folders, 'src/render/inline.ts', 'inline');
  const [code, sheet] = [app('app.js'), app('sheet.css')];
  return { app: code, sheet, appSheet: appStyles(sheet, code, used), script: inline('inline.js').trim() };
}

/**
 * A library build of the app or of the starting script: one file without shared chunks, named by us, and the styles that it needs.
 *
 * @returns gives the text of a file that was made
 */
async function bundleFile(folders: Folders, entry: string, name: 'app' | 'inline', only?: Plugin) {
  const { build } = await import('vite');
  const { builder } = await import('../../bundling/builder.js');
  const made = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [builder(folders), dropUnused(), only],
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(folders.root, entry),
        treeshake: { propertyReadSideEffects: false },
        preserveEntrySignatures: 'exports-only',
        // The starting script shares the page with scripts of others: none of its names may be theirs.
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
  return (wanted: string): string => {
    const file = output.find(({ fileName }) => fileName === wanted);
    if (!file) throw new Error(`The bundle of ${entry} has no ${wanted}.`);
    return file.type === 'chunk' ? file.code : String(file.source);
  };
}
