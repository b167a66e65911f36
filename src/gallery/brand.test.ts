import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rename } from '../../schema/migrations.ts';
import type { Manifest } from '../../tests/support/manifest/manifest.ts';
import { minimalManifest } from '../../tests/support/manifest/minimal.ts';
import { nextHistory, withHistory } from '../../tests/support/manifest/with-history.ts';
import { root as project } from '../../tests/support/project/project.ts';
import { readBrand } from './brand.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(root, 'sites'));
  copyFileSync(join(project, 'tests/fixtures/valid/minimal/logo.svg'), join(root, 'sites/logo.svg'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a manifest below the root, and takes its brand. */
function brandOf(manifest: object | string) {
  const file = join(root, 'sites/site.json');
  writeFileSync(file, typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  return readBrand(file, root);
}

const wrongColor = (manifest: Manifest) => {
  for (const color of Object.values(manifest.theme.colors)) color.light = '#12345';
  return manifest;
};

test('theme and constants of a site are taken', async () => {
  const manifest = minimalManifest();
  const { theme, placeholders, constants } = manifest;
  expect(await brandOf(manifest)).toEqual({ theme, constants: { ...placeholders, ...constants } });
});

test('a font is named from the root; one that lies elsewhere is not taken', async () => {
  const manifest = minimalManifest();
  const [heading, text] = [{ family: 'Own', file: 'own.woff2' }, { family: 'system' }];
  Object.assign(manifest.theme, { fonts: { heading, text } });
  copyFileSync(join(project, 'media/fonts/bricolage-grotesque-latin.woff2'), join(root, 'sites/own.woff2'));
  expect((await brandOf(manifest))?.theme.fonts).toEqual({ heading: { family: 'Own', file: 'sites/own.woff2' }, text });
  const elsewhere = await readBrand(join(root, 'sites/site.json'), join(root, 'builder'));
  expect(elsewhere?.theme.fonts).toEqual({ heading: { family: 'system' }, text });
});

test('a site of an earlier version is migrated first', async () => {
  const { theme, ...others } = minimalManifest();
  const known = nextHistory({ site: [rename('look', 'theme')] });
  expect(await withHistory(known, () => brandOf({ ...others, look: theme }))).toMatchObject({ theme });
});

test.each<[string, manifest: object | string]>([
  ['with a wrong colour', wrongColor(minimalManifest())],
  ['without a theme', { ...minimalManifest(), theme: undefined }],
  ['that is no JSON', '{ "theme": '],
])('nothing is taken from a site %s', async (_, manifest) => {
  expect(await brandOf(manifest)).toBeUndefined();
});

test('nothing is taken from a site that is not there', async () => {
  expect(await readBrand(join(root, 'none.json'), root)).toBeUndefined();
});
