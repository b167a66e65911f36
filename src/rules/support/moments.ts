/** How days and times are written, for the rules that miss one. */
import { writeDay } from '../../../schema/schedule.ts';
import type { MomentKind } from '../../manifest/resolve/references.ts';

const day = '2027-07-16';

/** In figures, with the month as a word, and as any language has it. Slashes are left out: they are what can be read in two ways. */
const examples = (lang: string) =>
  [...new Set([writeDay(day, '', lang), writeDay(day, '1 January 2027', lang), day])]
    .filter((text) => !text.includes('/'))
    .map((text) => `"${text}"`);

/** @param lang the site's language, whose ways of writing a day are shown */
export const howToWrite = {
  de: (kind: MomentKind, lang: string) =>
    ({
      date: `Schreiben Sie Tag, Monat und Jahr, zum Beispiel ${examples(lang).join(' oder ')}.`,
      seasonDay: `Schreiben Sie Tag und Monat, mit dem Jahr, wenn es nur dieses ist, zum Beispiel "${inAnyYear(lang)}" oder ${examples(lang)[0]}.`,
      time: 'Schreiben Sie Stunde und Minute mit Doppelpunkt: "09:30".',
    })[kind],
  en: (kind: MomentKind, lang: string) =>
    ({
      date: `Write day, month and year, for example ${examples(lang).join(' or ')}.`,
      seasonDay: `Write day and month, with the year where it is this one only, for example "${inAnyYear(lang)}" or ${examples(lang)[0]}.`,
      time: 'Write hour and minute with a colon: "09:30".',
    })[kind],
};

const inAnyYear = (lang: string) =>
  new Intl.DateTimeFormat([lang, 'en'], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
