/**
 * A foreign host that a page contacts and that the privacy policy does not name (Art. 13 (1) e GDPR wants the recipients).
 * It warns, since the address often comes before the text; a release is stopped.
 */
import type { Check, Verdict } from '../check.ts';
import { soleConstant } from '../constants.ts';
import { finding } from '../findings.ts';
import { findLegalPages } from '../legal-pages.ts';

export const verdict: Verdict = 'until-release';

export const check: Check = ({ manifest, pages, constants, found: { endpoints } }) => {
  const privacy = findLegalPages(manifest, 'privacy');
  const text = JSON.stringify(privacy.map(({ index }) => pages[index]?.sections)).toLowerCase();
  return endpoints.flatMap(({ where, raw, value }) => {
    if (value.startsWith('/')) return [];
    const host = new URL(value).hostname;
    // "abc123.provider.com" is named by "provider.com".
    const named = host.split('.').some((_, at, labels) => labels.length - at >= 2 && text.includes(labels.slice(at).join('.')));
    if (named) return [];
    const pointer = soleConstant(raw, constants)?.pointer ?? where.pointer;
    return [finding('unnamed-host', { pointer }, { host, page: privacy[0]?.path ?? '' })];
  });
};
