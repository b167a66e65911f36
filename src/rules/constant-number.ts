/**
 * A constant that is a number and should be a text: visitors read it as it is written, with the point of JSON for a decimal comma; and what reads
 * the file as numbers loses the last digits of a long one. It warns, since some mean the point.
 */
import { withCorrection } from '../findings/finding.ts';
import { localeOf } from '../findings/languages.ts';
import { code } from '../findings/words/phrases.ts';
import { namedConstants } from '../manifest/resolve/constants.ts';
import { languageFinder } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** The point parts no decimals in "Version 1.10", nor in a day or a time. */
const isDotted = /ver(?:sion)?s?\b|version|release|build|chapter|kapitel|paragraph|§|date|datum|day|tag|time|uhr/i;

export const rule: Rule<{ written: string; right: string | undefined; isLong: boolean }> = {
  severity: 'warning',
  since: '1.1.0',
  check({ constantsAt, manifest, sections, shellAt, references }) {
    const langAt = languageFinder({ sections, shellAt });
    const inTexts = new Set(references.texts.map(({ pointer }) => pointer));
    const shown = new Map<string, { written: string; commas: Set<boolean> }>();
    for (const { pointer, raw, use } of references.texts) {
      for (const name of namedConstants(raw)) {
        const { number, value: written, pointer: at = '' } = constantsAt(pointer).get(name) ?? {};
        if (number === undefined || written === undefined) continue;
        const { commas } = shown.get(at) ?? { commas: new Set() };
        // Where a number is wanted, a text would be a mistake.
        const isNumber = references.uses.get(name)?.some((place) => !inTexts.has(place)) ?? false;
        const before = raw.slice(0, raw.indexOf(`{${name}}`)).slice(-20);
        const isDecimal = !isNumber && /^-?\d+\.\d+$/.test(written) && use !== 'address' && !isDotted.test(`${name} ${before}`);
        const locale = localeOf(langAt(pointer), manifest.site.country);
        shown.set(at, { written, commas: commas.add(isDecimal && (1.5).toLocaleString([locale, 'en']) === '1,5') });
      }
    }
    return [...shown].flatMap(([pointer, { written, commas }]) => {
      const isLong = digitsOf(written) !== digitsOf(String(Number(written)));
      if (!isLong && !commas.has(true)) return [];
      // A correction must be right wherever the constant stands.
      const right = commas.size > 1 ? undefined : `"${commas.has(true) ? written.replace('.', ',') : written}"`;
      return [withCorrection({ pointer, params: { written, right, isLong } }, written, right, { here: true })];
    });
  },
  de: {
    message: ({ written, isLong }, { name, place }) =>
      isLong
        ? `${name} ist ${code(written)}: So viele Stellen behält eine Zahl nicht in jedem Programm (${place}).`
        : `${name} ist ${code(written)} und steht so, mit Punkt, in deutschen oder anderen Texten mit Dezimalkomma (${place}).`,
    hint: ({ right }) =>
      `Schreiben Sie ${right ?? 'den Wert für jede Sprache als Text in geraden Anführungszeichen, unter "languages"'}.`,
    explanation: 'Eine Zahl, die gelesen wird, steht so da, wie Leser sie schreiben; eine lange in Anführungszeichen.',
    inForm: {
      hint: ({ right }) => (right ? `Schreiben Sie ${right.slice(1, -1)}.` : 'Schreiben Sie den Wert für jede Sprache.'),
    },
  },
  en: {
    message: ({ written, isLong }, { name, place }) =>
      isLong
        ? `${name} is ${code(written)}: not every program keeps so many digits of a number (${place}).`
        : `${name} is ${code(written)}, and stands so, with a point, in texts of a language that has a decimal comma (${place}).`,
    hint: ({ right }) => `Write ${right ?? 'the value for each language as a text in straight quotes, under "languages"'}.`,
    explanation: 'A number that is read is written as its readers write it, and a long one stands in quotes.',
    inForm: {
      hint: ({ right }) => (right ? `Write ${right.slice(1, -1)}.` : 'Write the value for each language.'),
    },
  },
  example: { wrong: '"constants": { "price": 4.50 }, … "{price} €"', right: '"constants": { "price": "4,50" }, … "{price} €"' },
};

/** A number by its digits and the power of the last one, so that 4.50 and 45e-1 are the same. */
function digitsOf(number: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + part).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept && `${sign}${kept}e${Number(power) - part.length + digits.length - kept.length}`;
}
