import { measureBuild } from '../src/bench/build.ts';
import { type Line, measureValidation } from '../src/bench/validation.ts';
import { readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';

/** The parts of the report, in order. Each yields its lines as they are measured. */
const parts: Record<string, { title: string; measure: (root: string) => AsyncGenerator<Line> }> = {
  validation: { title: 'Checking manifests, beside JSON.parse and the schema alone', measure: measureValidation },
  build: { title: 'Building, beside the same pages by a hand-written generator', measure: measureBuild },
};

const help = `Usage: npm run bench -- [PART…]

Measures, as medians of several runs, what things cost, each as a ratio to something that is measured in the same run. The times
depend on the machine and on what else it does; the ratios less so. Fails where a budget is broken.

${Object.entries(parts)
  .map(([name, { title }]) => `  ${name.padEnd(12)}${title}`)
  .join('\n')}`;

export async function main(args: string[], { root }: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const unknown = read.words.find((word) => !(word in parts));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}".\n\n${help}`);
    return 2;
  }
  const broken: string[] = [];
  for (const [part, { title, measure }] of Object.entries(parts)) {
    if (read.words.length > 0 && !read.words.includes(part)) continue;
    console.log(`${title}\n`);
    for await (const { name, value, ratio, aim, binding = false } of measure(root)) {
      const good = ratio <= aim;
      if (!good && binding) broken.push(name);
      const verdict = good ? 'ok' : binding ? 'BROKEN' : 'over';
      const what = `${binding ? 'budget' : 'aim'} ≤ ${aim}, ${verdict}`;
      console.log(`  ${name.padEnd(34)} ratio ${ratio.toFixed(2).padStart(6)} (${what})   ${value}`);
    }
    console.log('');
  }
  if (broken.length > 0) console.error(`Broken budgets: ${broken.join('; ')}`);
  return broken.length > 0 ? 1 : 0;
}
