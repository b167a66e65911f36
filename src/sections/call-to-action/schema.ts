import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'speakerphone',
  de: ['Aufforderung', 'Der Schluss einer Seite: ein Satz und der Button, um den es geht.'],
  en: ['Call to action', 'The end of a page: one sentence and the button that it is all about.'],
  group: 'contact',
  aliases: 'cta banner button buttons aufruf knopf aufforderung handlungsaufruf jetzt-buchen',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({ de: ['Text', 'Ein kurzer Absatz.'], en: ['Text', 'A short paragraph.'] }).optional(),
    actions: actions(),
    address: plainText({
      de: ['E-Mail-Adresse', 'E-Mail-Adresse zum Markieren und Kopieren, meist "{email}".'],
      en: ['Email address', 'An email address to select and copy, usually "{email}".'],
    }).optional(),
    image: image({ de: ['Bild', 'Ein schmückendes Bild.'], en: ['Image', 'A decorative image.'] }).optional(),
  }),
});
