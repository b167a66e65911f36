import type { Finding } from '../finding.ts';
import type { Ports } from '../ports.ts';
import type { Constants } from './constants.ts';
import type { Met } from './met.ts';
import type { NamedFiles } from './named-files.ts';

/** What resolving needs, and what it collects on the way. */
export interface ResolveContext {
  readonly constants: Constants;
  readonly lang: string;
  /** The day that the site is made, as `YYYY-MM-DD`. */
  readonly today: string;
  readonly files: NamedFiles;
  readonly iconOf: Ports['iconOf'];
  readonly findings: Finding[];
  readonly met: Met;
  /** Whether what is resolved stands on a dark band. */
  readonly onDeep?: boolean;
}

/** What becomes of a value: one that components can use, or what is wrong with it. */
export type Outcome<Value> = { value: Value } | { finding: Finding };

/** The value. Where there is none, what is wrong is reported, and no site comes of it. */
export function valueOrReport<Value>(outcome: Outcome<Value>, { findings }: ResolveContext): Value | undefined {
  if ('value' in outcome) return outcome.value;
  findings.push(outcome.finding);
  return undefined;
}
