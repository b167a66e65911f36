/** How the builder's commands are called, by the name in its package.json: the same in a site's folder and in a clone of the builder. */
import { name } from '../../package.json';

/** `commandLine('validate', '--fix')` → `npx <name> validate --fix` */
export const commandLine = (verb: string, ...args: string[]): string => ['npx', name, verb, ...args].join(' ');

/** Brings the newest version of the builder that a site allows. */
export const update = `npm update ${name}`;
