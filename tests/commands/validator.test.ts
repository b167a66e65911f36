import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { run } from '../support/project/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'validator-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the validator in a bundle says what one says that has just been compiled', async () => {
  const text = readFileSync('tests/fixtures/valid/atelier-velo/site.json', 'utf8');
  const mistakes = [
    ['"type": "hero"', '"type": "Heroo"'],
    ['"alt": ""', '"alt": 3'],
    ['"title"', '"titel"'],
    ['"version": 2', '"version": "2"'],
    ['"routes"', '"wege"'],
  ] as const;
  const files = mistakes.map(([from, to], index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, text.replace(from, to));
    return file;
  });
  const compiled = [];
  for (const file of files) compiled.push(...(await loadSite(file)).problems.map(({ message }) => [file, message]));
  expect(new Set(compiled.map(([file]) => file)).size).toBe(files.length);
  const { text: said } = await run('validate', [...files, '--format', 'json']);
  const { problems } = JSON.parse(said) as { problems: { file: string; message: string }[] };
  expect(problems.map(({ file, message }) => [file, message])).toEqual(compiled);
});
