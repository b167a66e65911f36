/** The file is written for an earlier version of the schemas. It is migrated each time that it is loaded, and builds as before. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ manifest: { version: current }, writtenVersion: version }) =>
  version < current ? [finding('older-version', { pointer: '/version' }, { version, current })] : [];
