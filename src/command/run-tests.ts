/** Runs the tests, stage by stage, each in processes of its own, and counts them. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { folderOfType } from '../gallery/examples.ts';
import { sliceOfToday } from './slice-of-today.ts';

export interface Stage {
  title: string;
  command: string[];
  /** A file that the stage writes, and how many tests it says have passed and failed. Without one, a stage is one test. */
  report?: { file: string; count: (report: string) => Counts };
  /** What to do when it fails, where that is not plain from what it printed. */
  hint?: string;
  /** A part of the long tests, whose runs are recorded. */
  part?: string;
  /** Variables that it finds set otherwise; undefined takes one away. */
  env?: Record<string, string | undefined>;
}

export interface Counts {
  passed: number;
  failed: number;
  /** What has failed, by file and title. */
  names?: string[];
}

const playwrightConfig = 'tests/playwright.config.ts';

const boot = (...args: string[]) => ['scripts/boot.js', ...args];

const validate = { title: 'Manifest', command: boot('validate', ...(process.env.SITE ? [process.env.SITE] : [])) };

// Parallel checkers repeat each other's work: one takes 17 s of processor time, two take 20.
const types: Stage = { title: 'Types', command: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] };
const schema: Stage = { title: 'JSON Schema and docs/fields.md are up to date', command: boot('schema', '--check') };
const inProcess = ['--project=unit', '--project=dom'];

/**
 * Files of tests that take longest, of three days: each day `npm test` runs those of one, so that all have run after three. Somebody who
 * names a file runs it on any day, and the long tests run all of them.
 */
export const filesOfThreeDays: readonly string[][] = [
  ['tests/commands/checkout.test.ts'],
  [
    'tests/commands/machine.test.ts',
    'tests/commands/start-without-terminal.test.ts',
    'src/editor/repository/github/forge-publishing.test.ts',
  ],
  ['tests/commands/builds.test.ts', 'tests/commands/failing-disk.test.ts', 'src/editor/repository/git/own-files.test.ts'],
];
const ofOtherDays = filesOfThreeDays
  .filter((_, day) => day !== sliceOfToday() % filesOfThreeDays.length)
  .flatMap((files) => files.flatMap((file) => ['--exclude', file]));

const check: Stage[] = [
  types,
  lint('.'),
  { title: 'Unused code', command: ['node_modules/knip/bin/knip.js'] },
  schema,
  vitest('Unit tests', ...inProcess, ...ofOtherDays),
];

/** What is to be known of one section type while it is written: a small part of `check`. */
export function checkOf(type: string, root: string): Stage[] {
  const folder = relative(root, folderOfType(root, type) ?? '').replaceAll('\\', '/');
  const hasTests = readdirSync(join(root, folder)).some((name) => /\.test\.tsx?$/.test(name));
  return [
    types,
    lint(folder),
    schema,
    {
      ...vitest(`The contract of ${type}`, ...inProcess, 'tests/unit/sections.contract', '--testNamePattern', `^${type} `),
      env: { DEEP: 'yes' },
    },
    ...(hasTests ? [vitest(`Tests of ${folder}`, ...inProcess, `${folder}/`)] : []),
  ];
}

/** What can be asked for, each with its stages. */
export const parts: Record<string, Stage[]> = {
  check,
  commands: [vitest('Commands', '--project=commands', '--project=commands-alone', ...ofOtherDays)],
  /** `e2e` and `spec`, by one browser. */
  browser: [validate, browser('Browser tests and specification', 'site', 'form', 'tools', 'spec')],
  e2e: [validate, browser('Browser tests', 'site', 'form', 'tools')],
  site: [
    validate,
    { title: 'Build', command: boot('build', ...(process.env.SITE ? ['--site', process.env.SITE] : [])) },
    browser('Browser tests', 'site'),
  ],
  spec: [browser('Specification', 'spec')],
  sabotage: [
    {
      title: 'Faults put into the code',
      command: ['tests/sabotage/stryker.js'],
    },
  ],
};

function lint(folder: string): Stage {
  return {
    title: 'Lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', folder],
    hint: `"npx biome check --write ${folder}" mends what can be mended by itself.`,
  };
}

/** A run of vitest. */
export function vitest(title: string, ...options: string[]): Stage {
  return {
    title,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...options,
      '--reporter=default',
      '--reporter=src/command/vitest-counts.ts',
    ],
    report: { file: 'tests/.output/vitest.json', count: (report) => JSON.parse(report) as Counts },
  };
}

/** A run of Playwright over some of its projects, with its options. Together they build the sites only once. */
export function browser(title: string, ...projects: string[]): Stage {
  const file = `tests/.output/${projects.filter(isProject).join('-')}.json`;
  const options = projects.map((name) => (isProject(name) ? `--project=${name}` : name));
  return {
    title,
    command: ['node_modules/playwright/cli.js', 'test', '-c', playwrightConfig, ...options],
    report: { file, count: countPlaywright },
  };
}

function isProject(name: string): boolean {
  return !name.startsWith('--');
}

interface Result extends Counts {
  /** Processor time in seconds of the stage and of all processes that it has waited for; undefined on Windows. */
  cpuSeconds: number | undefined;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; file: string; title: string }[];
}

