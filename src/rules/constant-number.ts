/**
 * A constant that is a number and should be a text: visitors read it as it is written, with the point of JSON for a decimal comma; and what reads
 * the file as numbers loses the last digits of a long one. It warns, since some mean the point.
 */
import { memo } from '../disk/memo.ts';
import { withCorrection } from '../findings/finding.ts';
import { localeOf } from '../findings/languages.ts';
import { code } from '../findings/words/phrases.ts';
import { namedConstants } from '../manifest/resolve/constants.ts';
import type { TextReference } from '../manifest/resolve/references.ts';
import { languageFinder } from './support/languages.ts';
import type { Rule } from './support/rule.ts';

/** A number is no amount where its name or the words before it end like this: in "Version 1.10" the point parts no decimals. */
const isDotted = /(?:version|release|chapter|kapitel|date|datum|uhrzeit|§|\bver|\bv)\.?\s*$/i;

export const rule: Rule<{ written: string; right: string | undefined; why: 'long' | 'power' | 'comma' }> = {
  severity: 'warning',
  since: '1.1.0',
  check({ constantsAt, manifest, sections, shellAt, references: { texts, moments, uses } }) {
    const langAt = languageFinder({ sections, shellAt });
    const isCommaIn = memo((lang: string) => (1.5).toLocaleString([localeOf(lang, manifest.site.country), 'en']).includes(','));
    const shown = new Map<string, { name: string; written: string; places: TextReference[] }>();
    for (const text of texts) {
      for (const name of namedConstants(text.raw)) {
        const { number, value: written = '', pointer = '' } = constantsAt(text.pointer).get(name) ?? {};
        if (number === undefined) continue;
        if (!shown.has(pointer)) shown.set(pointer, { name, written, places: [] });
        shown.get(pointer)?.places.push(text);
      }
    }
    if (shown.size === 0) return [];
    const times = new Set(moments.map(({ where }) => where.pointer));
    const readable = new Set(texts.flatMap(({ pointer }) => (times.has(pointer) ? [] : pointer)));
    return [...shown].flatMap(([pointer, { name, written, places }]) => {
      // A text would be a mistake where a number is wanted; days and times have a point of their own.
      const isDecimal = /^-?\d+\.\d+$/.test(written) && uses.get(name)?.every((place) => readable.has(place));
      const isAmount = ({ raw, use }: TextReference) => {
        const [before = '', behind = ''] = raw.split(`{${name}}`);
        return use !== 'address' && !isDotted.test(before) && !isDotted.test(name) && !/^\s*(?:Uhr|h)\b/.test(behind);
      };
      const commas = new Set(places.map((text) => isDecimal && isAmount(text) && isCommaIn(langAt(text.pointer))));
      // A number of JavaScript that cannot hold what is written has other digits.
      const digits = digitsOf(written);
      const isLong = digitsOf(Number(written).toPrecision(Math.min(digits.length, 100) || 1)) !== digits;
      const why = isLong ? 'long' : /e/i.test(written) ? 'power' : 'comma';
      const hasComma = commas.has(true);
      if (why === 'comma' && !hasComma) return [];
      // A correction must be right wherever the constant stands, and 1.250 may be a thousand.
      const isCertain = commas.size === 1 && !(hasComma && /\.\d{3}$/.test(written));
      const text = isCertain ? `"${hasComma ? written.replace('.', ',') : written}"` : undefined;
      const right = why === 'power' ? Number(written).toLocaleString('en', inDigits) : text;
      return [withCorrection({ pointer, params: { written, right, why } }, written, right, { here: true })];
    });
  },
  de: {
    message: ({ written, why }, { name, place }) =>
      `${name} ist ${code(written)}: ${why === 'long' ? 'So viele Stellen behält eine Zahl nicht in jedem Programm' : `So liest man es auch auf der Seite, ${why === 'power' ? 'mit Zehnerpotenz' : 'mit Punkt statt Komma'}`} (${place}).`,
    hint: ({ right }) => `Schreiben Sie ${right ?? 'den Wert als Text, wie er in der Sprache der Seite zu lesen ist'}.`,
    explanation: 'Eine Zahl, die gelesen wird, steht so da, wie Leser sie schreiben; eine lange in Anführungszeichen.',
    inForm: ({ right = '…' }) => `Schreiben Sie ${right.replaceAll('"', '')}, wie man es liest.`,
  },
  en: {
    message: ({ written, why }, { name, place }) =>
      `${name} is ${code(written)}: ${why === 'long' ? 'not every program keeps so many digits of a number' : `pages show it like this, ${why === 'power' ? 'as a power of ten' : 'with a point in place of a comma'}`} (${place}).`,
    hint: ({ right }) => `Write ${right ?? 'the value as a text, as it is read in the language of the page'}.`,
    explanation: 'A number that is read is written as its readers write it, and a long one stands in quotes.',
    inForm: ({ right = '…' }) => `Write ${right.replaceAll('"', '')}, as one reads it.`,
  },
  example: { wrong: '"constants": { "price": 4.50 }, … "{price} €"', right: '"constants": { "price": "4,50" }, … "{price} €"' },
};

const inDigits = { useGrouping: false, maximumFractionDigits: 20 };

/** The digits of a number from the first that is none of its zeros in front. */
const digitsOf = (number: string): string => number.replace(/e.*|\D/gi, '').replace(/^0+/, '');
