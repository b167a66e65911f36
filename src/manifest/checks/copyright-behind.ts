/** A year in the copyright notice that is over. It comes by itself, like a past date, so it warns and stops only a release. */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';

export const verdict: Verdict = 'until-release';

/** The first year, or span of years, after the sign or at the beginning; behind a comma it is the year of something else. */
const noticed = /(?:©|\(c\)|copyright|^)[^\d,;|·]*(?<!\d)((?:19|20)\d{2})(?!\d)(?:\s*[-–—/]\s*((?:19|20)\d{2})(?!\d))?/gi;

/** "loi 1901" is no year of a website. */
const firstWebsite = 1991;

export const check: Check = ({ manifest, shell, constants, today }) => {
  // Of "2019–2024" the second one counts.
  const years = [...shell.footer.copyright.matchAll(noticed)].map(([, from = '', to = from]) => to);
  const written = years
    .filter((one) => Number(one) >= firstWebsite)
    .sort()
    .at(-1);
  const year = Number(written);
  const current = Number(today.slice(0, 4));
  if (written === undefined || year >= current) return [];
  const constant = [...constants].find(([name, { value }]) => {
    // By its name alone: its braces may be wrong.
    return String(value) === written && manifest.footer.copyright.includes(name);
  });
  return [finding('copyright-behind', { pointer: constant?.[1].pointer ?? '/footer/copyright' }, { year, current })];
};
