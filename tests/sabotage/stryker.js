/** Runs Stryker as stryker.config.js says. It brings 148 packages, so it is installed when it is first asked for, beside the others. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Stryker 10 needs Node 22.
const packages = ['@stryker-mutator/core@~9.6.1', '@stryker-mutator/vitest-runner@~9.6.1'];
const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');

if (!existsSync(cli)) {
  console.log(`Installing ${packages.join(' and ')}, without writing to package.json …`);
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
process.argv.splice(2, process.argv.length, 'run', 'tests/sabotage/stryker.config.js');
await import(pathToFileURL(cli).href);
