/** Time, as a median: one slow run, such as that of a busy machine, does not count. */

interface Runs {
  /** `processor` counts what this process works, whatever else the machine does; `wall` is for other processes. */
  clock: 'processor' | 'wall';
  runs: number;
  /** Runs before, which do not count: the first ones are slow, since nothing is compiled yet. */
  warmUp: number;
}

/**
 * Runs two things by turns, so that a machine that gets slower or faster meanwhile does so for both.
 *
 * @returns Milliseconds of both, the medians.
 */
export async function compare(
  one: () => unknown,
  other: () => unknown,
  { clock, runs, warmUp }: Runs,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const now = clock === 'wall' ? () => performance.now() : processorTime;
  for (let i = -warmUp; i < runs; i++) {
    for (const [which, run] of [one, other].entries()) {
      const started = now();
      await run();
      if (i >= 0) times[which]?.push(now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The middle one of some measurements. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
