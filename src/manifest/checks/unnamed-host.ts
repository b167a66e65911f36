/**
 * A foreign host that a page contacts and that the privacy policy does not name (Art. 13 (1) e GDPR wants the recipients).
 * It warns, since the address often comes before the text; a release is stopped.
 */

import { finding, type Verdict } from '../finding.ts';
import { foreignOrigin } from '../resolve/addresses.ts';
import { soleConstant } from '../resolve/constants.ts';
import { findLegalPages, legalAddresses } from './basis/legal-pages.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'until-release';

export const check: Check = ({ manifest, shell, pages, constants, found: { addresses } }) => {
  const privacy = findLegalPages(manifest, 'privacy');
  const known = privacy.length > 0 ? [] : legalAddresses('privacy');
  const text = JSON.stringify(privacy.map(({ index }) => pages[index]?.sections)).toLowerCase();
  return addresses.flatMap(({ url, written, pointer: place }) => {
    const origin = foreignOrigin(url, shell.url);
    if (origin === undefined) return [];
    const host = new URL(origin).hostname;
    // "abc123.provider.com" is named by "provider.com".
    const named = host.split('.').some((_, at, labels) => labels.length - at >= 2 && text.includes(labels.slice(at).join('.')));
    if (named) return [];
    const pointer = soleConstant(written, constants)?.pointer ?? place;
    return [finding('unnamed-host', { pointer }, { host, page: privacy[0]?.path ?? '', addresses: known })];
  });
};
