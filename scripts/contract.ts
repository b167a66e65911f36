import { readArguments } from '../src/command/arguments.ts';
import { askedTypes } from '../src/command/asked-types.ts';
import type { CommandContext } from '../src/command/context.ts';
import { checkContract } from '../src/command/contract.ts';
import { commandLine } from '../src/manifest/command-line.ts';

const help = `Usage: ${commandLine('contract')} [TYPE…]

Tries the site's own section types (in a clone of the builder: all), or those named, with their examples and with the least and the most that
their schemas allow, and says which rule is broken. Part of "${commandLine('check')}". What needs a browser or a validator of HTML is not tried.

Exit codes: 0 all rules are kept, 1 one is broken, 2 wrong usage.`;

export async function main(args: string[], folders: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const types = askedTypes(read.words, folders);
  return types === undefined ? 2 : checkContract(types, folders);
}
