/** For tests: builds a manifest again after edits, each time beside a build that knows of none before. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Edit } from '../deep/edits.ts';
import { copyManifest, readManifest, typesOf } from '../support/manifest/manifest.ts';
import { build } from './ended-builds.ts';
import { besides, treeOf } from './tree.ts';
import { typesInApp } from './types-in-app.ts';

/**
 * @param site the manifest, which each edit is made in
 * @param work a folder of its own, which is emptied
 */
export async function buildAfterEdits(site: string, work: string, edits: readonly Edit[]): Promise<void> {
  rmSync(work, { recursive: true, force: true });
  const [out, cold] = [join(work, 'kept'), join(work, 'cold')];
  await build(site, out);
  for (const { name, apply } of edits) {
    const file = copyManifest(site, join(work, 'site'), apply);
    await build(file, out);
    await build(file, cold, '--fresh');
    expect(treeOf(out), name).toEqual(treeOf(cold));
    // Both builds take the app that is kept for a list of types: they would agree on one that is not that of the manifest.
    expect(typesInApp(out), name).toEqual(typesOf(readManifest(file)));
    expect(besides(out)).toEqual([]);
  }
}
