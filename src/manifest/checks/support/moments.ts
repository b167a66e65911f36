/** How days and times are written, for the rules that miss one. */
import { writeDay } from '../../../../schema/schedule.ts';

const day = '2027-07-16';

/** In figures, with the month as a word, and as any language has it. Slashes are left out: they are what can be read in two ways. */
const examples = (lang: string) =>
  [...new Set([writeDay(day, '', lang), writeDay(day, '1 January 2027', lang), day])]
    .filter((text) => !text.includes('/'))
    .map((text) => `"${text}"`);

/** @param lang the site's language, whose ways of writing a day are shown */
export const howToWrite = {
  de: (kind: 'date' | 'time', lang: string) =>
    kind === 'date'
      ? `Schreiben Sie Tag, Monat und Jahr, zum Beispiel ${examples(lang).join(' oder ')}.`
      : 'Schreiben Sie Stunde und Minute mit Doppelpunkt: "09:30".',
  en: (kind: 'date' | 'time', lang: string) =>
    kind === 'date'
      ? `Write day, month and year, for example ${examples(lang).join(' or ')}.`
      : 'Write hour and minute with a colon: "09:30".',
};
