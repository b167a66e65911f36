/** Manifests of all versions that have ever been. How section types change: src/versions/, and tests/mutants/three-versions.test.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeInto } from '../../src/json-text/between.ts';
import { validatorOf } from '../../src/loader/node/validator.ts';
import { validateShape } from '../../src/manifest/shape/validate.ts';
import { history } from '../../src/migrations/history.ts';
import { migrate } from '../../src/migrations/migrate.ts';
import { root } from '../support/project/project.ts';

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
