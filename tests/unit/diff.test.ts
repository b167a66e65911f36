/** The change report of a repository, as its owner and CI ask for it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainMachineError } from '../../scripts/machine-error.js';
import { minimalText } from '../support/manifest/try-manifest.ts';
import { runHere } from '../support/project/in-process.ts';
import { root } from '../support/project/project.ts';

const repository = mkdtempSync(join(tmpdir(), 'repository-'));
afterAll(() => rmSync(repository, { recursive: true }));

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const write = (text: string) => writeFileSync(join(repository, 'site.json'), text);
const german = minimalText.replace('"lang": "en"', '"lang": "de"');
const diff = (...args: string[]) => runHere('diff', args, repository);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(repository, 'other'));
  copyFileSync(join(root, 'tests/fixtures/valid/minimal/logo.svg'), join(repository, 'logo.svg'));
  copyFileSync(join(repository, 'logo.svg'), join(repository, 'other/logo.svg'));
  write(german.replace('Bread, every morning', 'Bread'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  write(german);
  writeFileSync(join(repository, 'other/site.json'), minimalText);
  git('add', '.');
  git('commit', '--quiet', '-m', 'two');
  writeFileSync(
    join(repository, 'logo.svg'),
    readFileSync(join(repository, 'logo.svg'), 'utf8').replace('<svg ', '<svg data-a="" '),
  );
  write(JSON.stringify(JSON.parse(german.replace('"path": "*"', '"path" : "*"'))).replace('Bread, every morning', 'Rolls'));
});

const rolls = '/ › Abschnitt 1 `text` › `title`: geändert von „Bread, every morning“ zu „Rolls“';
const logo = 'Jede Seite › Logo › `src`: die Datei „logo.svg“ hat einen anderen Inhalt';

test('without words: what is not committed yet, in the language of the site, whatever the formatting', async () => {
  const { code, text } = await diff();
  expect(code, text).toBe(0);
  expect(text.split('\n').slice(0, 2)).toEqual([logo, rolls]);
  expect(text).toContain('2 Änderungen für Besucher. Betroffene Seiten: /, *');
});

test.each<[string[], number, string | RegExp]>([
  [['HEAD~1', 'HEAD'], 0, 'geändert von „Bread“ zu „Bread, every morning“'],
  [['HEAD~1', '--lang', 'en', '--format', 'markdown'], 0, /^### 2 changes for visitors\n\n- \*\*Every page › logo/],
  [['main', 'HEAD'], 0, 'Für Besucher ändert sich nichts.'],
  [['HEAD:other/site.json', 'HEAD'], 0, 'Sprache der Website: geändert von „en“ zu „de“'],
  [['HEAD', '--site', 'other/site.json'], 0, 'Nothing changes for visitors.'],
  [['HEAD', '--format', 'json'], 0, '"routes": ['],
  [['HEAD~9'], 2, '"HEAD~9" is neither a file nor a git revision.'],
  [['HEAD~1', '--site', 'other/site.json'], 2, 'The git revision "HEAD~1" holds no other/site.json.'],
  [['HEAD', 'HEAD', 'HEAD'], 2, 'Only two can be compared'],
  [['--format', 'html'], 2, 'There is no format "html"'],
])('npm run diff -- %j', async (args, expected, part) => {
  const { code, text } = await diff(...args);
  expect(code, text).toBe(expected);
  expect(text).toMatch(typeof part === 'string' ? new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : part);
});

test('of code that has changed in an own section it is said which, and where it stands; of tests and examples nothing', async () => {
  const own = (file: string, text: string) => {
    mkdirSync(join(repository, 'sections/text'), { recursive: true });
    writeFileSync(join(repository, 'sections/text', file), text);
  };
  const said = async (lang: string) => (await runHere('diff', ['--lang', lang], repository, repository)).text;
  git('stash', '--quiet');
  own('Text.tsx', 'export const Text = () => 1;');
  git('add', 'sections');
  git('commit', '--quiet', '-m', 'three');
  own('Text.test.tsx', 'test();');
  own('examples.json', '[]');
  expect(await said('de')).toContain('Für Besucher ändert sich nichts.');
  own('Text.tsx', 'export const Text = () => 2;');
  expect(await said('de')).toContain('Eigener Abschnitt `text`: der Code hat sich geändert; was davon zu sehen ist, zeigen /');
  expect(await said('en')).toContain('Own section `text`: its code has changed; what is to be seen of it is on /');
  git('checkout', '--quiet', '--', 'sections');
  git('stash', 'pop', '--quiet');
});

test('a manifest that is not valid gives its findings, under the name that it was asked by', async () => {
  const file = join(repository, 'wrong.json');
  writeFileSync(file, german.replace('"type": "text"', '"type": "Text"'));
  const { code, text } = await diff('HEAD', 'wrong.json');
  expect(code).toBe(1);
  expect(text).toMatch(/wrong\.json:58:19 .*unknown-section/);
});

test('a file whose name no disk allows is blamed on the name, not on the builder', async () => {
  const long = 'x'.repeat(300);
  const error: unknown = await diff(long, 'site.json').catch((thrown: unknown) => thrown);
  expect(explainMachineError(error)).toMatch(new RegExp(`^${long}: .*ENAMETOOLONG`));
});
