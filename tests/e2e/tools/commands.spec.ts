/** What the commands answer to a manifest with a mistake and to wrong usage, and that they leave a good build alone. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { attacks, sendManyByChance, wrongAnswers } from '../../attacks/requests.ts';
import { createRandom } from '../../mutants/random.ts';
import { output, root, run, serve } from '../../project.ts';

const minimal = join(root, 'tests/fixtures/valid/minimal');
const text = readFileSync(join(minimal, 'site.json'), 'utf8');

/** A folder with the minimal site, as somebody has it before the mistake: built once, into dist/. */
async function folderWith(name: string, manifest: string): Promise<string> {
  const folder = join(output, 'commands', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(minimal, folder, { recursive: true });
  const { code, text: said } = await run('build', [], { cwd: folder, project: root });
  expect(code, said).toBe(0);
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

const mistakes: [string, { manifest: string; place: string }, string][] = [
  ['an unknown section type', mistake('"type": "text"', '"type": "Text"', '"text"'), 'text'],
  ['a misspelt key', mistake('"title": "Bread', '"titel": "Bread'), 'title'],
  [
    'a missing required key',
    mistake('{\n          "type": "not-found",\n          "title": "404",', '{\n          "type": "not-found",'),
    'title',
  ],
  ['a wrong value', mistake('"noindex": true', '"noindex": "yes"', 'true'), 'true'],
  ['a broken comma', mistake('"id": "contact",', '"id": "contact"', ','), 'comma'],
];

test('a mistake stops validate, build and start at its place, and leaves the last build as it was', async () => {
  const folder = await folderWith('mistakes', text);
  const before = stateOf(join(folder, 'dist'));
  for (const [what, { manifest, place }, named] of mistakes) {
    writeFileSync(join(folder, 'site.json'), manifest);
    const stopped = ['validate', 'build', 'start'].map(async (verb) => {
      const { code, text: said } = await run(verb, verb === 'start' ? ['--port', '0'] : [], { cwd: folder, project: root });
      expect(code, `${what}, ${verb}: ${said}`).toBe(1);
      expect(said, `${what}, ${verb}`).toContain(`site.json:${place}`);
      expect(said, `${what}, ${verb}`).toContain(named);
      expect(said, `${what}, ${verb}`).not.toMatch(/\n\s+at .*\(.*:\d+:\d+\)/);
    });
    await Promise.all(stopped);
    expect(stateOf(join(folder, 'dist')), what).toEqual(before);
  }
  expect(readdirSync(folder).sort()).toEqual(['dist', 'logo.svg', 'site.json']);
});

test('a file that is not there is a mistake, not a crash', async () => {
  for (const [verb, args] of [
    ['validate', ['no-such.json']],
    ['build', ['--site', 'no-such.json', '--out', join(output, 'commands/none')]],
  ] as const) {
    const { code, text: said } = await run(verb, [...args]);
    expect(code, said).toBe(1);
    expect(said).toContain('no-such.json');
  }
  expect(existsSync(join(output, 'commands/none'))).toBe(false);
});

/** Every command, by what `package.json` runs. */
const verbs = Object.values((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts)
  .map((script: string) => /^node scripts\/boot\.js (\S+)$/.exec(script)?.[1])
  .filter((verb) => verb !== undefined);

test('every file of a command can be run by npm, under its name', () => {
  const files = readdirSync(join(root, 'scripts')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(files.map((name) => name.replace('.ts', ''))).toEqual([...verbs].sort());
});

test('every command explains itself', async () => {
  for (const verb of verbs) {
    const { code, text: said } = await run(verb, ['--help']);
    expect(code, verb).toBe(0);
    expect(said).toMatch(new RegExp(`^Usage: npm (?:run )?${verb}\\b`));
  }
});

test('an unknown option is wrong usage, and the nearest one is named', async () => {
  const slips = [
    ['start', '--prot', '--port'],
    ['dev', '--sites', '--site'],
    ['build', '--oot', '--out'],
    ['validate', '--hlep', '--help'],
    ['schema', '--chekc', '--check'],
    ['check', '--hepl', '--help'],
    ['test', '--hepl', '--help'],
    ['new-section', '--titel', '--title'],
    ['gallery', '--oout', '--out'],
    ['migrate', '--dry-rnu', '--dry-run'],
    ['diff', '--fromat', '--format'],
    ['bench', '--rnus', '--runs'],
    ['pictures', '--oot', '--out'],
  ] as const;
  expect(slips.map(([verb]) => verb).sort()).toEqual([...verbs].sort());
  for (const [verb, option, nearest] of slips) {
    const { code, text: said } = await run(verb, [option]);
    expect(code, `${verb}: ${said}`).toBe(2);
    expect(said, verb).toContain(nearest);
  }
});

test('a command that does not exist is wrong usage', async () => {
  for (const verb of ['bild', '']) {
    const { code, text: said } = await run(verb);
    expect(code).toBe(2);
    expect(said.trim().split(/: |, /).slice(3).sort()).toEqual([...verbs].sort());
  }
});

test('a wrong value of an option is wrong usage', async () => {
  for (const [verb, ...args] of [
    ['start', '--port', 'many'],
    ['start', '--port', '70000'],
    ['dev', '--port', '-1'],
    ['build', '--out'],
    ['build', 'site.json'],
    ['schema', '--check=no'],
    ['test', 'everything'],
    ['new-section'],
    ['gallery', '--port', 'many'],
    ['migrate', 'site.json'],
    ['diff', '--format', 'html'],
    ['bench', 'everything'],
  ]) {
    const { code, text: said } = await run(verb ?? '', args);
    expect(code, `${verb} ${args.join(' ')}: ${said}`).toBe(2);
  }
});

test('a port that is taken is said plainly, with a way out', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const folder = await folderWith('port', text);
  for (const verb of ['start', 'dev']) {
    const { code, text: said } = await run(verb, ['--port', port], { cwd: folder, project: root });
    expect(code, said).toBe(1);
    expect(said).toContain(port);
    expect(said).toContain('--port');
    expect(said).not.toContain('EADDRINUSE');
  }
  other.close();
});

test('start serves what it built, and stops when it is asked to', async ({ request }) => {
  const folder = await folderWith('start', text);
  const { url, text: said, stop } = await serve('start', [], { cwd: folder, project: root });
  expect(said()).toMatch(/Built \d+ pages/);
  const home = await request.get(url);
  expect(home.status()).toBe(200);
  expect((await request.get(`${url}/no-such-page`)).status()).toBe(404);
  await stop();
  await expect(request.get(url)).rejects.toThrow();
});

test('requests that no browser sends are answered as web servers do, and the preview goes on', async ({ request }) => {
  const site = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const { url, text: said, stop } = await serve('start', ['--site', site]);
  const list = attacks('/tarifs');
  expect(await wrongAnswers(url, 'start', list)).toEqual([]);
  await sendManyByChance(url, list, createRandom(22), 40);
  expect(said()).not.toContain('the server goes on');
  expect((await request.get(url)).status()).toBe(200);
  await stop();
});

test('previews of several manifests, and two of the same, run side by side and leave what was built to be published', async ({
  request,
}) => {
  const folder = await folderWith('previews', text.replace(/"title": "Bread/, '"title": "Rolls'));
  writeFileSync(join(folder, 'other.json'), text.replace(/"title": "Bread/, '"title": "Cakes'));
  const before = stateOf(join(folder, 'dist'));
  const previews = await Promise.all(
    ['site.json', 'other.json', 'site.json'].map((site) => serve('start', ['--site', site], { cwd: folder, project: root })),
  );
  const shown = await Promise.all(
    previews.map(async ({ url }) => /Bread|Rolls|Cakes/.exec(await (await request.get(url)).text())?.[0]),
  );
  await Promise.all(previews.map(({ stop }) => stop()));
  expect(shown).toEqual(['Rolls', 'Cakes', 'Rolls']);
  expect(stateOf(join(folder, 'dist'))).toEqual(before);
});

test('build never replaces a folder that it did not make', async () => {
  const folder = await folderWith('foreign', text);
  const foreign = join(folder, 'photos');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'holiday.txt'), 'sea');
  const { code, text: said } = await run('build', ['--out', 'photos'], { cwd: folder, project: root });
  expect(code).toBe(2);
  expect(said).toContain('photos');
  expect(readFileSync(join(foreign, 'holiday.txt'), 'utf8')).toBe('sea');
  expect(readdirSync(foreign)).toEqual(['holiday.txt']);
  // An empty folder is nobody's, and one of its own is replaced as a whole.
  mkdirSync(join(folder, 'empty'));
  for (const out of ['empty', 'empty', 'dist']) {
    writeFileSync(join(folder, 'dist/left-over.html'), '');
    expect((await run('build', ['--out', out], { cwd: folder, project: root })).code).toBe(0);
    expect(existsSync(join(folder, out, 'index.html'))).toBe(true);
  }
  expect(existsSync(join(folder, 'dist/left-over.html'))).toBe(false);
});

test('a manifest is built from any folder, with the files beside it', async () => {
  const folder = await folderWith('elsewhere', text);
  const out = join(folder, 'out');
  const { code, text: said } = await run('build', ['--site', join(folder, 'site.json'), '--out', out], {
    cwd: dirname(output),
    project: root,
  });
  expect(code, said).toBe(0);
  expect(readdirSync(join(out, 'assets')).some((name) => name.startsWith('logo.'))).toBe(true);
});
