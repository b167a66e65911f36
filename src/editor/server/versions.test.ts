import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveByChance } from '../../../tests/support/editor/versions-by-chance.ts';
import { root } from '../../../tests/support/project/project.ts';
import { digest } from '../../disk/hash.js';
import type { VersionBy } from '../storage.ts';
import { answerVersions } from './version-answers.ts';
import type { KeptVersion } from './version-list.ts';
import { retainedVersions } from './version-retention.ts';
import { Versions } from './versions.ts';

let folder: string;
let manifest: string;
const day = 24 * 3_600_000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  cpSync(join(root, 'tests/fixtures/valid/minimal'), folder, { recursive: true });
  manifest = join(folder, 'site.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = () => readFileSync(manifest, 'utf8');

async function save(versions: Versions, content: string, by: VersionBy = 'editor'): Promise<void> {
  writeFileSync(manifest, content);
  versions.note(by);
  await versions.settled();
}

test('each save reads back to the byte, also one that follows at once', async () => {
  const versions = new Versions(manifest);
  const saved = Array.from({ length: 8 }, (_, index) => text().replace(/"name": "[^"]*"/, `"name": "Name ${index}"`));
  for (const content of saved) {
    writeFileSync(manifest, content);
    versions.note('editor');
  }
  await versions.settled();
  const answers = answerVersions(manifest, versions);
  const read = await Promise.all((await answers.list()).map(({ id }) => answers.read(id)));
  expect(read.map((one) => one.text).reverse()).toEqual(saved);
});

test('what is saved again as it was is no version, a publication is one', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  await save(versions, text(), 'others');
  await save(versions, text(), 'publication');
  const answers = answerVersions(manifest, versions);
  expect((await answers.list()).map(({ by }) => by)).toEqual(['publication', 'editor']);
});

test('a file that the editor has put back or removed was changed by no other program; one that lies there without it was', async () => {
  const versions = new Versions(manifest);
  const answers = answerVersions(manifest, versions);
  const file = join(folder, 'public/plan.txt');
  mkdirSync(join(folder, 'public'));
  writeFileSync(file, 'Plan');
  await save(versions, text());
  rmSync(file);
  await save(versions, text(), 'others');
  await answers.putBack((await answers.list()).at(-1)?.id ?? '');
  expect(readFileSync(file, 'utf8')).toBe('Plan');
  // As the watch tells it, which sees files and not who has written them.
  await save(versions, text(), 'others');
  writeFileSync(file, 'Plan B');
  await save(versions, text(), 'others');
  expect((await answers.list()).map(({ by }) => by)).toEqual(['others', 'editor', 'others', 'editor']);
});

test('what has changed is said as before a publication', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  await save(versions, text().replace(/"name": "[^"]*"/, '"name": "Anders"'));
  const answers = answerVersions(manifest, versions);
  const [now, first] = await answers.list();
  expect(await answers.changes(now?.id ?? '', 'de')).toEqual([
    expect.objectContaining({ what: expect.stringContaining('Anders') }),
  ]);
  expect(await answers.changes(first?.id ?? '', 'de')).toBeUndefined();
});

test('of a publication the list says how its author has called it, and what has come since the last one', async () => {
  const versions = new Versions(manifest);
  const named = (name: string) => text().replace(/"name": "[^"]*"/, `"name": "${name}"`);
  await save(versions, named('A'));
  versions.note('publication', 'Erstes');
  await save(versions, named('B'));
  await save(versions, named('C'));
  versions.note('publication', 'Zweites');
  const answers = answerVersions(manifest, versions);
  const list = await answers.list();
  expect(list.map(({ by, title }) => title ?? by)).toEqual(['Zweites', 'editor', 'editor', 'Erstes', 'editor']);
  const said = await answers.changes(list[0]?.id ?? '', 'de');
  expect(said).toEqual([expect.objectContaining({ what: expect.stringMatching(/A.*C/s) })]);
});

test('a version is compared with a draft that nobody has saved, and each difference has its place in it', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  const [{ id } = { id: '' }] = versions.list();
  const draft = JSON.parse(text()) as { routes: { sections: { title: string }[] }[] };
  const [section] = draft.routes[0]?.sections ?? [];
  if (section) section.title = 'Ein Titel im Entwurf';
  const before = text();
  const found = await answerVersions(manifest, versions).differences(id, JSON.stringify(draft), 'de');
  expect(found).toEqual([
    expect.objectContaining({ pointer: '/routes/0/sections/0/title', what: expect.stringContaining('im Entwurf') }),
  ]);
  expect(text()).toBe(before);
});

