/** For tests: other migrations than those of this builder. */
import { type History, history, type Version } from '../../../src/migrations/history.ts';

/** Runs something as a builder with these migrations would. */
export async function withHistory<Result>(other: History, run: () => Result | Promise<Result>): Promise<Result> {
  const own = { ...history };
  Object.assign(history, other);
  try {
    return await run();
  } finally {
    Object.assign(history, own);
  }
}

/** The history of a builder that is one version ahead. */
export function nextHistory(changes: Partial<Version> = {}): History {
  const current = history.current + 1;
  const version = { sections: new Map(), site: [], ...changes };
  return { ...history, current, versions: new Map([...history.versions, [current, version]]) };
}
