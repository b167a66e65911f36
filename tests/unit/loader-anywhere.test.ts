/** The loader in a place that has neither Node nor a disk: bundled for browsers, in a realm with nothing but what the web has too. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builder } from '../../src/bundling/builder.js';
import type { Code } from '../../src/manifest/finding.ts';
import type { load } from '../../src/manifest/load.ts';
import { DiskFiles } from '../../src/manifest/node/disk-files.ts';
import { validatorOf } from '../../src/manifest/node/validator.ts';
import { root } from '../support/project/project.ts';
import { invalidFolder, loadInvalid, optionsFor } from './invalid-fixtures.ts';

let loadElsewhere: typeof load;
const scratch = mkdtempSync(join(tmpdir(), 'elsewhere-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeAll(async () => {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [builder({ root, project: root })],
      build: {
        write: false,
        minify: false,
        lib: { entry: join(root, 'src/manifest/load.ts'), formats: ['iife'], name: 'loader', fileName: 'loader' },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const [chunk] = made?.output ?? [];
  const realm = vm.createContext({ URL, structuredClone });
  vm.runInContext(`${chunk?.code}; this.load = loader.load;`, realm);
  loadElsewhere = realm.load as typeof load;
});

/** Loads a file there, with ports that stand for whatever a host has. */
function loadThere(file: string, options: Parameters<typeof load>[2]) {
  const ports = {
    files: new DiskFiles(file),
    validatorOf: (extent: 'all' | 'first') => validatorOf(extent),
    systemLanguage: () => 'en',
  };
  return loadElsewhere({ file, text: readFileSync(file, 'utf8') }, ports, options);
}

/** What is found before there is a text, and what only a builder of another version finds. */
const elsewhere = new Set<string>([
  ...['file-missing', 'file-is-folder', 'file-is-link', 'file-unreadable', 'file-too-large'],
  ...['file-empty', 'byte-order-mark', 'wrong-encoding', 'older-version'],
]);
const codes = (Object.keys(JSON.parse(readFileSync(join(invalidFolder, 'expected.json'), 'utf8')) as object) as Code[]).filter(
  (code) => !elsewhere.has(code),
);

test.each(codes)('the same is said of %s', async (code) => {
  const here = await loadInvalid(code, scratch, { lang: 'de' });
  const there = await loadThere(here.problems[0]?.file ?? expect.fail(), { ...optionsFor(code), lang: 'de' });
  expect(JSON.parse(JSON.stringify(there.problems))).toEqual(JSON.parse(JSON.stringify(here.problems)));
});

test('a valid manifest becomes the same site', async () => {
  const { loadSite } = await import('../../src/manifest/node/load-site.ts');
  const file = join(root, 'tests/fixtures/valid/atelier-velo/site.json');
  const [here, there] = [await loadSite(file, { today: '2026-01-15' }), await loadThere(file, { today: '2026-01-15' })];
  expect(there.site?.pages.length).toBeGreaterThan(2);
  expect(JSON.parse(JSON.stringify(there.site))).toEqual(JSON.parse(JSON.stringify(here.site)));
});
