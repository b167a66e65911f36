/** Every attack on builds, with the answer that it has to get: a site, a finding, or one sentence; never a trace. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { besides, treeOf } from '../build/tree.ts';
import { copyManifest, type Manifest } from '../support/manifest/manifest.ts';
import { copyProject, type Finished, output, root, run } from '../support/project/project.ts';
import { damages, drawings, folders, imageNames, outs, paths } from './builds.ts';

const minimal = join(root, 'tests/fixtures/valid/minimal/site.json');
const work = join(output, 'attacks-builds');

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
});

function expectNoTrace({ code, text }: Finished) {
  expect(text).not.toMatch(/bug in the builder|^\s+at .*:\d+:\d+/m);
  expect([0, 1, 2], text).toContain(code);
}

/** Validates and builds a site: both have to say the same. */
async function expectSite(edit: (manifest: Manifest, folder: string) => void, code: string | undefined) {
  const folder = join(work, 'site');
  let site = copyManifest(minimal, folder);
  const manifest = JSON.parse(readFileSync(site, 'utf8')) as Manifest;
  edit(manifest, folder);
  site = join(folder, 'site.json');
  writeFileSync(site, JSON.stringify(manifest));
  const out = join(work, 'out');
  for (const result of [await run('validate', [site]), await run('build', ['--site', site, '--out', out])]) {
    expectNoTrace(result);
    // That a drawing cannot be read to its end only the build finds out.
    if (code === undefined || code !== 'damaged-image') expect(result.code, result.text).toBe(code === undefined ? 0 : 1);
    if (result.code === 1) expect(result.text).toMatch(new RegExp(` error ${code} `));
  }
}

describe('a checkout in the folder', () => {
  let project = '';
  test.each(folders)('$name', async ({ name, refused }) => {
    project ||= copyProject('attacks-builds/project', 'own');
    const place = join(work, 'folders', name);
    mkdirSync(join(work, 'folders'), { recursive: true });
    renameSync(project, place);
    try {
      // Where bundles are, they would do without the tools that make them.
      rmSync(join(place, 'node_modules/.cache'), { recursive: true, force: true });
      const result = await run('build', ['--site', 'tests/fixtures/valid/minimal/site.json'], { project: place });
      expectNoTrace(result);
      expect(result.code, result.text).toBe(refused ? 1 : 0);
      if (refused) expect(result.text).toContain(`${refused} in a path`);
    } finally {
      renameSync(place, project);
    }
  });
});

describe('what is kept between commands', () => {
  test('every bundle, damaged, is made anew', async () => {
    const project = copyProject('attacks-builds/kept', 'own');
    const site = 'tests/fixtures/valid/minimal/site.json';
    const build = () => run('build', ['--site', site, '--out', 'out'], { project });
    expect((await build()).code).toBe(0);
    const whole = treeOf(join(project, 'out'));
    const cache = join(project, 'node_modules/.cache/marketing-site-builder');
    const folder = join(cache, readdirSync(cache).find((name) => existsSync(join(cache, name, 'commands'))) ?? '');
    const attack = async (file: string, damage: (bytes: Buffer) => Buffer | undefined, name: string) => {
      const before = readFileSync(file);
      const content = damage(before);
      if (content) writeFileSync(file, content);
      else unlinkSync(file);
      const result = await build();
      expectNoTrace(result);
      expect(result.code, `${file} ${name}: ${result.text}`).toBe(0);
      expect(treeOf(join(project, 'out')), `${file} ${name}`).toEqual(whole);
    };
    // The command, what it loads when it needs it, a map, and the sums of all.
    const later = readdirSync(join(folder, 'commands/build')).find((name) => /^fonts-.*\.mjs$/.test(name)) ?? '';
    const commands = ['build.mjs', later, 'build.mjs.map', 'bundles.json'].map((name) => `commands/build/${name}`);
    for (const name of [...commands, ...readdirSync(join(folder, 'apps')).map((name) => `apps/${name}`)])
      for (const [how, damage] of damages) await attack(join(folder, name), damage, how);
  }, 1_800_000);
});

describe('a drawing', () => {
  test.each(drawings)('$name', async ({ svg, code }) => {
    await expectSite((manifest, folder) => {
      writeFileSync(join(folder, 'attack.svg'), svg);
      manifest.header.logo = { src: 'attack.svg', alt: '' };
    }, code);
  });

  test.each(imageNames)('named %s', async (name) => {
    await expectSite((manifest, folder) => {
      writeFileSync(join(folder, `${name}.svg`), readFileSync(join(folder, manifest.header.logo?.src ?? '')));
      manifest.header.logo = { src: `${name}.svg`, alt: '' };
    }, undefined);
  });
});

describe('the address of a page', () => {
  test.each(paths)('$name', async ({ path, code }) => {
    await expectSite(({ routes }) => {
      const [{ sections: _, ...home } = expect.fail()] = routes;
      routes.push({ ...home, path, title: 'Bread', sections: [{ type: 'text', title: 'Bread', text: ['Rye.'] }] });
    }, code);
  });
});

describe('a folder to write', () => {
  test.each(outs)('$name', async ({ out, make, exit }) => {
    const around = join(work, 'outs');
    const cwd = join(around, 'here');
    rmSync(around, { recursive: true, force: true });
    mkdirSync(cwd, { recursive: true });
    const there = join(cwd, 'there');
    if (make === 'file') writeFileSync(there, 'mine');
    if (make === 'folder') mkdirSync(there);
    if (make === 'dangling link') symlinkSync('nowhere', there);
    if (make === 'circle of links') symlinkSync('there', there);
    const result = await run('build', ['--site', minimal, '--out', out], { cwd, project: root });
    expectNoTrace(result);
    expect(result.code, result.text).toBe(exit);
    if (exit > 0) expect(readdirSync(cwd)).toEqual(make ? ['there'] : []);
    else {
      expect(existsSync(join(cwd, out, 'index.html'))).toBe(true);
      expect(besides(join(cwd, out))).toEqual([]);
    }
  });

  test('a limit on the size of files: one sentence, the last site stays, and no draft is left', async () => {
    const out = join(work, 'limited');
    expect((await run('build', ['--site', minimal, '--out', out])).code).toBe(0);
    const before = treeOf(out);
    const site = copyManifest(minimal, join(work, 'limited-site'), (manifest) => {
      for (const { sections } of manifest.routes) for (const section of sections) section.title = 'Bread '.repeat(10_000);
    });
    const command = [process.execPath, join(root, 'scripts/boot.js'), 'build', '--site', site, '--out', out];
    // In units of 512 bytes.
    const { status, stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -f 40; exec "$@"', 'sh', ...command], { encoding: 'utf8' });
    expectNoTrace({ code: status, text: stdout + stderr });
    expect(stderr).toMatch(/limited\.draft-.*: a file would be larger/);
    expect(status).toBe(1);
    expect(treeOf(out)).toEqual(before);
    expect(besides(out)).toEqual([]);
  });
});
