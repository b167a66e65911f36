import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reading, UnreadableFile } from './reading.ts';

const failing = (error: unknown) => () => {
  throw error;
};

test('what a library says about a file is said about the file', async () => {
  expect(await reading(() => 1)).toBe(1);
  await expect(reading(failing(new Error('no such marker')))).rejects.toThrow(UnreadableFile);
  await expect(reading(async () => Buffer.alloc(1).readUInt16BE())).rejects.toThrow(UnreadableFile);
  await expect(reading(failing('half a sentence'))).rejects.toThrow('half a sentence');
});

test('what the system says is not', async () => {
  await expect(reading(() => readFileSync('/no/such/file'))).rejects.toMatchObject({ code: 'ENOENT' });
  for (const code of ['ENOSPC', 'EACCES', 'E2BIG', 'ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED']) {
    const error = Object.assign(new Error(code), { code });
    await expect(reading(failing(error))).rejects.toBe(error);
  }
});
