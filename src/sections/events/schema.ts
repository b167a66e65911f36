import { strictObject } from 'zod';
import { date, time, weekday } from '../../../schema/date-fields.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, image, link, plainText, richText, titledIntroduction, wholeNumber } from '../../../schema/fields.ts';
import { choiceOf, listOf } from '../../../schema/shapes.ts';
import { withDays } from './repetition.ts';

const every = strictObject({
  weekday: weekday()
    .meta({
      de: ['Wochentag', 'An welchem Tag der Woche: jede Woche, oder einmal im Monat mit der Angabe darunter.'],
      en: ['Weekday', 'On which day of the week: every week, or once a month with what stands below.'],
      usual: true,
      absent: { de: 'An keinem festen Wochentag', en: 'On no fixed weekday' },
    })
    .optional(),
  nth: choiceOf({
    de: ['Der wievielte im Monat', 'Nur an diesem Wochentag des Monats, zum Beispiel am ersten Donnerstag.'],
    en: ['Which of the month', 'Only on this weekday of the month, for example on the first Thursday.'],
    absent: { de: 'Jede Woche', en: 'Every week' },
    labels: {
      first: { de: 'Am ersten', en: 'The first' },
      second: { de: 'Am zweiten', en: 'The second' },
      third: { de: 'Am dritten', en: 'The third' },
      fourth: { de: 'Am vierten', en: 'The fourth' },
      last: { de: 'Am letzten', en: 'The last' },
    },
  }).optional(),
  monthDay: wholeNumber(1, 31, {
    de: ['Tag des Monats', 'Statt eines Wochentags, zum Beispiel 15. Ein Monat ohne diesen Tag wird ausgelassen.'],
    en: ['Day of the month', 'In place of a weekday, for example 15. A month without this day is left out.'],
  }).optional(),
  until: date({
    de: ['Letzter Termin', 'Bis zu welchem Tag es sich wiederholt. Ohne Angabe immer weiter.'],
    en: ['Last date', 'Until which day it is repeated. Without it, on and on.'],
  }).optional(),
  except: listOf(
    {
      de: ['Fällt aus am', 'Tage, an denen es ausfällt, zum Beispiel Feiertage.'],
      en: ['Not on', 'Days on which it does not take place, for example holidays.'],
    },
    date({ de: ['Tag', 'Ein Tag, an dem es ausfällt.'], en: ['Day', 'A day on which it does not take place.'] }),
  ).optional(),
})
  .meta({
    de: [
      'Wiederholt sich',
      'Jede Woche oder jeden Monat, ab dem Tag der Veranstaltung. Gezeigt werden die nächsten zwölf Termine aller wiederholten Veranstaltungen; welche das sind, entscheidet der Tag, an dem die Website gebaut wird.',
    ],
    en: [
      'Repeated',
      'Every week or every month, from the day of the event on. The next twelve dates of all repeated events are shown, which is decided on the day when the website is built.',
    ],
  })
  .optional();

export default defineSection({
  icon: 'calendar-event',
  de: [
    'Veranstaltungen',
    'Termine mit Tag, Zeit und Ort, auch wiederholte, der nächste zuerst; vergangene stehen zum Aufklappen darunter.',
  ],
  en: ['Events', 'Dates with day, time and place, also repeated ones, the next one first; past ones stand below, to unfold.'],
  group: 'offer',
  aliases:
    'calendar dates agenda concerts termin termine kalender veranstaltung veranstaltungen konzerte wann events-list veranstaltungskalender auftritte',
  onDay: (props, when) => ({ ...props, items: withDays(props.items, when) }),
  props: strictObject({
    ...titledIntroduction(),
    items: listOf(
      {
        de: ['Veranstaltungen', 'Die Veranstaltungen, in beliebiger Reihenfolge: Die Website ordnet sie nach dem Tag.'],
        en: ['Events', 'The events, in any order: the website sorts them by their day.'],
      },
      strictObject({
        title: richText({
          de: ['Titel', 'Wie die Veranstaltung heißt.'],
          en: ['Title', 'What the event is called.'],
        }),
        date: date({
          de: ['Tag', 'Der Tag, in der Schreibweise der Website oder wie 2027-01-16.'],
          en: ['Day', 'The day, as your language writes it or as 2027-01-16.'],
        }),
        endDate: date({
          de: ['Letzter Tag', 'Der letzte Tag, wenn es mehrere sind.'],
          en: ['Last day', 'The last day where there are several.'],
        }).optional(),
        every,
        start: time({
          de: ['Beginn', 'Uhrzeit, zu der es beginnt, wie 19:30.'],
          en: ['Start', 'Time of the start, such as 19:30.'],
        }).optional(),
        end: time({
          de: ['Ende', 'Uhrzeit, zu der es endet, wie 22:00.'],
          en: ['End', 'Time of the end, such as 22:00.'],
        }).optional(),
        place: plainText({
          de: ['Ort', 'Wo es stattfindet, am besten mit Adresse.'],
          en: ['Place', 'Where it takes place, at best with the address.'],
        }).optional(),
        text: richText({ de: ['Text', 'Worum es geht.'], en: ['Text', 'What it is about.'] }).optional(),
        image: image({ de: ['Bild', 'Ein Bild neben dem Text.'], en: ['Image', 'An image beside the text.'] }, 'card').optional(),
        link: link({
          de: ['Link', 'Ein Link, etwa zur Anmeldung.'],
          en: ['Link', 'A link, for example to the registration.'],
        }).optional(),
      }).meta({ de: ['Veranstaltung', 'Eine Veranstaltung.'], en: ['Event', 'An event.'] }),
    ),
    emptyText: richText({
      de: ['Wenn nichts ansteht', 'Was dort steht, wenn alle Veranstaltungen vorbei sind.'],
      en: ['When nothing is ahead', 'What stands there when all events are over.'],
    }),
    pastLabel: plainText({
      de: [
        'Aufschrift für vergangene',
        'Darunter klappen die vergangenen auf. Welche das sind, entscheidet der Tag, an dem die Website gebaut wird.',
      ],
      en: [
        'Label for past ones',
        'Past ones unfold below it. Which ones these are is decided on the day when the website is built.',
      ],
    }),
    actions: actions().optional(),
  }),
});
