/** Twenty ordinary edits of site.json: each must leave validate, build and the behaviour tests green. Takes long. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyManifest } from '../manifest.ts';
import { output, root, run } from '../project.ts';
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

/** Builds a manifest and runs the behaviour tests on it, in a run of Playwright's own. */
function behave(manifest: string, work: string): Promise<{ code: number | null; text: string }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SITE: manifest,
    WORK: work,
    RESULTS: join(work, 'results.json'),
    FORCE_COLOR: '0',
  };
  // What the outer run tells its workers is not for the inner one, but for the gallery, which no edit of a site changes.
  for (const key of Object.keys(env)) if (/^(?:TEST_|PW_|PLAYWRIGHT_|SITE_|NODE_ENV$)/.test(key)) delete env[key];
  const config = ['-c', 'tests/playwright.config.ts', '--project=site', '--grep-invert=gallery', '--reporter=dot'];
  const args = ['node_modules/playwright/cli.js', 'test', ...config];
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', (error) => done({ code: 1, text: String(error) }));
    child.once('close', (code) => done({ code, text }));
  });
}
