/** Programs that the long tests need, from Debian. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs what is missing, as root on Debian.
 *
 * @param needed - package → a file that it brings
 * @throws with the command to run, where it cannot
 */
export function installPackages(needed: Record<string, string>): void {
  const missing = () => Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing().length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing().join(' ')}`;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${missing().join(', ')} is missing. On Debian, run: sudo sh -c '${command}'`);
  // In run level 1 packages do not start what they bring: servers are to run for the tests alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const { status, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
  if (status !== 0 || missing().length > 0) throw new Error(`"${command}" failed:\n${stderr}`);
}
