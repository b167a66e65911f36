/** Copies of the project, in which tests are run with a fault. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/project/project.ts';
import { type Fault, findTests, spoil } from './fault.ts';

/** `broken`: the tests ended without one that failed, such as when a file could not be loaded. */
export type Outcome = 'noticed' | 'not noticed' | 'stale' | 'broken';

/** No row takes as long: what does hangs. */
const longest = 20 * 60_000;

const free: string[] = [];
let made = 0;

/** Works in a copy that nobody else works in, and leaves it as it was. */
export async function inCopy<Result>(work: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = free.pop() ?? copyProject(`sabotage-${++made}`, 'own');
  try {
    return await work(copy);
  } finally {
    // What was made with a fault must not be found without it.
    for (const kept of ['tests/.output', 'node_modules/.cache']) rmSync(join(copy, kept), { recursive: true, force: true });
    free.push(copy);
  }
}

export function removeCopies(): void {
  for (const copy of free) rmSync(copy, { recursive: true, force: true });
}

/** Whether one of the tests fails that ought to. */
export async function tryFault(fault: Fault, copy: string): Promise<{ outcome: Outcome; said: string }> {
  const file = join(copy, fault.file);
  const sound = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, spoil(sound, fault));
  } catch (error) {
    return { outcome: 'stale', said: String(error) };
  }
  try {
    return await runTests(fault.noticedBy, copy);
  } finally {
    writeFileSync(file, sound);
  }
}

/** Runs test files of any kind in a copy until one fails. */
export async function runTests(names: readonly string[], copy: string): Promise<{ outcome: Outcome; said: string }> {
  const paths = findTests(copy, names);
  // Tests in a browser belong to the project that is named as their folder.
  const groupOf = (path: string) => (path.endsWith('.spec.ts') ? (path.split('/').at(-2) ?? '') : 'vitest');
  for (const group of new Set(paths.map(groupOf))) {
    const files = paths.filter((path) => groupOf(path) === group);
    const report = join(copy, 'tests/.output/report.json');
    mkdirSync(join(copy, 'tests/.output'), { recursive: true });
    rmSync(report, { force: true });
    const { code, text } = await run(group === 'vitest' ? vitest(files, report) : playwright(group, files), copy, report);
    if (code === 0) continue;
    const failed = existsSync(report) ? failedIn(JSON.parse(readFileSync(report, 'utf8')) as Report) : [];
    const [first] = failed;
    return first === undefined ? { outcome: 'broken', said: text } : { outcome: 'noticed', said: first };
  }
  return { outcome: 'not noticed', said: '' };
}

const vitest = (files: readonly string[], report: string) => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/sabotage/copy.config.ts', ...files],
  ...['--bail', '1', '--reporter=json', `--outputFile.json=${report}`],
];

const playwright = (project: string, files: readonly string[]) => [
  ...['node_modules/playwright/cli.js', 'test', '-c', 'tests/playwright.config.ts', `--project=${project}`],
  ...['--max-failures=1', '--workers=2', ...files],
];

function run(command: readonly string[], cwd: string, report: string): Promise<{ code: number | null; text: string }> {
  const own = Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST'));
  return new Promise((done) => {
    const env = { ...Object.fromEntries(own), RESULTS: report };
    const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: longest });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', (error) => done({ code: null, text: String(error) }));
    child.once('close', (code) => done({ code, text }));
  });
}

/** As vitest and Playwright write it. */
interface Report {
  testResults?: { assertionResults: { status: string; fullName: string }[] }[];
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: { ok: boolean; title: string; tests: { results: { status: string }[] }[] }[];
}

/** Titles of the tests that failed. A file that could not be loaded has none. */
function failedIn({ testResults = [], suites = [] }: Report): string[] {
  const inSuite = ({ suites: inner = [], specs = [] }: Suite): string[] => [
    ...specs.filter(hasFailed).map(({ title }) => title),
    ...inner.flatMap(inSuite),
  ];
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  return [...assertions.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName), ...suites.flatMap(inSuite)];
}

const hasFailed = ({ tests }: NonNullable<Suite['specs']>[number]) =>
  tests.some(({ results }) => results.some(({ status }) => status === 'failed'));
