/** What a site in two languages costs beside one in one language with as many pages. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../../src/manifest/node/load-site.ts';
import { buildOf, changeWord, extras, prepare, run } from './build.ts';
import { makeFiveSections } from './five-sections.ts';
import { compare, median } from './measure.ts';
import type { Line } from './report.ts';
import { makeTwoLanguages } from './two-languages.ts';

const pages = 1000;
const makers = {
  one: (text: string) => makeFiveSections(text, pages),
  two: (text: string) => makeTwoLanguages(makeFiveSections(text, pages / 2)),
};
type Which = keyof typeof makers;

/** Measured 1.05; translations are named on every page and in the sitemap. Two runs on a busy machine differ by a tenth. */
const budget = 1.25;

/** Measures, and yields a line after each measurement. */
export async function* measureLanguages(root: string, runs: number): AsyncGenerator<Line> {
  const file = join(root, 'site.json');
  const text = readFileSync(file, 'utf8');
  const load = async (make: (text: string) => string) => {
    const content = Buffer.from(make(text));
    return async () => {
      const { site } = await loadSite(file, { content });
      if (!site) throw new Error('The manifest to measure is invalid.');
    };
  };
  const [one, two] = await compare(await load(makers.one), await load(makers.two), { clock: 'processor', runs: 11, warmUp: 3 });
  yield line('Check 1,000 pages', one, two);

  const work = mkdtempSync(join(tmpdir(), 'bench-languages-'));
  try {
    const times = measureBuilds(root, work, runs);
    for (const [name, { one, two }] of Object.entries(times)) yield line(`1,000 pages, ${name}`, median(one), median(two));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** By turns, so that a machine that gets slower or faster meanwhile does so for both. */
function measureBuilds(root: string, work: string, runs: number): Record<string, Record<Which, number[]>> {
  const times = {
    cold: { one: [] as number[], two: [] as number[] },
    'one word changed': { one: [] as number[], two: [] as number[] },
  };
  const sites = Object.entries(makers).map(([which, make]) => {
    const folder = join(work, which);
    const build = buildOf(root, prepare(root, folder, make), folder);
    // The first run bundles the builder, and the app of this site.
    run(build('kept'), extras);
    return { which: which as Which, folder, build };
  });
  for (let turn = 0; turn < runs; turn++) {
    // The later of the two has a disk to wait for that the other has filled.
    for (const { which, folder, build } of turn % 2 ? sites.toReversed() : sites) {
      times.cold[which].push(processorTime(build(`cold-${turn}`, '--fresh')));
      changeWord(join(folder, 'site.json'), turn);
      times['one word changed'][which].push(processorTime(build('kept')));
      rmSync(join(folder, `cold-${turn}`), { recursive: true });
    }
  }
  return times;
}

/** Prints, in the process that it is loaded in, what that has worked. */
const reporter = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('\\nworked '+(user+system))})`;

/** @returns milliseconds that a command works, whatever else the machine does: two sites are compared, and neither waits for the other */
function processorTime(args: string[]): number {
  const env = { ...process.env, BENCH_WITHOUT: extras };
  const { status, stderr } = spawnSync(process.execPath, ['--import', reporter, ...args], { encoding: 'utf8', env });
  const worked = /\nworked (\d+)/.exec(stderr)?.[1];
  if (status !== 0 || worked === undefined) throw new Error(stderr);
  return Number(worked) / 1000;
}

const line = (name: string, one: number, two: number): Line => ({
  name,
  value: `${two.toFixed(0)} ms in two languages beside ${one.toFixed(0)} ms in one`,
  ratio: two / one,
  aim: budget,
  binding: true,
});
