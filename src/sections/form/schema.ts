import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { arrangement, eyebrow, icon, paragraphs, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';
import { form } from './form-schema.ts';

export default defineSection({
  icon: 'clipboard-list',
  de: ['Formular', 'Ein Formular für Anfragen, Buchungen und Nachrichten, für jeden Anbieter oder als E-Mail.'],
  en: ['Form', 'A form for enquiries, bookings and messages, for any provider or as an email.'],
  group: 'contact',
  aliases:
    'contact-form message-form enquiry registration formular kontaktformular anfrage anmeldung schreiben buchen bestellen mitmachen bewerben rückruf',
  props: strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({ de: ['Text', 'Wofür das Formular da ist.'], en: ['Text', 'What the form is for.'] }).optional(),
    points: listOf(
      {
        de: ['Angaben daneben', 'Was neben dem Formular steht: Adresse, Telefon, wann geantwortet wird.'],
        en: ['Details beside it', 'What stands beside the form: address, phone, when people are answered.'],
      },
      strictObject({
        icon: icon().optional(),
        title: richText({
          de: ['Titel', 'Worum es geht, zum Beispiel "Telefon".'],
          en: ['Title', 'What it is about, for example "Phone".'],
        }),
        text: richText({
          de: ['Text', 'Ein Satz dazu, auch mit Link.'],
          en: ['Text', 'A sentence about it, with a link if need be.'],
        }).optional(),
      }).meta({ de: ['Angabe', 'Eine Angabe.'], en: ['Detail', 'A detail.'] }),
    ).optional(),
    layout: arrangement(),
    form,
  }),
});
