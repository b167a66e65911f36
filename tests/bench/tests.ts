/** What `npm test` costs in processor time, here and in another commit. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure.ts';

/** Seconds of processor time. */
interface Cost {
  /** As the shell counts: `user + sys` of all processes that somebody waited for. */
  shell: number;
  /** Of every process of the tree while it was seen, also of browsers that were killed. */
  tree: number;
  /** What the run said of its stages, and its last line. */
  lines: string[];
}

/**
 * Runs the tests of both by turns, each in a fresh clone with what it installs.
 *
 * @returns lines of a report
 * @throws {Error} on another system than Linux, which tells of processes in `/proc`
 */
export async function compareTests(root: string, against: string | undefined, runs: number): Promise<string[]> {
  if (process.platform !== 'linux') throw new Error('What a tree of processes costs only Linux tells, in /proc.');
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  const names = ['HEAD', ...(against ? [against] : [])];
  const costs = new Map<string, Cost[]>(names.map((name) => [name, []]));
  try {
    for (const [place, name] of names.entries()) {
      const clone = join(folder, String(place));
      execFileSync('git', ['clone', '--quiet', root, clone]);
      const commit = execFileSync('git', ['rev-parse', name], { cwd: root, encoding: 'utf8' }).trim();
      execFileSync('git', ['checkout', '--quiet', commit], { cwd: clone });
      execFileSync('npm', ['ci', '--silent', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'inherit' });
    }
    for (let run = 0; run < runs; run++)
      for (const [place, name] of names.entries()) costs.get(name)?.push(await costOf(join(folder, String(place))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const middle = (name: string, kind: 'shell' | 'tree') => median((costs.get(name) ?? []).map((cost) => cost[kind]));
  const compared = (kind: 'shell' | 'tree') =>
    against ? `, ${((100 * middle('HEAD', kind)) / middle(against, kind)).toFixed(0)} % of ${against}` : '';
  return names.flatMap((name) => [
    name,
    ...(costs.get(name) ?? []).flatMap(({ lines }) => lines.map((line) => `  ${line}`)),
    `  user + sys   ${middle(name, 'shell').toFixed(0)} s${name === 'HEAD' ? compared('shell') : ''}`,
    `  whole tree   ${middle(name, 'tree').toFixed(0)} s${name === 'HEAD' ? compared('tree') : ''}`,
  ]);
}

/** Runs `npm test` in a folder. */
function costOf(cwd: string): Promise<Cost> {
  // `times` says what the shell and those that it has waited for have used.
  const child = spawn('sh', ['-c', 'npm test --silent; times'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const seen = new Map<string, number>();
  const watch = setInterval(() => addTree(child.pid ?? 0, seen), 200);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((done) => {
    child.once('close', () => {
      clearInterval(watch);
      const times = [...text.slice(text.lastIndexOf(' failed')).matchAll(/(\d+)m([\d.]+)s/g)];
      done({
        shell: times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0),
        tree: [...seen.values()].reduce((sum, seconds) => sum + seconds, 0),
        lines: text.split('\n').filter((line) => /processor time|passed, \d+ failed/.test(line)),
      });
    });
  });
}

/** Notes how much each process below one has used so far: what ends between two looks loses less than the time between them. */
function addTree(top: number, seen: Map<string, number>): void {
  const parents = new Map<number, number>();
  const used = new Map<number, [key: string, seconds: number]>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Behind the name, which may hold anything: the parent is the 2nd field, user and system time the 12th and 13th, the start the 20th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(pid, Number(fields[1]));
      used.set(pid, [`${pid} ${fields[19]}`, (Number(fields[11]) + Number(fields[12])) / 100]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid === top || (pid !== undefined && pid > 1 && isBelow(parents.get(pid)));
  for (const [pid, [key, seconds]] of used) if (seen.has(key) || isBelow(pid)) seen.set(key, seconds);
}
