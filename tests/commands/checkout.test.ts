import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyProject, output, run } from '../support/project/project.ts';

let project = '';
beforeAll(() => {
  rmSync(join(output, 'checkout'), { recursive: true, force: true });
  project = copyProject('checkout/ab', 'link');
});

function rename(name: string): void {
  const from = project;
  project = join(output, 'checkout', name);
  renameSync(from, project);
}

describe('a folder whose name the tools cannot work with', () => {
  test.each(['#', '?', '*'])('with %s is refused in one sentence that names the character', async (char) => {
    rename(`a${char}b`);
    // Before it is known which command that is, and so for all.
    for (const verb of ['validate', 'dev']) {
      const { code, text } = await run(verb, [], { project });
      expect(text).toContain(`${project}: for its tools, ${char} in a path`);
      expect(text.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }
  });

  test('with a colon is refused where only the dev server cannot; with any other sign it works', async () => {
    rename("a:b %23 ä'[x](y)&{z}");
    expect(await run('dev', [], { project })).toMatchObject({ code: 1, text: expect.stringContaining(': in a path') });
    const { code, text } = await run('validate', ['--list'], { project });
    expect(code, text).toBe(0);
  });
});
