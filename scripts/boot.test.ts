import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, run } from '../tests/project.ts';

test('a command is bundled when it is asked for, alone; a trace leads to the line of the source', async () => {
  const project = copyProject('boot', 'link');
  const said = `broken on purpose, ${process.pid} ${Date.now()}`;
  writeFileSync(
    join(project, 'scripts/start.ts'),
    `interface Nothing {}\n\nexport async function main(): Promise<Nothing> {\n  throw new Error('${said}');\n}\n`,
  );
  const { code, text } = await run('start', [], { project });
  expect(code).toBe(3);
  expect(text).toContain(`Error: ${said}\n    at main (${join(project, 'scripts/start.ts')}:4:9)`);
  expect(text).toContain('This is a bug in the builder');

  // The copies of other tests have their bundles there too.
  const cache = join(project, 'node_modules/.cache/marketing-site-builder');
  const bundles = readdirSync(cache)
    .map((name) => join(cache, name, 'commands'))
    .filter((folder) => existsSync(join(folder, 'start/start.mjs')))
    .filter((folder) => readFileSync(join(folder, 'start/start.mjs'), 'utf8').includes(said));
  expect(bundles.map((folder) => readdirSync(folder))).toEqual([['start']]);
});
