import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainMachineError } from '../../scripts/machine-error.js';
import { toFailure } from '../editor/server/failure.ts';
import { replaceFile } from './replace-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that is locked stays as it is, and whoever asked is told what to do', () => {
  const file = join(folder, 'site.json');
  writeFileSync(file, 'before');
  chmodSync(file, 0o444);
  let refused: unknown;
  try {
    replaceFile(file, 'after');
  } catch (error) {
    refused = error;
  }
  expect(explainMachineError(refused)).toBe(
    `${file}: this user may not do that here (EACCES). Give the permission, or choose another place.`,
  );
  expect(toFailure(refused)?.words.de).toMatch(/^Hier darf nicht geschrieben werden\. Erlauben Sie es in den Eigenschaften/);
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['before', ['site.json']]);
  chmodSync(file, 0o644);
  replaceFile(file, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
});
