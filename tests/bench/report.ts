/** What a part of the bench yields and how a line of its report looks. */
import type { CommandContext } from '../../src/command/context.ts';

/** A line of a report: what was measured, beside what, and what is aimed at. */
export interface Line {
  name: string;
  value: string;
  /** What was measured as a multiple of what it is compared with. */
  ratio?: number;
  /** What the ratio should be at most. */
  aim?: number;
  /** The aim is a budget: the command fails where it is broken. */
  binding?: boolean;
  /** For a budget that is no ratio: whether it is kept. */
  within?: boolean;
}

export interface Options {
  /** How often the slow things are measured; a median is made of as many. */
  runs: number;
  /** Paths of the pages to measure; undefined stands for all. */
  routes: string[] | undefined;
}

/** Measures, and yields a line after each measurement. */
export type Measure = (context: CommandContext, options: Options) => AsyncGenerator<Line>;

/** Whether a line breaks a budget. */
export const isBroken = ({ ratio = 0, aim = Number.POSITIVE_INFINITY, binding = false, within = true }: Line): boolean =>
  !within || (binding && !(ratio <= aim));

export function formatLine(line: Line): string {
  const { name, value, ratio, aim, binding = false, within } = line;
  const validated = within !== undefined || (ratio !== undefined && aim !== undefined);
  const over = isBroken(line) ? 'BROKEN' : ratio !== undefined && aim !== undefined && !(ratio <= aim) ? 'over' : 'ok';
  const compared = ratio === undefined ? '' : `ratio ${ratio.toFixed(2).padStart(6)}`;
  const aimed = aim === undefined ? '' : ` (${binding ? 'budget' : 'aim'} ≤ ${aim})`;
  return `  ${name.padEnd(36)} ${(validated ? over : '').padEnd(6)} ${`${compared}${aimed}`.padEnd(28)} ${value}`.trimEnd();
}
