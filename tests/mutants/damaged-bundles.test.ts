/** A cache that a loss of power may have cut off. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { copyProject, run } from '../support/project/project.ts';

test('bundles that were cut off, or altered at their size, are made anew', async () => {
  const project = copyProject('checkout/damaged', 'own');
  const validate = () => run('validate', ['--explain', 'missing-key'], { project });
  const { code, text } = await validate();
  expect(code, text).toBe(0);
  const cache = join(project, 'node_modules/.cache/marketing-site-builder');
  const commands = join(cache, readdirSync(cache).find((name) => existsSync(join(cache, name, 'commands'))) ?? '', 'commands');
  const before = treeOf(commands);
  const halved = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const altered = (bytes: Buffer) => bytes.fill('?', Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 1);
  for (const [damage, files] of [
    [halved, readdirSync(join(commands, 'validate'))],
    [altered, ['validate.mjs']],
  ] as const) {
    for (const file of files.map((name) => join(commands, 'validate', name))) writeFileSync(file, damage(readFileSync(file)));
    expect(treeOf(commands)).not.toEqual(before);
    expect(await validate()).toEqual({ code, text });
    // Nothing is left of what was made on the way either.
    expect(treeOf(commands)).toEqual(before);
  }
});
