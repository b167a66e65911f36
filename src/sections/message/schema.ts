import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, image, link, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'message',
  de: ['Nachricht', 'Eine kurze Seite für sich: Dank oder Bestätigung, nächste Schritte und Links.'],
  en: ['Message', 'A short page of its own: thanks or confirmation, next steps and links.'],
  group: 'special',
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs().meta({ de: ['Text', 'Die Absätze.'], en: ['Text', 'The paragraphs.'] }),
    steps: z
      .array(richText().meta({ de: ['Schritt', 'Ein Schritt.'], en: ['Step', 'A step.'] }))
      .min(1)
      .meta({ de: ['Schritte', 'Was als Nächstes geschieht, der Reihe nach.'], en: ['Steps', 'What happens next, in order.'] })
      .optional(),
    note: richText()
      .meta({ de: ['Hinweis', 'Ein Hinweis in kleinerer Schrift.'], en: ['Note', 'A note in smaller type.'] })
      .optional(),
    actions: actions(),
    links: z
      .array(link().meta({ de: ['Link', 'Ein Link.'], en: ['Link', 'A link.'] }))
      .min(1)
      .meta({ de: ['Weitere Links', 'Weitere Links.'], en: ['More links', 'More links.'] })
      .optional(),
    image: image()
      .meta({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] })
      .optional(),
  }),
});
