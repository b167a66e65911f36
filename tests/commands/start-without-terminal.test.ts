/** The files to double-click, where there is a shell: with stand-ins for node, npm and the browser, of which each says what it was asked. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { output, root, run, serve } from '../support/project/project.ts';

// What people call their folders.
const folder = join(output, 'start', 'Meine Website (übung)');
const programs = join(folder, 'programs');
const asked = join(folder, 'asked');

function program(name: string, text: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(programs, name), 0o755);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(programs, { recursive: true });
  cpSync(join(root, 'start'), join(folder, 'start'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  for (const name of ['dirname', 'mkdir', 'readlink', 'sh'])
    symlinkSync(spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim(), join(programs, name));
  symlinkSync(process.execPath, join(programs, 'node'));
  program(
    'npm',
    `echo "npm $* in $PWD" >> "${asked}"; [ "$1" = ci ] && mkdir -p node_modules && echo > node_modules/.package-lock.json; exit 0`,
  );
});

/** @returns its exit code, what it said, and what npm was asked for */
function doubleClick({ file = join(folder, 'start/edit-website.sh'), lang = 'de_DE.UTF-8', shell = 'sh' } = {}) {
  // From anywhere: a file manager does not go there first.
  const env = { PATH: programs, LANG: lang };
  const { status, stdout, stderr } = spawnSync(`/bin/${shell}`, [file], { cwd: '/', env, encoding: 'utf8' });
  return { status, said: stdout + stderr, asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [] };
}

test.each(['sh', 'bash'])('the first time the packages are installed, then the editor opens (%s)', (shell) => {
  const first = doubleClick({ shell });
  expect(first.asked).toEqual([`npm ci in ${folder}`, `npm run --silent edit -- --open in ${folder}`]);
  expect([first.status, first.said]).toEqual([0, expect.stringMatching(/ein bis zwei Minuten[\s\S]*öffnet sich im Browser/)]);
  rmSync(asked);
  const second = doubleClick({ shell });
  expect(second.asked).toEqual([`npm run --silent edit -- --open in ${folder}`]);
  expect(second.said).not.toMatch(/Minuten/);
});

test('a new list of packages is installed', () => {
  doubleClick();
  rmSync(asked);
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, 'package-lock.json'), later, later);
  expect(doubleClick().asked[0]).toBe(`npm ci in ${folder}`);
});

test('by a link on the desktop, and by the file for a Mac', () => {
  const link = join(folder, 'link');
  symlinkSync('start/edit-website.command', link);
  expect(doubleClick({ file: link }).asked).toHaveLength(2);
});

test.each([
  ['de_AT.UTF-8', /fehlt Node.*\n.*https:\/\/nodejs\.org.*LTS/],
  ['fr_FR.UTF-8', /Node is missing.*\n.*https:\/\/nodejs\.org/],
])('that Node is missing is said, with where to get it: %s', (lang, sentence) => {
  rmSync(join(programs, 'node'));
  expect(doubleClick({ lang })).toEqual({ status: 1, said: expect.stringMatching(sentence), asked: [] });
});

test('an old Node is not tried', () => {
  rmSync(join(programs, 'node'));
  program(
    'node',
    `exec "${process.execPath}" -e "Object.defineProperty(process.versions, 'node', { value: '20.19.9' }); eval(process.argv[1])" "$2"`,
  );
  expect(doubleClick()).toEqual({ status: 1, said: expect.stringMatching(/zu alt.*20\.20/), asked: [] });
});

test('that the packages cannot be installed is said, and the editor is not tried', () => {
  program('npm', `echo "npm $*" >> "${asked}"; exit 1`);
  expect(doubleClick()).toEqual({ status: 1, said: expect.stringMatching(/nicht geklappt.*Internet/), asked: ['npm ci'] });
});

test('on Windows every line ends as its shell wants it', () => {
  // In a checkout that was made before this rule the ends are those of this system.
  expect(readFileSync(join(root, 'start/.gitattributes'), 'utf8')).toMatch(/^\*\.cmd text eol=crlf$/m);
  const said = readFileSync(join(root, 'start/edit-website.cmd'), 'utf8');
  const labels = [...said.matchAll(/^:(\w+)/gm)].map(([, label]) => label);
  for (const [, label = ''] of said.matchAll(/(?:goto |call :)(\w+)/g)) expect(labels).toContain(label);
});

test('edit --open shows the editor; asked again, the one that runs; and beside another program, on another port', async () => {
  const site = join(folder, 'site');
  cpSync(join(root, 'tests/fixtures/valid/minimal'), site, { recursive: true });
  const [browser, shown] = [join(folder, 'browser'), join(folder, 'shown')];
  mkdirSync(browser);
  writeFileSync(join(browser, 'xdg-open'), `#!/bin/sh\necho "$1" >> "${shown}"\n`, { mode: 0o755 });
  const place = { cwd: site, project: root, env: { PATH: `${browser}:${process.env.PATH}` } };
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const address = other.address();
  const taken = typeof address === 'object' ? String(address?.port) : '';
  const first = await serve('edit', ['--port', taken, '--open'], place);
  try {
    expect(first.url).not.toContain(taken);
    const second = await run('edit', ['--port', taken, '--open'], place);
    expect([second.code, second.text]).toEqual([0, `Serving at ${first.url} already\n`]);
    await expect.poll(() => readFileSync(shown, 'utf8').trim().split('\n')).toEqual([first.url, first.url]);
    // That of another manifest is another one.
    cpSync(site, `${site}2`, { recursive: true });
    const third = await serve('edit', ['--port', taken, '--open'], { ...place, cwd: `${site}2` });
    expect(third.url).not.toBe(first.url);
    await third.stop();
  } finally {
    other.close();
    await first.stop();
  }
});
