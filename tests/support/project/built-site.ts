/** For tests of what a build writes: a manifest that is built as users build it, once for all files of tests that look at it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { output, run } from './project.ts';

interface BuiltSite {
  /** Nobody changes what is in it. */
  folder: string;
  /** What the build said. */
  said: string;
}

/** The processes of one run of tests have one parent. */
const work = join(output, 'built', String(process.ppid));

/** @throws what the build said, where it failed */
export async function builtSite(manifest: string): Promise<BuiltSite> {
  const place = join(work, createHash('sha256').update(manifest).digest('hex').slice(0, 12));
  const [folder, report] = [join(place, 'site'), join(place, 'said.json')];
  while (!existsSync(report)) {
    if (!isFirst(place)) {
      leaveUnfinished(place, report);
      await wait(50);
      continue;
    }
    const finished = await run('build', ['--site', manifest, '--out', folder]);
    writeFileSync(`${report}.new`, JSON.stringify(finished));
    renameSync(`${report}.new`, report);
  }
  const { code, text } = JSON.parse(readFileSync(report, 'utf8')) as { code: number | null; text: string };
  if (code !== 0) throw new Error(text);
  return { folder, said: text };
}

/** Whether nobody has begun to build here. */
function isFirst(place: string): boolean {
  if (mkdirSync(work, { recursive: true }) !== undefined) removeOld();
  try {
    mkdirSync(place);
  } catch {
    return false;
  }
  writeFileSync(builderIn(place), String(process.pid));
  return true;
}

/** Who builds in a place. */
const builderIn = (place: string) => join(place, 'builder');

/** Takes away what a process has begun that was ended meanwhile: somebody else begins anew. */
function leaveUnfinished(place: string, report: string): void {
  try {
    const builder = Number(readFileSync(builderIn(place), 'utf8'));
    // It may have finished and ended since. Of several who find that out, one renames it.
    if (builder > 0 && !isRunning(builder) && !existsSync(report)) renameSync(place, `${place}.${process.pid}`);
  } catch {
    // Nobody has said who builds yet, or another one was first.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What runs have left that have come to their end. */
function removeOld(): void {
  for (const run of readdirSync(join(output, 'built'))) {
    if (!isRunning(Number(run))) rmSync(join(output, 'built', run), { recursive: true, force: true });
  }
}
