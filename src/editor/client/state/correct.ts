/** Corrections that the loader is certain of. */
import type { Fix, Problem } from '../../../manifest/say/problems.ts';

/**
 * A text with a correction carried out.
 *
 * @param fix - of a finding about exactly this text
 */
export function corrected(text: string, { edits }: Fix): string {
  const fromEnd = [...edits].sort((one, other) => other.range.start.offset - one.range.start.offset);
  return fromEnd.reduce(
    (result, { range, text: insert }) => result.slice(0, range.start.offset) + insert + result.slice(range.end.offset),
    text,
  );
}

/**
 * Corrections are carried out in the text that they are about, and in no other: one that is asked for while the draft is being validated waits.
 *
 * @param carryOut - gets the correction when it is about the draft as it is
 */
export function makeCorrections(carryOut: (fix: Fix) => void) {
  /** The problems of the current draft; undefined while it is being validated. */
  let current: readonly Problem[] | undefined;
  let requested: Problem | undefined;
  const settle = () => {
    if (!requested || !current) return;
    const { code, pointer, message } = requested;
    requested = undefined;
    const same = current.find((one) => one.code === code && one.pointer === pointer && one.message === message);
    if (same?.fix) carryOut(same.fix);
  };
  return {
    /** The draft has changed: its problems are not known yet. */
    onDraftChanged() {
      current = undefined;
    },
    onProblems(problems: readonly Problem[]) {
      current = problems;
      settle();
    },
    request(problem: Problem) {
      requested = problem;
      settle();
    },
  };
}
