import { readArguments } from '../src/command/arguments.ts';
import { build } from '../src/command/build.ts';
import type { CommandContext } from '../src/command/context.ts';
import { listen, mayListen, readPort } from '../src/command/listen.ts';
import { previewFolder } from '../src/command/preview-folder.ts';
import { commandLine } from '../src/findings/command-line.ts';
import { createMockProvider } from '../src/mock-provider/mock-provider.ts';
import { createPlaceholderMarks } from '../src/render/open-texts.ts';
import { createSiteServer, defaultPort } from '../src/serve/serve.ts';

const help = `Usage: ${commandLine('start')} [--port N] [--host H] [--site FILE]

Validates the manifest, builds the site and serves it until you press Ctrl+C. This is a preview of its own for each manifest:
dist/ stays as ${commandLine('build')} has written it.

  --port N     the port (${defaultPort}); 0 takes a free one
  --host H     the interface (localhost); 0.0.0.0 lets phones in your network in
  --site FILE  the manifest (site.json)`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['port', 'host', 'site'] });
  if (typeof read === 'number') return read;
  const port = readPort(read.values.port, defaultPort);
  if (port === undefined) return 2;
  const address = { port, host: read.values.host ?? 'localhost', verb: 'start' };
  if (!(await mayListen(address))) return 1;
  const { site = 'site.json' } = read.values;
  const folder = previewFolder(site, context);
  const written = await build(site, folder, context);
  if (typeof written === 'number') return written;
  const { openTexts } = written;
  const script = openTexts.length > 0 ? `(${createPlaceholderMarks})()(${JSON.stringify(openTexts)})` : undefined;
  return listen(createSiteServer(folder, { mockProvider: createMockProvider(), ...(script !== undefined && { script }) }), {
    ...address,
    path: written.base && `${written.base}/`,
    words: written.words,
  });
}
