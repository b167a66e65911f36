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

/** The same finding in a later judgement: its words and its place are the same, the lines around it may not be. */
export const sameProblem = (problems: readonly Problem[], wanted: Problem): Problem | undefined =>
  problems.find(({ code, pointer, message }) => code === wanted.code && pointer === wanted.pointer && message === wanted.message);
