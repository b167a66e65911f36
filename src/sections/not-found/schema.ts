import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { image, link, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'question-mark',
  de: ['Seite nicht gefunden', 'Was unter einer unbekannten Adresse steht. Die Adresse wird in der Konsole vermerkt.'],
  en: ['Page not found', 'What people see at an unknown address. The address is noted in the console.'],
  group: 'special',
  aliases: '404 error-page fehlerseite',
  props: strictObject({
    title: plainText({
      de: ['Überschrift', 'Die Überschrift, zum Beispiel "404".'],
      en: ['Heading', 'The heading, for example "404".'],
    }),
    text: richText({ de: ['Text', 'Ein Satz.'], en: ['Text', 'One sentence.'] }),
    link: link({ de: ['Link', 'Der Weg zurück.'], en: ['Link', 'The way back.'] }),
    image: image({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] }).optional(),
  }),
});
