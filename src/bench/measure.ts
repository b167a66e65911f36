/** Time, as a median: one slow run, such as that of a busy machine, does not count. */

/**
 * Runs something several times, after runs that do not count.
 *
 * @returns Milliseconds, the median.
 */
export async function measure(run: () => unknown, { runs = 11, warmUp = 3 } = {}): Promise<number> {
  const times: number[] = [];
  for (let i = -warmUp; i < runs; i++) {
    const started = performance.now();
    await run();
    if (i >= 0) times.push(performance.now() - started);
  }
  return median(times);
}

/** Runs two things by turns, so that a machine that gets slower or faster meanwhile does so for both. */
export async function compare(one: () => unknown, other: () => unknown, runs = 11): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let i = -3; i < runs; i++) {
    for (const [which, run] of [one, other].entries()) {
      const time = await measure(run, { runs: 1, warmUp: 0 });
      if (i >= 0) times[which]?.push(time);
    }
  }
  return [median(times[0]), median(times[1])];
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
