import { readArguments } from '../src/command/arguments.ts';
import { runTests } from '../src/command/run-tests.ts';

const help = `Usage: npm run check

Types, lint and format, unused code, generated files, unit tests: what runs in process, and is quick.
"npm test" does this and more.`;

export async function main(args: string[], { root }: { root: string }): Promise<number> {
  const read = readArguments(args, { help });
  return typeof read === 'number' ? read : runTests(['check'], root);
}
