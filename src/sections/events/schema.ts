import { z } from 'zod';
import { date, time } from '../../../schema/date-fields.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, image, link, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';

export default defineSection({
  de: ['Veranstaltungen', 'Termine mit Tag, Zeit und Ort, der nächste zuerst; vergangene stehen zum Aufklappen darunter.'],
  en: ['Events', 'Dates with day, time and place, the next one first; past ones stand below, to unfold.'],
  aliases: 'calendar dates agenda concerts termin termine kalender veranstaltung veranstaltungen konzerte',
  props: z.strictObject({
    ...titledIntroduction(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().meta({
              de: ['Titel', 'Wie die Veranstaltung heißt.'],
              en: ['Title', 'What the event is called.'],
            }),
            date: date().meta({
              de: ['Tag', 'Der Tag, in der Schreibweise der Website oder wie 2027-01-16.'],
              en: ['Day', 'The day, as your language writes it or as 2027-01-16.'],
            }),
            endDate: date()
              .meta({
                de: ['Letzter Tag', 'Der letzte Tag, wenn es mehrere sind.'],
                en: ['Last day', 'The last day where there are several.'],
              })
              .optional(),
            start: time()
              .meta({
                de: ['Beginn', 'Uhrzeit, zu der es beginnt, wie 19:30.'],
                en: ['Start', 'Time of the start, such as 19:30.'],
              })
              .optional(),
            end: time()
              .meta({ de: ['Ende', 'Uhrzeit, zu der es endet, wie 22:00.'], en: ['End', 'Time of the end, such as 22:00.'] })
              .optional(),
            place: plainText()
              .meta({
                de: ['Ort', 'Wo es stattfindet, am besten mit Adresse.'],
                en: ['Place', 'Where it takes place, at best with the address.'],
              })
              .optional(),
            text: richText()
              .meta({ de: ['Text', 'Worum es geht.'], en: ['Text', 'What it is about.'] })
              .optional(),
            image: image(undefined, 'card')
              .meta({ de: ['Bild', 'Ein Bild neben dem Text.'], en: ['Image', 'An image beside the text.'] })
              .optional(),
            link: link()
              .meta({
                de: ['Link', 'Ein Link, etwa zur Anmeldung.'],
                en: ['Link', 'A link, for example to the registration.'],
              })
              .optional(),
          })
          .meta({ de: ['Veranstaltung', 'Eine Veranstaltung.'], en: ['Event', 'An event.'] }),
      )
      .min(1)
      .meta({
        de: ['Veranstaltungen', 'Die Veranstaltungen, in beliebiger Reihenfolge: Die Website ordnet sie nach dem Tag.'],
        en: ['Events', 'The events, in any order: the website sorts them by their day.'],
      }),
    emptyText: richText().meta({
      de: ['Wenn nichts ansteht', 'Was dort steht, wenn alle Veranstaltungen vorbei sind.'],
      en: ['When nothing is ahead', 'What stands there when all events are over.'],
    }),
    pastLabel: plainText().meta({
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
