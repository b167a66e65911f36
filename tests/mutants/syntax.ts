/** Mistakes in JSON itself. Each makes the text something that JSON.parse refuses or that a byte-order mark begins. */
import type { Mutant, Operator, Subject } from './mutant.ts';
import type { Random } from './random.ts';

type TextOperator = (text: string, random: Random) => string;

/** Offsets of structural characters, those inside texts left out. */
function structure(text: string): { at: number; char: string }[] {
  const found: { at: number; char: string }[] = [];
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (match[0].startsWith('"'))
      found.push({ at: match.index, char: '"' }, { at: match.index + match[0].length - 1, char: '"' });
    else found.push({ at: match.index, char: match[0] });
  }
  return found;
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
const withText = (text: string, at: number, more: string) => text.slice(0, at) + more + text.slice(at);

function somewhere(text: string, random: Random, chars: string): number {
  return random.pick(structure(text).filter(({ char }) => chars.includes(char))).at;
}

const operators: Record<string, TextOperator> = {
  'delete a bracket': (text, random) => without(text, somewhere(text, random, '{}[]')),
  'delete a comma': (text, random) => without(text, somewhere(text, random, ',')),
  'delete a colon': (text, random) => without(text, somewhere(text, random, ':')),
  'delete a quote': (text, random) => without(text, somewhere(text, random, '"')),
  'add a comma before a bracket': (text, random) => withText(text, somewhere(text, random, '}]'), ','),
  'add a comma after a comma': (text, random) => withText(text, somewhere(text, random, ','), ','),
  'add a comment': (text, random) => withText(text, somewhere(text, random, '{}[],:'), random.pick(['// note\n', '/* note */'])),
  'swap brackets': (text, random) => {
    const at = somewhere(text, random, '{}[]');
    return text.slice(0, at) + ']}[{'['{[]}'.indexOf(text[at] ?? '')] + text.slice(at + 1);
  },
  'use typographic quotes': (text, random) => {
    const at = somewhere(text, random, '"');
    return `${text.slice(0, at)}“${text.slice(at + 1)}`;
  },
  'cut off the end': (text, random) => text.slice(0, random.below(text.trimEnd().length)),
  'add something behind the end': (text, random) => text + random.pick(['}', ']', ',', 'x', '{}', '"']),
  'begin with a byte-order mark': (text) => `\ufeff${text}`,
  'break a line in a text': (text, random) => withText(text, somewhere(text, random, '"') + 1, '\n"x\n'),
};

/** Mutants of the text, several of each operator. */
export const syntactic: Operator = function* (subject: Subject, random) {
  for (let round = 0; round < 40; round++) {
    for (const [operator, make] of Object.entries(operators)) {
      yield (): Mutant => ({ kind: 'syntax', operator, subject, text: make(subject.text, random), pointer: '' });
    }
  }
};
