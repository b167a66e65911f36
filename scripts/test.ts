import { availableParallelism } from 'node:os';
import { readArguments } from '../src/command/arguments.ts';
import { parts, runTests, type Stage } from '../src/command/run-tests.ts';
import { sliceOfToday } from '../src/command/slice-of-today.ts';
import { onlyVariables } from '../tests/anywhere/environments.js';
import { judgeRecord, longParts, mergeRecords, recordRun } from '../tests/support/project/long-tests.ts';

const help = `Usage: npm test [-- PART…]

Checks and tests, stage by stage; the last line is "N passed, N failed". Without a PART: check, commands and browser; the browser beside the others where there are more than two cores.

  check  types, lint and format, unused code, generated files, and all tests that need no process of their own
  commands  the commands as their users run them, also in copies of the project that are changed
  browser  e2e and spec in one go
  e2e    every page of the site, its sign-up form, the previews and the gallery, in a browser
  site   validates and builds site.json, and tests how its pages behave: what an edit of it alone can break
  spec   the wording and limits of the site in this repository
  deep [NAME…]  the long tests, hours in all, or those parts of them: ${Object.keys(longParts).join(', ')}.
         Each run is written into tests/long-tests.json. They install Firefox, Java, nginx, Apache and Caddy on Debian
  deep --merge FOLDER  takes the records of other machines into that file, and lists what is red or not green for 14 days
  --shard 1/3  a third of the browser tests of those parts, for machines side by side
  sabotage  puts faults into a copy of the code, one at a time, by Stryker: a test has to notice; takes long

Where a browser is needed, it is looked for before anything else.

Environment: SITE names another manifest for e2e and site, SLICE the rows of long tables (a number; that of the day),
 CHROMIUM_PATH and FIREFOX_PATH a browser,
MUTATE the files that sabotage tries (src/findings/nearest.ts), with the tests of their folders.`;

export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const read = readArguments(args, { help, values: ['merge', 'shard'], words: true });
  if (typeof read === 'number') return read;
  const [first, ...others] = read.words;
  if (first === 'deep') return runLong(root, others, read.values.merge);
  const unknown = read.words.find((word) => !(word in parts));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}".\n\n${help}`);
    return 2;
  }
  const stagesOf = (...names: string[]) => names.flatMap((name) => parts[name] ?? []);
  if (read.words.length > 0) return runTests(stagesOf(...read.words).map(inEnvironment), root, { shard: read.values.shard });
  const [browser, beside] = [stagesOf('browser'), stagesOf('check', 'commands').map(inEnvironment)];
  const remark = judgeRecord(root).line;
  // Either row fills two cores: side by side they would take longer there, and half as much processor time again.
  if (availableParallelism() <= 2) return runTests([...beside, ...browser], root, { remark });
  return runTests(browser, root, { beside, remark });
}

/** Runs tests without a browser in one of the environments in which they must come to the same result: each day, and each stage, in another. */
function inEnvironment(stage: Stage): Stage {
  // The row that tests/anywhere/run.js has chosen is the only one.
  if (process.env.ANYWHERE) return stage;
  const place = ['Unit tests', 'Commands'].indexOf(stage.title);
  const chosen = place < 0 ? undefined : onlyVariables[(sliceOfToday() + place) % onlyVariables.length];
  return chosen ? { ...stage, title: `${stage.title}, in the environment "${chosen.name}"`, env: chosen.env } : stage;
}

/** Runs parts of the long tests, or all, and records each; with `merge` it only takes in what other machines have recorded. */
async function runLong(root: string, names: readonly string[], merge?: string): Promise<number> {
  if (merge !== undefined) {
    mergeRecords(root, merge);
    const { overdue } = judgeRecord(root);
    for (const line of overdue) console.log(line);
    return overdue.length > 0 ? 1 : 0;
  }
  const unknown = names.find((name) => !(name in longParts));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}" of the long tests. There are: ${Object.keys(longParts).join(', ')}.`);
    return 2;
  }
  const stages = Object.entries(longParts).flatMap(([name, stage]) =>
    names.length === 0 || names.includes(name) ? [stage] : [],
  );
  return runTests(stages, root, {
    onResult: ({ part = '' }, counts, seconds) => recordRun(root, part, counts, seconds),
  });
}
