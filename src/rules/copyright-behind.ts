/** A year in the copyright notice that is over. It comes by itself, like a past date, so it warns and stops only a release. */

import { child, pointerKeys } from '../json-text/pointer.ts';
import { languageParts } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** The first years after the sign or at the beginning; behind a comma and other words it is the year of something else. */
const noticed =
  /(?:©|\(c\)|copyright|^)[^\d,;|·©]{0,200}(?:19|20)\d{2}(?!\d)(?:\s*(?:[-–—/,&]|bis|und|to|and)\s*(?:19|20)\d{2}(?!\d))*/gi;

/** "loi 1901" is no year of a website. */
const firstWebsite = 1991;

export const rule: Rule<{ year: number; current: number }> = {
  severity: 'until-release',
  since: '0.1.0',
  check: (context) => {
    const { manifest, constantsAt, today } = context;
    const footers = languageParts(context).filter(({ written }) => !written || written.footer);
    return footers.flatMap(({ pointer: language, shell: { footer } }) => {
      // Of "2019–2024" the second one counts.
      const years = [...footer.copyright.matchAll(noticed)].flatMap(([notice]) => notice.match(/(?<!\d)\d{4}(?!\d)/g) ?? []);
      const written = years
        .filter((one) => Number(one) >= firstWebsite)
        .sort()
        .at(-1);
      const year = Number(written);
      const current = Number(today.slice(0, 4));
      if (written === undefined || year >= current) return [];
      // The first release took the last year in it, whatever it is the year of.
      const last = footer.copyright.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.at(-1);
      const since = Number(last) < current ? '0.1.0' : '0.9.0';
      const pointer = `${language}/footer/copyright`;
      const raw = String(pointerKeys(pointer).reduce<unknown>(child, manifest));
      const constant = [...constantsAt(pointer)].find(([name, { value }]) => {
        // By its name alone: its braces may be wrong.
        return value === written && new RegExp(`\\b${name}\\b`).test(raw);
      });
      return [{ pointer: constant?.[1].pointer ?? pointer, params: { year, current }, since }];
    });
  },
  de: {
    message: ({ year }) => `Im Fuß der Seite steht noch das Jahr ${year}.`,
    hint: ({ year, current }) =>
      `Schreiben Sie ${current}. Soll das alte Jahr bleiben, schreiben Sie beide: "${year}–${current}".`,
    explanation: 'Das Jahr im Fuß der Seite ist das laufende.',
  },
  en: {
    message: ({ year }) => `The foot of the page still says ${year}.`,
    hint: ({ year, current }) => `Write ${current}. If the old year is to stay, write both: "${year}–${current}".`,
    explanation: 'The year in the foot of the page is the current one.',
  },
  example: { wrong: '"copyright": "© 2024 A"', right: '"copyright": "© 2024–2027 A"' },
};
