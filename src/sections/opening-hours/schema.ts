import { strictObject, z } from 'zod';
import { date, seasonDay, time, weekdays } from '../../../schema/date-fields.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, arrangement, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

const times = () =>
  listOf(
    {
      de: ['Zeiten', 'Ein Zeitraum, oder mehrere mit einer Pause dazwischen. Ohne Zeiten ist geschlossen.'],
      en: ['Times', 'A period, or several with a break between them. Without times it is closed.'],
      joins: ', ',
    },
    strictObject({
      start: time({ de: ['Von', 'Ab wann geöffnet ist, wie 9:00.'], en: ['From', 'When you open, such as 9:00.'] }),
      end: time({
        de: ['Bis', 'Bis wann geöffnet ist, wie 18:00. Eine frühere Uhrzeit als der Beginn liegt in der Nacht danach.'],
        en: ['Until', 'When you close, such as 18:00. A time before the start is in the night that follows.'],
      }),
    }).meta({ de: ['Zeitraum', 'Ein Zeitraum ohne Pause.'], en: ['Period', 'A period without a break.'], joins: '–' }),
  ).optional();

const remark = () =>
  plainText({
    de: ['Anmerkung', 'Was dabei zu beachten ist, zum Beispiel "nur mit Termin" oder "Heiligabend".'],
    en: ['Remark', 'What there is to know about it, for example "by appointment only" or "Christmas Eve".'],
  }).optional();

const week = () =>
  z
    .array(
      strictObject({
        days: weekdays().meta({
          de: ['Wochentage', 'Die Tage mit denselben Zeiten. Aus Montag bis Freitag wird von selbst "Montag – Freitag".'],
          en: ['Weekdays', 'The days with the same times. Monday to Friday becomes "Monday – Friday" by itself.'],
        }),
        times: times().meta({ usual: true }),
        note: remark(),
      }).meta({ de: ['Zeile', 'Tage und ihre Zeiten.'], en: ['Row', 'Days and their times.'], joins: ': ' }),
    )
    .min(1);

export default defineSection({
  icon: 'clock',
  de: ['Öffnungszeiten', 'Wann geöffnet ist, auch je nach Saison, mit Ausnahmen an einzelnen Tagen; Suchmaschinen lesen es mit.'],
  en: ['Opening hours', 'When you are open, also by season, with exceptions on single days; search engines read it, too.'],
  group: 'contact',
  aliases:
    'hours times öffnungszeiten sprechzeiten sprechstunden bürozeiten geschäftszeiten wann geöffnet erreichbar erreicht erreichen uhrzeiten zeiten praxiszeiten servicezeiten open closed',
  props: strictObject({
    ...titledIntroduction(),
    layout: arrangement(),
    items: week()
      .meta({
        de: ['Woche', 'Die Zeiten einer gewöhnlichen Woche. Wo Saisons das ganze Jahr füllen, entfällt sie.'],
        en: ['Week', 'The times of an ordinary week. Leave it out where seasons fill the whole year.'],
        usual: true,
      })
      .optional(),
    weekTitle: richText({
      de: ['Überschrift der Woche', 'Was neben Saisons über der gewöhnlichen Woche steht, zum Beispiel "Sonst".'],
      en: ['Heading of the week', 'What stands above the ordinary week beside seasons, for example "At other times".'],
    }).optional(),
    seasons: listOf(
      {
        de: [
          'Saisons',
          'Teile des Jahres, in denen andere Zeiten gelten. Die gerade gilt, steht zuerst; das entscheidet der Tag, an dem die Website gebaut wird.',
        ],
        en: [
          'Seasons',
          'Parts of the year with other times. The one that holds now comes first, which is decided on the day when the website is built.',
        ],
      },
      strictObject({
        title: richText({
          de: ['Überschrift', 'Wie die Saison heißt, zum Beispiel "Sommer".'],
          en: ['Heading', 'What the season is called, for example "Summer".'],
        }),
        from: seasonDay().meta({
          de: ['Erster Tag', 'Der erste Tag. Ohne Jahr gilt er jedes Jahr: "1. Mai". Mit Jahr nur in diesem: "1. Mai 2027".'],
          en: ['First day', 'The first day. Without a year it comes every year: "1 May". With one only then: "1 May 2027".'],
        }),
        until: seasonDay().meta({
          de: ['Letzter Tag', 'Der letzte Tag, ebenso. Liegt er vor dem ersten, geht die Saison über Neujahr.'],
          en: ['Last day', 'The last day, likewise. Where it is before the first, the season goes on into the new year.'],
        }),
        items: week().meta({
          de: ['Woche', 'Die Zeiten einer Woche in dieser Saison.'],
          en: ['Week', 'The times of a week in this season.'],
        }),
      }).meta({
        de: ['Saison', 'Ein Teil des Jahres mit eigenen Zeiten.'],
        en: ['Season', 'A part of the year with times of its own.'],
      }),
    ).optional(),
    nowLabel: plainText({
      de: ['Wort für jetzt', 'Ein Schild an den Zeiten, die gerade gelten, zum Beispiel "Jetzt". Neben Saisons.'],
      en: ['Word for now', 'A badge at the times that hold now, for example "Now". Beside seasons.'],
    }).optional(),
    closedLabel: plainText({
      de: ['Wort für geschlossen', 'Was statt der Zeiten dort steht, wo es keine gibt, zum Beispiel "geschlossen".'],
      en: ['Word for closed', 'What stands in place of the times where there are none, for example "closed".'],
    }).optional(),
    exceptions: strictObject({
      title: richText({
        de: ['Überschrift', 'Überschrift der Ausnahmen, zum Beispiel "Feiertage und Urlaub".'],
        en: ['Heading', 'Heading of the exceptions, for example "Holidays".'],
      }),
      items: listOf(
        {
          de: ['Ausnahmen', 'Die Ausnahmen, in beliebiger Reihenfolge. Vergangene bleiben weg.'],
          en: ['Exceptions', 'The exceptions, in any order. Past ones are left out.'],
        },
        strictObject({
          date: date({
            de: ['Tag', 'Der Tag, in der Schreibweise der Website oder wie 2027-12-24.'],
            en: ['Day', 'The day, as your language writes it or as 2027-12-24.'],
          }),
          endDate: date({
            de: ['Letzter Tag', 'Der letzte Tag, wenn es mehrere sind.'],
            en: ['Last day', 'The last day where there are several.'],
          }).optional(),
          times: times(),
          note: remark(),
        }).meta({ de: ['Ausnahme', 'Ein Tag, oder mehrere.'], en: ['Exception', 'A day, or several.'] }),
      ),
    })
      .meta({
        de: ['Ausnahmen', 'Tage, an denen andere Zeiten gelten: Feiertage, Urlaub.'],
        en: ['Exceptions', 'Days on which other times hold: holidays.'],
      })
      .optional(),
    note: richText({
      de: ['Hinweis', 'Ein Satz unter den Zeiten, zum Beispiel zu Terminen nach Vereinbarung.'],
      en: ['Note', 'A sentence below the times, for example on appointments at other times.'],
    }).optional(),
    actions: actions().optional(),
  }),
});
