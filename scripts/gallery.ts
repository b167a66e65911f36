import { resolve } from 'node:path';
import { readArguments } from '../src/command/arguments.ts';
import { askedTypes } from '../src/command/asked-types.ts';
import type { CommandContext } from '../src/command/context.ts';
import { buildGallery } from '../src/command/gallery.ts';
import { listen, readPort } from '../src/command/listen.ts';
import { commandLine } from '../src/findings/command-line.ts';
import { createGalleryServer } from '../src/gallery/serve.ts';
import { createMockProvider } from '../src/mock-provider/mock-provider.ts';

const help = `Usage: ${commandLine('gallery')} [TYPE…] [--port N] [--host H] [--site FILE] [--out DIR]

Shows every section type, or those named: all examples in light and dark at three widths, what may be written, JSON to copy,
and the icons. It is built into dist-gallery/ and served until you press Ctrl+C.

  --port N     the port (4174); 0 takes a free one
  --host H     the interface (localhost); 0.0.0.0 lets phones in your network in
  --site FILE  the manifest whose colours and fonts are used (site.json)
  --out DIR    builds into this folder and serves nothing`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['port', 'host', 'site', 'out'], words: true });
  if (typeof read === 'number') return read;
  const port = readPort(read.values.port, 4174);
  if (port === undefined) return 2;
  const types = askedTypes(read.words, context, true);
  if (types === undefined) return 2;
  const { out = 'dist-gallery' } = read.values;
  const written = await buildGallery({ types, site: read.values.site ?? 'site.json', out }, context);
  if (typeof written === 'number') return written;
  if (read.values.out !== undefined) return 0;
  return listen(createGalleryServer(resolve(out), createMockProvider()), {
    port,
    host: read.values.host ?? 'localhost',
    verb: 'gallery',
  });
}
