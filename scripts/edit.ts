import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { complain, readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { listen, open, readPort } from '../src/command/listen.ts';
import { openInBrowser } from '../src/command/open-browser.ts';
import { loadBundles } from '../src/editor/server/bundles.ts';
import { createEditServer } from '../src/editor/server/edit-server.ts';
import { toFailure } from '../src/editor/server/failure.ts';
import { readManifestFile } from '../src/editor/server/manifest-file.ts';
import { findPlace } from '../src/editor/server/running.ts';
import { createSourceServer } from '../src/editor/server/source-server.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('edit')} [--port N] [--host H] [--site FILE] [--open] [--dev]

Opens the manifest in the visual editor: in your browser you click on a text of the page, write, and save.

  --port N     the port (4176), the preview takes the next one; 0 takes free ones
  --host H     the interface (this machine alone); 0.0.0.0 lets others in your network in who have the printed address,
               with that of this machine in the place of localhost
  --site FILE  the manifest (site.json)
  --open       shows it in your browser; where the editor of this manifest runs already, that one
  --dev        for work on the editor itself: serves its sources, and a saved one is in the open page at once. Only on this machine`;

export async function main(args: string[], { root, project, cache }: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['port', 'host', 'site'], flags: ['open', 'dev'] });
  if (typeof read === 'number') return read;
  const wanted = readPort(read.values.port, 4176, 65_534);
  if (wanted === undefined) return 2;
  const { site = 'site.json' } = read.values;
  const host = isThisMachine(read.values.host) ? undefined : read.values.host;
  try {
    readManifestFile(site);
  } catch (error) {
    const failure = toFailure(error);
    if (!failure) throw error;
    return complain(existsSync(site) ? `${site}: ${failure.message}` : `There is no ${site} here. Name the file: --site FILE`, 1);
  }
  const { open: isOpened, dev: isDev } = read.flags;
  if (isDev && host !== undefined) return complain('--dev serves the sources of this folder, so it goes with no --host.');
  const place = isOpened && !isDev && host === undefined && wanted !== 0 ? await findPlace(site, wanted) : { port: wanted };
  if ('running' in place) {
    console.log(`Serving at ${place.running} already`);
    openInBrowser(place.running);
    return 0;
  }
  const { port } = place;
  const sources = isDev ? await createSourceServer({ root, project }) : undefined;
  const progress = (made: number, all: number) =>
    console.error(made === 0 ? 'Making the editor, once for this version …' : `Made ${made} of ${all} parts.`);
  const bundles = sources?.bundles ?? (await loadBundles({ root, project, cache: join(cache, '..'), progress }));
  const served = createEditServer({ manifest: site, bundles, sources, host });
  const { editor, preview, path } = served;
  const close = async () => {
    await served.close();
    await sources?.close();
  };
  const why = `The preview of the editor takes the port behind that of the editor, ${port}.`;
  const previewAt = { port: port && port + 1, host: host ?? '127.0.0.1', verb: 'edit', why };
  if (!(await open(preview, previewAt))) {
    await close();
    return 1;
  }
  return listen(editor, {
    port,
    host: host ?? 'localhost',
    verb: 'edit',
    path,
    close,
    ...(isOpened && { opened: openInBrowser }),
  });
}

/** What no other machine reaches; there the editor and its preview have names of their own. */
const isThisMachine = (host = 'localhost') => /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);
