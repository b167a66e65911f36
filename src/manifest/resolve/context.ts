import type { Finding } from '../finding.ts';
import type { AssetStore } from './assets.ts';
import type { Constants } from './constants.ts';
import type { Found } from './met.ts';

/** What resolving needs, and what it collects on the way. */
export interface ResolveContext {
  readonly constants: Constants;
  readonly lang: string;
  readonly store: AssetStore;
  readonly findings: Finding[];
  readonly found: Found;
}
