/** What days and times mean as they are written in a manifest, and how days are written there. */

/** How a day may be written; `words` is a month by its name. */
type DayForm = 'iso' | 'numbers' | 'words';

/**
 * Reads a day: `2027-01-16`, or as people of a language write it, `16.1.27`, `16/01/2027`, `16 janvier 2027`, `January 16, 2027`.
 *
 * @param lang BCP 47 tag of the site's language. It says what months are called, and whether `03/04/2027` is in March or in April.
 * @returns `YYYY-MM-DD`; undefined when there is no such day, or when it can be two.
 */
export const parseDay = (text: string, lang: string): string | undefined => readDay(text, lang)?.iso;

/**
 * Reads a day that may come every year: `1. Mai`, `1.5.`, `May 1`, `05-01`, or with a year as `parseDay` does.
 *
 * @returns `--MM-DD` where no year is said, `YYYY-MM-DD` where one is; undefined when there is no such day, or when it can be two.
 */
export function parseSeasonDay(text: string, lang: string): string | undefined {
  const iso = parseDay(text, lang);
  if (iso !== undefined) return iso;
  const written = westernDigits(text).trim().replace(/^--/, '');
  const [, month, day] = /^(\d{1,2})-(\d{1,2})$/.exec(written) ?? [];
  const sign = /[./]/.exec(written)?.[0] ?? ' ';
  // In a leap year every day of any year exists.
  const inYear = month && day ? `2024-${month}-${day}` : `${written}${written.endsWith(sign) ? '' : sign}2024`;
  const dated = parseDay(inYear, lang) ?? parseDay(`${written} 2024`, lang);
  return dated && `-${dated.slice(4)}`;
}

function readDay(text: string, lang: string): { iso: string; form: DayForm } | undefined {
  const written = westernDigits(text).trim().replace(/\s+/g, ' ');
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-./] ?(\d{1,2})[-./] ?(\d{1,2})\.?$/.exec(written) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay, 'iso');
  const [, first, sign, second, end] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{2}|\d{4})\.?$/.exec(written) ?? [];
  if (first && sign && second && end) {
    const year = end.length === 2 ? `20${end}` : end;
    const possible = orderOf(sign, lang).flatMap((order) => {
      const [day, month] = order === 'day' ? [first, second] : [second, first];
      return dayOf(year, month, day, 'numbers') ?? [];
    });
    // What can be the 3rd of April and the 4th of March would be wrong for one reader of two.
    return new Set(possible.map(({ iso }) => iso)).size === 1 ? possible[0] : undefined;
  }
  const [, day, between] = /^(\d{1,2})(?:st|nd|rd|th|er|re|e|º|°|ª|\.)? ?(?:de |of |d['’])?(\p{L}.*)$/u.exec(written) ?? [];
  // In Beirut and Amman December is of two words: كانون الأول.
  const [, name, year] = /^([\p{L}\p{M}]+(?: [\p{L}\p{M}]+)??)\.?,? ?(?:de |del |of )?(\d{4})\.?$/u.exec(between ?? '') ?? [];
  if (day && name && year) return ofMonth(year, name, day, lang);
  const [, before, at, behind] = /^([\p{L}\p{M}]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(written) ?? [];
  return before && at && behind ? ofMonth(behind, before, at, lang) : undefined;
}

function dayOf(year: string, month: string, day: string, form: DayForm): { iso: string; form: DayForm } | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of February would be read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? { iso, form } : undefined;
}

/** What comes first where a day is written in numbers. With dots that is the day everywhere; English alone differs by country. */
function orderOf(sign: string, lang: string): ('day' | 'month')[] {
  if (sign === '.') return ['day'];
  if (lang === 'en') return ['day', 'month'];
  const parts = new Intl.DateTimeFormat(localesOf(lang), { timeZone: 'UTC' }).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') && parts.indexOf('year') > 0 ? ['month'] : ['day'];
}

function ofMonth(year: string, name: string, day: string, lang: string): ReturnType<typeof dayOf> {
  // English is understood everywhere; a month of the site's own language goes before.
  const month = findMonth(name, lang) ?? findMonth(name, 'en');
  return month === undefined ? undefined : dayOf(year, String(month), day, 'words');
}

/** 1 for January. A name may be cut short: three letters that begin one month alone. */
function findMonth(name: string, lang: string): number | undefined {
  const names = monthsOf(lang);
  const sought = plain(name);
  const exact = names.find((month) => month.name === sought);
  if (exact || sought.length < 3) return exact?.number;
  const begun = new Set(names.filter((month) => month.name.startsWith(sought)).map(({ number }) => number));
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** English where the tag is not valid, as in a manifest that is being written, or where the runtime does not know the language. */
function localesOf(lang: string): string[] {
  return /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(lang) ? [lang, 'en'] : ['en'];
}

const known = new Map<string, { name: string; number: number }[]>();

/** Months as they are called alone and in a day: Polish says `styczeń`, and `16 stycznia`. */
function monthsOf(lang: string): { name: string; number: number }[] {
  const kept = known.get(lang);
  if (kept) return kept;
  const formats = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' as const }].map(
      (options) => new Intl.DateTimeFormat(localesOf(lang), { ...options, timeZone: 'UTC' }),
    ),
  );
  const names = Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2027, index, 1));
      return { name: plain(parts.find(({ type }) => type === 'month')?.value ?? ''), number: index + 1 };
    }),
  );
  known.set(lang, names);
  return names;
}

