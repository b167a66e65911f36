// @ts-check
/**
 * The two folders that a command works with. The builder's own may be a clone, or a package in the `node_modules` of a site; the site's
 * is the one whose package.json asks for the builder. In a clone, which has a site of its own, both are the same. In JavaScript, as
 * scripts/boot.js needs it before anything is bundled.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Folders
 * @property {string} root The builder's own folder.
 * @property {string} project The folder of the site: of its own section types, and of what is kept between commands.
 */

/** @typedef {{ name: string, version: string, private?: boolean, engines?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Package */

/**
 * @param {string} folder
 * @returns {Package | undefined}
 */
function readPackage(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What the package.json of the builder says.
 *
 * @param {string} root
 */
export const packageOf = (root) => /** @type {Package} */ (readPackage(root));

/**
 * The folder of the site that a command is run for: the nearest one at or above the current one that asks for the builder, or is it.
 *
 * @param {string} root
 * @param {string} from the current folder
 * @returns {string | undefined} undefined where there is none
 */
export function findProject(root, from) {
  const { name } = packageOf(root);
  for (let folder = from; ; folder = dirname(folder)) {
    const { dependencies, devDependencies } = readPackage(folder) ?? {};
    if (folder === root || { ...dependencies, ...devDependencies }[name] !== undefined) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * Where commands keep what they have made. There is no other place.
 *
 * @param {Folders} folders
 */
export const cacheOf = ({ root, project }) => join(project, 'node_modules/.cache', packageOf(root).name);

const lockNames = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/**
 * The lock file that stands for all installed packages: in a workspace it lies above the site.
 *
 * @param {string} project
 * @returns {string | undefined}
 */
export function lockOf(project) {
  for (let folder = project; ; folder = dirname(folder)) {
    const lock = lockNames.map((name) => join(folder, name)).find(existsSync);
    if (lock !== undefined || folder === dirname(folder)) return lock;
  }
}
