import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, href, icon, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';
import { parseDay } from '../../../schema/schedule.ts';
import { listOf } from '../../../schema/shapes.ts';
import { isOver } from './is-over.ts';
import { schedule } from './schedule-schema.ts';

export default defineSection({
  icon: 'school',
  de: ['Kurs', 'Eine ganze Kursseite: Termin, Inhalte und der Anmelde-Button oben, neben dem Bild und unten.'],
  en: ['Course', 'A whole course page: date, contents, and the booking button at the top, beside the image and at the end.'],
  group: 'offer',
  aliases: 'training workshop seminar class schulung fortbildung kursangebot kurse lehrgang',
  // The day for the browser as well, which asks again, and whether it is over when the site is built.
  onDay: ({ schedule, ...props }, { today, lang }) => {
    const day = parseDay(schedule.date, lang);
    if (day === undefined || !schedule.afterwards) return { ...props, schedule };
    const onTheDay = { ...schedule, date: day, isOver: isOver(day, today) };
    return { ...props, schedule: onTheDay };
  },
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Name des Kurses.'], en: ['Heading', 'The name of the course.'] }),
    text: paragraphs({
      de: ['Text', 'Für wen der Kurs ist und was er bringt.'],
      en: ['Text', 'Who the course is for, and what they gain from it.'],
    }),
    schedule,
    facts: listOf(
      { de: ['Eckpunkte', 'Das Wichtigste zum Kurs in Kürze.'], en: ['Key points', 'The essentials of the course in brief.'] },
      strictObject({
        icon: icon().optional(),
        label: plainText({
          de: ['Bezeichnung', 'Worum es geht, zum Beispiel "Dauer".'],
          en: ['Label', 'What it is about, for example "Length".'],
        }),
        value: plainText({
          de: ['Wert', 'Die Angabe, zum Beispiel "{courseMinutes} Minuten".'],
          en: ['Value', 'The fact itself, for example "{courseMinutes} minutes".'],
        }),
      }).meta({ de: ['Eckpunkt', 'Ein Eckpunkt.'], en: ['Key point', 'A key point.'] }),
    ).optional(),
    booking: strictObject({
      label: plainText({
        de: ['Aufschrift', 'Aufschrift der drei Anmelde-Buttons.'],
        en: ['Label', 'The label of the three booking buttons.'],
      }),
      href: href({
        de: ['Adresse der Anmeldung', 'Adresse der Anmeldung, meist "{checkoutUrl}".'],
        en: ['Booking address', 'The address of the booking page, usually "{checkoutUrl}".'],
      }),
      note: richText({
        de: ['Hinweis', 'Hinweis, was nach dem Klick geschieht.'],
        en: ['Note', 'What happens after the click.'],
      }).optional(),
    }).meta({
      de: ['Anmeldung', 'Die Anmeldung. Sie öffnet sich in einem neuen Tab.'],
      en: ['Booking', 'The booking. It opens in a new tab.'],
    }),
    image: image(
      {
        de: ['Bild', 'Das Bild neben dem zweiten Button.'],
        en: ['Image', 'The image beside the second button.'],
      },
      'card',
    ),
    highlight: strictObject({
      title: richText({ de: ['Überschrift', 'Überschrift neben dem Bild.'], en: ['Heading', 'The heading beside the image.'] }),
      text: paragraphs({ de: ['Text', 'Text neben dem Bild.'], en: ['Text', 'The text beside the image.'] }),
    }).meta({ de: ['Neben dem Bild', 'Was neben dem Bild steht.'], en: ['Beside the image', 'What stands beside the image.'] }),
    contents: strictObject({
      title: richText({ de: ['Überschrift', 'Überschrift der Inhalte.'], en: ['Heading', 'The heading of the contents.'] }),
      text: paragraphs({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] }).optional(),
      items: listOf(
        { de: ['Teile', 'Die Teile des Kurses.'], en: ['Parts', 'The parts of the course.'] },
        strictObject({
          icon: icon().optional(),
          title: richText({ de: ['Titel', 'Titel des Teils.'], en: ['Title', 'The title of this part.'] }),
          subtitle: richText({ de: ['Untertitel', 'Untertitel.'], en: ['Subtitle', 'A subtitle.'] }).optional(),
          points: listOf(
            { de: ['Stichpunkte', 'Was darin vorkommt.'], en: ['Bullet points', 'What this part covers.'] },
            richText({ de: ['Stichpunkt', 'Ein Stichpunkt.'], en: ['Bullet point', 'A bullet point.'] }),
          ),
        }).meta({ de: ['Teil', 'Ein Teil des Kurses.'], en: ['Part', 'A part of the course.'] }),
      ),
    }).meta({ de: ['Inhalte', 'Die Inhalte.'], en: ['Contents', 'The contents.'] }),
    closing: strictObject({
      title: richText({ de: ['Überschrift', 'Überschrift.'], en: ['Heading', 'The heading.'] }),
      text: paragraphs({ de: ['Text', 'Ein kurzer Absatz.'], en: ['Text', 'A short paragraph.'] }).optional(),
    }).meta({ de: ['Schluss', 'Der Schluss mit dem dritten Button.'], en: ['Closing', 'The end, with the third button.'] }),
  }),
});
