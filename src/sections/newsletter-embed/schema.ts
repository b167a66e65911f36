import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, icon, image, paragraphs, plainText, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';
import { form } from './form-schema.ts';

export default defineSection({
  icon: 'send',
  de: ['Anmeldung mit Formular', 'Das Anmeldeformular des E-Mail-Anbieters neben den Vorteilen, die es verspricht.'],
  en: ['Sign-up form', 'The sign-up form of your email provider beside the benefits that it promises.'],
  group: 'contact',
  aliases: 'newsletter signup subscribe mailing-list rundbrief newsletter-anmeldung',
  // The form alone is sent by the browser.
  needsApp: ({ form: { provider } }) => (provider && provider.resources.load !== 'never' ? '/form/provider' : undefined),
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({ de: ['Text', 'Warum sich die Anmeldung lohnt.'], en: ['Text', 'Why it is worth signing up.'] }),
    jump: plainText({
      de: [
        'Button zum Formular',
        'Button unter dem Text, der zum Formular führt. Zu sehen nur auf Telefonen, wo das Formular weiter unten steht.',
      ],
      en: [
        'Button to the form',
        'A button below the text that leads to the form. Seen only on phones, where the form is further down.',
      ],
    }).optional(),
    benefits: listOf(
      { de: ['Vorteile', 'Was man bekommt.'], en: ['Benefits', 'What people get.'] },
      strictObject({
        icon: icon().optional(),
        title: richText({ de: ['Titel', 'Der Vorteil.'], en: ['Title', 'The benefit itself.'] }),
        text: richText({ de: ['Text', 'Ein Satz dazu.'], en: ['Text', 'A sentence about it.'] }).optional(),
      }).meta({ de: ['Vorteil', 'Ein Vorteil.'], en: ['Benefit', 'A benefit.'] }),
    ).optional(),
    image: image({
      de: ['Bild', 'Ein Bild unter den Vorteilen, das bloß schmückt. Zu sehen nur auf breiten Bildschirmen.'],
      en: ['Image', 'A purely decorative image below the benefits. Seen only on wide screens.'],
    }).optional(),
    form,
  }),
});
