/** The long tests: their parts, and the record of when each was last green, `tests/long-tests.json`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, type Counts, filesOfThreeDays, type Stage, vitest } from '../../../src/command/run-tests.ts';
import { replaceFile } from '../../../src/disk/replace-file.ts';
import { environments } from '../../anywhere/environments.js';

const long = (...files: string[]) => vitest('', '--config', 'tests/mutants/vitest.config.ts', ...files);
const mutants = (...names: string[]) => long(...names.map((name) => `tests/mutants/${name}.test`));

/** Every part takes at most half an hour on two cores, and needs nothing that another has left. */
const parts: Record<string, Stage> = {
  edits: mutants('edits', 'three-versions', 'forge-by-chance'),
  histories: mutants('histories-by-chance'),
  fields: mutants('every-field', 'examples-of-today', 'palettes'),
  rows: long('src/', 'tests/unit/'),
  builds: mutants('incremental', 'killed', 'repeated-builds', 'same-pages', 'large-files', 'photos'),
  disk: long('tests/mutants/failing-disk.test', 'tests/commands/'),
  copies: mutants('taken-names', 'new-check', 'without-a-type', 'without-editor', 'failed-new-section', 'kept-versions'),
  sections: long('tests/mutants/broken-sections.test', 'tests/mutants/editor-worker.test', 'tests/contract/'),
  attacks: long('tests/attacks/'),
  package: long('tests/package/'),
  firefox: long('tests/firefox/'),
  sites: browser('', 'deep', 'deep-spec'),
  'browser-1': browser('', 'deep-e2e', '--shard=1/3'),
  'browser-2': browser('', 'deep-e2e', '--shard=2/3'),
  'browser-3': browser('', 'deep-e2e', '--shard=3/3'),
  'three-days': vitest('', '--project=unit', '--project=commands', ...filesOfThreeDays.flat()),
  servers: vitest('', '--config', 'tests/servers/vitest.config.ts'),
  ...Object.fromEntries(Object.keys(environments).map((name) => [`anywhere-${name}`, anywhere(name)])),
};

/** All of `npm test`, on another machine or day. */
function anywhere(name: string): Stage {
  const count = (report: string) => JSON.parse(report) as Counts;
  return { title: '', command: ['tests/anywhere/run.js', name], report: { file: 'tests/.output/anywhere.json', count } };
}

export const longParts: Record<string, Stage> = Object.fromEntries(
  Object.entries(parts).map(([part, stage]) => [part, { ...stage, title: `Long tests: ${part}`, part }]),
);

/** One run of a part. `day` is like 2026-11-28, in UTC. */
interface Run extends Pick<Counts, 'passed' | 'failed'> {
  part: string;
  commit: string;
  day: string;
  seconds: number;
}

const fileOf = (root: string) => join(root, 'tests/long-tests.json');
const read = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run[]) : []);
const isGreen = ({ failed }: Run) => failed === 0;

/** Keeps the latest run of each part and its latest green one. */
function write(root: string, runs: readonly Run[]): void {
  const latestFirst = [...runs].sort((one, other) => (one.day < other.day ? 1 : -1));
  const kept = Object.keys(longParts).flatMap((part) => {
    const own = latestFirst.filter((run) => run.part === part);
    return [...new Set([own[0], own.find(isGreen)])].filter((run) => run !== undefined);
  });
  const lines = kept.map((run) => `  ${JSON.stringify(run)}`);
  replaceFile(fileOf(root), `[\n${lines.join(',\n')}\n]\n`);
}

/** Puts a run into the record, unless the tree has changes that no commit names. */
export function recordRun(root: string, part: string, { passed, failed }: Counts, seconds: number): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', 'HEAD');
  if (commit === '' || git('status', '--porcelain', '--', '.', ':!tests/long-tests.json') !== '') {
    console.log(`Not recorded in tests/long-tests.json: the folder is not in the state of a commit.`);
    return;
  }
  const day = new Date().toISOString().slice(0, 10);
  const run = { part, commit, day, seconds: Math.round(seconds), passed, failed };
  // A later run of the same day comes first, since sorting keeps the order of equals.
  write(root, [run, ...read(fileOf(root))]);
}

/** Takes what several machines have recorded, each below a folder of its own, into one record. */
export function mergeRecords(root: string, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('long-tests.json'));
  write(root, [...files.flatMap((name) => read(join(folder, name))), ...read(fileOf(root))]);
}

/** Days after which a part should have been green again. */
const mostDays = 14;

/**
 * How long ago each part was green.
 *
 * @returns one line for `npm test`, and the parts that somebody has to look at: red, or not green for 14 days
 */
export function judgeRecord(root: string, now = Date.now()): { line: string; overdue: string[] } {
  const runs = read(fileOf(root));
  const ages = Object.keys(longParts).map((part) => {
    const own = runs.filter((run) => run.part === part);
    const green = own.find(isGreen);
    const days = green ? Math.floor((now - Date.parse(green.day)) / 86_400_000) : Number.POSITIVE_INFINITY;
    return { part, days, isRed: own[0] !== undefined && !isGreen(own[0]) };
  });
  const [oldest] = [...ages].sort((one, other) => other.days - one.days);
  const said = (days: number) => (days === Number.POSITIVE_INFINITY ? 'never green' : `green ${days} days ago`);
  return {
    line: `long tests: the oldest is ${oldest?.part}, ${said(oldest?.days ?? 0)}`,
    overdue: ages
      .filter(({ days, isRed }) => isRed || days > mostDays)
      .map(({ part, days, isRed }) => `${part}: ${isRed ? 'red, ' : ''}${said(days)}`),
  };
}
