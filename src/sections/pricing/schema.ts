import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { eyebrow, link, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Preise',
  description: 'Angebote mit Preis und Leistungen nebeneinander, eines davon hervorgehoben.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.'),
    text: paragraphs().describe('Einleitender Text.').optional(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().describe('Wie das Angebot heißt.'),
            price: plainText().describe('Der Preis, wie Besucher ihn lesen, zum Beispiel "480 €" oder "auf Anfrage".'),
            unit: plainText().describe('Wofür der Preis gilt, zum Beispiel "je Workshop" oder "im Monat".').optional(),
            text: richText().describe('Für wen das Angebot ist.').optional(),
            points: z.array(richText().describe('Eine Leistung.')).min(1).describe('Was darin enthalten ist.').optional(),
            highlight: z.boolean().describe('Dieses Angebot hervorheben. Am besten nur eines.').default(false),
            badge: plainText().describe('Kurzes Schild am Angebot, zum Beispiel "Empfohlen".').optional(),
            action: link().describe('Der Button des Angebots.').optional(),
          })
          .describe('Ein Angebot.'),
      )
      .min(1)
      .describe('Die Angebote, von links nach rechts.'),
    note: richText().describe('Hinweis zu allen Preisen, zum Beispiel zur Umsatzsteuer.').optional(),
  }),
});
