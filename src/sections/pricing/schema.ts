import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { image, link, plainText, richText, titledIntroduction } from '../../../schema/fields.ts';
import { listOf, toggle } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'tag',
  de: ['Preise', 'Angebote mit Preis und Leistungen nebeneinander, eines davon hervorgehoben.'],
  en: ['Prices', 'Offers with price and contents side by side, one of them highlighted.'],
  group: 'offer',
  aliases: 'prices plans packages preise tarife pakete price-list preisliste kosten kostet angebote honorar honorare cost costs',
  props: strictObject({
    ...titledIntroduction(),
    items: listOf(
      { de: ['Angebote', 'Die Angebote, von links nach rechts.'], en: ['Offers', 'The offers, from left to right.'] },
      strictObject({
        image: image(
          {
            de: ['Bild', 'Ein Bild des Angebots, über seinem Titel.'],
            en: ['Image', 'An image of the offer, above its title.'],
          },
          'card',
        ).optional(),
        title: richText({ de: ['Titel', 'Wie das Angebot heißt.'], en: ['Title', 'What the offer is called.'] }),
        price: plainText({
          de: ['Preis', 'Der Preis, wie Besucher ihn lesen, zum Beispiel "480 €" oder "auf Anfrage".'],
          en: ['Price', 'The price as visitors read it, for example "€480" or "on request".'],
        }),
        unit: plainText({
          de: ['Preis gilt für', 'Wofür der Preis gilt, zum Beispiel "je Workshop" oder "im Monat".'],
          en: ['Price is for', 'What the price is for, for example "per workshop" or "a month".'],
        }).optional(),
        text: richText({ de: ['Text', 'Für wen das Angebot ist.'], en: ['Text', 'Who the offer is for.'] }).optional(),
        points: listOf(
          { de: ['Leistungen', 'Was darin enthalten ist.'], en: ['What is included', 'What the offer includes.'] },
          richText({ de: ['Leistung', 'Eine Leistung.'], en: ['Included item', 'Something that is included.'] }),
        ).optional(),
        highlight: toggle({
          de: ['Hervorheben', 'Dieses Angebot hervorheben. Am besten nur eines.'],
          en: ['Highlight', 'Highlight this offer. Ideally only one.'],
        }).default(false),
        badge: plainText({
          de: ['Schild', 'Kurzes Schild am Angebot, zum Beispiel "Empfohlen".'],
          en: ['Badge', 'A short badge on the offer, for example "Recommended".'],
        }).optional(),
        action: link({ de: ['Button', 'Der Button des Angebots.'], en: ['Button', 'The button of the offer.'] }).optional(),
      }).meta({ de: ['Angebot', 'Ein Angebot.'], en: ['Offer', 'An offer.'] }),
    ),
    note: richText({
      de: ['Hinweis', 'Hinweis zu allen Preisen, zum Beispiel zur Umsatzsteuer.'],
      en: ['Note', 'A note on all prices, for example about VAT.'],
    }).optional(),
  }),
});
