import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { complain, readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { measureBuild } from '../tests/bench/build.ts';
import { measureEditor } from '../tests/bench/editor/editor.ts';
import { measureHosted } from '../tests/bench/editor/hosted.ts';
import { measureLoop } from '../tests/bench/editor/loop.ts';
import { measureEntries } from '../tests/bench/entries.ts';
import { measureLanguages } from '../tests/bench/languages.ts';
import { formatRooms } from '../tests/bench/lines.ts';
import { formatLine, isBroken, type Measure } from '../tests/bench/report.ts';
import { measureApp, measureSpeed } from '../tests/bench/speed/speed.ts';
import { compareTests } from '../tests/bench/tests.ts';
import { measureValidation } from '../tests/bench/validation.ts';

/** The parts of the report, in order. Each yields its lines as they are measured. */
const parts: Record<string, { title: string; measure: Measure }> = {
  validation: {
    title: 'Checking manifests, beside JSON.parse and the schema alone',
    measure: ({ root }) => measureValidation(root),
  },
  build: {
    title: 'Building, beside the same pages by a hand-written generator',
    measure: ({ root }) => measureBuild(root),
  },
  languages: {
    title: 'Two languages, beside as many pages in one',
    measure: ({ root }, { runs }) => measureLanguages(root, runs),
  },
  entries: {
    title: 'Pages that are entries of lists, beside as many that are in none',
    measure: ({ root }, { runs }) => measureEntries(root, runs),
  },
  pages: { title: 'Pages by Lighthouse, beside the same pages written by hand', measure: measureSpeed },
  app: { title: 'The app: its bytes, the first taps, the way from page to page', measure: measureApp },
  editor: { title: 'The editor: its start, and the way of a letter into its field and onto the page', measure: measureEditor },
  hosted: {
    title: 'The editor as static files: its bytes, the page on a slow line, a letter on a slow machine',
    measure: measureHosted,
  },
  loop: { title: 'Work on the editor: from a saved source to the screen, built anew and by --dev', measure: measureLoop },
};

const help = `Usage: npm run bench -- [PART…] [--runs N] [--routes PATH,…]
       npm run bench -- lines|tests [--against COMMIT] [--runs N]

Measures what things cost, as medians of several runs, beside something that is measured in the same run. The times depend on
the machine and on what else it does; the ratios less so. Fails where a budget is broken. Without a PART: all.

${Object.entries(parts)
  .map(([name, { title }]) => `  ${name.padEnd(14)} ${title}`)
  .join('\n')}

  lines          How many lines of code each room has
  tests          What npm test costs in processor time, in a fresh clone; these two are never measured with the others

  --runs N          how often the slow things are measured (5; tests: 1)
  --routes PATHS    only these pages, separated by commas (pages, app)
  --against COMMIT  what it was there (lines, tests)`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, values: ['runs', 'routes', 'against'], words: true });
  if (typeof read === 'number') return read;
  if (read.words.includes('lines')) {
    for (const line of formatRooms(context.root, read.values.against)) console.log(line);
    return 0;
  }
  const runs = Number(read.values.runs ?? 5);
  const unknown = read.words.find((word) => !(word in parts) && word !== 'tests');
  if (unknown !== undefined || !Number.isInteger(runs) || runs < 1)
    return complain(`${unknown === undefined ? '--runs must be a whole number.' : `There is no part "${unknown}".`}\n\n${help}`);
  console.log(`${conditions()}\n`);
  if (read.words.includes('tests')) {
    for (const line of await compareTests(context.root, read.values.against, Number(read.values.runs ?? 1))) console.log(line);
    return 0;
  }
  const broken: string[] = [];
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (read.words.length > 0 && !read.words.includes(name)) continue;
    console.log(`${title}\n`);
    for await (const line of measure(context, { runs, routes: read.values.routes?.split(',') })) {
      console.log(formatLine(line));
      if (isBroken(line)) broken.push(line.name);
    }
    console.log('');
  }
  if (broken.length > 0) console.error(`Broken budgets: ${broken.join('; ')}`);
  return broken.length > 0 ? 1 : 0;
}

/** What the figures are to be read with. */
function conditions(): string {
  const [load = 0] = loadavg();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${machine}; load before: ${load.toFixed(1)}`;
}
