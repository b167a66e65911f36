/** The date of a course. */
import { strictObject } from 'zod';
import { link, plainText, richText, wholeNumber } from '../../../schema/fields.ts';
import { choiceOf } from '../../../schema/shapes.ts';

/** When a course takes place: what visitors read, and the same for programs. The rules beside it compare date, times and length. */
export const schedule = strictObject({
  label: plainText({
    de: ['Überschrift', 'Überschrift des Termins, zum Beispiel "Nächster Termin".'],
    en: ['Heading', 'Heading of the date, for example "Next date".'],
  }),
  text: plainText({
    de: ['Termin als Text', 'Der Termin, wie Besucher ihn lesen.'],
    en: ['Date as text', 'The date as visitors read it.'],
  }),
  date: plainText({
    de: ['Tag', 'Tag des Kurses, wie 10.07.27 oder 2027-07-10, meist "{courseDate}".'],
    en: ['Day', 'Day of the course, such as 10.07.27 or 2027-07-10, usually "{courseDate}".'],
    widget: 'date',
  }),
  start: plainText({
    de: ['Beginn', 'Beginn, als HH:MM, meist "{courseStart}".'],
    en: ['Start', 'Start, as HH:MM, usually "{courseStart}".'],
  }),
  end: plainText({ de: ['Ende', 'Ende, als HH:MM, meist "{courseEnd}".'], en: ['End', 'End, as HH:MM, usually "{courseEnd}".'] }),
  minutes: wholeNumber(1, 1440, {
    de: ['Dauer in Minuten', 'Dauer in Minuten, meist "{courseMinutes}".'],
    en: ['Length in minutes', 'Length in minutes, usually "{courseMinutes}".'],
    between: ['start', 'end'],
  }),
  mode: choiceOf({
    de: ['Form des Kurses', 'Wo der Kurs stattfindet, für Suchmaschinen: online, vor Ort oder beides.'],
    en: ['Form of the course', 'Where the course takes place, for search engines: online, on site or both.'],
    absent: { de: 'Keine Angabe', en: 'Not stated' },
    labels: {
      online: { de: 'Online', en: 'Online' },
      onsite: { de: 'Vor Ort', en: 'On site' },
      blended: { de: 'Online und vor Ort', en: 'Online and on site' },
    },
  }).optional(),
  afterwards: strictObject({
    title: plainText({
      de: ['Überschrift', 'Was als Nächstes kommt, anstelle des Termins, zum Beispiel "Nächster Termin in Planung".'],
      en: ['Heading', 'What comes next, in place of the date, for example "Next date in planning".'],
    }).optional(),
    label: plainText({
      de: ['Bezeichnung des Termins', 'Wie der vergangene Termin heißt, zum Beispiel "Letzter Termin".'],
      en: ['Label of the date', 'What the past date is called, for example "Last date".'],
    }).optional(),
    text: richText({
      de: ['Hinweis', 'Ein Satz neben dem Termin, zum Beispiel "Dieser Termin ist vorbei."'],
      en: ['Note', 'A sentence beside the date, for example "This date is over."'],
    }),
    action: link({
      de: ['Nächster Schritt', 'Der Weg weiter, meist eine vorbereitete E-Mail.'],
      en: ['Next step', 'The way on, usually a prepared email.'],
    }),
  })
    .meta({
      de: ['Nach dem Termin', 'Was nach diesem Tag dort steht.'],
      en: ['After the date', 'What stands there after that day.'],
    })
    .optional(),
}).meta({ de: ['Termin', 'Wann der Kurs stattfindet.'], en: ['Date', 'When the course takes place.'] });
