import { measureValidation } from '../src/bench/validation.ts';
import { readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';

const help = `Usage: npm run bench

Measures what checking manifests costs: medians of several runs, as ratios to the least that it could cost.
The figures depend on the machine and on what else it does; the ratios less so.`;

/** The parts of the report, in order. Each yields its lines as they are measured. */
const parts = { Validation: measureValidation };

export async function main(args: string[], { root }: CommandContext): Promise<number> {
  const read = readArguments(args, { help });
  if (typeof read === 'number') return read;
  for (const [title, measure] of Object.entries(parts)) {
    console.log(`${title}\n`);
    for await (const { name, value, ratio, aim } of measure(root)) {
      const verdict = ratio <= aim ? 'ok' : 'over';
      console.log(`  ${name.padEnd(34)} ratio ${ratio.toFixed(2).padStart(6)} (aim ≤ ${aim}, ${verdict})   ${value}`);
    }
    console.log('');
  }
  return 0;
}
