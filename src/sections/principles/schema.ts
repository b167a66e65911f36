import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { icon, image, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'compass',
  de: ['Prinzipien', 'Eine Haltung: einleitender Text, Leitfragen und die Prinzipien, die daraus folgen.'],
  en: ['Principles', 'What you stand for: an introduction, guiding questions and the principles that follow from them.'],
  group: 'trust',
  aliases: 'values mission werte haltung leitbild philosophie grundsätze warum',
  props: strictObject({
    ...titledIntroduction(),
    image: image({ de: ['Bild', 'Ein Bild über den Prinzipien.'], en: ['Image', 'An image above the principles.'] }).optional(),
    questions: strictObject({
      title: plainText({
        de: ['Überschrift', 'Überschrift der Leitfragen.'],
        en: ['Heading', 'The heading of the guiding questions.'],
      }),
      items: listOf(
        { de: ['Fragen', 'Die Fragen.'], en: ['Questions', 'The questions.'] },
        richText({ de: ['Frage', 'Eine Frage.'], en: ['Question', 'A question.'] }),
      ).max(6),
    })
      .meta({
        de: ['Leitfragen', 'Leitfragen vor den Prinzipien.'],
        en: ['Guiding questions', 'Guiding questions before the principles.'],
      })
      .optional(),
    items: listOf(
      { de: ['Prinzipien', 'Die Prinzipien.'], en: ['Principles', 'The principles.'] },
      strictObject({
        icon: icon().optional(),
        title: richText({ de: ['Titel', 'Das Prinzip.'], en: ['Title', 'The principle itself.'] }),
        text: richText({ de: ['Text', 'Was es bedeutet.'], en: ['Text', 'What it means.'] }),
      }).meta({ de: ['Prinzip', 'Ein Prinzip.'], en: ['Principle', 'A principle.'] }),
    ).max(6),
  }),
});
