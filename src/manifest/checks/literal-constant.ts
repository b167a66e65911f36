/**
 * The value of a constant written out: the next change of the constant would miss it. It warns, since the same words can
 * mean something else, and since nothing is wrong yet.
 */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';
import type { FoundText } from '../found.ts';

export const verdict: Verdict = 'warning';

/** Shorter values are found in too many places where nobody meant them. */
const shortest = 6;

export const check: Check = ({ constants, found }) => {
  const names = new Map<string, string>();
  for (const [name, { value }] of constants) {
    if (typeof value === 'string' && value.length >= shortest && !names.has(value)) names.set(value, name);
  }
  if (names.size === 0) return [];
  // Longer ones first: of "KI" and "KI im Marketing" the whole is meant.
  const values = [...names.keys()].sort((a, b) => b.length - a.length);
  const literal = new RegExp(`(?<![\\p{L}\\p{N}])(?:${values.map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return found.texts.flatMap((text) => {
    const met = new Set([...text.raw.matchAll(literal)].map(([value]) => value));
    return [...met]
      .filter((value) => isMeant(value, text))
      .map((value) => finding('literal-constant', { pointer: text.pointer, part: value }, { name: names.get(value) ?? '', value }));
  });
};

/** A plain word such as "contact" is the name of an anchor in an address, and just a word in a sentence. */
function isMeant(value: string, { raw, use }: FoundText): boolean {
  return use === 'address' || value === raw || !/^\p{Ll}+$/u.test(value);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
