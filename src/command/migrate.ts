/** What `npm run migrate` does after its arguments are read. */

import { readFile } from 'node:fs/promises';
import { createTwoFilesPatch } from 'diff';
import { attempt } from '../../schema/attempt.ts';
import { replaceFile } from '../disk/replace-file.ts';
import { loadSite } from '../loader/node/load-site.ts';
import { decode, readManifestBytes } from '../loader/node/read-manifest.ts';
import { visibleLine } from '../loader/say/code-frame.ts';
import { scan } from '../manifest/text/scan.ts';
import { history } from '../migrations/history.ts';
import { otherVersions, writtenVersions } from '../migrations/migrate.ts';
import { migrateText } from '../migrations/migrate-text.ts';
import { formatProblems } from '../report/text.ts';
import { complain } from './arguments.ts';
import { commandWords } from './words.ts';

export interface MigrateOptions {
  /** Prints what would change, and writes nothing. */
  dryRun: boolean;
}

/**
 * Rewrites a manifest in the current version. What no migration concerns stays byte for byte.
 *
 * @param file The manifest, relative to the current folder.
 * @returns The exit code: 1 when the file cannot be migrated, or when something is left that only a person can decide.
 */
export async function migrateFile(file: string, { dryRun }: MigrateOptions): Promise<number> {
  const read = await readManifestBytes(file);
  const content = Buffer.isBuffer(read) ? read : undefined;
  const readable = content && readableManifest(content);
  if (!content || !readable) return report(file, content);
  const { text, manifest } = readable;
  const { version, own } = writtenVersions(manifest);
  const { older, newer } = otherVersions(manifest, history);
  const words = commandWords[(await loadSite(file, { content })).lang];
  if (version === undefined || own === undefined || newer.length > 0) return report(file, content);
  if (older.length === 0) {
    console.log(words.isCurrent(file, version));
    return 0;
  }
  const migrated = migrateText(text, manifest, history);
  // A function stumbled over a value: either the value is wrong, which the findings say, or the migration is, which throws.
  if ('failures' in migrated) {
    const code = await report(file, content);
    if (code === 0) throw migrated.failures[0];
    console.error(words.correctFirst);
    return code;
  }
  const { text: result } = migrated;
  if (dryRun) {
    const label = file.replaceAll('\\', '/');
    const versions = (which: 'version' | 'current') => older.map((one) => `${one.key} ${one[which]}`).join(', ');
    const patch = createTwoFilesPatch(`a/${label}`, `b/${label}`, text, result, versions('version'), versions('current'));
    console.log(patch.replace(/[^\n\t]+/g, visibleLine));
    console.log(words.wouldRewrite(file, older));
    return 0;
  }
  if (!(await readFile(file)).equals(content)) return complain(words.changedMeanwhile(file), 1);
  replaceFile(file, result);
  console.log(words.rewrote(file, older));
  return report(file, Buffer.from(result));
}

/** The text and what it says; undefined for what the loader would refuse before it looks at a version. */
export function readableManifest(content: Buffer): { text: string; manifest: unknown } | undefined {
  const { text, finding } = decode(content);
  // Of two equal keys nobody knows which one is meant.
  if (finding || scan(text).findings.length > 0) return undefined;
  return attempt(() => ({ text, manifest: JSON.parse(text) as unknown }));
}

/** Says what stands in the way of a site. */
async function report(file: string, content: Buffer | undefined): Promise<number> {
  const { problems } = await loadSite(file, content && { content });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 0;
  console.error(formatProblems(errors));
  return 1;
}
