/** A link to a page without encryption. It works, and some sites have nothing else, so it warns. */

import { finding, type Verdict } from '../finding.ts';
import { soleConstant } from '../resolve/constants.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ found, constants }) =>
  found.links.flatMap(({ where, raw, href }) => {
    if (!('url' in href) || !/^http:/i.test(href.url)) return [];
    const cause = soleConstant(raw, constants);
    return [finding('insecure-link', cause ? { pointer: cause.pointer } : where, { url: href.url })];
  });
