import type { Folders } from '../src/bundling/project.js';
import { readArguments } from '../src/command/arguments.ts';
import { migrateFile } from '../src/command/migrate.ts';
import { refreshSchema, staleSchema } from '../src/command/own-schema.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('migrate')} [--site FILE] [--dry-run]

Rewrites a manifest of an earlier version in the current one. What has not changed stays as it is written; twice is once. Where a site
has section types of its own, sections/site.schema.json is made anew.

  --site FILE  the manifest (site.json)
  --dry-run    shows the difference and writes nothing

Exit codes: 0 migrated, or nothing to do; 1 findings are left that only a person can decide; 2 wrong usage; 3 a bug in the
builder. Ended at whatever moment, it leaves the old file or the new one.`;

export async function main(args: string[], folders: Folders): Promise<number> {
  const read = readArguments(args, { help, values: ['site'], flags: ['dry-run'] });
  if (typeof read === 'number') return read;
  const code = await migrateFile(read.values.site ?? 'site.json', { dryRun: read.flags['dry-run'] });
  // An update of the builder, after which one migrates, changes what its types take.
  if (folders.project !== folders.root && !read.flags['dry-run'] && staleSchema(folders) !== undefined)
    for (const line of await refreshSchema(folders)) console.log(line);
  return code;
}
