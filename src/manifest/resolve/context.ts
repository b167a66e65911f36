import type { Finding } from '../finding.ts';
import type { Ports } from '../ports.ts';
import type { Constants } from './constants.ts';
import type { Met } from './met.ts';
import type { NamedFiles } from './named-files.ts';

/** What resolving needs, and what it collects on the way. */
export interface ResolveContext {
  readonly constants: Constants;
  readonly lang: string;
  readonly files: NamedFiles;
  readonly iconOf: Ports['iconOf'];
  readonly findings: Finding[];
  readonly met: Met;
}
