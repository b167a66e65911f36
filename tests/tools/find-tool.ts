/**
 * What only the long tests and the benchmarks need: half of all packages of the project. They are named here, with a lock file of their own, and
 * installed among the caches when one is first asked for.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param path - of a file, from its package on
 * @param root - the project's folder
 */
export function findTool(path: string, root: string): string {
  const folder = join(root, 'node_modules/.cache/tools-of-long-tests');
  const file = join(folder, 'node_modules', path);
  if (existsSync(file)) return file;
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, 'tests/tools', name), join(folder, name));
  console.log('Installing what tests/tools/package.json names …');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (!existsSync(file)) throw new Error(`${path} is missing. Run "npm ci --ignore-scripts" in ${folder}.`);
  return file;
}
