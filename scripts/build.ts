import { readArguments } from '../src/command/arguments.ts';
import { build } from '../src/command/build.ts';
import type { CommandContext } from '../src/command/context.ts';

const help = `Usage: npm run build -- [--site FILE] [--out DIR]

Validates a manifest and writes the complete site. Without a valid manifest nothing is written.

  --site FILE  the manifest (site.json)
  --out DIR    the folder to write (dist); replaced as a whole, if an earlier build made it`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['site', 'out'] });
  if (typeof read === 'number') return read;
  const written = await build(read.values.site ?? 'site.json', read.values.out ?? 'dist', context);
  return typeof written === 'number' ? written : 0;
}
