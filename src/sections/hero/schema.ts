import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, breadcrumbs, eyebrow, paragraphs, plainText, richText } from '../../../schema/fields.ts';
import { oneOrSeveralImages } from '../../../schema/picture-fields.ts';

export default defineSection({
  icon: 'presentation',
  de: ['Einstieg', 'Der Anfang einer Seite: große Überschrift, ein bis zwei Sätze, Buttons und ein Bild.'],
  en: ['Intro', 'The beginning of a page: a large heading, one or two sentences, buttons and an image.'],
  group: 'opening',
  opens: true,
  backdropAt: ({ image, layout }) =>
    layout === 'background' && image ? (Array.isArray(image) ? '/image/0' : '/image') : undefined,
  aliases: 'header intro cover banner jumbotron stage start titelbild einstieg bühne kopf facts fakten',
  props: z.strictObject({
    breadcrumbs: breadcrumbs().optional(),
    eyebrow: eyebrow(),
    title: richText().meta({
      de: [
        'Überschrift',
        'Die Überschrift. _Kursives_ wird hervorgehoben, mit der Akzentfarbe unterlegt, wo die Marke nichts anderes wählt.',
      ],
      en: ['Heading', 'The heading. What is in _italics_ stands out, on the accent colour where the brand chooses nothing else.'],
    }),
    text: paragraphs()
      .meta({ de: ['Text', 'Ein bis zwei kurze Absätze.'], en: ['Text', 'One or two short paragraphs.'] })
      .optional(),
    actions: actions().optional(),
    facts: z
      .array(
        z
          .strictObject({
            value: plainText().meta({
              de: ['Wert', 'Die Angabe, zum Beispiel "IHK".'],
              en: ['Value', 'The fact itself, for example "24/7".'],
            }),
            label: plainText().meta({ de: ['Bezeichnung', 'Was sie bedeutet.'], en: ['Label', 'What it means.'] }),
          })
          .meta({ de: ['Eckpunkt', 'Ein Eckpunkt.'], en: ['Key point', 'A key point.'] }),
      )
      .min(1)
      .max(4)
      .meta({
        de: ['Eckpunkte', 'Das Wichtigste in Kürze, unter den Buttons.'],
        en: ['Key points', 'The essentials in brief, below the buttons.'],
      })
      .optional(),
    image: oneOrSeveralImages()
      .meta({
        de: [
          'Bild',
          'Das Bild, dessen Platz die Form bestimmt; wo es nicht hinter dem Text steht, auch zwei oder drei als Gruppe.',
        ],
        en: [
          'Image',
          'The image, whose place the layout decides; where it is not behind the text, also two or three as a group.',
        ],
      })
      .optional(),
    layout: z
      .enum(['beside', 'background', 'centred', 'bleed', 'stacked', 'poster'])
      .meta({
        de: [
          'Form',
          'Wie Text und Bild zueinander stehen. Das Bild neben dem Text; hinter ihm über die ganze Breite, am besten ein breites Foto, dessen Motiv rechts liegt; alles mittig, das Bild darunter; das Bild neben dem Text bis an den Rand des Fensters; das Bild breit unter Titel und Text; oder die Überschrift so groß wie auf einem Plakat. Auf schmalen Bildschirmen steht das Bild unter dem Text, und eines hinter ihm darüber. Ohne Bild steht der Text allein: mittig, mit dem Text neben der Überschrift (Bild darunter), als Plakat, sonst am Anfang der Zeile.',
        ],
        en: [
          'Layout',
          'How text and image stand to each other. The image beside the text; behind it across the full width, ideally a wide photo with its subject on the right; everything centred, the image below; the image beside the text up to the edge of the window; a wide image below title and text; or the heading as large as on a poster. On narrow screens the image stands below the text, and one behind it above. Without an image the text stands alone: centred, with the text beside the heading (image below), as a poster, else at the start of the line.',
        ],
        absent: 'beside',
        labels: {
          beside: { de: 'Neben dem Text', en: 'Beside the text' },
          background: { de: 'Hinter dem Text', en: 'Behind the text' },
          centred: { de: 'Alles mittig', en: 'Everything centred' },
          bleed: { de: 'Bis an den Rand des Fensters', en: 'Up to the edge of the window' },
          stacked: { de: 'Breit unter dem Text', en: 'Wide, below the text' },
          poster: { de: 'Plakat', en: 'Poster' },
        },
      })
      .optional(),
  }),
});
