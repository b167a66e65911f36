/** Addresses that cannot become names of files. Those of common disks have at most 255 bytes, and endings such as `.html.br` come on top. */

import { finding, type Verdict } from '../finding.ts';
import type { Check } from './basis/run-checks.ts';

export const verdict: Verdict = 'error';

/** Characters between two slashes. */
const longestPart = 240;

/** With the folder that the site lies in, systems allow 4,096 bytes, and some servers 2,048 for an address. */
const longestWhole = 2000;

export const check: Check = ({ manifest }) =>
  manifest.routes.flatMap(({ path }, index) => {
    const where = { pointer: `/routes/${index}/path` };
    const part = Math.max(...path.split('/').map(({ length }) => length));
    if (part > longestPart) return [finding('long-path', where, { path, of: 'part', actual: part, limit: longestPart })];
    if (path.length <= longestWhole) return [];
    return [finding('long-path', where, { path, of: 'whole', actual: path.length, limit: longestWhole })];
  });
