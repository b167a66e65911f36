/** What the machine and the folder to write can do to a command: a sentence, never a trace, and nothing that is lost without a word. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { treeOf } from '../build/tree.ts';
import { runHere } from '../support/project/in-process.ts';
import { output, root, run } from '../support/project/project.ts';

const minimal = join(root, 'tests/fixtures/valid/minimal/site.json');
const work = join(output, 'machine');
const site = join(work, 'site');
const build = (out: string) => run('build', ['--site', minimal, '--out', out], { cwd: work, project: root });

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(join(work, 'file'), '');
  const { code, text } = await build(site);
  expect(code, text).toBe(0);
});

/** One line, without a trace, that names a place. */
function expectSentence({ code, text }: { code: number | null; text: string }, place: string, exit = 1) {
  const lines = text.split('\n').filter((line) => line.includes(place));
  expect(lines, text).toHaveLength(1);
  expect(text).not.toMatch(/bug in the builder|^\s+at /m);
  expect(code, text).toBe(exit);
}

test('a browser that is missing and cannot be installed is one sentence, with one command, before anything is tested', async () => {
  const { code, text } = await run('test', ['site'], {
    env: { PATH: '', CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: work, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' },
  });
  expectSentence({ code, text }, 'npx playwright install', 2);
  expect(text.trim().split('\n')).toHaveLength(2);
});

// What each error of a system is called: scripts/machine-error.test.ts.
test('a folder that cannot be made is one sentence', async () => {
  expectSentence(await build('file/site'), 'file/site');
});

// The other commands that read a file: tests/unit/diff.test.ts, src/command/migrate.test.ts.
test('a name that is too long is one sentence', async () => {
  const long = 'x'.repeat(300);
  expectSentence(await run('validate', [long], { cwd: work, project: root }), long);
});

test('a file that cannot be replaced is one sentence with its name', async () => {
  // Room for its name, and none for that of the draft which is to take its place.
  const file = join(work, `${'x'.repeat(240)}.json`);
  writeFileSync(file, readFileSync(minimal, 'utf8').replace('"title"', '"titel"'));
  expectSentence(await run('validate', ['--fix', file]), `${file}: `);
});

test('what a full disk does not take of a report is said, and the command has failed', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/boot.js'), 'validate', minimal], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expectSentence({ code: status, text: stderr }, 'The disk is full (ENOSPC)');
});

describe('a folder is refused', () => {
  test('that is a link which leads nowhere; the link stays', async () => {
    symlinkSync(join(work, 'nowhere'), join(work, 'link'));
    expectSentence(await runHere('build', ['--site', minimal, '--out', 'link'], work), 'link', 2);
    expect(existsSync(join(work, 'nowhere'))).toBe(false);
    expect(statSync(join(work, 'link'), { throwIfNoEntry: false })).toBeUndefined();
  });

  test('that the command runs in, or that holds it, though it is empty', async () => {
    const inner = join(work, 'outer/inner');
    mkdirSync(inner, { recursive: true });
    for (const out of ['.', '..', inner])
      expectSentence(await runHere('build', ['--site', minimal, '--out', out], inner), out, 2);
    expect(treeOf(join(work, 'outer'))).toEqual({ 'inner/': '' });
  });
});

test('files that somebody has put into the folder do not go without a word', async () => {
  // With what is known of the last build, and without.
  for (const options of [[], ['--fresh']]) {
    writeFileSync(join(site, 'google1234.html'), 'mine');
    mkdirSync(join(site, 'notes'), { recursive: true });
    writeFileSync(join(site, 'notes/todo.txt'), 'mine');
    const { text } = await run('build', ['--site', minimal, '--out', site, ...options]);
    expect(text).toMatch(/is gone.*: \/google1234\.html, \/notes\/todo\.txt\./);
  }
  expect((await build(site)).text).not.toContain('is gone');
});
