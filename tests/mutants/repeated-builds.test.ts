/** Builds again, elsewhere and at the same time: the same site. What is quick of this kind: tests/commands/builds.test.ts. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { build, buildTwoSites, isWhole, type Kind, minimal } from '../build/ended-builds.ts';
import { besides, treeOf } from '../build/tree.ts';
import { output, run } from '../support/project/project.ts';

const work = join(output, 'repeated-builds');

let red: Kind;
let blue: Kind;
beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  ({ red, blue } = await buildTwoSites(work));
});

test('of images and fonts is used like all else, and with --fresh not at all', async () => {
  const out = join(work, 'images');
  await build(minimal, out);
  const tree = treeOf(out);
  expect(await build(minimal, out)).not.toContain('image and font');
  expect(await build(minimal, out, '--fresh')).toMatch(/Made \d+ image and font files?\./);
  expect(treeOf(out)).toEqual(tree);
});

test('builds of one folder at the same time: one of them stays, whole', async () => {
  const out = join(work, 'together');
  await build(red.file, out);
  await Promise.all([blue, red, blue].map(({ file }) => build(file, out)));
  expect(isWhole(out, { red, blue })).toBe(true);
  expect(besides(out)).toEqual([]);
});

test('pages of an earlier build are nobody’s own files, whatever is known of it', async () => {
  const manifest = join(work, 'renamed/site.json');
  cpSync(dirname(minimal), dirname(manifest), { recursive: true });
  const text = readFileSync(manifest, 'utf8');
  const page = (path: string) => {
    const changed = JSON.parse(text) as { routes: object[] };
    changed.routes.splice(1, 0, { ...changed.routes[0], path, title: path, description: path });
    writeFileSync(manifest, JSON.stringify(changed));
    return run('build', ['--site', manifest, '--out', join(work, 'pages'), '--fresh']);
  };
  for (const path of ['/one', '/two']) expect((await page(path)).text).not.toContain('is gone');
  expect((await run('build', ['--site', manifest, '--out', join(work, 'pages')])).text).not.toContain('is gone');
});
