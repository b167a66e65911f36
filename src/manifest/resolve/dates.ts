/**
 * Days, times and sizes in words, as people of a language write them (Unicode CLDR). They are made here and not by components: the browser
 * of a visitor may know other words than the machine that made the page, or none.
 */
import type { Day, Weekday, Weekdays } from '../../../schema/atoms.ts';
import { parseTime, writeTime } from '../../../schema/schedule.ts';
import { memo } from '../../disk/memo.ts';

/** A language that this machine does not know is written as English, not as that of the machine. */
const formatsOf = memo((lang: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat([lang, 'en'], { ...options, calendar: 'gregory', timeZone: 'UTC' });
  return {
    text: format({ dateStyle: 'long' }),
    full: format({ dateStyle: 'full' }),
    short: format({ day: 'numeric', month: 'long' }),
    month: format({ month: 'short' }),
    year: format({ year: 'numeric' }),
    time: format({ timeStyle: 'short' }),
    weekday: format({ weekday: 'long' }),
    list: new Intl.ListFormat([lang, 'en'], { type: 'conjunction' }),
  };
});

/**
 * @param iso `YYYY-MM-DD`
 * @param lang BCP 47 tag of those who read it
 * @param today The day that the site is made
 */
export function showDay(iso: string, lang: string, today: string): Day {
  const { text, full, short, month } = formatsOf(lang);
  const say = (format: Intl.DateTimeFormat) => {
    const said = format.format(new Date(`${iso}T00:00:00Z`));
    // French counts the first day of a month, and it alone: "1er juin"; Unicode's data has no word for that.
    return lang.startsWith('fr') ? said.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : said;
  };
  return { iso, text: say(text), full: say(full), short: say(short), month: say(month), isPast: iso < today };
}

/** A span of days: `31. Mai – 6. Juni 2026`. No line begins with the dash. */
export const showDays = (first: Day, last: Day, lang: string): string =>
  first.iso === '' || last.iso === ''
    ? `${first.text}\u00a0– ${last.text}`
    : formatsOf(lang)
        .text.formatRange(new Date(first.iso), new Date(last.iso))
        .replace(/\s?([–—-])\s/u, '\u00a0$1 ');

/** A number with as many decimals as were written; one of four digits may be a year, and is not parted. @param spelled - as it was written, where JavaScript writes it otherwise */
export function showNumber(value: number, spelled: string | undefined, lang: string): string {
  const decimals = /\.(\d+)$/.exec(spelled ?? String(value))?.[1]?.length ?? 0;
  const format = new Intl.NumberFormat([lang, 'en'], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 20,
    useGrouping: 'min2',
  });
  return format.format(value);
}

/** The year of a day; empty where there is no such day. */
export const showYear = (iso: string, lang: string): string =>
  iso === '' ? '' : formatsOf(lang).year.format(new Date(`${iso}T00:00:00Z`));

/** What stands where a day should be, on a page that is edited. */
export const noDay = (text: string): Day => ({ iso: '', text, full: text, short: text, month: '', isPast: false });

/** `HH:MM`; undefined where a text is no time. */
export function isoTime(text: string): string | undefined {
  const minutes = parseTime(text);
  return minutes === undefined ? undefined : writeTime(minutes);
}

export const showTime = (iso: string, lang: string): string => formatsOf(lang).time.format(new Date(`1970-01-01T${iso}Z`));

/** A size of so many bytes: `1,2 MB`, in French `1,2 Mo`. Machines differ in the kind of blank. */
export function showSize(bytes: number, lang: string): string {
  const [unit, amount] =
    bytes < 1_000_000 ? ['kilobyte', Math.max(1, Math.round(bytes / 1000))] : ['megabyte', bytes / 1_000_000];
  const format = new Intl.NumberFormat([lang, 'en'], { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(amount).replace(/\s/gu, '\u00a0');
}

const week: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const isWeekday = (value: unknown): value is Weekday => week.includes(value as Weekday);

/** Three days and more that follow each other are said by the first and the last. What goes on from Sunday to Monday begins before Sunday. */
export function showWeekdays(given: readonly Weekday[], lang: string): Weekdays {
  const { weekday, list } = formatsOf(lang);
  const days = week.filter((day) => given.includes(day));
  // The 5th of January 1970 was a Monday.
  const at = (day: number) => Date.UTC(1970, 0, 5 + day);
  const texts = runsOf(days.map((day) => week.indexOf(day))).flatMap(([first, length]) =>
    length > 2
      ? // No line begins with the dash. Machines differ in the kind of blanks.
        [weekday.formatRange(at(first), at(first + length - 1)).replace(/\s([–—-])\s/u, '\u00a0$1 ')]
      : Array.from({ length }, (_, index) => weekday.format(at(first + index))),
  );
  return { days, text: list.format(texts) };
}

/** The first day and the length of what follows each other. A day after Sunday is a Monday again. */
function runsOf(days: readonly number[]): [first: number, length: number][] {
  if (days.length === week.length) return [[0, week.length]];
  const begins = days.filter((day) => !days.includes((day + 6) % 7));
  return begins.map((first) => {
    let length = 1;
    while (days.includes((first + length) % 7)) length++;
    return [first, length];
  });
}
