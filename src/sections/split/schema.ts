import { strictObject } from 'zod';
import { blocks } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, icon, richText } from '../../../schema/fields.ts';
import { enlargingLabels, oneOrSeveralImages } from '../../../schema/picture-fields.ts';
import { choiceOf, listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'id',
  de: ['Text und Bild', 'Text neben einem Bild, wahlweise mit einzelnen Punkten darunter.'],
  en: ['Text and image', 'Text beside an image, with single points below it if you like.'],
  group: 'content',
  aliases: 'image-text text-image media-text columns two-columns bild-text text-bild spalten',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: blocks()
      .meta({
        de: ['Text', 'Die Absätze; dazwischen Listen und Zitate.'],
        en: ['Text', 'The paragraphs, and lists and quotations between them.'],
      })
      .optional(),
    items: listOf(
      { de: ['Punkte', 'Einzelne Punkte mit Titel und Text.'], en: ['Points', 'Single points with a title and a text.'] },
      strictObject({
        icon: icon().optional(),
        title: richText({ de: ['Titel', 'Titel des Punktes.'], en: ['Title', 'The title of the point.'] }),
        text: richText({ de: ['Text', 'Ein bis zwei Sätze.'], en: ['Text', 'One or two sentences.'] }).optional(),
      }).meta({ de: ['Punkt', 'Ein Punkt.'], en: ['Point', 'A point.'] }),
    ).optional(),
    image: oneOrSeveralImages(6).meta({
      de: ['Bild', 'Das Bild, oder zwei bis sechs Bilder, zum Beispiel vorher und nachher.'],
      en: ['Image', 'The image, or two to six images, for example before and after.'],
    }),
    imageSide: choiceOf({
      de: ['Seite des Bildes', 'Auf welcher Seite das Bild auf breiten Bildschirmen steht.'],
      en: ['Side of the image', 'On which side the image stands on wide screens.'],
      labels: { start: { de: 'Links', en: 'Left' }, end: { de: 'Rechts', en: 'Right' } },
    }).default('end'),
    labels: enlargingLabels().optional(),
    actions: actions()
      .meta({
        de: ['Buttons', 'Buttons, die weiterführen: alle mit Rand statt gefüllt.'],
        en: ['Buttons', 'Buttons that lead further: all of them outlined, not filled.'],
      })
      .optional(),
  }),
});
