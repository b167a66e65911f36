/** For tests: the minimal manifest as it would be written today, whatever version its fixture is of. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { output, root } from '../project/project.ts';
import { type Manifest, readManifest } from './manifest.ts';

const folder = join(root, 'tests/fixtures/valid/minimal');

/** What the fixture has become by the migrations since; they need to run only once in a process. */
let migrated: Manifest | undefined;

/** A copy that may be changed, and around which sections of today may stand: no migration touches them any more. */
export function minimalManifest(): Manifest {
  const manifest = readManifest(join(folder, 'site.json'));
  if (manifest.version === currentVersion()) return manifest;
  migrated ??= migrateMinimal();
  return structuredClone(migrated);
}

/** The version that the schema for editors asks for. */
function currentVersion(): number {
  const text = readFileSync(join(root, 'schema/site.schema.json'), 'utf8');
  return (JSON.parse(text) as { properties: { version: { const: number } } }).properties.version.const;
}

/** By the command: the migrations themselves are found by Vite, which browser tests run without. */
function migrateMinimal(): Manifest {
  mkdirSync(output, { recursive: true });
  const copy = mkdtempSync(join(output, 'minimal-'));
  // Test runners set NODE_ENV for themselves; the commands decide on their own.
  const { NODE_ENV: _, ...env } = process.env;
  try {
    cpSync(folder, copy, { recursive: true });
    const file = join(copy, 'site.json');
    execFileSync(process.execPath, [join(root, 'scripts/boot.js'), 'migrate', '--site', file], { env, stdio: 'pipe' });
    return readManifest(file);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
