/**
 * A font that is fetched from another host as soon as the page opens: that hands the visitor's IP address over without being
 * asked. It warns: whether to load so is the owner's decision.
 */

import { finding, type Verdict } from '../finding.ts';
import { foreignOrigin } from '../resolve/addresses.ts';
import { soleConstant } from '../resolve/constants.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ shell, constants, found: { addresses } }) =>
  addresses.flatMap(({ kind, load, url, written, pointer, family = '' }) => {
    const origin = foreignOrigin(url, shell.url);
    if (kind !== 'font' || load !== 'on-enter' || origin === undefined) return [];
    const constant = soleConstant(written, constants);
    // Where the constant is used stand "fonts" and "load", too, which the hint speaks of.
    const used = constant ? [{ pointer }] : [];
    return [finding('remote-font', { pointer: constant?.pointer ?? pointer }, { family, host: new URL(origin).host }, used)];
  });
