/**
 * The value of a constant written out: the next change of the constant would miss it. It warns, since the same words can
 * mean something else, and since nothing is wrong yet.
 */

import { code } from '../findings/words/phrases.ts';
import type { Constants, ConstantUses } from '../manifest/resolve/constants.ts';
import type { TextReference } from '../manifest/resolve/references.ts';
import type { Rule } from './support/rule.ts';

/** Shorter values are found in too many places where nobody meant them; longer ones are no phrase that anybody repeats. */
const shortest = 6;
const longest = 1000;

/** Constants by the first letters of their values, longest first: of "KI" and "KI im Marketing" the whole is meant. */
type Index = Map<string, { name: string; value: string }[]>;

export const rule: Rule<{ name: string; value: string }> = {
  severity: 'warning',
  since: '0.1.0',
  groupByCause: true,
  *check({ constantsAt, references }) {
    const phrases = onlyInMails(references.uses);
    const known = new Map<Constants, { index: Index; skip: Uint8Array }>();
    for (const text of references.texts) {
      const constants = constantsAt(text.pointer);
      const { index, skip } = known.get(constants) ?? prepare(constants, phrases);
      known.set(constants, { index, skip });
      if (index.size === 0) continue;
      for (const { name, value } of findValues(text.raw, index, skip)) {
        if (isMeant(value, text)) yield { pointer: text.pointer, part: value, params: { name, value } };
      }
    }
  },
  de: {
    message: ({ name, value }, { place }) =>
      `${code(value)} steht hier ausgeschrieben, ist aber die Konstante ${code(name)} (${place}).`,
    hint: ({ name }) => `Schreiben Sie stattdessen {${name}}. Sonst bleibt diese Stelle alt, wenn sich der Wert ändert.`,
    explanation: 'Der Wert einer Konstanten steht nur einmal in der Datei.',
    inForm: {
      message: ({ name, value }, { titleAt }) =>
        `${code(value)} steht hier ausgeschrieben; dafür gibt es die Angabe ${code(titleAt(`/constants/${name}`))}.`,
      hint: () => 'Setzen Sie die Angabe ein. Sonst bleibt diese Stelle alt, wenn sich die Angabe ändert.',
    },
  },
  en: {
    message: ({ name, value }, { place }) =>
      `${code(value)} is written out here, but it is the constant ${code(name)} (${place}).`,
    hint: ({ name }) => `Write {${name}} instead. Otherwise this place stays as it is when the value changes.`,
    explanation: 'The value of a constant stands only once in the file.',
    inForm: {
      message: ({ name, value }, { titleAt }) =>
        `${code(value)} is written out here; there is the fact ${code(titleAt(`/constants/${name}`))} for it.`,
      hint: () => 'Insert the fact. Otherwise this place stays as it is when the fact changes.',
    },
  },
  example: {
    wrong: '"constants": { "brand": "KI im Marketing" }, … "name": "KI im Marketing"',
    right: '"constants": { "brand": "KI im Marketing" }, … "name": "{brand}"',
  },
};

/** The constants that stand in nothing but subjects and texts of mails. Such a phrase is no fact: who says the same elsewhere means no mail. */
const onlyInMails = (uses: ConstantUses): ReadonlySet<string> =>
  new Set([...uses].flatMap(([name, places]) => (places.every((place) => /\/(?:subject|body)$/.test(place)) ? [name] : [])));

function prepare(constants: Constants, phrases: ReadonlySet<string>): { index: Index; skip: Uint8Array } {
  const index: Index = new Map();
  for (const [name, { value, number }] of constants) {
    if (phrases.has(name)) continue;
    if (number !== undefined || value.length < shortest || value.length > longest) continue;
    // One that names another is another finding, and not written out where that other one is used.
    if (value.includes('{')) continue;
    const start = value.slice(0, shortest);
    const known = [...(index.get(start) ?? []), { name, value }].sort((a, b) => b.value.length - a.value.length);
    index.set(start, known.slice(0, 50));
  }
  return { index, skip: makeSkip(index) };
}

/** Where the last pair of letters stands in the beginning of a value. */
const pairEnd = shortest - 2;

/**
 * For every pair of letters, how far a search may go on that meets it at the end of a beginning: 0 where a value may begin
 * before it (Wu and Manber, "A fast algorithm for multi-pattern searching", 1994). Most pairs stand in no value.
 */
function makeSkip(index: Index): Uint8Array {
  const skip = new Uint8Array(0x10000).fill(pairEnd + 1);
  for (const start of index.keys()) {
    for (let at = 0; at <= pairEnd; at++) {
      const pair = pairAt(start, at);
      skip[pair] = Math.min(skip[pair] ?? 0, pairEnd - at);
    }
  }
  return skip;
}

const none: ReadonlySet<never> = new Set();

/** The values that stand in a text as whole words, each once. Nearly all texts hold none, and should cost nothing. */
function findValues(text: string, index: Index, skip: Uint8Array): ReadonlySet<{ name: string; value: string }> {
  let found: Set<{ name: string; value: string }> | undefined;
  for (let at = 0; at + shortest <= text.length; ) {
    const step = skip[pairAt(text, at + pairEnd)] ?? 0;
    const hit = step === 0 ? findValueAt(text, at, index) : undefined;
    if (hit) {
      found ??= new Set();
      found.add(hit);
    }
    at += hit?.value.length ?? Math.max(step, 1);
  }
  return found ?? none;
}

function findValueAt(text: string, at: number, index: Index): { name: string; value: string } | undefined {
  const candidates = index.get(text.slice(at, at + shortest));
  return candidates?.find(({ value }) => {
    const end = at + value.length;
    return text.startsWith(value, at) && isWhole(text, at, end) && !(isPhrase(value) && isInSentence(text, at, end));
  });
}

/** A number below 0x10000 for two letters; other pairs may have the same. */
function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1)) & 0xffff;
}

const letter = /[\p{L}\p{N}]/u;

function isWhole(text: string, start: number, end: number): boolean {
  return !(start > 0 && letter.test(text[start - 1] ?? '')) && !letter.test(text[end] ?? '');
}

/** A sentence may need the words of "KI im Marketing" as well, but not those of "Bremen Mitte". */
const isPhrase = (value: string): boolean => /^[\p{L}\s-]+$/u.test(value) && /\s\p{Ll}/u.test(value);

/** Another word comes right before or behind. */
const isInSentence = (text: string, start: number, end: number): boolean =>
  /\p{L} $/u.test(text.slice(Math.max(0, start - 2), start)) || /^ \p{L}/u.test(text.slice(end, end + 2));

/** A plain word such as "contact" is the name of an anchor in an address, and just a word in a sentence. */
function isMeant(value: string, { raw, use }: TextReference): boolean {
  return use === 'address' || value === raw || !/^\p{Ll}+$/u.test(value);
}
