import { readArguments } from '../src/command/arguments.ts';
import { askedTypes } from '../src/command/asked-types.ts';
import { checkSite } from '../src/command/check-site.ts';
import type { CommandContext } from '../src/command/context.ts';
import { checkOf, parts, runTests } from '../src/command/run-tests.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('check')} [TYPE…]

Validates site.json and checks the site's own section types, all or those named: whether their schema is fresh, their types, and their contract.

In a clone of the builder: types, lint and format, unused code, generated files, unit tests: what runs in process, and is quick.
"npm test" does this and more. With the TYPE of a section, such as card-grid, only what concerns its folder:
types, lint, the schema, its contract and its own tests, in 20 seconds.

Exit codes: 0 all is well, 1 something has failed, 2 wrong usage.`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const { root, project } = context;
  const types = askedTypes(read.words, context);
  if (types === undefined) return 2;
  if (project !== root) return checkSite(types, context);
  const { check = [] } = parts;
  const wanted = read.words.flatMap((type) => checkOf(type, root));
  return runTests(wanted.length > 0 ? [...new Set(wanted)] : check, root);
}
