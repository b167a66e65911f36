/** What makes a page an entry of lists: a piece of news, a report; without a day a service, a machine, a chapter. */
import { strictObject } from 'zod';
import { date } from './date-fields.ts';
import { cutImage, group, plainText } from './fields.ts';
import { facts } from './own-facts.ts';
import { listOf, matching, toggle } from './shapes.ts';

/** What a page says of itself where others list it. The component of a section receives it as `Page.entry`. */
export const entry = strictObject({
  date: date({
    de: [
      'Tag',
      'Der Tag, an dem es erscheint, in der Schreibweise der Website oder wie 2027-01-16. Was an einem späteren Tag erscheint, veröffentlicht die erste Veröffentlichung von diesem Tag an. Ohne Angabe hat es keinen, wie eine Leistung oder eine Maschine: Listen zeigen es in der Reihenfolge der Seiten.',
    ],
    en: [
      'Day',
      'The day on which it appears, as your language writes it or as 2027-01-16. What appears on a later day is published by the first publication from that day on. Left out, it has none, as a service or a machine has: lists show it in the order of the pages.',
    ],
    usual: true,
  }).optional(),
  author: plainText({ de: ['Von', 'Wer es geschrieben hat.'], en: ['By', 'Who has written it.'] }).optional(),
  updated: date({
    de: ['Geändert am', 'Der Tag der letzten Änderung, wenn es seither eine gab, die Leser etwas angeht.'],
    en: ['Changed on', 'The day of the last change, where there has been one since that concerns readers.'],
  }).optional(),
  summary: plainText({
    de: ['Anriss', 'Ein bis zwei Sätze für Listen und Feeds. Ohne Angabe die Beschreibung der Seite.'],
    en: ['Summary', 'One or two sentences for lists and feeds. Left out, the description of the page.'],
  }).optional(),
  image: cutImage('title', 'card')
    .meta({
      de: ['Bild', 'Das Bild, das Listen zeigen.'],
      en: ['Image', 'The image that lists show.'],
    })
    .optional(),
  tags: listOf(
    {
      de: ['Stichwörter', 'Wovon es handelt. Listen können danach auswählen lassen.'],
      en: ['Tags', 'What it is about. Lists can let visitors choose by them.'],
    },
    group({
      de: ['Stichwort', 'Ein Stichwort, zum Beispiel "Feste". Gleich geschrieben, gehört zusammen.'],
      en: ['Tag', 'A tag, for example "Festivals". What is spelled alike belongs together.'],
    }),
  ).optional(),
  facts: facts()
    .meta({
      de: ['Angaben', 'Was die Sammlung, zu der die Seite gehört, an eigenen Angaben hat: { "ort": "Oldenburg" }.'],
      en: ['Facts', 'The facts that the collection of the page has: { "venue": "Oldenburg" }.'],
      widget: 'facts',
    })
    .optional(),
  announced: toggle({
    de: ['Schon jetzt zeigen', 'Kündigt einen Tag an, der noch kommt. Ohne das erscheint die Seite erst an ihrem Tag.'],
    en: ['Show now', 'Announces a day that is still to come. Without it the page appears on its day.'],
  }).optional(),
  firstPath: matching(/^\/(?:[^?#%\\]|%[0-9A-Fa-f]{2})+$/, {
    de: [
      'Erste Adresse',
      'Die Adresse, unter der es zuerst erschien, zum Beispiel "/aktuelles/fest". An ihr erkennen Feed-Leser den Beitrag, wenn seine Seite umzieht; der Editor trägt sie dann ein.',
    ],
    en: [
      'First address',
      'The address at which it appeared first, such as "/news/fair". By it readers of feeds know the entry when its page moves; the editor then writes it.',
    ],
  }).optional(),
}).meta({
  de: [
    'Beitrag',
    'Macht die Seite zu einem Beitrag: Listen von Beiträgen zeigen ihn, wenn seine Adresse unter der ihren liegt, der neueste zuerst, die ohne Tag in der Reihenfolge der Seiten.',
  ],
  en: [
    'Entry',
    'Makes the page an entry: lists of entries show it where its address lies below theirs, the newest first, those without a day in the order of the pages.',
  ],
  group: 'more',
});
