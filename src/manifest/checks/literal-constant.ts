/**
 * The value of a constant written out: the next change of the constant would miss it. It warns, since the same words can
 * mean something else, and since nothing is wrong yet.
 */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';
import type { FoundText } from '../found.ts';

export const verdict: Verdict = 'warning';

/** Shorter values are found in too many places where nobody meant them; longer ones are no phrase that anybody repeats. */
const shortest = 6;
const longest = 1000;

/** Constants by the first letters of their values, longest first: of "KI" and "KI im Marketing" the whole is meant. */
type Index = Map<string, { name: string; value: string }[]>;

export const check: Check = ({ constants, found }) => {
  const index: Index = new Map();
  for (const [name, { value }] of constants) {
    if (typeof value !== 'string' || value.length < shortest || value.length > longest) continue;
    const start = value.slice(0, shortest);
    index.set(start, [...(index.get(start) ?? []), { name, value }].sort((a, b) => b.value.length - a.value.length).slice(0, 50));
  }
  if (index.size === 0) return [];
  const initials = new Set([...index.keys()].map((start) => start.charCodeAt(0)));
  return found.texts.flatMap((text) =>
    findValues(text.raw, index, initials)
      .filter(({ value }) => isMeant(value, text))
      .map(({ name, value }) => finding('literal-constant', { pointer: text.pointer, part: value }, { name, value })),
  );
};

/** The values that stand in a text as whole words, each once. */
function findValues(text: string, index: Index, initials: ReadonlySet<number>): { name: string; value: string }[] {
  const found = new Set<{ name: string; value: string }>();
  for (let at = 0; at + shortest <= text.length; at++) {
    // Most letters begin no value; looking at one is cheaper than cutting six out.
    if (!initials.has(text.charCodeAt(at))) continue;
    const candidates = index.get(text.slice(at, at + shortest));
    const hit = candidates?.find(({ value }) => text.startsWith(value, at) && isWhole(text, at, at + value.length));
    if (!hit) continue;
    found.add(hit);
    at += hit.value.length - 1;
  }
  return [...found];
}

const letter = /[\p{L}\p{N}]/u;

function isWhole(text: string, start: number, end: number): boolean {
  return !(start > 0 && letter.test(text[start - 1] ?? '')) && !letter.test(text[end] ?? '');
}

/** A plain word such as "contact" is the name of an anchor in an address, and just a word in a sentence. */
function isMeant(value: string, { raw, use }: FoundText): boolean {
  return use === 'address' || value === raw || !/^\p{Ll}+$/u.test(value);
}