function countPlaywright(report: string): Counts {
  const { stats, errors, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  };
  const failed = ({ suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...inner.flatMap(failed),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    names: suites.flatMap(failed),
  };
}

/**
 * Runs a stage to its end, whatever that is.
 *
 * @param more - variables of the environment
 * @param print - gets all that it prints, once it has ended; without this it is printed as it comes
 */
async function run(stage: Stage, root: string, more: Record<string, string>, print?: (text: string) => void): Promise<Result> {
  const file = stage.report && join(root, stage.report.file);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  // Each tool decides about NODE_ENV itself: the tests of components need React's development build.
  const { NODE_ENV: _, ...env } = process.env;
  const output = print ? 'pipe' : 'inherit';
  let times = '';
  const code = await new Promise<number>((done) => {
    const [program, ...args] = timed([process.execPath, ...stage.command]);
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', output, output, 'pipe'],
      env: { ...env, ...more, ...stage.env, RESULTS: file },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      times += chunk.toString();
    });
    child.once('error', () => done(1));
    child.once('close', (status) => {
      print?.(Buffer.concat(printed).toString());
      done(status ?? 1);
    });
  });
  const cpuSeconds = secondsOf(times);
  const counted =
    file && existsSync(file) && stage.report
      ? stage.report.count(readFileSync(file, 'utf8'))
      : ({ passed: 0, failed: 0 } as Counts);
  if (code === 0 && !stage.report) return { passed: 1, failed: 0, cpuSeconds };
  // A stage that ended badly, or that tested nothing, without a failed test has itself failed.
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return { ...counted, failed: counted.failed + (silent ? 1 : 0), cpuSeconds };
}

/** A command whose shell writes to its fourth stream how much processor time it took: Node tells that of no other process. */
const timed = (command: [string, ...string[]]): [string, ...string[]] =>
  process.platform === 'win32' ? command : ['sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command];

/** The sum of all times that the shell's `times` writes, such as `0m0.00s 1m2.34s`, in seconds. */
function secondsOf(times: string): number | undefined {
  const found = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
  return found.length > 0
    ? found.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
    : undefined;
}

/**
 * Runs stages of the tests, one after the other.
 *
 * @param beside - more of them, in a second row at the same time: they use the processor while the tests of the first row wait
 * @param remark - one more line before the last one
 * @param shard - such as 1/3: only that part of the browser tests
 * @param onResult - gets what a stage has come to, and how many seconds it took
 * @returns the exit code: 1 when anything failed; 2 when a stage needs a browser and there is none, which is found out before any stage runs
 */
export async function runTests(
  stages: readonly Stage[],
  root: string,
  { beside = [], remark, onResult, shard }: Options = {},
): Promise<number> {
  const failed: string[] = [];
  const sum = { passed: 0, failed: 0, cpuSeconds: 0 };
  const env: Record<string, string> = { SLICE: String(sliceOfToday()) };
  const all = [...stages, ...beside];
  const isBrowser = ({ command }: Stage) => command.includes(playwrightConfig);
  if (all.some(isBrowser)) {
    const { findBrowser } = await import('./browser.ts');
    const found = findBrowser(root);
    if (found === undefined) return 2;
    env.CHROMIUM_PATH = found;
  }
  const inOrder = async (row: readonly Stage[], print?: (text: string) => void) => {
    for (const stage of row) {
      console.log(`\n── ${all.indexOf(stage) + 1}/${all.length} ${stage.title}${print ? ' …' : ''}`);
      const started = performance.now();
      const sharded = shard && isBrowser(stage) ? { ...stage, command: [...stage.command, `--shard=${shard}`] } : stage;
      const result = await run(sharded, root, env, print);
      const seconds = (performance.now() - started) / 1000;
      sum.passed += result.passed;
      sum.failed += result.failed;
      sum.cpuSeconds += result.cpuSeconds ?? 0;
      const judged = result.failed === 0 ? 'good' : `FAILED${result.failed > 1 ? ` (${result.failed})` : ''}`;
      const cpu = result.cpuSeconds === undefined ? '' : `, ${result.cpuSeconds.toFixed(1)} s of processor time`;
      console.log(`── ${stage.title}: ${judged}, ${seconds.toFixed(1)} s${cpu}`);
      onResult?.(stage, result, seconds);
      if (result.failed === 0) continue;
      failed.push(stage.hint ? `${stage.title}. ${stage.hint}` : stage.title, ...(result.names ?? []).map((name) => `  ${name}`));
    }
  };
  await Promise.all([inOrder(stages), inOrder(beside, (text) => process.stdout.write(text))]);
  if (failed.length > 0) {
    console.log(`\nFailed:\n${failed.map((title) => `  ${title}`).join('\n')}`);
    console.log(`\nOf long tables this was slice ${env.SLICE}; SLICE=${env.SLICE} before the command repeats it.`);
  }
  console.log(`\n${Math.round(sum.cpuSeconds)} s of processor time${remark ? `; ${remark}` : ''}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}

interface Options {
  shard?: string | undefined;
  beside?: readonly Stage[];
  remark?: string;
  onResult?: (stage: Stage, result: Counts, seconds: number) => void;
}
