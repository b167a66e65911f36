import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, link, paragraphs, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'message',
  de: ['Nachricht', 'Eine kurze Seite für sich: Dank oder Bestätigung, nächste Schritte und Links.'],
  en: ['Message', 'A short page of its own: thanks or confirmation, next steps and links.'],
  group: 'special',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({ de: ['Text', 'Die Absätze.'], en: ['Text', 'The paragraphs.'] }),
    steps: listOf(
      { de: ['Schritte', 'Was als Nächstes geschieht, der Reihe nach.'], en: ['Steps', 'What happens next, in order.'] },
      richText({ de: ['Schritt', 'Ein Schritt.'], en: ['Step', 'A step.'] }),
    ).optional(),
    note: richText({ de: ['Hinweis', 'Ein Hinweis in kleinerer Schrift.'], en: ['Note', 'A note in smaller type.'] }).optional(),
    actions: actions(),
    links: listOf(
      { de: ['Weitere Links', 'Weitere Links.'], en: ['More links', 'More links.'] },
      link({ de: ['Link', 'Ein Link.'], en: ['Link', 'A link.'] }),
    ).optional(),
    image: image({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] }).optional(),
  }),
});
