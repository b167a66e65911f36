/**
 * The value of a constant written out: the next change of the constant would miss it. It warns, since the same words can
 * mean something else, and since nothing is wrong yet.
 */
import type { Check, Verdict } from '../check.ts';
import { type Finding, finding } from '../findings.ts';
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
  // A mark for every pair of letters that begins a value: most pairs begin none, and a look here is all that they cost.
  const beginnings = new Uint8Array(0x10000);
  for (const start of index.keys()) beginnings[pairAt(start, 0)] = 1;
  const findings: Finding[] = [];
  for (const text of found.texts) {
    for (const { name, value } of findValues(text.raw, index, beginnings)) {
      if (!isMeant(value, text)) continue;
      findings.push(finding('literal-constant', { pointer: text.pointer, part: value }, { name, value }));
    }
  }
  return findings;
};

const none: ReadonlySet<never> = new Set();

/** The values that stand in a text as whole words, each once. Nearly all texts hold none, and should cost nothing. */
function findValues(text: string, index: Index, beginnings: Uint8Array): ReadonlySet<{ name: string; value: string }> {
  let found: Set<{ name: string; value: string }> | undefined;
  for (let at = 0; at + shortest <= text.length; at++) {
    if (beginnings[pairAt(text, at)] === 0) continue;
    if (at > 0 && isLetterCode(text.charCodeAt(at - 1))) continue;
    const candidates = index.get(text.slice(at, at + shortest));
    const hit = candidates?.find(({ value }) => text.startsWith(value, at) && isWhole(text, at, at + value.length));
    if (!hit) continue;
    found ??= new Set();
    found.add(hit);
    at += hit.value.length - 1;
  }
  return found ?? none;
}

/** A number below 0x10000 for two letters; other pairs may have the same. */
function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;
}

/** The letters and digits that most texts have; a quick look before the thorough one. */
function isLetterCode(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

const letter = /[\p{L}\p{N}]/u;

function isWhole(text: string, start: number, end: number): boolean {
  return !(start > 0 && letter.test(text[start - 1] ?? '')) && !letter.test(text[end] ?? '');
}

/** A plain word such as "contact" is the name of an anchor in an address, and just a word in a sentence. */
function isMeant(value: string, { raw, use }: FoundText): boolean {
  return use === 'address' || value === raw || !/^\p{Ll}+$/u.test(value);
}
