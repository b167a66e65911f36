/** Days as their author types them, as the site writes them (schema/schedule.ts), and as calendars do. */
import { type Language, languages } from '../../../../schema/languages.ts';
import { canBeTwoDays, parseDay, parseSeasonDay, writeDay } from '../../../../schema/schedule.ts';

/** @returns `YYYY-MM-DD`; undefined where the text is no day in the site's language */
export const dayOf = (value: unknown, lang: string): string | undefined =>
  typeof value === 'string' ? parseDay(value, lang) : undefined;

const format = (iso: string, lang: string, dateStyle: 'full' | 'long') =>
  new Intl.DateTimeFormat(lang, { dateStyle, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));

/** A day with its weekday: `Donnerstag, 14. Januar 2027`. */
export const sayDay = (iso: string, lang: Language): string => format(iso, lang, 'full');

/** A text that is nothing but a day, as people say it: `2026-12-24` as `24. Dezember 2026`. Any other text stays as it is. */
export function sayIfDay(text: string, siteLang: string, lang: Language): string {
  const iso = dayOf(text, siteLang);
  return iso === undefined ? text : format(iso, lang, 'long');
}

/** A day in the spelling that people type: `24.12.2026`. In English figures could be two days, so that the month is a word. */
export const spellDay = (iso: string, lang: Language): string =>
  writeDay(iso, { de: '1.1.2027', en: 'January 1, 2027' }[lang], lang);

/** `double`: it can be two days. */
type TypedDay = { iso: string } | { fault: 'none' | 'double' };

/**
 * Reads a day that an author types: `24.12.2026`, `24.12.`, `24. Dezember`, `Dec 24`, `Thursday, 24 December 2026`, `24122026`. Without a
 * year it is the next such day.
 *
 * @param lang - the language that the author reads; what is no day in it is read in the others
 * @param today - `YYYY-MM-DD`
 */
export function readTyped(text: string, lang: Language, today: string): TypedDay {
  const readings = [lang, ...languages.filter((other) => other !== lang)].map((one) => readIn(text, one, today));
  return readings.find((one) => 'iso' in one || one.fault === 'double') ?? { fault: 'none' };
}

function readIn(text: string, lang: Language, today: string): TypedDay {
  const written = text.trim();
  const [, first, second, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(written) ?? [];
  const spellings =
    year === undefined ? [written] : [`${first}/${second}/${year}`, written.replace(/^(\d{4})(..)(..)$/, '$1-$2-$3')];
  const days = new Set(spellings.flatMap((one) => parseDay(one, lang) ?? nextDay(one, lang, today) ?? []).filter(isMeant));
  const [iso] = days;
  if (iso !== undefined) return days.size === 1 ? { iso } : { fault: 'double' };
  if (spellings.some(canBeTwoDays)) return { fault: 'double' };
  const [, weekday, rest] = /^(\p{L}{2,})\.?,? (.+)$/u.exec(written) ?? [];
  const read = rest === undefined ? undefined : readIn(rest, lang, today);
  const isOfWeek = read && 'iso' in read && sayDay(read.iso, lang).toLowerCase().startsWith(String(weekday).toLowerCase());
  return read && isOfWeek ? read : { fault: 'none' };
}

/** The next day of a day and a month, which may be today. A leap day comes within eight years. */
function nextDay(text: string, lang: Language, today: string): string | undefined {
  // `05-04` is the 4th of May for some, and the 5th of April for others.
  const season = /^\d+-\d+$/.test(text) ? undefined : parseSeasonDay(text, lang);
  if (season === undefined) return undefined;
  const years = Array.from({ length: 9 }, (_, ahead) => Number(today.slice(0, 4)) + ahead);
  return years.map((year) => `${year}${season.slice(1)}`).find((day) => day >= today && parseDay(day, lang) !== undefined);
}

/** While a year is typed, it is that of antiquity for a moment. */
const isMeant = (iso: string): boolean => iso >= '1900';
