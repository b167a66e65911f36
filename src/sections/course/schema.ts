import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, href, icon, image, paragraphs, plainText, richText, schedule } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Kurs',
  description: 'Eine ganze Kursseite: Termin, Inhalte und der Anmelde-Button oben, neben dem Bild und unten.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Name des Kurses.'),
    text: paragraphs().describe('Für wen der Kurs ist und was er bringt.'),
    schedule: schedule(),
    facts: z
      .array(
        z
          .strictObject({
            icon: icon().describe('Ein Icon.').optional(),
            label: plainText().describe('Worum es geht, zum Beispiel "Dauer".'),
            value: plainText().describe('Die Angabe, zum Beispiel "{courseMinutes} Minuten".'),
          })
          .describe('Eine Angabe.'),
      )
      .min(1)
      .describe('Knappe Angaben zum Kurs.')
      .optional(),
    booking: z
      .strictObject({
        label: plainText().describe('Aufschrift der drei Anmelde-Buttons.'),
        href: href().describe('Adresse der Anmeldung, meist "{checkoutUrl}".'),
        note: richText().describe('Hinweis, was nach dem Klick geschieht.').optional(),
      })
      .describe('Die Anmeldung. Sie öffnet sich in einem neuen Tab.'),
    image: image(undefined, 'card').describe('Das Bild neben dem zweiten Button.'),
    highlight: z
      .strictObject({
        title: richText().describe('Überschrift neben dem Bild.'),
        text: paragraphs().describe('Text neben dem Bild.'),
      })
      .describe('Was neben dem Bild steht.'),
    contents: z
      .strictObject({
        title: richText().describe('Überschrift der Inhalte.'),
        text: paragraphs().describe('Einleitender Text.').optional(),
        items: z
          .array(
            z
              .strictObject({
                icon: icon().describe('Ein Icon.').optional(),
                title: richText().describe('Titel des Teils.'),
                subtitle: richText().describe('Untertitel.').optional(),
                points: z.array(richText().describe('Ein Stichpunkt.')).min(1).describe('Was darin vorkommt.'),
              })
              .describe('Ein Teil des Kurses.'),
          )
          .min(1)
          .describe('Die Teile des Kurses.'),
      })
      .describe('Die Inhalte.'),
    closing: z
      .strictObject({
        title: richText().describe('Überschrift.'),
        text: paragraphs().describe('Ein kurzer Absatz.').optional(),
      })
      .describe('Der Schluss mit dem dritten Button.'),
  }),
});
