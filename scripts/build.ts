import { readArguments } from '../src/command/arguments.ts';
import { build } from '../src/command/build.ts';
import type { CommandContext } from '../src/command/context.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('build')} [--site FILE] [--out DIR] [--edit] [--fresh] [--timings]

Validates a manifest and writes the complete site. Without a valid manifest nothing is written. Images,
fonts and cards that earlier builds have made are used again; the result is the same, byte for byte, as without them.

  --site FILE  the manifest (site.json)
  --out DIR    the folder to write (dist); replaced as a whole, if an earlier build made it
  --edit       also makes the editor as static files, for "editor" in the manifest: beside the folder, or at /edit/ in it
  --fresh      makes everything anew, without what earlier builds have left
  --timings    says what the time was spent on`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['site', 'out'], flags: ['edit', 'fresh', 'timings'] });
  if (typeof read === 'number') return read;
  const { values, flags } = read;
  const written = await build(values.site ?? 'site.json', values.out ?? 'dist', context, {
    ...flags,
    // For `npm run bench` only: names of steps that are to be left out, to time them apart.
    without: process.env.BENCH_WITHOUT?.split(',') ?? [],
  });
  return typeof written === 'number' ? written : 0;
}
