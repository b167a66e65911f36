import type { TextEdit } from '../../../json-text/text-edit.ts';

/** One edit, as the author sees it. Plain data, which can be kept. */
export interface Step {
  title: string;
  /** The place that it is about. */
  pointer: string;
  /** Each for the text that the one before has left. Kept drafts hold them under this key, which therefore stays. */
  splices: readonly TextEdit[];
  /** In milliseconds. */
  time: number;
  merge?: string;
}

/** An edit that follows sooner belongs to the same step, in milliseconds. */
const undoGroupMs = 1200;

export const maxUndoSteps = 500;

/** Tells whether an edit goes on with the last step, as the next letter of a word does, and begins none of its own. */
export const continuesStep = (last: Step | undefined, step: Step): last is Step =>
  last?.merge !== undefined && last.merge === step.merge && step.time - last.time <= undoGroupMs;
