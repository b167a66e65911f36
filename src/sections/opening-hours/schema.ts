import { z } from 'zod';
import { date, time, weekdays } from '../../../schema/date-fields.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';

const times = () =>
  z
    .array(
      z
        .strictObject({
          start: time().meta({ de: ['Von', 'Ab wann geöffnet ist, wie 9:00.'], en: ['From', 'When you open, such as 9:00.'] }),
          end: time().meta({
            de: ['Bis', 'Bis wann geöffnet ist, wie 18:00. Eine frühere Uhrzeit als der Beginn liegt in der Nacht danach.'],
            en: ['Until', 'When you close, such as 18:00. A time before the start is in the night that follows.'],
          }),
        })
        .meta({ de: ['Zeitraum', 'Ein Zeitraum ohne Pause.'], en: ['Period', 'A period without a break.'] }),
    )
    .min(1)
    .meta({
      de: ['Zeiten', 'Ein Zeitraum, oder mehrere mit einer Pause dazwischen. Ohne Zeiten ist geschlossen.'],
      en: ['Times', 'A period, or several with a break between them. Without times it is closed.'],
      usual: true,
    })
    .optional();

const remark = () =>
  plainText()
    .meta({
      de: ['Anmerkung', 'Was dabei zu beachten ist, zum Beispiel "nur mit Termin" oder "Heiligabend".'],
      en: ['Remark', 'What there is to know about it, for example "by appointment only" or "Christmas Eve".'],
    })
    .optional();

export default defineSection({
  de: ['Öffnungszeiten', 'Wann geöffnet ist, mit Ausnahmen an einzelnen Tagen; Suchmaschinen lesen es mit.'],
  en: ['Opening hours', 'When you are open, with exceptions on single days; search engines read it, too.'],
  aliases: 'hours times öffnungszeiten sprechzeiten sprechstunden bürozeiten geschäftszeiten',
  props: z.strictObject({
    ...titledIntroduction(),
    items: z
      .array(
        z
          .strictObject({
            days: weekdays().meta({
              de: ['Wochentage', 'Die Tage mit denselben Zeiten. Aus Montag bis Freitag wird von selbst "Montag – Freitag".'],
              en: ['Weekdays', 'The days with the same times. Monday to Friday becomes "Monday – Friday" by itself.'],
            }),
            times: times(),
            note: remark(),
          })
          .meta({ de: ['Zeile', 'Tage und ihre Zeiten.'], en: ['Row', 'Days and their times.'] }),
      )
      .min(1)
      .meta({ de: ['Woche', 'Die Zeiten einer gewöhnlichen Woche.'], en: ['Week', 'The times of an ordinary week.'] }),
    closedLabel: plainText()
      .meta({
        de: ['Wort für geschlossen', 'Was statt der Zeiten dort steht, wo es keine gibt, zum Beispiel "geschlossen".'],
        en: ['Word for closed', 'What stands in place of the times where there are none, for example "closed".'],
      })
      .optional(),
    exceptions: z
      .strictObject({
        title: richText().meta({
          de: ['Überschrift', 'Überschrift der Ausnahmen, zum Beispiel "Feiertage und Urlaub".'],
          en: ['Heading', 'Heading of the exceptions, for example "Holidays".'],
        }),
        items: z
          .array(
            z
              .strictObject({
                date: date().meta({
                  de: ['Tag', 'Der Tag, in der Schreibweise der Website oder wie 2027-12-24.'],
                  en: ['Day', 'The day, as your language writes it or as 2027-12-24.'],
                }),
                endDate: date()
                  .meta({
                    de: ['Letzter Tag', 'Der letzte Tag, wenn es mehrere sind.'],
                    en: ['Last day', 'The last day where there are several.'],
                  })
                  .optional(),
                times: times(),
                note: remark(),
              })
              .meta({ de: ['Ausnahme', 'Ein Tag, oder mehrere.'], en: ['Exception', 'A day, or several.'] }),
          )
          .min(1)
          .meta({
            de: ['Ausnahmen', 'Die Ausnahmen, in beliebiger Reihenfolge. Vergangene bleiben weg.'],
            en: ['Exceptions', 'The exceptions, in any order. Past ones are left out.'],
          }),
      })
      .meta({
        de: ['Ausnahmen', 'Tage, an denen andere Zeiten gelten: Feiertage, Urlaub.'],
        en: ['Exceptions', 'Days on which other times hold: holidays.'],
      })
      .optional(),
    note: richText()
      .meta({
        de: ['Hinweis', 'Ein Satz unter den Zeiten, zum Beispiel zu Terminen nach Vereinbarung.'],
        en: ['Note', 'A sentence below the times, for example on appointments at other times.'],
      })
      .optional(),
    actions: actions().optional(),
  }),
});
