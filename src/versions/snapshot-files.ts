/**
 * The committed snapshots, schema/versions/<version>.json.
 *
 * That of a version is written when the version begins. What is added later touches none; when the next version begins, the
 * additions are put in once, from the committed schema, and from then on the file stays as it is.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JsonSchema } from '../json-schema/build-schema.ts';
import { checkVersion, type Today, type Verdict } from './check-versions.ts';
import { printSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';

const folder = 'schema/versions';
const nameOf = (version: number) => `${folder}/${version}.json`;

/** The committed snapshots, oldest first. */
async function readSnapshots(root: string): Promise<Snapshot[]> {
  const names = await readdir(join(root, folder)).catch((): string[] => []);
  const versions = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
  const read = async (version: number) => JSON.parse(await readFile(join(root, nameOf(version)), 'utf8')) as Snapshot;
  return Promise.all(versions.sort((a, b) => a - b).map(read));
}

/**
 * Holds the schemas against every version that there has been.
 *
 * @param root The builder's own folder.
 * @param others More to hold against, such as what another branch has published.
 * @returns What is wrong, and what only people can tell, in sentences.
 */
export async function checkSnapshots(root: string, today: Today, others: readonly Snapshot[] = []): Promise<Verdict> {
  const snapshots = await readSnapshots(root);
  const known = new Set(snapshots.map(({ version }) => version));
  const missing = Array.from({ length: today.history.current - 1 }, (_, index) => index + 1).filter((one) => !known.has(one));
  const lost = missing.map(
    (version) => `${nameOf(version)} is missing. Restore it: it says what manifests of version ${version} hold.`,
  );
  const early = snapshots.filter(({ version }) => version > today.history.current);
  const tooNew = early.map(
    ({ version }) => `${nameOf(version)}: no migration leads to version ${version}. Has one been removed?`,
  );
  const broken = new Map<string, number>();
  const undecided: Verdict['undecided'] = new Map();
  for (const snapshot of [...snapshots, ...others]) {
    if (snapshot.version > today.history.current) continue;
    const verdict = checkVersion(snapshot, today);
    for (const sentence of verdict.broken) if (!broken.has(sentence)) broken.set(sentence, snapshot.version);
    for (const [sentence, places] of verdict.undecided) undecided.set(sentence, places);
  }
  const said = [...broken].map(([sentence, version]) => `Version ${version}, ${sentence}`);
  return { broken: [...lost, ...tooNew, ...said], undecided };
}

/** Whether the current version has its snapshot. */
export async function hasSnapshot(root: string, { history }: Today): Promise<boolean> {
  return (await readSnapshots(root)).some(({ version }) => version === history.current);
}

/**
 * The snapshot of a version that begins, and that of the one before, completed.
 *
 * @param committed The schema as it was last written.
 * @returns Name → text of what is to be written.
 */
export async function newSnapshots(root: string, today: Today, committed: JsonSchema | undefined): Promise<Map<string, string>> {
  if (await hasSnapshot(root, today)) return new Map();
  const last = committed && takeSnapshot(committed);
  // The first version of a project has none before it.
  const completed = last && last.version === today.history.current - 1 ? [last] : [];
  return new Map([...completed, today.snapshot].map((snapshot) => [nameOf(snapshot.version), printSnapshot(snapshot)]));
}

/**
 * What a git revision has published, additions included.
 *
 * @returns Undefined where the revision or the file is not there.
 */
export async function snapshotAt(root: string, revision: string): Promise<Snapshot | undefined> {
  try {
    const args = ['show', '--end-of-options', `${revision}:./schema/site.schema.json`];
    const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return takeSnapshot(JSON.parse(stdout) as JsonSchema);
  } catch {
    return undefined;
  }
}
