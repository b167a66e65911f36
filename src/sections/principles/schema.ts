import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { icon, image, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'compass',
  de: ['Prinzipien', 'Eine Haltung: einleitender Text, Leitfragen und die Prinzipien, die daraus folgen.'],
  en: ['Principles', 'What you stand for: an introduction, guiding questions and the principles that follow from them.'],
  group: 'trust',
  aliases: 'values mission werte haltung leitbild philosophie grundsätze warum',
  props: z.strictObject({
    ...titledIntroduction(),
    image: image()
      .meta({ de: ['Bild', 'Ein Bild über den Prinzipien.'], en: ['Image', 'An image above the principles.'] })
      .optional(),
    questions: z
      .strictObject({
        title: plainText().meta({
          de: ['Überschrift', 'Überschrift der Leitfragen.'],
          en: ['Heading', 'The heading of the guiding questions.'],
        }),
        items: z
          .array(richText().meta({ de: ['Frage', 'Eine Frage.'], en: ['Question', 'A question.'] }))
          .min(1)
          .max(6)
          .meta({ de: ['Fragen', 'Die Fragen.'], en: ['Questions', 'The questions.'] }),
      })
      .meta({
        de: ['Leitfragen', 'Leitfragen vor den Prinzipien.'],
        en: ['Guiding questions', 'Guiding questions before the principles.'],
      })
      .optional(),
    items: z
      .array(
        z
          .strictObject({
            icon: icon().optional(),
            title: richText().meta({ de: ['Titel', 'Das Prinzip.'], en: ['Title', 'The principle itself.'] }),
            text: richText().meta({ de: ['Text', 'Was es bedeutet.'], en: ['Text', 'What it means.'] }),
          })
          .meta({ de: ['Prinzip', 'Ein Prinzip.'], en: ['Principle', 'A principle.'] }),
      )
      .min(1)
      .max(6)
      .meta({ de: ['Prinzipien', 'Die Prinzipien.'], en: ['Principles', 'The principles.'] }),
  }),
});
