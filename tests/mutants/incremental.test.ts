/** Fifty edits by chance, and builds in places that have nothing in common: every result is the same as a cold one. */
import { appendFileSync, existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOf } from '../../src/output/folder/last-build.ts';
import { build, buildTwoSites } from '../build/ended-builds.ts';
import { buildAfterEdits } from '../build/incremental.ts';
import { treeOf } from '../build/tree.ts';
import { copyManifest } from '../support/manifest/manifest.ts';
import { copyProject, output, root, run } from '../support/project/project.ts';

test('fifty edits: each build after one is byte for byte that of a cold build', async () => {
  const done = await buildAfterEdits(join(root, 'site.json'), join(output, 'fifty'), 50, 20_261_121);
  expect(done).toHaveLength(50);
  expect(new Set(done).size).toBeGreaterThan(15);
  // A hundred builds: more than ten minutes where a machine does much else.
}, 3_600_000);

test('another folder of the builder, another time zone, another locale: the same site', async () => {
  const here = join(output, 'places/here');
  const there = join(tmpdir(), `somewhere else ${process.pid}`);
  rmSync(here, { recursive: true, force: true });
  const project = copyProject('places/builder', 'own');
  const manifest = copyManifest(join(root, 'site.json'), join(there, 'a site'));
  try {
    const one = await run('build', ['--out', here, '--fresh'], { env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' } });
    expect(one.code, one.text).toBe(0);
    const place = { project, cwd: there, env: { TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'en_US.UTF-8' } };
    const other = await run('build', ['--site', manifest, '--out', 'out', '--fresh'], place);
    expect(other.code, other.text).toBe(0);
    expect(treeOf(join(there, 'out'))).toEqual(treeOf(here));
  } finally {
    rmSync(there, { recursive: true, force: true });
  }
});

test('the last build is not used where the record of it is damaged', async () => {
  const work = join(output, 'damaged-records');
  rmSync(work, { recursive: true, force: true });
  const { red, blue } = await buildTwoSites(work);
  const out = join(work, 'out');
  for (const damage of [(file: string) => truncateSync(file, 400), (file: string) => appendFileSync(file, ' ')]) {
    await build(red.file, out);
    damage(findRecord(out));
    await build(blue.file, out);
    expect(treeOf(out)).toEqual(treeOf(blue.whole));
  }
});

/** The builder's record of what it has written into a folder. */
function findRecord(out: string): string {
  const cache = join(root, 'node_modules/.cache/marketing-site-builder');
  // Not all that is below: other tests put folders there, and take them away.
  const records = readdirSync(cache).map((folder) => `${recordOf(out, join(cache, folder))}.json`);
  return records.find((file) => existsSync(file)) ?? expect.fail('There is no record.');
}
