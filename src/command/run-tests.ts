/** Runs the tests, stage by stage, each in processes of its own, and counts them. The last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { folderOfType } from '../gallery/examples.ts';

interface Stage {
  title: string;
  command: string[];
  /** A file that the stage writes, and how many tests it says have passed and failed. Without one, a stage is one test. */
  report?: { file: string; count: (report: string) => Counts };
  /** What to do when it fails, where that is not plain from what it printed. */
  hint?: string;
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

// Of the checkers that run side by side each finds out again what others have: two take 15 s of processor time, the usual four 21.
const types: Stage = { title: 'Types', command: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '2'] };
const schema: Stage = { title: 'JSON Schema and docs/fields.md are up to date', command: boot('schema', '--check') };
const inProcess = ['--project=unit', '--project=dom'];

const check: Stage[] = [
  types,
  lint('.'),
  { title: 'Unused code', command: ['node_modules/knip/bin/knip.js'] },
  schema,
  vitest('Unit tests', ...inProcess),
];

/** What is to be known of one section type while it is written: a small part of `check`. */
export function checkOf(type: string, root: string): Stage[] {
  const folder = relative(root, folderOfType(root, type) ?? '').replaceAll('\\', '/');
  const hasTests = readdirSync(join(root, folder)).some((name) => /\.test\.tsx?$/.test(name));
  return [
    types,
    lint(folder),
    schema,
    vitest(`The contract of ${type}`, ...inProcess, 'tests/unit/sections.contract', '--testNamePattern', `^${type} `),
    ...(hasTests ? [vitest(`Tests of ${folder}`, ...inProcess, `${folder}/`)] : []),
  ];
}

/** What can be asked for, each with its stages. */
export const parts: Record<string, Stage[]> = {
  check,
  commands: [vitest('Commands', '--project=commands', '--project=commands-alone')],
  /** `e2e` and `spec`, by one browser. */
  browser: [validate, browser('Browser tests and specification', 'site', 'form', 'tools', 'spec')],
  e2e: [validate, browser('Browser tests', 'site', 'form', 'tools')],
  site: [
    validate,
    { title: 'Build', command: boot('build', ...(process.env.SITE ? ['--site', process.env.SITE] : [])) },
    browser('Browser tests', 'site'),
  ],
  spec: [browser('Specification', 'spec')],
  deep: [
    vitest(
      'Mutants, authoring mistakes, attacks, Firefox, large files, generated sections, builds',
      '--config',
      'tests/mutants/vitest.config.ts',
    ),
    browser(
      'Twenty edits, whole sites, other checkers, generated sections, long ones of the form',
      'deep',
      'deep-e2e',
      'deep-spec',
    ),
  ],
  servers: [vitest('Web servers', '--config', 'tests/servers/vitest.config.ts')],
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
function vitest(title: string, ...options: string[]): Stage {
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

/** A run of Playwright over some of its projects. Together they build the sites only once. */
function browser(title: string, ...projects: string[]): Stage {
  const file = `tests/.output/${projects.join('-')}.json`;
  return {
    title,
    command: ['node_modules/playwright/cli.js', 'test', '-c', playwrightConfig, ...projects.map((name) => `--project=${name}`)],
    report: { file, count: countPlaywright },
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; file: string; title: string }[];
}

function countPlaywright(report: string): Counts {
  const { stats, errors, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  };
  const failed = ({ suites: inner = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...inner.flatMap(failed),
  ];
  return {
    // What passed at the second try is named by the reporter.
    passed: stats.expected + stats.flaky,
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
async function run(stage: Stage, root: string, more: Record<string, string>, print?: (text: string) => void): Promise<Counts> {
  const file = stage.report && join(root, stage.report.file);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  // Each tool decides about NODE_ENV itself: the tests of components need React's development build.
  const { NODE_ENV: _, ...env } = process.env;
  const code = await new Promise<number>((done) => {
    const child = spawn(process.execPath, stage.command, {
      cwd: root,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...more, RESULTS: file },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', () => done(1));
    child.once('close', (status) => {
      print?.(Buffer.concat(printed).toString());
      done(status ?? 1);
    });
  });
  const counted =
    file && existsSync(file) && stage.report
      ? stage.report.count(readFileSync(file, 'utf8'))
      : ({ passed: 0, failed: 0 } as Counts);
  if (code === 0 && !stage.report) return { passed: 1, failed: 0 };
  // A stage that ended badly, or that tested nothing, without a failed test has itself failed.
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return { ...counted, failed: counted.failed + (silent ? 1 : 0) };
}

/**
 * Runs stages of the tests, one after the other.
 *
 * @param beside - more of them, in a second row at the same time: they use the processor while the tests of the first row wait
 * @returns the exit code: 1 when anything failed; 2 when a stage needs a browser and there is none, which is found out before any stage runs
 */
export async function runTests(stages: readonly Stage[], root: string, beside: readonly Stage[] = []): Promise<number> {
  const failed: string[] = [];
  const sum: Counts = { passed: 0, failed: 0 };
  const env: Record<string, string> = {};
  const all = [...stages, ...beside];
  if (all.some(({ command }) => command.includes(playwrightConfig))) {
    const { findBrowser } = await import('./browser.ts');
    const found = findBrowser(root);
    if (found === undefined) return 2;
    env.CHROMIUM_PATH = found;
  }
  const inOrder = async (row: readonly Stage[], print?: (text: string) => void) => {
    for (const stage of row) {
      console.log(`\n── ${all.indexOf(stage) + 1}/${all.length} ${stage.title}${print ? ' …' : ''}`);
      const started = performance.now();
      const result = await run(stage, root, env, print);
      sum.passed += result.passed;
      sum.failed += result.failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const judged = result.failed === 0 ? 'good' : `FAILED${result.failed > 1 ? ` (${result.failed})` : ''}`;
      console.log(`── ${stage.title}: ${judged}, ${seconds} s`);
      if (result.failed === 0) continue;
      failed.push(stage.hint ? `${stage.title}. ${stage.hint}` : stage.title, ...(result.names ?? []).map((name) => `  ${name}`));
    }
  };
  await Promise.all([inOrder(stages), inOrder(beside, (text) => process.stdout.write(text))]);
  console.log(failed.length > 0 ? `\nFailed:\n${failed.map((title) => `  ${title}`).join('\n')}\n` : '');
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 ? 1 : 0;
}