test('a picture that was removed comes back with its version', async () => {
  const sheet = join(folder, 'styles.css');
  writeFileSync(sheet, '/* own */');
  const versions = new Versions(manifest);
  await save(versions, text());
  rmSync(sheet);
  await save(versions, `${text()}\n`);
  const answers = answerVersions(manifest, versions);
  const [, first] = await answers.list();
  const { files } = await answers.read(first?.id ?? '');
  expect(files.map(({ path }) => path)).toContain('styles.css');
  expect(existsSync(sheet), 'a look changes nothing').toBe(false);
  await answers.putBack(first?.id ?? '', ['logo.svg']);
  expect(existsSync(sheet)).toBe(false);
  await answers.putBack(first?.id ?? '');
  expect(readFileSync(sheet, 'utf8')).toBe('/* own */');
});

test('a version knows the pictures that it names, also where another one is saved at once', async () => {
  writeFileSync(join(folder, 'new.svg'), readFileSync(join(folder, 'logo.svg'), 'utf8').replace('<svg', '<svg id="new"'));
  const versions = new Versions(manifest);
  const replaced = text().replaceAll('logo.svg', 'new.svg');
  versions.note('start');
  writeFileSync(manifest, replaced);
  versions.note('editor');
  await versions.settled();
  const [start, now] = versions.list().map((version) => Object.keys(versions.filesOf(version)));
  expect(start).toContain('logo.svg');
  expect(now).toContain('new.svg');
});

test('pictures that nothing names are kept before they go, and nothing else goes', async () => {
  const versions = new Versions(manifest);
  const named =
    readdirSync(folder, { recursive: true })
      .map(String)
      .find((path) => path.endsWith('.svg')) ?? '';
  expect(text()).toContain(named);
  mkdirSync(join(folder, 'media'), { recursive: true });
  writeFileSync(join(folder, 'media/alone.png'), 'alone');
  writeFileSync(join(folder, 'notes.txt'), 'notes');
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/plan.png'), 'plan');
  symlinkSync(join(folder, 'notes.txt'), join(folder, 'link.png'));
  const answers = answerVersions(manifest, versions);
  const asked = ['media/alone.png', named, 'notes.txt', 'public/plan.png', 'link.png', '../x.png', 'media/gone.png'];
  expect(await answers.removePictures(asked)).toEqual(['media/alone.png']);
  expect(existsSync(join(folder, 'media/alone.png'))).toBe(false);
  expect(['notes.txt', 'public/plan.png', 'link.png', named].every((path) => existsSync(join(folder, path)))).toBe(true);
  const [version] = await answers.list();
  await answers.putBack(version?.id ?? '');
  expect(readFileSync(join(folder, 'media/alone.png'), 'utf8')).toBe('alone');
  // Where versions cannot be kept, nothing goes.
  rmSync(join(folder, '.versions'), { recursive: true });
  symlinkSync(tmpdir(), join(folder, '.versions'));
  expect(await answers.removePictures(['media/alone.png'])).toEqual([]);
  expect(existsSync(join(folder, 'media/alone.png'))).toBe(true);
});

test('a list that a stranger has written brings back nothing beyond the files of a site', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  const [own] = versions.list();
  const packaged = ['package.json', 'node_modules/x/y.svg', 'media/Node_Modules/y.svg'];
  const paths = ['../escaped.svg', '.git/hooks/a.svg', 'sections/a/Own.tsx', ...packaged, 'media/fine.svg'];
  const files = Object.fromEntries([...paths, 'media/a\0b.svg'].map((path) => [path, own?.text]));
  const list = join(folder, '.versions/list.jsonl');
  writeFileSync(list, `${JSON.stringify({ ...own, files })}\n{"id":"x","time":1,"by":"others","text":"y"}\nnull\n`);
  const answers = answerVersions(manifest, versions);
  expect(await answers.list()).toHaveLength(1);
  await answers.read(own?.id ?? '');
  await answers.putBack(own?.id ?? '');
  expect(paths.filter((path) => existsSync(join(folder, path)))).toEqual(['media/fine.svg']);
});

