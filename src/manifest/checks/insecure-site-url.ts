/**
 * A site whose address is not encrypted: search engines and shared links would lead to it by `http:`. It warns, since the site works;
 * a machine of one's own has no certificate.
 */

import { finding, type Verdict, withCorrection } from '../finding.ts';
import { causeOf } from '../resolve/constants.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ manifest, shell: { url }, constants }) => {
  if (!/^http:\/\/(?!localhost(?:[:/]|$)|127\.|\[)[^/?#\s@]+$/i.test(url)) return [];
  const pointer = causeOf(manifest.site.url, '/site/url', constants);
  const used = pointer === '/site/url' ? [] : [{ pointer: '/site/url' }];
  const scheme = url.slice(0, 'http://'.length);
  return [withCorrection(finding('insecure-site-url', { pointer }, { url }, used), scheme, 'https://', { here: true })];
};
