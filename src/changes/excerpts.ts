/** Long texts that differ in a few words, cut down to these and what is around them. */
import { commonEnds } from '../json-text/common-ends.ts';

/** Shorter texts are shown whole. */
const short = 70;
/** What is left of the text before and behind a difference. */
const around = 20;

/**
 * Cuts two texts to where they differ.
 *
 * @returns Both, `…` for what is left out.
 */
export function excerpts(from: string, to: string): { from: string; to: string } {
  if (from === '' || to === '') return { from: cut(from, 0, from.length), to: cut(to, 0, to.length) };
  const [one, other] = [[...from], [...to]];
  const { start, tail } = commonEnds(one, other);
  return { from: cut(from, start, one.length - tail), to: cut(to, start, other.length - tail) };
}

/** What is between two letters and a little around it; of what is long itself, its beginning. */
function cut(text: string, start: number, end: number): string {
  const letters = [...text];
  if (letters.length <= short) return text;
  const first = letters.length - start <= short ? Math.max(0, letters.length - short) : Math.max(0, start - around);
  const last = Math.min(letters.length, Math.max(end + around, first + short), first + 2 * short);
  return `${first > 0 ? '…' : ''}${letters.slice(first, last).join('')}${last < letters.length ? '…' : ''}`;
}