/** Tells whether each figure of a day can be its month: `04/05` is two days. */
export function canBeTwoDays(text: string): boolean {
  const figures = /^(\d{1,2})[/-](\d{1,2})(?:[/-]\d+)?$/.exec(text.trim())?.slice(1).map(Number) ?? [];
  return figures.length === 2 && figures.every((figure) => figure >= 1 && figure <= 12);
}

/** `١٢/٣` as `12/3`, without the marks of direction that may stand there. */
const westernDigits = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** A word without dots and signs above its letters, which people leave out. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/**
 * A day in the form of another one.
 *
 * @param iso `YYYY-MM-DD`
 * @param like A day as it is written there now. Where it is none, numbers are the form.
 * @param lang BCP 47 tag of the site's language
 * @returns What `parseDay` reads as the same day.
 */
export function writeDay(iso: string, like: string, lang: string): string {
  const form = readDay(like, lang)?.form ?? 'numbers';
  if (form === 'iso') return iso;
  const text =
    form === 'words'
      ? new Intl.DateTimeFormat(localesOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`))
      : inNumbers(iso, like, lang).replace(/\p{Cf}/gu, '');
  return parseDay(text, lang) === iso ? text : iso;
}

function inNumbers(iso: string, like: string, lang: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [, sign, end] = /^\d{1,2}([./-]) ?\d{1,2}[./-] ?(\d{2}|\d{4})\.?$/.exec(like.trim()) ?? [];
  if (sign === undefined || end === undefined) {
    const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    return new Intl.DateTimeFormat(localesOf(lang), { ...numbers, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
  }
  const inOrder = orderOf(sign, lang)[0] === 'month' ? [month, day] : [day, month];
  // With two digits a year of the last century would be read as one of this.
  return [...inOrder, end.length === 2 && year.startsWith('20') ? year.slice(2) : year].join(sign);
}

/** Reads `9:30`, `09.30`, `9h30`, `9 h 30`, `9h`, `9:30 am`, `٩:٣٠ ص` as minutes since midnight; undefined when there is no such time. */
export function parseTime(text: string): number | undefined {
  const form = /^(\d{1,2})(?:(?:[:.]|\s?h\s?)([0-5]\d))?\s?(h|[ap]\.?m\.?|[صم])?$/i;
  const [, hours, minutes, sign] = form.exec(westernDigits(text).trim()) ?? [];
  if (hours === undefined || (minutes === undefined && sign === undefined)) return undefined;
  const half = /^[aص]/i.test(sign ?? '') ? 'a' : /^[pم]/i.test(sign ?? '') ? 'p' : undefined;
  const hour = Number(hours);
  if (half ? hour < 1 || hour > 12 : hour > 23) return undefined;
  return (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + Number(minutes ?? 0);
}

/** Minutes since midnight → `HH:MM`. */
export const writeTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The day, or one so many days ahead, as people here count it: `YYYY-MM-DD`. */
export function today(ahead = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + ahead);
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(day);
}
