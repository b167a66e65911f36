/** What the days and times of a schedule mean, as they are written in a manifest. */

/**
 * Reads a day.
 *
 * @param text `T.M.JJ` to `TT.MM.JJJJ`, as it is usual in German.
 * @returns `YYYY-MM-DD`; undefined when there is no such day.
 */
export function parseDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of February would be read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Reads `H:MM` or `HH:MM` as minutes since midnight; undefined when there is no such time. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
