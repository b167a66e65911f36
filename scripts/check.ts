import { readArguments } from '../src/command/arguments.ts';
import { checkOf, parts, runTests } from '../src/command/run-tests.ts';
import { listTypes } from '../src/gallery/examples.ts';
import { commandLine } from '../src/manifest/command-line.ts';
import { findNearest } from '../src/manifest/nearest.ts';

const help = `Usage: ${commandLine('check')} [-- TYPE…]

Types, lint and format, unused code, generated files, unit tests: what runs in process, and is quick.
"npm test" does this and more. With the TYPE of a section, such as card-grid, only what concerns its folder:
types, lint, the schema, its contract and its own tests, in 20 seconds.`;

export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const read = readArguments(args, { help, words: true });
  if (typeof read === 'number') return read;
  const types = listTypes(root);
  const unknown = read.words.find((word) => !types.includes(word));
  if (unknown !== undefined) {
    const near = findNearest(unknown, types);
    console.error(`There is no section type "${unknown}".${near ? ` Did you mean ${near}?` : ''} Types: ${types.join(', ')}`);
    return 2;
  }
  const { check = [] } = parts;
  const wanted = read.words.flatMap((type) => checkOf(type, root));
  return runTests(wanted.length > 0 ? [...new Set(wanted)] : check, root);
}
