/** The atoms for days, times and days of the week, and a date that courses have. What is written there, schema/schedule.ts reads. */
import { z } from 'zod';
import { atoms, link, plainText, richText, wholeNumber } from './fields.ts';

/** It begins or ends with a year, and holds another number; whether there is such a day, a check says. */
const day = String.raw`\s*\d{4}\D{1,3}\d{1,2}\D{1,3}\d{1,2}\D{0,3}|.{0,30}\d.{0,30}\D(?:\d{2}|\d{4})\D{0,3}|\{[a-z][A-Za-z0-9]*\}`;

/** A day: `2027-01-16`, or as the site's language writes it (schema/schedule.ts). A component receives it in words. */
export const date = () =>
  z
    .string()
    .regex(new RegExp(`^(?:${day})$`))
    .brand<'date'>()
    .register(atoms, { atom: 'date' })
    .meta({ widget: 'date' });

/** A day, or `today`: the one on which a visitor chooses. A component receives a `DayLimit`. */
export const dayLimit = () =>
  z
    .string()
    .regex(new RegExp(`^(?:today|${day})$`))
    .brand<'dayLimit'>()
    .register(atoms, { atom: 'dayLimit' });

/** A time of day: `19:30`, `7:30 pm`, `19 h 30`. A component receives it as its language writes it. */
export const time = () =>
  z
    .string()
    .regex(/^(?:\d{1,2}(?:(?:[:.]|\s?h\s?)\d{2})?[\sA-Za-z.]*|\{[a-z][A-Za-z0-9]*\})$/)
    .brand<'time'>()
    .register(atoms, { atom: 'time' });

/** Days of the week, in any order. A component receives them in words: `Montag – Freitag`. */
export const weekdays = () =>
  z
    .array(
      z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']).meta({
        de: ['Wochentag', 'Ein Tag der Woche.'],
        en: ['Weekday', 'A day of the week.'],
        labels: {
          monday: { de: 'Montag', en: 'Monday' },
          tuesday: { de: 'Dienstag', en: 'Tuesday' },
          wednesday: { de: 'Mittwoch', en: 'Wednesday' },
          thursday: { de: 'Donnerstag', en: 'Thursday' },
          friday: { de: 'Freitag', en: 'Friday' },
          saturday: { de: 'Samstag', en: 'Saturday' },
          sunday: { de: 'Sonntag', en: 'Sunday' },
        },
      }),
    )
    .min(1)
    .max(7)
    .brand<'weekdays'>()
    .register(atoms, { atom: 'weekdays' });

/** When something takes place: what visitors read, and the same for programs. Checks compare date, times and length. */
export const schedule = () =>
  z
    .strictObject({
      label: plainText().meta({
        de: ['Überschrift', 'Überschrift des Termins, zum Beispiel "Nächster Termin".'],
        en: ['Heading', 'Heading of the date, for example "Next date".'],
      }),
      text: plainText().meta({
        de: ['Termin als Text', 'Der Termin, wie Besucher ihn lesen.'],
        en: ['Date as text', 'The date as visitors read it.'],
      }),
      date: plainText().meta({
        de: ['Tag', 'Tag des Kurses, wie 10.07.27 oder 2027-07-10, meist "{courseDate}".'],
        en: ['Day', 'Day of the course, such as 10.07.27 or 2027-07-10, usually "{courseDate}".'],
        widget: 'date',
      }),
      start: plainText().meta({
        de: ['Beginn', 'Beginn, als HH:MM, meist "{courseStart}".'],
        en: ['Start', 'Start, as HH:MM, usually "{courseStart}".'],
      }),
      end: plainText().meta({
        de: ['Ende', 'Ende, als HH:MM, meist "{courseEnd}".'],
        en: ['End', 'End, as HH:MM, usually "{courseEnd}".'],
      }),
      minutes: wholeNumber(1, 1440).meta({
        de: ['Dauer in Minuten', 'Dauer in Minuten, meist "{courseMinutes}".'],
        en: ['Length in minutes', 'Length in minutes, usually "{courseMinutes}".'],
      }),
      mode: z
        .enum(['online', 'onsite', 'blended'])
        .meta({
          de: ['Form des Kurses', 'Wo der Kurs stattfindet, für Suchmaschinen: online, vor Ort oder beides.'],
          en: ['Form of the course', 'Where the course takes place, for search engines: online, on site or both.'],
          labels: {
            online: { de: 'Online', en: 'Online' },
            onsite: { de: 'Vor Ort', en: 'On site' },
            blended: { de: 'Online und vor Ort', en: 'Online and on site' },
          },
        })
        .optional(),
      afterwards: z
        .strictObject({
          text: richText().meta({
            de: ['Hinweis', 'Ein Satz neben dem Termin, zum Beispiel "Dieser Termin ist vorbei."'],
            en: ['Note', 'A sentence beside the date, for example "This date is over."'],
          }),
          action: link().meta({
            de: ['Nächster Schritt', 'Der Weg weiter, meist eine vorbereitete E-Mail.'],
            en: ['Next step', 'The way on, usually a prepared email.'],
          }),
        })
        .meta({
          de: ['Nach dem Termin', 'Was zusätzlich dort steht, wenn die Website nach diesem Tag gebaut wird.'],
          en: ['After the date', 'What stands there in addition when the website is built after that day.'],
        })
        .optional(),
    })
    .meta({ de: ['Termin', 'Wann der Kurs stattfindet.'], en: ['Date', 'When the course takes place.'] });
