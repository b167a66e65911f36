/** The builder where nothing but its run-time packages is installed, as sites have it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, output, root, run, serve } from '../support/project/project.ts';

let project = '';

beforeAll(() => {
  // Not in the project's own folder: Node would find the packages for developers above it.
  project = mkdtempSync(join(tmpdir(), 'run-time-packages-'));
  copyProject(relative(output, project), 'packages');
  const packages = join(project, 'node_modules');
  rmSync(packages, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a site is built, again when the shapes of its icons have changed', async () => {
  const site = join(project, 'tests/fixtures/valid/minimal/site.json');
  const networks = '"networks": [{ "label": "Leaves", "href": "https://leaves.example", "icon": "leaf" }]';
  writeFileSync(site, readFileSync(site, 'utf8').replace('"footer": {', `"footer": { ${networks},`));
  const shapes = join(project, 'schema/icon-shapes.json');
  const { icons } = JSON.parse(readFileSync(shapes, 'utf8')) as { icons: { leaf: [tag: string, attributes: { d: string }][] } };
  const before = icons.leaf[0]?.[1].d ?? expect.fail();
  const after = 'M1 2l3 4';
  const drawn = async () => {
    const { code, text } = await run('build', ['--site', site], { project });
    expect(code, text).toBe(0);
    const page = readFileSync(join(project, 'dist/index.html'), 'utf8');
    return [before, after].filter((path) => page.includes(path));
  };
  expect(await drawn()).toEqual([before]);
  writeFileSync(shapes, readFileSync(shapes, 'utf8').replaceAll(before, after));
  expect(await drawn()).toEqual([after]);
});

test('the editor is made', async () => {
  const serving = await serve('edit', [], { project });
  expect((await fetch(serving.url)).status).toBe(200);
  await serving.stop();
});
