/** The files that every site made with this builder shares. They do not depend on the manifest, so they are made once and cached. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from './deliver.ts';
import { dropUnused } from './drop-unused.ts';
import { appStyles } from './stylesheet.ts';

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

const files = { app: 'app.js', sheet: 'sheet.css', appSheet: 'app.css', script: 'inline.js' } as const;

/**
 * The client bundle, from the cache or freshly made by Vite.
 *
 * @param root - the builder's own folder
 * @param cache - a folder that belongs to exactly these sources (see scripts/boot.js)
 * @param entry - the app's entry; a site's is that of every visitor
 */
export async function loadClientBundle(root: string, cache: string, entry = 'src/render/client.tsx'): Promise<ClientBundle> {
  const folder = join(cache, entry === 'src/render/client.tsx' ? 'client' : hash(entry));
  if (!existsSync(folder)) await bundle(root, folder, entry);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [app, sheet, appSheet, script] = await Promise.all(Object.values(files).map(read));
  return { app, sheet, appSheet, script } as ClientBundle;
}

async function bundle(root: string, folder: string, client: string): Promise<void> {
  const { build } = await import('vite');
  const draft = `${folder}.${process.pid}`;
  // A library build of the app and of the inline script: each is one file without shared chunks, named by us.
  for (const [name, entry] of [
    ['app', client],
    ['inline', 'src/render/inline.ts'],
  ] as const) {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      plugins: [dropUnused()],
      build: {
        outDir: join(draft, name),
        emptyOutDir: true,
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
  }
  const app = await readFile(join(draft, 'app/app.js'), 'utf8');
  const sheet = await readFile(join(draft, 'app/sheet.css'), 'utf8');
  const script = (await readFile(join(draft, 'inline/inline.js'), 'utf8')).trim();
  const out = join(draft, 'out');
  await mkdir(out);
  await writeFile(join(out, files.app), app);
  await writeFile(join(out, files.sheet), sheet);
  await writeFile(join(out, files.appSheet), appStyles(sheet, app));
  await writeFile(join(out, files.script), script);
  try {
    await rename(out, folder);
  } catch (error) {
    // Another command was faster.
    if (!existsSync(folder)) throw error;
  }
  await rm(draft, { recursive: true, force: true });
}
