/** Finds the name that was probably meant. */

/**
 * The candidate nearest to a word, if one is near enough to be meant.
 *
 * Near enough is one edit per three letters, at most three: then every single slip is found, and a random word seldom
 * gets a suggestion. Case does not count as an edit.
 *
 * @returns The candidate, or undefined. Of equally near ones the first that begins like the word.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const longer = Math.max(wanted.length, other.length);
    const limit = Math.min(3, Math.max(1, Math.floor(longer / 3)));
    // The difference in length is a lower bound, and spares the table for most candidates.
    if (Math.abs(wanted.length - other.length) > limit) continue;
    const distance = editDistance(wanted, other);
    if (distance > limit || distance >= longer) continue;
    const score = distance + (wanted[0] === other[0] ? 0 : 0.5);
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/**
 * The one candidate that is a single slip away from a word, if there is exactly one: then a correction is certain.
 *
 * Case counts here: a capital letter is a slip.
 */
export function findCertain(word: string, candidates: Iterable<string>): string | undefined {
  let certain: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(word.length - candidate.length) > 1 || editDistance(word, candidate) !== 1) continue;
    if (certain !== undefined) return undefined;
    certain = candidate;
  }
  return certain;
}

/**
 * How many letters must be added, removed, replaced or swapped with their neighbour to turn one word into the other
 * (the optimal string alignment form of the Damerau-Levenshtein distance).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** What was probably meant by a word. */
export interface Suggestion {
  nearest: string | undefined;
  /** Where there can be no doubt. */
  certain: string | undefined;
}

/** With more wrong names than this no suggestions are looked for: comparing with a long list of names takes long. */
const maxWords = 500;

/** Makes a function that finds suggestions among names, each word once. */
export function createSuggester(names: ReadonlySet<string> | readonly string[]): (word: string) => Suggestion {
  const known = new Map<string, Suggestion>();
  return (word) => {
    let suggestion = known.get(word);
    if (!suggestion) {
      const isTooMuch = known.size >= maxWords;
      suggestion = {
        nearest: isTooMuch ? undefined : findNearest(word, names),
        certain: isTooMuch ? undefined : findCertain(word, names),
      };
      known.set(word, suggestion);
    }
    return suggestion;
  };
}
