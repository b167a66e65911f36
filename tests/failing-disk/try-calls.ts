/** For tests: runs a command again and again, each time with another of its calls that write failing. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Finished, output, root } from '../support/project/project.ts';

export const errors = ['ENOSPC', 'EIO', 'EACCES'] as const;
type ErrorCode = (typeof errors)[number];

export interface DiskCase {
  /** What is run: `build`, `schema`. */
  name: string;
  /** Folder → what it is called in the table: calls below it are made to fail. */
  folders: Record<string, string>;
  /** Brings everything into the old state. */
  setUp: () => void | Promise<void>;
  /** What must be the old or the new one; left out where a command leaves nothing. */
  state?: () => unknown;
  /** Runs it to its end. */
  run: (env: Record<string, string>) => Promise<Finished>;
}

export interface Row {
  command: string;
  call: string;
  error: ErrorCode;
  exit: number | null;
  /** Which state was found. */
  state: 'old' | 'new' | 'neither';
  said: string;
  /** Empty where all is well. */
  wrong: string;
}

const log = join(output, 'failing-disk.log');

async function runWith({ folders, run }: DiskCase, fault: Record<string, string>): Promise<Finished> {
  rmSync(log, { force: true });
  const preload = `--import ${pathToFileURL(join(root, 'tests/failing-disk/preload.js')).href}`;
  return run({ NODE_OPTIONS: preload, DISK_BELOW: JSON.stringify(folders), DISK_LOG: log, ...fault });
}

/**
 * @param choose Takes those calls out of all that the command makes which are to fail, each with the errors that it gets.
 * @returns A row for each that failed.
 */
export async function tryCalls(one: DiskCase, choose: (calls: string[]) => [call: string, error: ErrorCode][]): Promise<Row[]> {
  // Without a state, to have done it all is not to have failed.
  const stateAfter = ({ code }: { code: number | null }) => JSON.stringify(one.state?.() ?? code === 0);
  await one.setUp();
  const old = stateAfter({ code: null });
  const first = await runWith(one, {});
  const now = stateAfter(first);
  if (first.code !== 0 || old === now) throw new Error(`"${one.name}" changes nothing, or fails by itself: ${first.text}`);
  const calls = readFileSync(log, 'utf8').trimEnd().split('\n');
  const rows: Row[] = [];
  for (const [call, error] of choose(calls)) {
    await one.setUp();
    const finished = await runWith(one, { DISK_FAILS: call, DISK_ERROR: error });
    const found = stateAfter(finished);
    const state = found === old ? 'old' : found === now ? 'new' : 'neither';
    rows.push({ command: one.name, call, error, exit: finished.code, state, ...validate(finished, state, error) });
  }
  // What a failure has left in caches spoils nothing.
  await one.setUp();
  const last = await runWith(one, {});
  if (last.code !== 0 || stateAfter(last) !== now) throw new Error(`"${one.name}" is not what it was: ${last.text}`);
  return rows;
}

/** A failure says one sentence, and leaves one of the two states. A command that could do without the call says nothing, and has done all. */
function validate({ code, text }: Finished, state: Row['state'], error: ErrorCode): Pick<Row, 'said' | 'wrong'> {
  const sentences = text.split('\n').filter((line) => line.includes(`(${error})`));
  const wrong = [
    state === 'neither' && 'neither the old state nor the new',
    code === 0 && state !== 'new' && 'no failure, and nothing done',
    code !== 0 && code !== 1 && `exit code ${code}`,
    code === 1 && sentences.length !== 1 && `${sentences.length} sentences: ${text}`,
    code === 0 && sentences.length > 0 && 'a sentence of a failure, and none',
    /^\s+at .*\d+:\d+|bug in the builder|\[object|undefined/m.test(text) && `a trace: ${text}`,
  ];
  return { said: sentences[0] ?? '', wrong: wrong.filter((what) => what !== false).join('; ') };
}

/** One call of each kind: what is called, and for which of the things at the top. */
export function kindsOf(calls: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const call of calls) if (!kinds.has(kindOf(call))) kinds.set(kindOf(call), call);
  return [...kinds.values()];
}

const kindOf = (call: string) => /^[^/]*\/?(?:SUM\/)?[^/#]*/.exec(call)?.[0].trim() ?? call;

/** Each with another error than the one before. */
export const inTurn = (calls: readonly string[]): [call: string, error: ErrorCode][] =>
  calls.map((call, index) => [call, errors[index % errors.length] ?? 'EIO']);

/** The table, one line for each call and what it ended in; calls of one kind that ended alike share one. */
export function formatTable(rows: readonly Row[]): string {
  const lines = new Map<string, number>();
  for (const { command, call, error, exit, state, wrong } of rows) {
    const cells = [
      command.padEnd(24),
      error.padEnd(6),
      `exit ${exit}`,
      state.padEnd(7),
      kindOf(call),
      wrong && `WRONG: ${wrong}`,
    ];
    const line = cells.join('  ').trimEnd();
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return [...lines].map(([line, times]) => (times > 1 ? `${line} (${times} calls)` : line)).join('\n');
}
