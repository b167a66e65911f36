/** Files as large as they may be, each checked by a process of its own with little memory. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minimalText } from '../support/manifest/try-manifest.ts';
import { root } from '../support/project/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));
copyFileSync(join(root, 'tests/fixtures/valid/minimal/logo.svg'), join(folder, 'logo.svg'));

const size = 63 * 1024 * 1024;
const fill = (before: string, unit: string, after = '') =>
  before + unit.repeat(Math.floor((size - before.length - after.length) / unit.length)) + after;
const inSections = (unit: string, count: number) => minimalText.replace('"sections": [', `"sections": [${unit.repeat(count)}`);

test.each<[string, () => string, string]>([
  ['brackets', () => fill('', '['), 'too-deep'],
  ['numbers', () => fill('[', '1,', '1]'), 'too-many-values'],
  ['the same key', () => fill('{', '"a":1,', '"b":1}'), 'too-many-values'],
  ['empty routes', () => fill('{"routes":[', '{},', '{}]}'), 'too-many-values'],
  ['new lines', () => fill('{', '\n'), 'json-truncated'],
  ['escaped quotes', () => fill('{"a":"', '\\"', '"}'), 'text-too-long'],
  ['a text without end', () => fill('{"a":"', 'x'), 'text-too-long'],
  ['half a manifest', () => fill('', '"site":{"lang":'), 'too-deep'],
  ['wrong sections', () => inSections('{"type":"Text"},', 900_000), 'unknown-section'],
  ['sections with unknown constants', () => inSections('{"type":"text","text":["{nope}"]},', 240_000), 'unknown-constant'],
  ['texts', () => inSections(`{"type":"text","title":"${'x'.repeat(90_000)}","text":["A"]},`, 690), ''],
])('64 MB of %s', (_, make, code) => {
  const file = join(folder, 'site.json');
  writeFileSync(file, make());
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=1200', join(root, 'scripts/boot.js'), 'validate', file, '--format', 'json', '--lang', 'en'],
    { encoding: 'utf8', timeout: 120_000, maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(code === '' ? 0 : 1);
  const { problems } = JSON.parse(stdout) as { problems: { code: string; severity: string }[] };
  expect(problems.filter(({ severity }) => severity === 'error').map((problem) => problem.code)).toEqual(
    code === '' ? [] : [code],
  );
});
