import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { MissingFiles } from './missing-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'missing-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('says when a file comes, and nothing more of one that is no longer asked for', async () => {
  const [here, sheet, left] = ['here', 'styles.css', 'left'].map((name) => join(folder, name)) as [string, string, string];
  writeFileSync(here, '');
  const come = vi.fn();
  const files = new MissingFiles(come);
  expect(files.follow([here, sheet, left])).toEqual([here]);
  expect(files.follow([here, sheet])).toEqual([here]);
  writeFileSync(left, '');
  writeFileSync(sheet, '');
  await vi.waitFor(() => expect(come).toHaveBeenCalled(), 10_000);
  expect(come).toHaveBeenCalledTimes(1);
  expect(files.follow([here, sheet])).toEqual([here, sheet]);
  files.close();
});
