/** Where a new site has its builder from: what its package.json names is there on every machine that clones it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../scripts/new-site.ts';
import { aboutTemplates, listTemplates } from './new-site.ts';

const name = 'marketing-site-builder';
let work = '';
let root = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'new-site-'));
  mkdirSync(join(work, 'tools/node_modules'), { recursive: true });
  root = join(work, 'tools/node_modules', name);
  symlinkSync(resolve(import.meta.dirname, '../..'), root, 'junction');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(work, { recursive: true });
});

/** Makes a site with a builder that npm has installed from there: what is printed, and what its package.json says of the builder. */
async function newSite(folder: string, resolved: string) {
  const lock = { packages: { [`node_modules/${name}`]: { resolved } } };
  writeFileSync(join(work, 'tools/node_modules/.package-lock.json'), JSON.stringify(lock));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const args = [join(work, folder), '--name', 'Kern', '--lang', 'en', '--template', 'studio'];
  expect(await main(args, { root, project: work, cache: '' })).toBe(0);
  const { dependencies } = JSON.parse(readFileSync(join(work, folder, 'package.json'), 'utf8'));
  return { printed: print.mock.calls.join(), builder: dependencies[name] as string };
}

test('a builder from a file comes along into the site, and that is said', async () => {
  writeFileSync(join(work, 'builder-1.0.0.tgz'), 'packed');
  const { printed, builder } = await newSite('site', 'file:../builder-1.0.0.tgz');
  expect(builder).toBe('file:vendor/builder-1.0.0.tgz');
  expect(readFileSync(join(work, 'site/vendor/builder-1.0.0.tgz'), 'utf8')).toBe('packed');
  expect(printed).toMatch(/vendor\/.*commit/);
});

test('a file that lies in the folder of the site already stays where it is', async () => {
  mkdirSync(join(work, 'site'));
  writeFileSync(join(work, 'site/builder.tgz'), 'packed');
  expect(await newSite('site', 'file:../site/builder.tgz')).toMatchObject({ builder: 'file:builder.tgz' });
  expect(existsSync(join(work, 'site/vendor'))).toBe(false);
});

test('a builder from a registry is named by its version', async () => {
  const { printed, builder } = await newSite('site', `https://registry.example/${name}.tgz`);
  expect(builder).toMatch(/^\^\d/);
  expect(printed).not.toContain('vendor');
});

test('of every template it is said what it is: in the help, in the documentation, and to whoever misspells one', async () => {
  expect(Object.keys(aboutTemplates)).toEqual(listTemplates(resolve(import.meta.dirname, '../..')));
  const docs = readFileSync(resolve(import.meta.dirname, '../../docs/publishing-a-site.md'), 'utf8');
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const context = { root: resolve(import.meta.dirname, '../..'), project: work, cache: '' };
  await main(['--help'], context);
  expect(await main([join(work, 'site'), '--name', 'Kern', '--lang', 'de', '--template', 'practise'], context)).toBe(2);
  expect(complain.mock.calls.join()).toContain('Did you mean practice?');
  for (const [name, about] of Object.entries(aboutTemplates)) {
    const line = new RegExp(`${name}\\s+${about}`);
    expect(print.mock.calls.join()).toMatch(line);
    expect(complain.mock.calls.join()).toMatch(line);
    expect(docs).toContain(`| \`${name}\` | ${about} |`);
  }
});
