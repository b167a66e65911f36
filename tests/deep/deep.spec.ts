/** Twenty ordinary edits of site.json: each must leave validate, build and the behaviour tests green. Takes long. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyManifest } from '../support/manifest/manifest.ts';
import { output, root, run } from '../support/project/project.ts';
import { behave } from './behave.ts';
import { edits } from './edits.ts';

// Each edit has a run of its own, which uses all cores.
test.describe.configure({ mode: 'default' });

test('there are twenty, each with a name of its own', () => {
  expect(new Set(edits.map(({ name }) => name)).size).toBe(20);
});

for (const [index, { name, apply }] of edits.entries()) {
  test(name, async () => {
    const work = join(output, 'deep', String(index + 1));
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const manifest = copyManifest(join(root, 'site.json'), join(work, 'edited'), apply);
    const valid = await run('validate', [manifest]);
    expect(valid.code, valid.text).toBe(0);
    const { code, text } = await behave(manifest, work);
    expect(code, text.slice(-6000)).toBe(0);
    // What it built is of no more use; what failed is.
    rmSync(work, { recursive: true, force: true });
  });
}
