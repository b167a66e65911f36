import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/project/project.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/licences.md names the licence of everything that is installed with the builder', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { license?: string; dev?: true; hasInstallScript?: true }>;
  };
  const installed = Object.entries(packages).filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev);
  expect(installed.length).toBeGreaterThan(100);
  const said = read('docs/licences.md').split('## What is installed')[1] ?? '';
  const licences = new Set(installed.map(([path, { license }]) => license ?? `none of ${path}`));
  expect([...licences].filter((licence) => !said.includes(licence))).toEqual([]);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});
