/** What building costs, from the start of the process to its end, beside the same pages by a hand-written generator. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFiveSections } from './five-sections.ts';
import { median } from './measure.ts';
import type { Line } from './report.ts';

/** The steps that the comparison is made without: the hand-written generator does nothing of the kind. */
export const extras = 'compression,icons,cards,images';

/** Page counts, and how often each thing is measured. */
const sizes = [
  { pages: 10, runs: 5 },
  { pages: 100, runs: 5 },
  { pages: 500, runs: 3 },
  { pages: 1000, runs: 3 },
] as const;

/** Milliseconds, the medians. */
interface Times {
  hand: number;
  cold: number;
  whole: number;
  same: number;
  word: number;
}

/** Measures, and yields a line after each measurement. */
export async function* measureBuild(root: string): AsyncGenerator<Line> {
  const work = mkdtempSync(join(tmpdir(), 'bench-build-'));
  try {
    const all = new Map<number, Times>();
    for (const { pages, runs } of sizes) {
      const times = measure(root, join(work, String(pages)), pages, runs);
      all.set(pages, times);
      yield* report(pages, times);
    }
    const growth = slope(all, 500, 1000) / slope(all, 10, 500);
    yield {
      name: 'Growth from 10 to 1,000 pages',
      value: `a page more costs ${slope(all, 500, 1000).toFixed(2)} ms above 500 pages, ${slope(all, 10, 500).toFixed(2)} ms below`,
      ratio: growth,
      aim: 1.3,
      binding: true,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function* report(pages: number, { hand, cold, whole, same, word }: Times): Generator<Line> {
  const name = `${pages.toLocaleString('en')} pages`;
  const large = pages === 1000;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  yield {
    name: `${name}, cold`,
    value: `${ms(cold)} beside ${ms(hand)} by hand; ${ms(whole)} with images, icons, card images and compressed copies`,
    ratio: cold / hand,
    // Of ten pages the builder itself is most of the time.
    aim: large ? 13 : 40,
    binding: large,
  };
  yield {
    name: `${name}, nothing changed`,
    value: `${ms(same)} beside ${ms(cold)} cold`,
    ratio: same / cold,
    aim: large ? 0.2 : 1.1,
  };
  yield {
    name: `${name}, one word changed`,
    value: `${ms(word)} beside ${ms(cold)} cold`,
    ratio: word / cold,
    aim: large ? 0.25 : 1.1,
    binding: large,
  };
}

/** By turns, so that a machine that gets slower or faster meanwhile does so for all. */
function measure(root: string, folder: string, pages: number, runs: number): Times {
  const manifest = prepare(root, folder, (text) => makeFiveSections(text, pages));
  const times: Record<keyof Times, number[]> = { hand: [], cold: [], whole: [], same: [], word: [] };
  const hand = join(root, 'tests/bench/hand-written.js');
  const build = buildOf(root, manifest, folder);
  // The first run bundles the builder.
  run(build('kept'), extras);
  for (let turn = 0; turn < runs; turn++) {
    // Every folder is a new one: to make files where as many have just been removed is slow on some systems.
    times.hand.push(run([hand, manifest, join(folder, `hand-${turn}`), 'data']));
    times.cold.push(run(build(`cold-${turn}`, '--fresh'), extras));
    if (turn === 0) times.whole.push(run(build('whole', '--fresh')));
    times.same.push(run(build('kept'), extras));
    changeWord(manifest, turn);
    times.word.push(run(build('kept'), extras));
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)])) as unknown as Times;
}

/** The arguments of a build into a folder beside the manifest. */
export const buildOf =
  (root: string, manifest: string, folder: string) =>
  (out: string, ...options: string[]): string[] => [
    ...[join(root, 'scripts/boot.js'), 'build', '--site', manifest, '--out', join(folder, out)],
    ...options,
  ];

/** A folder with the manifest and what it names. */
export function prepare(root: string, folder: string, make: (text: string) => string): string {
  const site = join(root, 'site.json');
  const manifest = join(folder, 'site.json');
  mkdirSync(folder, { recursive: true });
  cpSync(join(dirname(site), 'media'), join(folder, 'media'), { recursive: true });
  writeFileSync(manifest, make(readFileSync(site, 'utf8')));
  return manifest;
}

/** Another word in the description of a page in the middle. */
export function changeWord(file: string, turn: number): void {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf('eigenen Worten', text.length / 2 - 20_000);
  if (at < 0) throw new Error('tests/bench/build.ts: there is no word to change.');
  writeFileSync(file, `${text.slice(0, at)}anderen (${turn}) ${text.slice(at)}`);
}

/** @returns milliseconds from the start of a process to its end */
export function run(args: string[], without = ''): number {
  const { BENCH_WITHOUT: _, ...env } = process.env;
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: without ? { ...env, BENCH_WITHOUT: without } : env,
  });
  const time = performance.now() - started;
  if (status !== 0) throw new Error(stderr);
  return time;
}

/** Milliseconds that each further page costs. */
function slope(all: ReadonlyMap<number, Times>, from: number, to: number): number {
  return ((all.get(to)?.cold ?? Number.NaN) - (all.get(from)?.cold ?? Number.NaN)) / (to - from);
}
