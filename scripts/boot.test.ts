import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

let folder: string;
/** Name → text of each bundle. */
let bundles: [string, string][];

beforeAll(() => {
  spawnSync(process.execPath, ['scripts/boot.js', 'validate', '--help']);
  const cache = 'node_modules/.cache/marketing-site-builder';
  const [, hash = ''] = readFileSync(join(cache, 'sources'), 'utf8').split(' ');
  folder = join(cache, hash, 'server');
  const names = readdirSync(folder).filter((name) => name.endsWith('.cjs'));
  bundles = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
});

test('a place in a bundle leads to the line of its source', () => {
  const said = 'src/manifest/say/problems.ts: a place without a range.';
  const [name, text] = bundles.find(([, bundle]) => bundle.includes(said)) ?? ['', ''];
  const lines = text.slice(0, text.indexOf(said)).split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${name}.map`), 'utf8')));
  const found = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
  if (!('originalSource' in found)) throw new Error('There is no such place in the map.');
  expect(found.originalSource).toMatch(/src\/manifest\/problems\.ts$/);
  expect(readFileSync('src/manifest/say/problems.ts', 'utf8').split('\n')[found.originalLine]).toContain(said);
});

test('the sources of modules that import packages are known too', () => {
  const map = JSON.parse(readFileSync(join(folder, 'dev.cjs.map'), 'utf8')) as { sources: string[] };
  expect(map.sources).toContainEqual(expect.stringMatching(/src\/dev\/dev-server\.ts$/));
});

test('bundles are strict, as modules are, and import packages by the function of their loader', () => {
  expect(bundles.length).toBeGreaterThan(20);
  for (const [name, text] of bundles) {
    expect(text, name).toMatch(/^"use strict";/);
    expect(text, name).not.toMatch(/\bimport\(["'`][@a-z]/);
  }
  expect(bundles.filter(([, text]) => /\bimportOutside\(["'`]vite/.test(text))).not.toEqual([]);
});
