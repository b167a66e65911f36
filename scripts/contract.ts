import { readArguments } from '../src/command/arguments.ts';
import { askedTypes } from '../src/command/asked-types.ts';
import type { CommandContext } from '../src/command/context.ts';
import { checkContract } from '../src/command/contract.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('contract')} [TYPE…] [--pages]

Tries the site's own section types (in a clone of the builder: all), or those named, with their examples and with the least and the most that
their schemas allow, and says which rule is broken. Part of "${commandLine('check')}".

  --pages  tries instead what needs a browser and a validator of HTML, on pages that are built, by the package of tools

Exit codes: 0 all rules are kept, 1 one is broken, 2 wrong usage.`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, flags: ['pages'], words: true });
  if (typeof read === 'number') return read;
  const types = askedTypes(read.words, context);
  if (types === undefined) return 2;
  if (!read.flags.pages) return checkContract(types, context);
  // Imported late: it brings all that builds a site.
  const { checkContractPages } = await import('../src/command/contract-pages.ts');
  return checkContractPages(types, context);
}
