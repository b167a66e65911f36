/** What a part of the bench measures and how its report looks. */
import type { CommandContext } from '../command/context.ts';

/** A line of a report: what was measured, beside what, and what is aimed at. */
export interface Line {
  name: string;
  value: string;
  /** What was measured as a multiple of what it is compared with. */
  ratio?: number;
  aim?: number;
  /** Whether a budget is kept. A broken one fails the command; what has only an aim does not. */
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

export function formatLine({ name, value, ratio, aim, within }: Line): string {
  const kept = within ?? (ratio !== undefined && aim !== undefined ? ratio <= aim : undefined);
  const verdict = kept === undefined ? '' : kept ? 'ok' : within === undefined ? 'over' : 'BUDGET';
  const compared =
    ratio === undefined ? '' : `ratio ${ratio.toFixed(2).padStart(6)}${aim === undefined ? '' : ` (aim ≤ ${aim})`}`;
  return `  ${name.padEnd(34)} ${verdict.padEnd(6)} ${compared.padEnd(26)} ${value}`.trimEnd();
}
