/** What an editor is built of, by git's own hashes: whoever opens it compares them with what the forge holds by then. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Built, Sources } from '../../repository/github/ports.ts';

/** The hash by which git knows a content. */
export const blobOf = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

/**
 * @param manifest - its path
 * @param folders - the builder's, and the site's; the same in a clone of the builder
 * @returns what the last commit holds; undefined where there is none
 */
export function readGitFacts(manifest: string, { root, project }: { root: string; project: string }): Built | undefined {
  const folder = resolve(manifest, '..');
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };
  const [commit, top] = [git('rev-parse', '--verify', 'HEAD'), git('rev-parse', '--show-toplevel')];
  if (commit === undefined || top === undefined) return undefined;
  const inRepository = (path: string) => relative(top, path).replaceAll('\\', '/');
  const hashOf = (path: string) => git('rev-parse', '--verify', '--quiet', `HEAD:${inRepository(path)}`);
  const kept = (name: keyof Sources, ...paths: string[]) => {
    const hash = paths.map(hashOf).find((found) => found !== undefined);
    return hash === undefined ? {} : { [name]: hash };
  };
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const isOwnBuilder = root === project && hashOf(join(root, 'schema')) !== undefined;
  return {
    commit,
    manifest: { path: inRepository(resolve(manifest)), blob: blobOf(readFileSync(manifest)) },
    at: new Date().toISOString(),
    builder: version,
    // Where the editor looks for them later: what is not the builder's, beside the manifest.
    ...(isOwnBuilder
      ? { ...kept('src', join(root, 'src')), ...kept('schema', join(root, 'schema')) }
      : kept('lock', join(folder, 'package-lock.json'), join(folder, 'package.json'))),
    ...kept('sections', join(folder, 'sections')),
    ...kept('styles', join(folder, 'styles.css')),
  };
}
