/** For tests: that nothing is looked at again and again. */
import { expect } from 'vitest';

/** Processor time of this process, in seconds. */
function secondsOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** What takes less is not told from what else the process does. In seconds. */
const noise = 0.1;

/**
 * Expects four times as much to take at most six times the processor time. What is linear passes at the first try; another process can only slow it down.
 *
 * @param make - gets how many of something there are
 */
export function expectLinearWork(act: (text: string) => unknown, make: (count: number) => string, count: number): void {
  const [few, many] = [make(count), make(4 * count)];
  const isLinear = () => {
    // The shorter one pays for what runs the first time.
    const short = secondsOf(() => act(few));
    return secondsOf(() => act(many)) <= 6 * short + noise;
  };
  expect([1, 2, 3].some(isLinear)).toBe(true);
}
