import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSourceOfValidator, loadBundles } from './bundles.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a bundle is one script with its sheet, has the compiled schema, and is kept', async () => {
  const entry = join(folder, 'entry.js');
  const path = (file: string) => JSON.stringify(join(root, file));
  writeFileSync(join(folder, 'entry.css'), '.plain { color: red }');
  writeFileSync(
    entry,
    `import { validate } from ${path('src/loader/node/bundled-validator.ts')};
     import './entry.css';
     globalThis.found = { isValid: validate({}), mode: process.env.NODE_ENV };`,
  );
  const made: string[] = [];
  const load = () =>
    loadBundles(
      { root, project: root, cache: join(folder, 'cache'), progress: (done, all) => made.push(`${done} of ${all}`) },
      { entry: relative(root, entry) },
    );
  const bundles = await load();
  expect(Object.keys(bundles).sort()).toEqual(['entry.css', 'entry.js']);
  expect(bundles['entry.css']).toContain('red');

  // Without the right to make code of texts, as in the browser.
  const realm = vm.createContext({ found: undefined }, { codeGeneration: { strings: false } });
  vm.runInContext(bundles['entry.js'] ?? '', realm);
  expect(realm.found).toMatchObject({ isValid: false, mode: 'production' });

  expect(made).toEqual(['0 of 1', '1 of 1']);
  expect(await load()).toEqual(bundles);
  expect(made).toHaveLength(2);
});

describe('a bundle is made anew', () => {
  const builder = join(folder, 'builder');
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(builder, name)), { recursive: true });
      writeFileSync(join(builder, name), text);
    }
  };
  const wanted = { one: 'src/one.js', other: 'src/other.js' };
  /** @returns how many bundles were made, and what is in them */
  const load = async () => {
    let made = 0;
    const bundles = await loadBundles(
      { root: builder, project: builder, cache: join(folder, 'own-cache'), progress: (done) => (made = done) },
      wanted,
    );
    return [made, bundles['one.js']?.includes('new') ?? false, bundles['other.js']?.includes('new') ?? false];
  };
  beforeAll(() => {
    write({
      'package.json': '{ "name": "builder" }',
      'package-lock.json': '{}',
      'schema/words.ts': '',
      'src/part.js': 'export const part = "old";',
      // Of it nothing is left in the bundle.
      'src/constant.js': 'export const isNew = false;',
      'src/one.js': `import { part } from './part.js'; import { isNew } from './constant.js'; document.title = isNew ? 'new' : part;`,
      'src/other.js': `document.title = JSON.stringify(import.meta.glob('./found/*.js', { eager: true }));`,
    });
  });

  test('when one of its own modules has changed, and for nothing else', async () => {
    expect(await load()).toEqual([2, false, false]);
    expect(await load()).toEqual([0, false, false]);
    // What belongs to no bundle, and a test.
    write({ 'schema/words.ts': 'export {};', 'src/part.test.ts': '' });
    expect(await load()).toEqual([0, false, false]);
    write({ 'src/part.js': 'export const part = "new";' });
    expect(await load()).toEqual([1, true, false]);
    write({ 'src/part.js': 'export const part = "old";' });
    expect(await load(), 'the one before is still kept').toEqual([0, false, false]);
    write({ 'src/constant.js': 'export const isNew = true;' });
    expect(await load()).toEqual([1, true, false]);
  });

  test('when there is a new file that it finds by its name, or other packages', async () => {
    await load();
    write({ 'src/found/first.js': 'export default "new";' });
    expect(await load()).toMatchObject([2, true, true]);
    write({ 'src/found/first.js': 'export default "old";' });
    expect(await load()).toMatchObject([1, true, false]);
    write({ 'package-lock.json': '{"lockfileVersion": 3}' });
    expect(await load()).toMatchObject([2, true, false]);
  });

  test('when what is kept was damaged', async () => {
    await load();
    const kept = join(folder, 'own-cache/editor');
    for (const damage of [
      (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
      (bytes: Buffer) => bytes.fill('?', bytes.length - 1),
    ]) {
      for (const name of readdirSync(kept)) writeFileSync(join(kept, name), damage(readFileSync(join(kept, name))));
      expect(await load()).toMatchObject([2, true, false]);
      expect(await load()).toMatchObject([0, true, false]);
    }
  });
});

test('all that the compiled schema is made of counts as its source', () => {
  const seen = new Set(['src/loader/node/validator-source.ts']);
  for (const path of seen) {
    for (const [, from = ''] of readFileSync(join(root, path), 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm,
    ))
      seen.add(relative(root, join(root, dirname(path), from)));
  }
  expect(seen).toContain('schema/site.ts');
  expect([...seen].slice(1).filter((path) => !isSourceOfValidator(path))).toEqual([]);
});
