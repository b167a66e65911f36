/**
 * A form that sends to the stand-in, which exists only in `dev` and `start`: on any other host nobody can sign up. It warns
 * while the owner has no provider yet; a release is stopped.
 */

import { finding, type Verdict } from '../finding.ts';
import { standInPath } from '../resolve/addresses.ts';
import { soleConstant } from '../resolve/constants.ts';
import { routeIndexOf } from '../resolve/met.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'until-release';

export const check: Check = ({ manifest, constants, found: { addresses } }) =>
  addresses.flatMap(({ kind, url, written, pointer }) => {
    if (kind !== 'endpoint' || (url !== standInPath && !url.startsWith(`${standInPath}/`))) return [];
    const page = manifest.routes[routeIndexOf(pointer) ?? -1]?.path ?? '';
    const constant = soleConstant(written, constants);
    return [finding('stand-in-endpoint', { pointer }, { page }, constant ? [{ pointer: constant.pointer }] : [])];
  });
