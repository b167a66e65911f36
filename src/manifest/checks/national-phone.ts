/**
 * A publisher's number that cannot be dialled from everywhere: search engines get it as a fact, and read it without the country. It warns,
 * since people at home can call it. Other numbers may be written as people write them.
 */

import { finding, type Verdict, withCorrection } from '../finding.ts';
import { internationalNumber } from '../resolve/calling-codes.ts';
import { causeOf, fill } from '../resolve/constants.ts';
import type { Check } from './basis/run-checks.ts';
import { isPhone } from './invalid-phone.ts';

export const verdict: Verdict = 'warning';

export const check: Check = ({ manifest, constants, found: { phones } }) => {
  const country = fill(manifest.site.publisher?.country ?? '', constants).text;
  return phones.flatMap(({ where, raw, value }) => {
    if (!isPhone(value) || (/^\+/.test(value.trim()) && !/\(0+\)/.test(value))) return [];
    const pointer = causeOf(raw, where.pointer, constants);
    const right = internationalNumber(value, country);
    const found = finding('national-phone', { pointer }, { value, right }, pointer === where.pointer ? [] : [where]);
    return [withCorrection(found, value, right, { here: true })];
  });
};
