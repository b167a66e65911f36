/** A year in the copyright notice that is over. It comes by itself, like a past date, so it warns and stops only a release. */
import type { Check, Verdict } from '../check.ts';
import { finding } from '../findings.ts';

export const verdict: Verdict = 'until-release';

export const check: Check = ({ manifest, shell, constants, today }) => {
  // "2019–2024": the last one counts.
  const written = shell.footer.copyright.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.at(-1);
  const year = Number(written);
  const current = Number(today.slice(0, 4));
  if (written === undefined || year >= current) return [];
  const constant = [...constants].find(([name, { value }]) => {
    return String(value) === written && manifest.footer.copyright.includes(`{${name}}`);
  });
  return [finding('copyright-behind', { pointer: constant?.[1].pointer ?? '/footer/copyright' }, { year, current })];
};
