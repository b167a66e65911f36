/** Reads the arguments of a command; a wrong one is explained, with the nearest right one. */
import { parseArgs } from 'node:util';
import { findNearest } from '../findings/nearest.ts';

interface Description<Names extends string, Flags extends string> {
  /** Printed for `--help`. */
  help: string;
  /** Options that take a value. */
  values?: readonly Names[];
  /** Options that take none. */
  flags?: readonly Flags[];
  /** Whether words without `--` are expected. */
  words?: boolean;
}

export interface Arguments<Names extends string, Flags extends string> {
  values: Partial<Record<Names, string>>;
  flags: Record<Flags, boolean>;
  words: string[];
}

/**
 * @returns the arguments, or the exit code after the help (0) or a complaint (2) has been printed
 */
export function readArguments<Names extends string = never, Flags extends string = never>(
  args: string[],
  { help, values = [], flags = [], words = false }: Description<Names, Flags>,
): Arguments<Names, Flags> | number {
  const options = Object.fromEntries([
    ...values.map((name) => [name, { type: 'string' }] as const),
    ...[...flags, 'help'].map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const result: Arguments<Names, Flags> = { values: {}, flags: {} as Record<Flags, boolean>, words: [] };
  for (const name of flags) result.flags[name] = false;
  const wrong = (text: string) => complain(`${text}\n\n${help}`);
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!words) return wrong(`Unexpected argument "${token.value}".`);
      result.words.push(token.value);
    } else if (token.kind === 'option') {
      if (token.name === 'help') {
        console.log(help);
        return 0;
      }
      if ((flags as readonly string[]).includes(token.name)) {
        if (token.value !== undefined) return wrong(`Option ${token.rawName} takes no value.`);
        result.flags[token.name as Flags] = true;
      } else if ((values as readonly string[]).includes(token.name)) {
        if (!token.value || (!token.inlineValue && token.value.startsWith('--')))
          return wrong(`Option ${token.rawName} needs a value.`);
        result.values[token.name as Names] = token.value;
      } else {
        const near = findNearest(token.name, [...values, ...flags, 'help', 'version']);
        return wrong(`Unknown option ${token.rawName}.${near ? ` Did you mean --${near}?` : ''}`);
      }
    }
  }
  return result;
}

/** Says why a command ends. @returns its exit code */
export function complain(text: string, code: 1 | 2 = 2): number {
  console.error(text);
  return code;
}