test.each<[string, object]>([
  ['an id that is part of an address', { id: '../x' }],
  ['a time that no clock shows', { time: 9e15 }],
  ['half a millisecond', { time: 1.5 }],
  ['a title that is no text', { title: { evil: true } }],
  ['a kind that there is not', { by: '__proto__' }],
  ['a text outside of the folder', { text: '../../site.json' }],
  ['files outside of the folder', { files: { 'media/a.svg': '../../../etc/passwd' } }],
])('a line with %s is no version', async (_, part) => {
  const versions = new Versions(manifest);
  await save(versions, text());
  const [own] = versions.list();
  appendFileSync(join(folder, '.versions/list.jsonl'), `${JSON.stringify({ ...own, id: 'other', ...part })}\n`);
  expect(versions.list()).toEqual([own]);
});

test('a small content that would become a large one is not read', () => {
  const large = Buffer.alloc(50_000_001);
  mkdirSync(join(folder, '.versions/objects'), { recursive: true });
  const compressed = brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  writeFileSync(join(folder, '.versions/objects', digest(large)), compressed);
  expect(compressed.length).toBeLessThan(10_000);
  expect(new Versions(manifest).content(digest(large))?.length).toBeUndefined();
});

test('a file above 20 MB is left out, and the list says so; a link to it stays one', async () => {
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/film.mp4'), '');
  truncateSync(join(folder, 'public/film.mp4'), 20_000_001);
  const versions = new Versions(manifest);
  await save(versions, text());
  await save(versions, text().replace(/"name": "[^"]*"/, '"name": "Anders"'));
  const answers = answerVersions(manifest, versions);
  const [now, first] = await answers.list();
  expect([now?.without, first?.without]).toEqual([['public/film.mp4'], ['public/film.mp4']]);
  expect(versions.file(now?.id ?? '', 'public/film.mp4')).toBeUndefined();
  expect(await answers.changes(now?.id ?? '', 'de')).toHaveLength(1);
  const { files } = await answers.read(now?.id ?? '');
  expect(files.map(({ path }) => path)).toContain('public/film.mp4');
});

test('files that stay as they are make no line of the list longer', async () => {
  mkdirSync(join(folder, 'public'));
  for (let index = 0; index < 100; index++) writeFileSync(join(folder, `public/${index}.txt`), '');
  const versions = new Versions(manifest);
  for (const name of 'ABCDE') await save(versions, text().replace(/"name": "[^"]*"/, `"name": "${name}"`));
  expect(versions.list()).toHaveLength(5);
  expect(readFileSync(join(folder, '.versions/list.jsonl')).length).toBeLessThan(1500);
});

test('a list of 0.9.0, whose lines name all files, is read, and goes on as one of today', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  const [kept] = versions.list() as [KeptVersion];
  const names = { ...versions.filesOf(kept), 'site.json': kept.text };
  const old = ['old1', 'old2'].map((id, index) => JSON.stringify({ ...kept, id, time: kept.time - 2 + index, files: names }));
  const list = join(folder, '.versions/list.jsonl');
  writeFileSync(list, `${old.join('\n')}\n`);
  rmSync(join(folder, '.versions/objects', kept.files));
  const had = () => versions.list().map((version) => Object.keys(versions.filesOf(version)));
  expect(had()).toEqual([Object.keys(names), Object.keys(names)]);
  expect(versions.file('old2', 'logo.svg')?.equals(readFileSync(join(folder, 'logo.svg')))).toBe(true);
  // Nothing has changed since.
  await save(versions, text());
  expect(had()).toHaveLength(2);
  await save(versions, `${text()}\n`);
  expect(had().map((paths) => paths.includes('logo.svg'))).toEqual([true, true, true]);
  expect(readFileSync(list, 'utf8')).not.toContain('logo.svg');
});

test('of two processes one that is late adds no state again, and what it adds stands where it was noted', async () => {
  let clock = 1_800_000_000_000;
  const open = () => new Versions(manifest, { now: () => ++clock });
  const [one, late] = [open(), open()];
  const named = (name: string) => text().replace(/"name": "[^"]*"/, `"name": "${name}"`);
  const write = (name: string, ...noting: Versions[]) => {
    writeFileSync(manifest, named(name));
    for (const versions of noting) versions.note('editor');
  };
  // Each takes as long as a save.
  for (let index = 0; index < 5; index++) late.note('publication', `${index}`);
  write('A', one, late);
  write('only the late one', late);
  write('B', one, late);
  await Promise.all([one.settled(), late.settled()]);
  const said = one.list().map((version) => version.title ?? /"name": "([^"]*)"/.exec(String(one.text(version)))?.[1]);
  expect(said).toEqual(['0', '1', '2', '3', '4', 'A', 'only the late one', 'B']);
  expect(one.list().every(({ time }, index, all) => time > (all[index - 1]?.time ?? 0))).toBe(true);
  // A state that comes back is one again; with a clock that was wrong, too, what comes last is last.
  clock -= 1_000_000;
  write('A', one);
  await one.settled();
  expect([one.list().length, String(one.text(one.list()[8] as KeptVersion))]).toEqual([9, named('A')]);
});

