import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { history } from '../src/migrations/history.ts';
import { copyProject, root, run } from '../tests/support/project/project.ts';

test('--version says which builder this is and which format it reads, for whoever reports a mistake', () => {
  const of = (...args: string[]) =>
    execFileSync(process.execPath, [join(root, 'scripts/boot.js'), ...args], { encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(of('--version')).toBe(`marketing-site-builder ${version}, manifest format ${history.current}\n`);
  for (const args of [['build'], ['start', '--port', '0'], ['validate', 'no-such.json']])
    expect(of(...args, '--version')).toBe(of('--version'));
});

test('a further command that is bundled hours later leaves what it runs from in place', async () => {
  const project = copyProject('boot', 'link');
  for (const verb of ['start', 'gallery'])
    writeFileSync(join(project, `scripts/${verb}.ts`), `export const main = () => console.log('${verb} runs');\n`);
  // A site has a cache of its own.
  const site = join(project, 'a-site');
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), JSON.stringify({ dependencies: { 'marketing-site-builder': '*' } }));
  const place = { project, cwd: site };
  expect((await run('start', [], place)).text).toBe('start runs\n');

  const cache = join(site, 'node_modules/.cache/marketing-site-builder');
  const [used = ''] = readdirSync(cache);
  const hoursAgo = new Date(Date.now() - 3 * 3_600_000);
  utimesSync(join(cache, used), hoursAgo, hoursAgo);
  for (const letter of 'abcd') mkdirSync(join(cache, letter.repeat(16)));
  expect((await run('gallery', [], place)).text).toBe('gallery runs\n');
  expect((await run('start', [], place)).text).toBe('start runs\n');
});

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
