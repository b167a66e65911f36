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
  if (isFirst(place)) {
    const finished = await run('build', ['--site', manifest, '--out', folder]);
    writeFileSync(`${report}.new`, JSON.stringify(finished));
    renameSync(`${report}.new`, report);
  }
  while (!existsSync(report)) await wait(50);
  const { code, text } = JSON.parse(readFileSync(report, 'utf8')) as { code: number | null; text: string };
  if (code !== 0) throw new Error(text);
  return { folder, said: text };
}

/** Whether nobody has begun to build here. */
function isFirst(place: string): boolean {
  if (mkdirSync(work, { recursive: true }) !== undefined) removeOld();
  try {
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}

/** What runs have left that have come to their end. */
function removeOld(): void {
  for (const run of readdirSync(join(output, 'built'))) {
    try {
      process.kill(Number(run), 0);
    } catch {
      rmSync(join(output, 'built', run), { recursive: true, force: true });
    }
  }
}
