/** For tests: commands without a process of their own, for all that does not depend on one. It takes a tenth of the time. */
import { basename } from 'node:path';
import { vi } from 'vitest';
import { type Finished, root } from './project.ts';

interface Command {
  main: (args: string[], context: { root: string; project: string; cache: string }) => Promise<number>;
}

const commands = import.meta.glob<Command>(['../../../scripts/*.ts', '!../../../scripts/*.test.ts']);
const fileOf = (verb: string) => `../../../scripts/${verb}.ts`;

/** The name of every command: there is one for each file of scripts/. */
export const verbs = Object.keys(commands).map((file) => basename(file, '.ts'));

/**
 * Runs `npm run <verb> -- <args>`, without what scripts/boot.js does around it. One at a time: it belongs to the process where it runs
 * and what it prints.
 *
 * @param cwd The folder that it runs in.
 * @param project The folder of the site, where that is another one than the builder's.
 */
export async function runHere(verb: string, args: string[] = [], cwd = root, project = root): Promise<Finished> {
  const { main } = (await commands[fileOf(verb)]?.()) ?? {};
  if (!main) throw new Error(`There is no command "${verb}".`);
  let text = '';
  const print = (line: string) => {
    text += `${line}\n`;
  };
  const spies = [vi.spyOn(console, 'log').mockImplementation(print), vi.spyOn(console, 'error').mockImplementation(print)];
  const before = process.cwd();
  process.chdir(cwd);
  try {
    return { code: await main(args, { root, project, cache: '' }), text };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
