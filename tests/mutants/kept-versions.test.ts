/** Earlier versions, with so many saves, so many bytes and so sudden an end as no short test has. */
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifestFile } from '../../src/editor/server/manifest-file.ts';
import { Versions } from '../../src/editor/server/versions.ts';
import { saveByChance } from '../support/editor/versions-by-chance.ts';
import { root, serve } from '../support/project/project.ts';
import { createRandom } from './random.ts';

test('after 500 saves by chance every version reads back to the byte', async () => {
  const { wrong, kept } = await saveByChance({ saves: 500, seed: 20_261_124 });
  console.log(`${kept} versions of 500 saves`);
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(400);
});

test('what cannot be compressed takes no more than 200 MB, and what is listed is whole', async () => {
  const { wrong, kept, bytes } = await saveByChance({ saves: 80, seed: 7, size: 5_000_000 });
  console.log(`${kept} versions take ${bytes} bytes`);
  expect(wrong).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(200_000_000);
  // Otherwise the limit was not met.
  expect(bytes).toBeGreaterThan(180_000_000);
});

test('a list that is longer than a string can be costs no version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-list-'));
  try {
    cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
    const file = join(folder, 'site.json');
    const original = readFileSync(file, 'utf8');
    const versions = new Versions(file);
    const save = async (name: string) => {
      writeFileSync(file, original.replace(/"name": "[^"]*"/, `"name": "${name}"`));
      versions.note('editor');
      await versions.settled();
    };
    for (const name of 'ABC') await save(name);
    truncateSync(join(folder, '.versions/list.jsonl'), 560_000_000);
    await save('D');
    const said = versions.list().map((version) => /"name": "(\w)"/.exec(String(versions.text(version)))?.[1]);
    expect(said.join('')).toBe('ABCD');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('killed at 50 moments while it saves, the editor leaves whole versions, and the old file or the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-versions-'));
  const random = createRandom(20_261_124);
  let listed = 0;
  try {
    cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
    const file = join(folder, 'site.json');
    const original = readFileSync(file, 'utf8');
    for (let moment = 0; moment < 50; moment++) {
      const serving = await serve('edit', ['--site', file], { cwd: dirname(file), project: root });
      const { origin } = new URL(serving.url);
      const [, token = ''] = /name="editor-token" content="([^"]+)"/.exec(await (await fetch(serving.url)).text()) ?? [];
      const headers = { 'Content-Type': 'application/json', 'X-Editor-Token': token, Origin: origin };
      // The first version of a server waits for the loader. After it, each moment is one at which versions are written.
      const before = listed;
      let timer: NodeJS.Timeout | undefined;
      const endSoon = () => {
        if (new Versions(file).list().length > before)
          timer ??= setTimeout(() => process.kill(serving.pid, 'SIGKILL'), 1 + random.below(400));
      };
      let now = readFileSync(file, 'utf8');
      let next = now;
      try {
        for (let save = 0; ; save++) {
          next = original.replace(/"name": "[^"]*"/, `"name": "Name ${moment} ${save}"`);
          const body = JSON.stringify({ text: next, base: readManifestFile(file).version });
          const { status } = await fetch(`${origin}/api/manifest`, { method: 'POST', headers, body });
          expect(status).toBe(200);
          now = next;
          endSoon();
        }
      } catch (error) {
        // It is gone, as it should be.
        if (!(error instanceof TypeError)) throw error;
      } finally {
        clearTimeout(timer);
        await serving.stop();
      }
      expect([now, next], `moment ${moment}`).toContain(readFileSync(file, 'utf8'));
      const versions = new Versions(file);
      const broken = versions
        .list()
        .filter((one) =>
          [one.text, ...Object.values(versions.filesOf(one))].some((name) => versions.content(name) === undefined),
        );
      expect(broken, `moment ${moment}`).toEqual([]);
      listed = versions.list().length;
    }
    console.log(`${listed} versions after 50 ends`);
    expect(listed).toBeGreaterThan(50);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
