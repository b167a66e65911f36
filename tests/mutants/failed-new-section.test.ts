/** `npm run new-section` where a step of it fails. What it does otherwise: tests/commands/new-section.test.ts. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { freeType } from '../support/project/free-type.ts';
import { copyProject, run } from '../support/project/project.ts';

const copy = copyProject('failed-new-section', 'link');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const state = () => ['src', 'schema'].map((folder) => treeOf(join(copy, folder)));

test('nothing is left behind', async () => {
  // The template's examples are no longer valid.
  const file = join(copy, 'src/scaffold/sample-type/examples.json');
  const examples = readFileSync(file, 'utf8');
  const before = state();
  writeFileSync(file, examples.replace('"title": "A title"', '"titel": "A title"'));
  const { code, text } = await run('new-section', [freeType('price-list')], { project: copy });
  writeFileSync(file, examples);
  expect(code, text).toBe(1);
  expect(text).toContain('titel');
  expect(state()).toEqual(before);
});
