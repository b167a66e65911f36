import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, anchor, eyebrow, href, icon, link, paragraphs, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  title: 'Karten',
  description: 'Mehrere Karten mit Icon, Titel, Text und Stichpunkten, als Raster oder als große Zeilen.',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().describe('Die Überschrift.').optional(),
    text: paragraphs().describe('Einleitender Text.').optional(),
    layout: z
      .enum(['grid', 'rows'])
      .describe('"grid": nebeneinander. "rows": untereinander über die ganze Breite.')
      .default('grid'),
    numbered: z.boolean().describe('Die Karten mit 1, 2, 3 … beziffern.').default(false),
    services: z
      .boolean()
      .describe('Die Karten sind Leistungen, die man bei Ihnen bekommt: Suchmaschinen erfahren sie als solche.')
      .optional(),
    items: z
      .array(
        z
          .strictObject({
            icon: icon().describe('Ein Icon.').optional(),
            title: richText().describe('Titel der Karte.'),
            text: richText().describe('Worum es geht.').optional(),
            details: z.array(richText().describe('Ein Stichpunkt.')).min(1).describe('Stichpunkte.').optional(),
            highlight: z.boolean().describe('Diese Karte hervorheben.').default(false),
            badge: plainText().describe('Kurzes Schild an der Karte, zum Beispiel "Beliebt".').optional(),
            link: link().describe('Ein Link unter dem Text.').optional(),
            href: href()
              .describe('Wohin die ganze Karte führt, zum Beispiel "/leistungen#beratung". Ihr Titel ist dann der Link.')
              .optional(),
            id: anchor()
              .describe('Name der Karte als Sprungziel: ein Link auf "#name" führt zu ihr. Auf jeder Seite nur einmal.')
              .optional(),
          })
          .describe('Eine Karte.'),
      )
      .min(1)
      .describe('Die Karten.'),
    actions: actions().optional(),
  }),
});
