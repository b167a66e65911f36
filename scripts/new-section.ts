import { complain, readArguments } from '../src/command/arguments.ts';
import type { CommandContext } from '../src/command/context.ts';
import { newSection } from '../src/command/new-section.ts';
import { commandLine } from '../src/findings/command-line.ts';

const help = `Usage: ${commandLine('new-section')} NAME [--title TEXT] [--description TEXT]

Writes the folder of a new section type, sections/NAME (in a clone of the builder src/sections/NAME): schema, component, styles and examples, ready to be changed.
Generates the JSON Schema anew, validates the examples, and says what to do next. Never overwrites anything.

  NAME                in kebab-case, such as daily-menu
  --title TEXT        the type's name for people, in the language of the site; otherwise made from NAME
  --description TEXT  one sentence in that language: what the section is for

Exit codes: 0 done, 1 a step failed and nothing was left behind, 2 the name cannot be had.`;

export async function main(args: string[], context: CommandContext): Promise<number> {
  const read = readArguments(args, { help, words: true, values: ['title', 'description'] });
  if (typeof read === 'number') return read;
  const [name, ...more] = read.words;
  if (name === undefined) return complain(`Which name? For example:  ${commandLine('new-section', 'daily-menu')}\n\n${help}`);
  // Several words are one name that was typed with spaces.
  return newSection({ ...read.values, name: [name, ...more].join(' ') }, context);
}
