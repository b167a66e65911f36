/** The commands as their users start them: exit codes, what a mistake leaves alone, and the preview. Wrong usage: tests/unit/usage.test.ts. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { attacks } from '../attacks/requests.ts';
import { sendManyByChance } from '../attacks/requests-by-chance.ts';
import { wrongAnswers } from '../attacks/wrong-answers.ts';
import { createRandom } from '../mutants/random.ts';
import { runHere, verbs } from '../support/project/in-process.ts';
import { output, root, run, serve, start } from '../support/project/project.ts';

const work = join(output, 'commands');
const minimal = join(root, 'tests/fixtures/valid/minimal');
const text = readFileSync(join(minimal, 'site.json'), 'utf8');
const built = join(work, 'built');

/** The minimal site, as somebody has it: built into dist/. */
beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  cpSync(minimal, built, { recursive: true });
  const { code, text: said } = await run('build', [], { cwd: built, project: root });
  expect(code, said).toBe(0);
});

/** A copy of it, with another manifest. */
function folderWith(name: string, manifest: string): string {
  const folder = join(work, name);
  cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'site.json'), manifest);
  return folder;
}

/** Every file below a folder with its content and the time of its last change. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file} ${statSync(file).mtimeMs} ${readFileSync(file, 'base64')}`);

/** The minimal manifest with a mistake in it, and where the mistake is: line and column, counted from 1. */
function mistake(from: string, to: string, at = from): { manifest: string; place: string } {
  expect(text).toContain(from);
  const before = text.slice(0, text.indexOf(from) + from.indexOf(at)).split('\n');
  return { manifest: text.replace(from, to), place: `${before.length}:${(before.at(-1)?.length ?? 0) + 1}` };
}

test.each<[string, { manifest: string; place: string }, string]>([
  ['an unknown section type', mistake('"type": "text"', '"type": "Text"', '"text"'), 'text'],
  ['a misspelt key', mistake('"title": "Bread', '"titel": "Bread'), 'title'],
  ['a broken comma', mistake('"id": "contact",', '"id": "contact"', ','), 'comma'],
])(
  '%s stops validate, build and start at its place, and leaves the last build as it was',
  async (_, { manifest, place }, named) => {
    const folder = folderWith('mistakes', manifest);
    const before = stateOf(join(folder, 'dist'));
    const stopped = await run('start', [], { cwd: folder, project: root });
    for (const { code, text: said } of [stopped, await runHere('build', [], folder), await runHere('validate', [], folder)]) {
      expect(code, said).toBe(1);
      expect(said).toContain(`site.json:${place}`);
      expect(said).toContain(named);
      expect(said).not.toMatch(/\n\s+at .*\(.*:\d+:\d+\)/);
    }
    expect(stateOf(join(folder, 'dist'))).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['dist', 'logo.svg', 'site.json']);
  },
);

test('a file that is not there is a mistake, not a crash', async () => {
  const { code, text: said } = await run('build', ['--site', 'no-such.json', '--out', join(work, 'none')]);
  expect(code, said).toBe(1);
  expect(said).toContain('no-such.json');
  expect(existsSync(join(work, 'none'))).toBe(false);
});

test('wrong usage, and a command that does not exist, end with 2', async () => {
  expect(await run('validate', ['--hlep'])).toMatchObject({ code: 2, text: expect.stringContaining('--help') });
  for (const verb of ['bild', '']) {
    const { code, text: said } = await run(verb);
    expect(code).toBe(2);
    // Each with what it is for.
    expect([...said.matchAll(/^ {2}([\w-]+) +[A-Z].{8,}$/gm)].map(([, name]) => name).sort()).toEqual([...verbs].sort());
  }
});

test('a port that is taken is said plainly, with a way out', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  for (const { code, text: said } of await Promise.all(
    ['start', 'dev', 'edit'].map((verb) => run(verb, ['--port', port], { cwd: built, project: root })),
  )) {
    expect(code, said).toBe(1);
    expect(said).toContain(port);
    expect(said).toContain('--port');
    expect(said).not.toContain('EADDRINUSE');
  }
  other.close();
});

test('start serves what it built, answers requests that no browser sends as web servers do, and stops when it is asked to', async () => {
  const site = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const { url, text: said, stop } = await serve('start', ['--site', site]);
  expect(said()).toMatch(/Built \d+ pages/);
  const list = attacks('/tarifs');
  expect(await wrongAnswers(url, 'start', list)).toEqual([]);
  await sendManyByChance(url, list, createRandom(22), 40);
  expect(said()).not.toContain('the server goes on');
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  await stop();
  await expect(fetch(url)).rejects.toThrow();
});

test('edit serves the manifest and its page, and Ctrl+C ends it although it watches the folder', async () => {
  const folder = folderWith('edited', text);
  const child = start('edit', ['--port', '0'], { cwd: folder, project: root });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await Promise.race([expect.poll(() => said, { timeout: 10 * 60_000 }).toContain('Serving at'), ended]);
  const url = /Serving at (http:\/\/localhost:\d+)/.exec(said)?.[1] ?? expect.fail(said);
  const page = await (await fetch(url)).text();
  const token = /name="editor-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const headers = { 'X-Editor-Token': token };
  expect(await (await fetch(`${url}/api/manifest`, { headers })).json()).toMatchObject({ text });
  for (const file of ['editor.js', 'editor.css', 'worker.js']) expect((await fetch(`${url}/app/${file}`)).status).toBe(200);
  const preview = /name="preview-origin" content="([^"]+)"/.exec(page)?.[1] ?? '';
  for (const file of ['', 'app/preview.js', 'app/preview.css']) expect((await fetch(`${preview}/${file}`)).status).toBe(200);
  // Somebody reads what happens.
  const stream = await fetch(`${url}/api/events`, { headers });
  child.kill('SIGINT');
  expect(await ended, said).toBe(0);
  await stream.text().catch(() => undefined);
  expect(readdirSync(folder).sort()).toEqual(['dist', 'logo.svg', 'site.json']);
});

test.each([
  ['a file that is not there', 'no-such.json', 'no-such.json'],
  ['a folder', 'dist', 'folder'],
])('edit says in one sentence that %s cannot be edited', async (_, site, named) => {
  const { code, text: said } = await runHere('edit', ['--site', site], built);
  expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
  expect(said).toContain(named);
});

test('previews of several manifests, and two of the same, run side by side and leave what was built to be published', async () => {
  const folder = folderWith('previews', text.replace(/"title": "Bread/, '"title": "Rolls'));
  writeFileSync(join(folder, 'other.json'), text.replace(/"title": "Bread/, '"title": "Cakes'));
  const before = stateOf(join(folder, 'dist'));
  const previews = await Promise.all(
    ['site.json', 'other.json', 'site.json'].map((site) => serve('start', ['--site', site], { cwd: folder, project: root })),
  );
  const shown = await Promise.all(
    previews.map(async ({ url }) => /Bread|Rolls|Cakes/.exec(await (await fetch(url)).text())?.[0]),
  );
  await Promise.all(previews.map(({ stop }) => stop()));
  expect(shown).toEqual(['Rolls', 'Cakes', 'Rolls']);
  expect(stateOf(join(folder, 'dist'))).toEqual(before);
});
