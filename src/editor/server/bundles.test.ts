import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import vm from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { iconNames } from '../../../schema/icons.ts';
import { iconOf } from '../../manifest/node/icons.ts';
import { loadBundles } from './bundles.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a bundle is one script with its sheet, has the compiled schema and the icons as data, and is kept', async () => {
  const entry = join(folder, 'entry.js');
  const path = (file: string) => JSON.stringify(join(root, file));
  writeFileSync(join(folder, 'entry.css'), '.plain { color: red }');
  writeFileSync(
    entry,
    `import icons from 'virtual:icons';
     import { validate } from ${path('src/manifest/node/bundled-validator.ts')};
     import './entry.css';
     globalThis.found = { icons, isValid: validate({}), mode: process.env.NODE_ENV };`,
  );
  const made: string[] = [];
  const load = () =>
    loadBundles(
      { root, cache: join(folder, 'cache'), progress: (done, all) => made.push(`${done} of ${all}`) },
      { entry: relative(root, entry) },
    );
  const bundles = await load();
  expect(Object.keys(bundles).sort()).toEqual(['entry.css', 'entry.js']);
  expect(bundles['entry.css']).toContain('red');

  // Without the right to make code of texts, as in the browser.
  const realm = vm.createContext({ found: undefined }, { codeGeneration: { strings: false } });
  vm.runInContext(bundles['entry.js'] ?? '', realm);
  expect(realm.found).toMatchObject({ isValid: false, mode: 'production' });
  const { icons } = realm.found as unknown as { icons: Record<string, unknown> };
  expect(Object.keys(icons)).toEqual([...iconNames]);
  expect(JSON.parse(JSON.stringify(icons.book))).toEqual(iconOf('book'));

  expect(made).toEqual(['0 of 1', '1 of 1']);
  expect(await load()).toEqual(bundles);
  expect(made).toHaveLength(2);
});
