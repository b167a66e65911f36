import { resolve } from 'node:path';
import { readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { listen, mayListen, readPort } from '../src/command/listen.ts';
import { commandWords } from '../src/command/words.ts';
import { createDevServer } from '../src/dev/dev-server.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('dev')} [--port N] [--host H] [--site FILE]

Serves the manifest while you edit it: saving updates the open page in place, mistakes show over it.

  --port N     the port (5173); 0 takes a free one
  --host H     the interface (localhost); 0.0.0.0 lets phones in your network in
  --site FILE  the manifest (site.json)`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['port', 'host', 'site'] });
  if (typeof read === 'number') return read;
  const port = readPort(read.values.port, 5173);
  if (port === undefined) return 2;
  const address = { port, host: read.values.host ?? 'localhost', verb: 'dev' };
  if (!(await mayListen(address))) return 1;
  const { server, close, lang, base } = await createDevServer(context, resolve(read.values.site ?? 'site.json'));
  return listen(server, { ...address, path: base && `${base}/`, close, words: commandWords[lang] });
}
