/**
 * A German site without an imprint (§ 5 DDG) or a privacy policy (Art. 13 GDPR). Only a release is stopped: before it the
 * site is nobody's business, and small manifests for tests need neither.
 */

import { finding, type Verdict } from '../finding.ts';
import { findLegalPages, legalAddresses } from './basis/legal-pages.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'release-only';

export const check: Check = ({ manifest }) => {
  if (!/^de\b/.test(manifest.site.lang)) return [];
  return (['imprint', 'privacy'] as const).flatMap((kind) =>
    findLegalPages(manifest, kind).length > 0
      ? []
      : [finding('missing-legal-page', { pointer: '/routes', at: 'key' }, { kind, addresses: legalAddresses(kind) })],
  );
};
