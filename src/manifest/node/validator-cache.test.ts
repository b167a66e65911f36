import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildJsonSchema, editorKeywords } from '../../json-schema/build-schema.ts';
import { sectionSchemas } from '../../sections/schemas.ts';
import { foldErrors } from '../shape/fold.ts';
import { rememberValidator } from './validator-cache.ts';

let folder: string;
let compiled: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'validator-'));
  compiled = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function compile() {
  compiled++;
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, verbose: true, validateSchema: false, code: { source: true } });
  ajv.addVocabulary(editorKeywords);
  return { ajv, validate: ajv.compile(buildJsonSchema(sectionSchemas)) };
}

const remember = () => rememberValidator(folder, 'all', compile);
const findings = (validate: ReturnType<typeof remember>, manifest: unknown) => {
  validate(manifest);
  return foldErrors(validate.errors ?? []);
};

test('what was compiled before judges as what is compiled now', () => {
  const fresh = remember();
  const kept = remember();
  expect(compiled).toBe(1);
  const text = readFileSync('tests/fixtures/valid/atelier-velo/site.json', 'utf8');
  for (const [from, to] of [
    ['"type": "hero"', '"type": "Heroo"'],
    ['"alt": ""', '"alt": 3'],
    ['"title"', '"titel"'],
    ['"version": 1', '"version": "1"'],
    ['"routes"', '"wege"'],
    ['', ''],
  ] as const) {
    const manifest: unknown = JSON.parse(text.replace(from, to));
    expect(findings(kept, manifest), to).toEqual(findings(fresh, manifest));
    expect(findings(kept, manifest).length > 0, to).toBe(to !== '');
  }
});

test('what is kept is made anew when it is not exactly as it was written', () => {
  remember();
  const file = join(folder, 'validator-all');
  for (const spoil of [
    () => truncateSync(file, 5000),
    () => writeFileSync(file, ''),
    () => writeFileSync(file, readFileSync(file, 'utf8').replace('return', 'return true;')),
  ]) {
    spoil();
    const before = compiled;
    expect(findings(remember(), { version: 2 }).length).toBeGreaterThan(0);
    expect(compiled).toBe(before + 1);
  }
});
