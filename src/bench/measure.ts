/** Time, as a median: one slow run, such as that of a busy machine, does not count. */

interface Runs {
  runs: number;
  /** Runs before, which do not count: the first ones are slow, since nothing is compiled yet. */
  warmUp: number;
}

/**
 * Runs two things by turns, so that a machine that gets slower or faster meanwhile does so for both.
 *
 * @returns Milliseconds of both, the medians.
 */
export async function compare(one: () => unknown, other: () => unknown, { runs, warmUp }: Runs): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let i = -warmUp; i < runs; i++) {
    for (const [which, run] of [one, other].entries()) {
      const started = performance.now();
      await run();
      if (i >= 0) times[which]?.push(performance.now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
