/** Names of places as targets of links, made of what the places are called. */
import { inPlainLetters } from './plain-letters.ts';

/** Whole words up to here, in letters: addresses are read, too. */
const longest = 20;

/**
 * A name for a place that has none.
 *
 * @param title - what the place is called on the page
 * @param taken - the names that are there on its page
 */
export function newAnchor(title: string, taken: readonly string[]): string {
  const [first = '', ...more] = inPlainLetters(title)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let plain = first;
  for (const word of more) {
    if (plain.length + word.length >= longest) break;
    plain += `-${word}`;
  }
  // A name begins with a letter (schema/define-section.ts): one that is no word of any language.
  const name = /^[a-z]/.test(plain) ? plain : ['s', plain].filter(Boolean).join('-');
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(free)) return free;
  }
}