test.each(['.versions', '.versions/objects', '.versions/list.jsonl'])(
  'behind a link in the place of %s nothing is written or removed',
  async (place) => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    writeFileSync(join(elsewhere, 'mine.txt'), 'mine');
    if (place !== '.versions') mkdirSync(join(folder, '.versions'));
    symlinkSync(place.endsWith('.jsonl') ? join(elsewhere, 'mine.txt') : elsewhere, join(folder, place));
    await save(new Versions(manifest), text());
    expect([readdirSync(elsewhere), readFileSync(join(elsewhere, 'mine.txt'), 'utf8')]).toEqual([['mine.txt'], 'mine']);
    rmSync(elsewhere, { recursive: true });
  },
);

test('a line that was broken off costs no other version', async () => {
  const versions = new Versions(manifest);
  await save(versions, text());
  const list = join(folder, '.versions/list.jsonl');
  writeFileSync(list, `${readFileSync(list, 'utf8')}{"id":"x","ti`);
  await save(versions, `${text()}\n`);
  expect(versions.list()).toHaveLength(2);
});

test('git sees nothing of it', async () => {
  spawnSync('git', ['init', '-q'], { cwd: folder });
  await save(new Versions(manifest), text());
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('?? logo.svg\n?? site.json\n');
});

test('a clock that was a day ahead once ends no history', async () => {
  let clock = Date.now() + day;
  const versions = new Versions(manifest, { now: () => clock });
  await save(versions, text());
  clock -= day;
  for (let index = 0; index < 50; index++) await save(versions, `${text().trimEnd()}${' '.repeat(index + 1)}\n`);
  expect(versions.list()).toHaveLength(51);
  expect(versions.text(versions.list().at(-1) ?? expect.fail('none'))?.toString()).toBe(text());
});

test('a picture is not removed whose content cannot be read back', async () => {
  const versions = new Versions(manifest);
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'alone.svg'), picture);
  mkdirSync(join(folder, '.versions/objects'), { recursive: true });
  writeFileSync(join(folder, '.versions/objects', digest(picture)), 'broken');
  expect(await answerVersions(manifest, versions).removePictures(['alone.svg'])).toEqual([]);
  expect(existsSync(join(folder, 'alone.svg'))).toBe(true);
});

test('the contents take no more room than they may, and the last version stays', async () => {
  const most = 3000;
  const versions = new Versions(manifest, { most, youngFor: 0 });
  for (let index = 0; index < 12; index += 1) {
    await save(versions, `${text().trimEnd()}${' '.repeat(index + 1)}\n`);
  }
  const objects = join(folder, '.versions/objects');
  const size = readdirSync(objects).reduce((sum, name) => sum + readFileSync(join(objects, name)).length, 0);
  expect(size).toBeLessThanOrEqual(most);
  const answers = answerVersions(manifest, versions);
  const [last] = await answers.list();
  expect((await answers.read(last?.id ?? '')).text).toBe(text());
  expect(versions.list().length).toBeLessThan(12);
});

test('saves by chance, with pictures that come and go, read back to the byte, also where the oldest have made way', async () => {
  expect(await saveByChance({ saves: 25, seed: 3 })).toMatchObject({ wrong: [] });
  const { wrong, kept, bytes } = await saveByChance({ saves: 25, seed: 4, most: 20_000 });
  expect([wrong, kept < 25, bytes <= 20_000]).toEqual([[], true, true]);
});

test('after ninety days the last version of each week stays', () => {
  const at = (days: number) =>
    ({ id: String(days), time: 1_800_000_000_000 - days * day, by: 'editor', text: 't', files: 'f' }) as const;
  const versions = Array.from({ length: 200 }, (_, index) => at(199 - index));
  const contentsOf = () => new Map<string, number>();
  const { kept } = retainedVersions(versions, { contentsOf, most: 1_000_000, now: 1_800_000_000_000 });
  const old = kept.filter(({ id }) => Number(id) > 90).map(({ id }) => Number(id));
  expect(kept.length - old.length).toBe(91);
  expect(old.length).toBe(15);
  expect(old.slice(1).every((days, index) => (old[index] ?? 0) - days === 7)).toBe(true);
});
