/** A checkout as people have it: in a folder of any name, and with a cache that a loss of power may have cut off. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { copyProject, run } from '../project.ts';

describe('a folder whose name the tools cannot work with', () => {
  test.each(['#', '?', '*'])('with %s is refused in one sentence that names the character', async (char) => {
    const project = copyProject(`checkout/a${char}b`, 'link');
    // Before it is known which command that is, and so for all.
    for (const verb of ['validate', 'dev']) {
      const { code, text } = await run(verb, [], { project });
      expect(text).toContain(`${project}: for its tools, ${char} in a path`);
      expect(text.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }
  });

  test('with a colon is refused where only the dev server cannot', async () => {
    const project = copyProject('checkout/a:b', 'link');
    expect(await run('dev', [], { project })).toMatchObject({ code: 1, text: expect.stringContaining(': in a path') });
    expect((await run('validate', ['--list'], { project })).code).toBe(0);
  });

  test('with any other sign works', async () => {
    const project = copyProject("checkout/a b%23 ä'[x](y)&{z}", 'link');
    const { code, text } = await run('validate', ['--list'], { project });
    expect(code, text).toBe(0);
  });
});

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
