import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { cutImage, icon, link, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'mail',
  de: ['Kontakt', 'Zwei Karten: E-Mail schreiben, mit kopierbarer Adresse, und die Person hinter dem Angebot.'],
  en: ['Contact', 'Two cards: write an email, with an address to copy, and the person behind the offer.'],
  group: 'contact',
  aliases:
    'address email phone anschrift adresse telefon ansprechpartner erreichen mail e-mail rufnummer kontaktdaten visitenkarte',
  props: strictObject({
    ...titledIntroduction(),
    mail: strictObject({
      icon: icon().optional(),
      image: cutImage(
        {
          de: ['Bild', 'Foto oder Zeichnung, anstelle des Icons.'],
          en: ['Image', 'A photo or a drawing, in place of the icon.'],
        },
        'card',
      ).optional(),
      title: richText({ de: ['Titel', 'Titel der Karte.'], en: ['Title', 'The title of the card.'] }),
      text: richText({ de: ['Text', 'Ein bis zwei Sätze.'], en: ['Text', 'One or two sentences.'] }).optional(),
      address: plainText({
        de: ['E-Mail-Adresse', 'Die Adresse zum Markieren und Kopieren, meist "{email}".'],
        en: ['Email address', 'The address to select and copy, usually "{email}".'],
      }),
      action: link({ de: ['Button', 'Der Button.'], en: ['Button', 'The button.'] }),
    }).meta({ de: ['Karte für die E-Mail', 'Die Karte für die E-Mail.'], en: ['Email card', 'The card for writing an email.'] }),
    profile: strictObject({
      image: cutImage({ de: ['Bild', 'Porträt oder Zeichnung.'], en: ['Image', 'A portrait or a drawing.'] }, 'card').optional(),
      title: richText({ de: ['Name oder Titel', 'Name oder Titel.'], en: ['Name or title', 'A name or a title.'] }),
      text: richText({ de: ['Text', 'Wer das ist.'], en: ['Text', 'Who this is.'] }).optional(),
      points: listOf(
        { de: ['Stichpunkte', 'Was für die Person spricht.'], en: ['Bullet points', 'What speaks for this person.'] },
        richText({ de: ['Stichpunkt', 'Ein Punkt.'], en: ['Bullet point', 'A bullet point.'] }),
      ).optional(),
      action: link({ de: ['Button', 'Der Button.'], en: ['Button', 'The button.'] }),
    }).meta({ de: ['Karte zur Person', 'Die Karte zur Person.'], en: ['Profile card', 'The card about the person.'] }),
  }),
});
