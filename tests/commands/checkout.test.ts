import { describe, expect, test } from 'vitest';
import { copyProject, run } from '../support/project/project.ts';

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
