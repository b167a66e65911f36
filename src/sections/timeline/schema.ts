import { strictObject } from 'zod';
import { blocks } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, image, introduction, plainText, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'timeline',
  de: ['Zeitleiste', 'Stationen in ihrer Reihenfolge: Jahr oder Tag, Titel, Text und Bilder.'],
  en: ['Timeline', 'Milestones in their order: a year or a day, a title, a text and pictures.'],
  group: 'content',
  aliases:
    'history chronicle milestones geschichte chronik zeitleiste zeitstrahl meilensteine ablauf schritte werdegang lebenslauf steps process',
  props: strictObject({
    ...introduction(),
    items: listOf(
      {
        de: ['Stationen', 'Die Stationen, in der Reihenfolge, in der sie gelesen werden.'],
        en: ['Milestones', 'The milestones, in the order that they are read in.'],
      },
      strictObject({
        date: plainText({
          de: ['Zeitpunkt', 'Wann das war, in Ihren Worten, zum Beispiel "1998", "März 2024" oder "Heute".'],
          en: ['Moment', 'When that was, in your own words, for example "1998", "March 2024" or "Today".'],
        }),
        title: richText({ de: ['Titel', 'Was geschehen ist.'], en: ['Title', 'What happened.'] }).optional(),
        text: blocks()
          .meta({ de: ['Text', 'Ein bis zwei kurze Absätze.'], en: ['Text', 'One or two short paragraphs.'] })
          .optional(),
        images: listOf(
          { de: ['Bilder', 'Bis zu drei Bilder unter dem Text.'], en: ['Images', 'Up to three images below the text.'] },
          image({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] }),
        )
          .max(3)
          .optional(),
      }).meta({ de: ['Station', 'Eine Station.'], en: ['Milestone', 'A milestone.'] }),
    ),
    actions: actions()
      .meta({
        de: ['Buttons', 'Buttons, die weiterführen: alle mit Rand statt gefüllt.'],
        en: ['Buttons', 'Buttons that lead further: all of them outlined, not filled.'],
      })
      .optional(),
  }),
});
