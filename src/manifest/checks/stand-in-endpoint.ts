/** A form that sends to the stand-in, which exists only in `dev` and `start`: on any other host nobody can sign up. */
import { standInPath } from '../addresses.ts';
import type { Check } from '../check.ts';
import { wholeConstant } from '../constants.ts';
import { finding } from '../findings.ts';
import { routeIndexOf } from '../links.ts';

export const check: Check = ({ manifest, addresses, constants }) =>
  addresses.flatMap(({ kind, url, written, pointer }) => {
    if (kind !== 'endpoint' || (url !== standInPath && !url.startsWith(`${standInPath}/`))) return [];
    const page = manifest.routes[routeIndexOf(pointer) ?? -1]?.path ?? '';
    return [finding('stand-in-endpoint', { pointer }, { page }, wholeConstant(written, constants))];
  });
