/**
 * Budgets of times. What a busy machine adds, it adds to the page written by hand too, which is measured by turns with ours: so a
 * budget is broken only where that one keeps what ours does not.
 */
import { median } from '../measure.ts';

/**
 * Bytes of a compressed document. With its headers it has to come in one initial congestion window of TCP, which is ten segments of 1,460 bytes
 * (RFC 6928): one that needs a second window paints a round trip later, 150 ms on Lighthouse's slow 4G.
 */
export const firstFlightBytes = 14_000;

/** What several runs measured: the usual, and the least, to which nothing else on the machine has added. */
export const usualAndLeast = (values: readonly number[]) => ({ usual: median(values), least: Math.min(...values) });

/**
 * Whether a page blocks no longer than it may: not at all, or no longer than the one written by hand does in the same runs. Without
 * scripts what blocks is parsing and layout, always the same.
 *
 * @param ours milliseconds, run by run
 */
export function blocksNoLonger(ours: readonly number[], byHand: readonly number[]): boolean {
  const [own, other] = [usualAndLeast(ours), usualAndLeast(byHand)];
  return own.least <= other.least || own.usual <= other.usual;
}

/**
 * Whether all scores of Lighthouse are full. The one for performance consists of times, and may be what the page written by hand gets.
 *
 * @param ours category → score from 0 to 100
 */
export const scoresInFull = (ours: Readonly<Record<string, number>>, byHand: Readonly<Record<string, number>>): boolean =>
  Object.entries(ours).every(([name, score]) => score >= (name === 'performance' ? (byHand[name] ?? 100) : 100));

/** Whether a tap is answered in time, or as soon as on the page written by hand, where there is one. */
export const answersInTime = (answer: number, limit: number, byHand = 0): boolean => answer <= Math.max(limit, byHand);
