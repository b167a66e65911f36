/** A site with an editor has the pages that it has without one, byte for byte: every valid site of the tests, and the German one. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeInto } from '../../src/json-text/between.ts';
import { treeOf } from '../build/tree.ts';
import { root, run } from '../support/project/project.ts';

const valid = join(root, 'tests/fixtures/valid');
const sites = [...readdirSync(valid).map((name) => join(valid, name)), join(root, 'tests/fixtures/consultancy')];
/** What tells hosts how to serve a site names its editor, too; and the next build is told which files there are. */
const isForNobody = (path: string) => /^(?:\.hosting\/|\.htaccess$|_headers$|vercel\.json$|\.made-by-build$)/.test(path);

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'same-pages-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each(sites)('%s', async (site) => {
  const folder = join(work, 'site');
  const manifest = join(folder, 'site.json');
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  const built = async (name: string, ...more: string[]) => {
    const { code, text } = await run('build', ['--site', manifest, '--out', join(work, name), ...more]);
    expect(code, text).toBe(0);
    return Object.fromEntries(Object.entries(treeOf(join(work, name))).filter(([path]) => !isForNobody(path)));
  };
  const before = await built('before');
  const text = readFileSync(manifest, 'utf8');
  const editor = { forge: 'github', repository: 'ada/site', url: 'https://edit.somewhere.example' };
  writeFileSync(manifest, writeInto(text, { ...(JSON.parse(text) as object), editor }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '-A');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '-m', 'The site');
  expect(await built('named')).toEqual(before);
  const edited = await built('edited', '--edit');
  expect(edited['built.json']).toBeDefined();
  // With its compressed copies.
  expect(Object.fromEntries(Object.entries(edited).filter(([path]) => !path.startsWith('built.json')))).toEqual(before);
  expect(Object.keys(before).length).toBeGreaterThan(3);
});
