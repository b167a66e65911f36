import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../../../tests/support/project/project.ts';
import type { BuiltFiles } from '../../repository/github/ports.ts';
import { readGitFacts } from './git-facts.ts';
import { describeFiles } from './known-files.ts';
import { editorFiles } from './write-editor.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  for (const name of ['site.json', 'logo.svg']) cpSync(join(root, 'tests/fixtures/valid/minimal', name), join(folder, name));
  cpSync(join(folder, 'logo.svg'), join(folder, 'draft of a logo.svg'));
  writeFileSync(join(folder, 'styles.css'), '.card { background: url(logo.svg) }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const named = () => ['site.json', 'logo.svg', 'styles.css'].map((name) => join(folder, name));

test('only what the site publishes is copied, and known by the hash that git has for it', () => {
  const { known, copies } = describeFiles(join(folder, 'site.json'), named());
  expect(known.files.map(({ path }) => path).sort()).toEqual(['logo.svg', 'styles.css']);
  const [logo] = known.files;
  expect(logo).toMatchObject({ blob: git('hash-object', 'logo.svg'), image: { type: 'svg' } });
  expect(copies.has(logo?.address ?? '')).toBe(true);
  expect(known.files[1]?.styles?.css).toContain(`url(${logo?.address}`);
  // Any of them may be chosen, and no repository has them.
  expect(known.packaged.length).toBeGreaterThan(3);
  expect(known.packaged.every(({ parts = [] }) => parts.every(({ file }) => copies.has(file)))).toBe(true);
});

test('what an editor was built of is what the last commit holds; a folder that no commit is of has nothing to say', () => {
  const manifest = join(folder, 'site.json');
  const place = { root, project: folder };
  expect(readGitFacts(manifest, place)).toBeUndefined();
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '-m', 'The site');
  expect(readGitFacts(manifest, place)).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    manifest: { path: 'site.json', blob: git('rev-parse', 'HEAD:site.json') },
    styles: git('rev-parse', 'HEAD:styles.css'),
  });
});

const code = { 'start.js': 'start()', 'hosted.js': 'edit("m_1")', 'beside.js': 'judge()', 'offline.js': 'keep()' };
const font = Buffer.from('a font');

function made(srcdoc = 'show()', path = '/edit/') {
  return editorFiles({
    bundles: {
      ...code,
      'hosted.css': `@font-face{src:url(data:font/woff2;base64,${font.toString('base64')})}.m_1,:where(.m_2) .own{top:0}.m_2{top:1px}`,
      ...{ 'srcdoc.js': srcdoc, 'srcdoc.css': '.a{content:"</style>"}', 'to-write.js': 'var editorWriting={}' },
    },
    name: 'Corner <Bakery>',
    settings: {
      ...{ forge: 'github', repository: 'ada/site', branch: 'main', direct: false, manifest: 'site.json' },
      ...{ site: 'https://bakery.example', hasOwnOrigin: false },
    },
    built: { commit: 'c', builder: '1', manifest: { path: 'site.json', blob: 'b' }, at: '2026-01-01T00:00:00Z' },
    known: { files: [{ path: 'logo.svg', address: 'app/files/logo.svg', blob: 'l' }], packaged: [] } satisfies BuiltFiles,
    copies: new Map([['app/files/logo.svg', font]]),
    path,
  });
}
const sumOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');
const textOf = (files: ReturnType<typeof made>['files'], pattern: RegExp) =>
  [...files].flatMap(([name, content]) => (pattern.test(name) ? [String(content)] : [])).join();

test('the frames’ documents end where they should, and exactly their own scripts are let in', () => {
  const { files, policy } = made('show("</script><!-- <script>")');
  const frame = textOf(files, /^app\/frame/);
  const [, script = ''] = /<body><script>([\s\S]*)<\/script><\/body>/.exec(frame) ?? [];
  expect(script).not.toMatch(/<\/script|<!--/);
  const hashes = [script, 'var editorWriting={}'].map((one) => `'sha256-${sumOf(one)}'`);
  const { workerFrame } = JSON.parse(
    /<script type="application\/json"[^>]*>(.*)<\/script>/.exec(textOf(files, /^index/))?.[1] ?? '',
  );
  const [, starter = ''] = /<script>([\s\S]*)<\/script>$/.exec(workerFrame) ?? [];
  const starterHash = `'sha256-${sumOf(starter)}'`;
  expect(policy['script-src']).toEqual(["'self'", ...hashes, starterHash]);
  expect(workerFrame).toContain(`"default-src 'none'; script-src ${starterHash}; worker-src blob:"`);
  expect(frame).toContain(`script-src ${hashes.join(' ')}; `);
  expect(frame.match(/<\/style>/g)).toHaveLength(1);
});

test('it may ask its forge, its own host and the site, and says so where a host sends no headers', () => {
  const { files, policy } = made();
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.github.com', 'https://bakery.example']);
  const document = textOf(files, /^index\.html$/);
  expect(document).toContain("connect-src 'self' https://api.github.com https://bakery.example; ");
  expect(document).toContain('<title>Corner &lt;Bakery> – Editor</title>');
});

test('addresses begin where the editor lies, and change with what they lead to', () => {
  const names = (srcdoc?: string) => [...made(srcdoc).files.keys()].filter((name) => name.startsWith('app/'));
  expect(names('other()').filter((name) => !names().includes(name))).toEqual([expect.stringMatching(/^app\/frame\./)]);
  expect(textOf(made().files, /^app\/files\..*json$/)).toContain('"address":"/edit/app/files/logo.svg"');
  expect(textOf(made().files, /^app\/editor\..*css$/)).toMatch(/url\(\/edit\/app\/[\w-]+\.woff2\)/);
  expect(textOf(made().files, /^app\/editor\..*css$/)).toMatch(/\}\.m_1\{top:0\}$/);
  const { files } = made();
  const offline = textOf(files, /^offline\.js$/);
  expect(offline).toMatch(/^self\.editorFiles = \["\/edit\/","\/edit\/app\/editor\./);
  // With the sum of each, its document's too.
  const kept = [...files].filter(([name]) => name.startsWith('app/') || name === 'index.html');
  const sums = kept.map(([name, content]) => [`/edit/${name.replace('index.html', '')}`, sumOf(content)]);
  expect(JSON.parse(/^self\.editorSums = (.*);$/m.exec(offline)?.[1] ?? '')).toEqual(Object.fromEntries(sums));
});
