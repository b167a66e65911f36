/** Section types change, in a copy of the project: what is added, and what breaks a manifest. Three versions: tests/mutants/. */
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeInto } from '../../src/json-text/between.ts';
import { validatorOf } from '../../src/manifest/node/validator.ts';
import { validateShape } from '../../src/manifest/shape/validate.ts';
import { history } from '../../src/migrations/history.ts';
import { migrate } from '../../src/migrations/migrate.ts';

import { root, run } from '../support/project/project.ts';
import { addKey, breakKeys, secondSite, startProject } from '../support/project/versioned-project.ts';

let copy = '';
let folder = '';
beforeAll(() => {
  copy = startProject('versions');
  folder = join(copy, 'tests/.output/atelier');
  cpSync(dirname(secondSite), folder, { recursive: true });
  copyFileSync(secondSite, join(folder, 'first.json'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const command = (verb: string, ...args: string[]) => run(verb, args, { project: copy });
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

describe.sequential('a section type changes', () => {
  test('what is only added touches no snapshot', async () => {
    const before = read('schema/versions/1.json');
    addKey(copy);
    const written = await command('schema');
    expect(written.code, written.text).toBe(0);
    expect(written.text).toContain('Wrote schema/site.schema.json.');
    expect(readdirSync(join(copy, 'schema/versions'))).toEqual(['1.json']);
    expect(read('schema/versions/1.json')).toBe(before);
  });

  test('what breaks a manifest is refused, with the key and the type', async () => {
    breakKeys(copy);
    const before = read('schema/site.schema.json');
    for (const args of [['--check'], []]) {
      const { code, text } = await command('schema', ...args);
      expect(code, text).toBe(1);
      expect(text).toContain('Version 1, `split`: `imageSide` is refused: there is no `imageSide` now');
      expect(text).toContain('Version 1, `card-grid`: `items[].details` is refused: there is no `details` now');
      expect(text).toContain('Write a migration (to: 2 where version 1 has been published)');
    }
    expect(read('schema/site.schema.json')).toBe(before);
  });
});

test('there is a fixture of every version that has ever been, and it still works', async () => {
  for (let version = 1; version <= history.current; version++) {
    const file = join(root, `tests/fixtures/versions/${version}.json`);
    expect(existsSync(file), `${file} is missing: put a manifest of version ${version} there that uses every key`).toBe(true);
    const text = readFileSync(file, 'utf8');
    const { manifest, origins, failures } = migrate(JSON.parse(text), history);
    expect(await validateShape(manifest, 0, { validatorOf })).toEqual([]);
    expect(failures).toEqual([]);
    const written = writeInto(text, manifest, origins);
    expect(JSON.parse(written)).toEqual(manifest);
    expect(migrate(JSON.parse(written), history).manifest).toEqual(manifest);
    if (version === history.current) expect(written).toBe(text);
  }
});
