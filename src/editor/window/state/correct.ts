/** Corrections that the loader is certain of. */
import { applyAtOnce, withoutOverlaps } from '../../../json-text/text-edit.ts';
import { editsOf } from '../../../loader/say/edits-of.ts';
import type { Fix, Problem } from '../../../loader/say/problems.ts';

/**
 * A text with corrections carried out. Findings of one cause share theirs: it is carried out once.
 *
 * @param fixes - of findings about exactly this text
 */
export const corrected = (text: string, fixes: readonly Fix[]): string =>
  applyAtOnce(text, withoutOverlaps(fixes, (fix) => editsOf(fix, text)).edits);

/**
 * Corrections are carried out in the text that they are about, and in no other: one that is asked for while the draft is being validated waits.
 *
 * @param carryOut - gets the corrections when they are about the draft as it is
 */
export function makeCorrections(carryOut: (fixes: readonly Fix[]) => void) {
  /** The problems of the current draft; undefined while it is being validated. */
  let current: readonly Problem[] | undefined;
  let requested: readonly Problem[] | undefined;
  const settle = () => {
    if (!requested || !current) return;
    const keyOf = ({ code, pointer, message }: Problem) => JSON.stringify([code, pointer, message]);
    const asked = new Set(requested.map(keyOf));
    requested = undefined;
    const fixes = current.flatMap((one) => (one.fix && asked.has(keyOf(one)) ? [one.fix] : []));
    if (fixes.length > 0) carryOut(fixes);
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
    request(problems: readonly Problem[]) {
      requested = problems;
      settle();
    },
  };
}
