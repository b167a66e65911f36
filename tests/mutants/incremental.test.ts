/** Twenty ordinary edits, and builds in places that have nothing in common: every result is the same as a cold one. */
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAfterEdits } from '../build/incremental.ts';
import { treeOf } from '../build/tree.ts';
import { edits } from '../deep/edits.ts';
import { copyManifest } from '../support/manifest/manifest.ts';
import { copyProject, output, root, run } from '../support/project/project.ts';

test('after each of twenty ordinary edits a build is byte for byte that of a cold build', async () => {
  await buildAfterEdits(join(root, 'site.json'), join(output, 'edits'), edits);
  // Forty builds: more than ten minutes where a machine does much else.
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
