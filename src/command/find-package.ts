/** Packages that the folder of a site may have beside the builder. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Folders, packageOf } from '../bundling/project.js';

/** The folder of a package, as Node looks for it. */
export const findPackage = (name: string, from: string): string | undefined =>
  createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find(existsSync);

/**
 * The folder of the package that looks at pages with a browser and a validator of HTML. In a clone of the builder it is packages/tools.
 *
 * @returns undefined where there is none of the builder's own version
 */
export function findTools({ root, project }: Folders): string | undefined {
  const { name, version } = packageOf(root);
  const folder = project === root ? join(root, 'packages/tools') : findPackage(`${name}-tools`, project);
  return folder && packageOf(folder)?.version === version ? folder : undefined;
}

/** Said where there are no tools. */
export function missingTools(root: string): string {
  const { name, version } = packageOf(root);
  return `Valid HTML, barriers, width and what a browser has to say need a package: npm install --save-dev ${name}-tools@${version}`;
}
