import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { validatorSource } from './validator-source.ts';

test('sizes', () => {
  for (const plain of ['', '1']) {
    if (plain) process.env.F1_PLAIN = '1';
    else delete process.env.F1_PLAIN;
    const started = performance.now();
    const source = validatorSource();
    console.log(plain, source.length, gzipSync(source, { level: 9 }).length, performance.now() - started);
  }
  delete process.env.F1_PLAIN;
  expect(1).toBe(1);
});
