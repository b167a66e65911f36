/** Paths as a repository knows them, for programs that look a file up there. */
import { isAbsolute, relative, resolve } from 'node:path';

/**
 * A path relative to the repository that CI works on, or else to the current folder, with `/` between its parts. A file
 * that lies elsewhere keeps the name that it was given.
 */
export function repositoryPath(file: string): string {
  const path = relative(process.env.GITHUB_WORKSPACE || process.cwd(), resolve(file));
  return (path === '' || path.startsWith('..') || isAbsolute(path) ? file : path).replaceAll('\\', '/');
}
