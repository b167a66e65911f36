import { formatLine, type Measure } from '../src/bench/report.ts';
import { measureSpeed } from '../src/bench/speed/speed.ts';
import { measureValidation } from '../src/bench/validation.ts';
import { readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';

/** The parts of the report, in order. Each yields its lines as they are measured. */
const parts: Record<string, { title: string; about: string; measure: Measure }> = {
  validation: { title: 'Validation', about: 'what checking a manifest costs', measure: measureValidation },
  speed: { title: 'Speed', about: 'what a visitor waits for, beside the same pages written by hand', measure: measureSpeed },
};

const help = `Usage: npm run bench -- [PART…] [--runs N] [--routes PATH,…]

Measures; prints medians, as ratios to something comparable from the same run. A broken budget fails the command. The figures
depend on the machine and on what else it does; the ratios less so. Without a PART: all.

${Object.entries(parts)
  .map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`)
  .join('\n')}

  --runs N        how often the slow things are measured (5)
  --routes PATHS  only these pages, separated by commas (speed)`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['runs', 'routes'], words: true });
  if (typeof read === 'number') return read;
  const runs = Number(read.values.runs ?? 5);
  const unknown = read.words.find((word) => !(word in parts));
  if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
    console.error(`${unknown === undefined ? '--runs must be a whole number.' : `There is no part "${unknown}".`}\n\n${help}`);
    return 2;
  }
  const broken: string[] = [];
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (read.words.length > 0 && !read.words.includes(name)) continue;
    console.log(`${title}\n`);
    for await (const line of measure(context, { runs, routes: read.values.routes?.split(',') })) {
      console.log(formatLine(line));
      if (line.within === false) broken.push(`${title}: ${line.name}`);
    }
    console.log('');
  }
  if (broken.length > 0) console.log(`Broken budgets (${broken.length}):\n${broken.map((name) => `  ${name}`).join('\n')}`);
  return broken.length > 0 ? 1 : 0;
}
