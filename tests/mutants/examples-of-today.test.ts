/** Once there has been a migration, the examples of a type are written as it is today, and nothing migrates them once more. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finished, root, run } from '../support/project/project.ts';
import { listEyebrow, startProject } from '../support/project/versioned-project.ts';

let copy = '';
beforeAll(async () => {
  copy = startProject('examples-of-today');
  listEyebrow(copy);
  good(await run('schema', [], { project: copy }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const good = ({ code, text }: Finished) => expect(code, text).toBe(0);

/** Runs the contract tests of a type in the copy. */
function testContract(type: string): Promise<Finished> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/unit/sections.contract.dom.test.tsx', '-t', type];
  return new Promise((end) => {
    const child = spawn(process.execPath, args, { cwd: copy, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('close', (code) => end({ code, text }));
  });
}

test('the contract tests of the type are green', async () => {
  good(await testContract('split'));
});

test('the gallery shows them, with the colours of a manifest of the version before', async () => {
  const out = join(copy, 'tests/.output/gallery');
  const built = await run('gallery', ['--out', out], { project: copy });
  good(built);
  expect(built.text).not.toContain('is not valid');
  expect(readFileSync(join(out, 'types/split/1.html'), 'utf8')).toContain('In focus');
});

test('of a manifest that is not valid the gallery takes no colours, and says so', async () => {
  const file = join(copy, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"light": "#[0-9A-F]{6}"/, '"light": "#12345"'));
  const built = await run('gallery', ['--out', join(copy, 'tests/.output/plain-gallery')], { project: copy });
  good(built);
  expect(built.text).toContain(
    'site.json is not valid, so the gallery has colours and fonts of its own: see npx marketing-site-builder validate site.json',
  );
});
