/** Section types change over three versions, in a copy of the project; manifests of the first of them, version 2, go on working. */
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../support/project/project.ts';
import {
  addKey,
  breakKeys,
  migrateKeys,
  prose,
  secondSite,
  startProject,
  thirdVersion,
} from '../support/project/versioned-project.ts';

let copy = '';
let folder = '';
beforeAll(() => {
  copy = startProject('three-versions');
  folder = join(copy, 'tests/.output/atelier');
  cpSync(dirname(secondSite), folder, { recursive: true });
  copyFileSync(secondSite, join(folder, 'first.json'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const command = (verb: string, ...args: string[]) => run(verb, args, { project: copy });
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
/** Path → content of all files of a folder. */
const filesOf = (out: string) =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [file.slice(out.length), readFileSync(file, 'latin1')]),
  );
const site = () => join(folder, 'site.json');

describe.sequential('three versions', () => {
  test('what is only added touches no snapshot', async () => {
    const before = read('schema/versions/2.json');
    addKey(copy);
    const written = await command('schema');
    expect(written.code, written.text).toBe(0);
    expect(written.text).toContain('Wrote schema/site.schema.json and schema/site.schema.en.json.');
    expect(readdirSync(join(copy, 'schema/versions'))).toEqual(['1.json', '2.json']);
    expect(read('schema/versions/2.json')).toBe(before);
  });

  test('what breaks a manifest is refused, with the key and the type', async () => {
    breakKeys(copy);
    const before = read('schema/site.schema.json');
    for (const args of [['--check'], []]) {
      const { code, text } = await command('schema', ...args);
      expect(code, text).toBe(1);
      expect(text).toContain('Version 2, `split`: `imageSide` is refused: there is no `imageSide` now');
      expect(text).toContain('Version 2, `card-grid`: `items[].details` is refused: there is no `details` now');
      expect(text).toContain('Write a migration (to: 3 where version 2 has been published)');
    }
    expect(read('schema/site.schema.json')).toBe(before);
  });

  test('with migrations version 3 begins, and what version 2 had become by then is kept', async () => {
    migrateKeys(copy);
    const written = await command('schema');
    expect(written.code, written.text).toBe(0);
    expect(written.text).toContain(
      'Wrote schema/versions/2.json and schema/versions/3.json and schema/site.schema.json and schema/site.schema.en.json.',
    );
    expect(JSON.parse(read('schema/versions/2.json'))).toMatchObject({
      version: 2,
      sections: { split: { properties: { caption: {}, imageSide: {} } } },
    });
    expect(JSON.parse(read('schema/versions/3.json'))).toMatchObject({
      version: 3,
      sections: { split: { properties: { side: {} } } },
    });
    const again = await command('schema', '--check');
    expect(again.code, again.text).toBe(0);
    const migrated = await command('migrate', '--site', site());
    expect(migrated.code, migrated.text).toBe(0);
    copyFileSync(site(), join(folder, 'second.json'));
    copyFileSync(join(folder, 'first.json'), site());
  });

  test('version 4 begins; manifests of all versions are valid, and older ones say what to run', async () => {
    thirdVersion(copy);
    const written = await command('schema');
    expect(written.code, written.text).toBe(0);
    expect(readdirSync(join(copy, 'schema/versions'))).toEqual(['1.json', '2.json', '3.json', '4.json']);
    for (const [name, version] of [
      ['first.json', 2],
      ['second.json', 3],
    ] as const) {
      const { code, text } = await command('validate', '--lang', 'en', join(folder, name));
      expect(code, text).toBe(0);
      expect(text).toContain(`The file is written in version ${version}; today's is 4.`);
    }
  });

  test('a manifest of version 2 becomes one of version 4, of which nothing else has changed', async () => {
    const shown = await command('migrate', '--site', site(), '--dry-run');
    expect(shown.code, shown.text).toBe(0);
    expect(shown.text).toContain('-          "imageSide": "start",\n+          "side": "left",');
    const old = readFileSync(site(), 'utf8');
    const migrated = await command('migrate', '--site', site());
    expect(migrated.code, migrated.text).toBe(0);
    expect(readFileSync(site(), 'utf8')).toBe(
      old
        .replace('"version": 2', '"version": 4')
        .replaceAll('"imageSide": "start"', '"side": "left"')
        .replaceAll('"details"', '"points"')
        .replaceAll('"type": "text"', `"type": "${prose}"`),
    );
    const again = await command('migrate', '--site', site());
    expect(again.text).toContain('There is nothing to do.');
    const second = await command('migrate', '--site', join(folder, 'second.json'));
    expect(second.code, second.text).toBe(0);
    expect(readFileSync(join(folder, 'second.json'), 'utf8')).toBe(readFileSync(site(), 'utf8'));
  });

  test('for a visitor the migration changes nothing, and the change report says so', async () => {
    const { code, text } = await command('diff', join(folder, 'first.json'), site(), '--lang', 'en');
    expect(code, text).toBe(0);
    expect(text.trim()).toBe('Nothing changes for visitors.');
    const outs = ['first.json', 'site.json'].map((name) => join(copy, 'tests/.output', `built-${name}`));
    for (const [index, name] of ['first.json', 'site.json'].entries()) {
      const built = await command('build', '--site', join(folder, name), '--out', outs[index] ?? '');
      expect(built.code, built.text).toBe(0);
    }
    const [one = {}, other = {}] = outs.map(filesOf);
    expect(Object.keys(one).length).toBeGreaterThan(10);
    expect(Object.keys(one)).toEqual(Object.keys(other));
    expect(Object.keys(one).filter((name) => one[name] !== other[name])).toEqual([]);
  });
});
