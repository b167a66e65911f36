/** The editor is for authors: what visitors get is the same, byte for byte, whether the project has one or not. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { copyProject, output, run } from '../support/project/project.ts';

const out = join(output, 'without-editor-built');
const copy = copyProject('without-editor', 'link');

afterAll(() => {
  for (const folder of [copy, out]) rmSync(folder, { recursive: true, force: true });
});

/** Builds the site of the copy. Other sources have another cache, so the app is made anew. */
async function build(folder: string): Promise<Record<string, string>> {
  const { code, text } = await run('build', ['--site', join(copy, 'site.json'), '--out', folder], { project: copy });
  expect(code, text).toBe(0);
  return treeOf(folder);
}

test('the built site is the same without the editor', async () => {
  const before = await build(join(out, 'with'));
  rmSync(join(copy, 'src/editor'), { recursive: true });
  // What `build --edit` writes is made of the editor: it goes with it.
  const made = ['findEditor', 'makeEditor', 'writeFolder'].map((name) => `export const ${name} = undefined;\n`);
  writeFileSync(join(copy, 'src/command/build-editor.ts'), made.join(''));
  expect(await build(join(out, 'without'))).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(20);
});
