/** A font that is fetched from another host as soon as the page opens: that hands the visitor's IP address over without being asked. */
import { foreignOrigin } from '../addresses.ts';
import type { Check } from '../check.ts';
import { fillConstants, wholeConstant } from '../constants.ts';
import { finding } from '../findings.ts';

export const check: Check = ({ manifest, addresses, constants }) => {
  const site = fillConstants(manifest.site.url, constants, '', []);
  return addresses.flatMap(({ kind, load, url, written, pointer, family = '' }) => {
    const origin = foreignOrigin(url, site);
    if (kind !== 'font' || load !== 'on-enter' || origin === undefined) return [];
    return [finding('remote-font', { pointer }, { family, host: new URL(origin).host }, wholeConstant(written, constants))];
  });
};
