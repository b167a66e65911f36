/** Mistakes of the keyboard in the words that a manifest may choose from: keys, section types, fixed words. */
import { applyFixes } from '../../src/command/fix.ts';
import { findNearest } from '../../src/findings/nearest.ts';
import { loadSite } from '../../src/loader/node/load-site.ts';
import { sectionTypes as types } from '../support/manifest/gallery.ts';
import { type Mutant, none, renamed, replaced, type Subject } from './mutant.ts';
import { createRandom, type Random } from './random.ts';
import { subjects } from './subjects.ts';
import { jsonType, keysOf, walk } from './walk.ts';

/** A place where a word is to be chosen, and the words that it could be, the right one among them. */
interface Choice {
  right: string;
  /** What may stand here: a key that is written already may not. */
  possible: string[];
  /** What the schema knows, whether it may stand here or not. */
  known: string[];
  /** Every place of the same choice, with a way to write something else there. */
  write: (word: string) => Mutant;
}

/** Every choice of all subjects; equal ones once. */
export function findChoices(): Choice[] {
  const choices = new Map<string, Choice>();
  const add = (choice: Choice) => choices.set(JSON.stringify([choice.right, choice.possible]), choice);
  for (const subject of subjects) {
    for (const node of walk(subject.manifest)) {
      const { pointer, value, schema } = node;
      const keys = keysOf(node);
      if (keys && jsonType(value) === 'object') {
        for (const right of Object.keys(value as object)) {
          const possible = keys.filter((key) => key === right || !Object.hasOwn(value as object, key));
          add({ right, possible, known: keys, write: (word) => mutant(subject, pointer, renamed(value as object, right, word)) });
        }
      }
      const words = schema.const !== undefined && typeof value === 'string' ? undefined : schema.enum;
      if (typeof value === 'string' && words) {
        const known = words.map(String);
        add({ right: value, possible: known, known, write: (word) => mutant(subject, pointer, word) });
      }
    }
    for (const [index, { sections }] of (subject.manifest as { routes: { sections: { type: string }[] }[] }).routes.entries()) {
      for (const [number, { type }] of sections.entries()) {
        add({
          right: type,
          possible: types,
          known: types,
          write: (word) => mutant(subject, `/routes/${index}/sections/${number}/type`, word),
        });
      }
    }
  }
  return [...choices.values()];
}

function mutant(subject: Subject, pointer: string, value: unknown): Mutant {
  return { ...none(subject), operator: 'typo', pointer, text: replaced(subject, pointer, value) };
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Every word that is one letter away: left out, added, replaced, or swapped with its neighbour. */
export function typosOf(word: string): Set<string> {
  const typos = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) typos.add(before + letter + after);
    if (after === '') continue;
    typos.add(before + after.slice(1));
    for (const letter of letters) typos.add(before + letter + after.slice(1));
    if (after.length > 1) typos.add(before + after[1] + after[0] + after.slice(2));
  }
  typos.delete(word);
  return typos;
}

/** In how many of all typos the right word is suggested first; `every` takes only each so-and-so-many-th choice. */
export function countSuggestions(choices: readonly Choice[], every = 1): { typos: number; right: number } {
  let typos = 0;
  let right = 0;
  for (const [index, choice] of choices.entries()) {
    if (index % every !== 0) continue;
    for (const typo of typosOf(choice.right)) {
      // Another valid word is no typo.
      if (choice.known.includes(typo)) continue;
      typos++;
      if (findNearest(typo, choice.possible) === choice.right) right++;
    }
  }
  return { typos, right };
}

/** How many random words are taken for a typo. */
export function countFalseSuggestions(
  choices: readonly Choice[],
  each: number,
  seed: number,
): { words: number; suggested: number } {
  const random = createRandom(seed);
  let words = 0;
  let suggested = 0;
  for (const { possible, known } of choices) {
    for (let i = 0; i < each; i++) {
      const word = random.word(3 + random.below(10));
      if (known.includes(word)) continue;
      words++;
      if (findNearest(word, possible) !== undefined) suggested++;
    }
  }
  return { words, suggested };
}

/** Writes typos into manifests, corrects them as `--fix` does, and counts what became of them. */
export async function fixMistakes(choices: readonly Choice[], count: number, seed: number) {
  const random: Random = createRandom(seed);
  const result = { fixed: 0, unsure: 0, suggestedFirst: 0, wrong: [] as string[] };
  for (let i = 0; i < count; i++) {
    const choice = random.pick(choices);
    const typo = random.pick([...typosOf(choice.right)]);
    if (typo === '' || choice.known.includes(typo)) continue;
    const { subject, text } = choice.write(typo);
    const load = (content: string) => loadSite(subject.file, { content: Buffer.from(content), lang: 'en', today: '2026-01-15' });
    const { problems } = await load(text);
    if (problems.some(({ hint }) => hint.startsWith(`Did you mean \`${choice.right}\`?`))) result.suggestedFirst++;
    const corrected = applyFixes(text, problems);
    if (corrected.changes.length === 0) {
      result.unsure++;
      continue;
    }
    result.fixed++;
    const left = (await load(corrected.text)).problems.filter(({ severity }) => severity === 'error');
    if (left.length > 0)
      result.wrong.push(`${typo} for ${choice.right} in ${subject.name}: ${left[0]?.code} ${left[0]?.message}`);
  }
  return result;
}
