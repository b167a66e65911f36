/** What a build spends its time on. */
export class Phases {
  readonly #times = new Map<string, number>();

  /** Milliseconds by name, in the order in which they ran first. */
  get times(): ReadonlyMap<string, number> {
    return this.#times;
  }

  /** Runs something and adds its time to that of a phase. */
  async measure<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await run();
    } finally {
      this.#times.set(name, (this.#times.get(name) ?? 0) + performance.now() - started);
    }
  }
}
