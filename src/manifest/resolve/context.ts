import type { Finding } from '../../findings/finding.ts';
import type { Constants } from './constants.ts';
import type { NamedFiles } from './named-files.ts';
import type { References } from './references.ts';

/** What resolving needs, and what it collects on the way. */
export interface ResolveContext {
  readonly constants: Constants;
  /** Numbers of the file that JavaScript would write otherwise, by their pointers. */
  readonly spelled: ReadonlyMap<string, string>;
  /** The language of the site. What is written is read in it. */
  readonly lang: string;
  /** The country of the site. */
  readonly country: string | undefined;
  /** How days, times and numbers are written: in the language of the section, as in the country of the site. */
  readonly shownIn: string;
  /** The path that the site lies below, `/choir`; empty at the root of its host. */
  readonly base: string;
  /** The day that the site is made, as `YYYY-MM-DD`. */
  readonly today: string;
  readonly files: NamedFiles;
  readonly findings: Finding[];
  readonly references: References;
  /** Whether what is resolved stands on a dark band. */
  readonly onDeep?: boolean;
}

/** What becomes of a value: one that components can use. With a finding it is a fallback: no site comes of it, but it can be drawn. */
export interface Outcome<Value> {
  value: Value;
  finding?: Finding | undefined;
}

/** The value. What is wrong with it is reported. */
export function reportAndTake<Value>({ value, finding }: Outcome<Value>, { findings }: ResolveContext): Value {
  if (finding) findings.push(finding);
  return value;
}
