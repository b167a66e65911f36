import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, breadcrumbs, eyebrow, paragraphs, plainText, richText } from '../../../schema/fields.ts';
import { oneOrSeveralImages } from '../../../schema/picture-fields.ts';
import { choiceOf, listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'presentation',
  de: ['Einstieg', 'Der Anfang einer Seite: große Überschrift, ein bis zwei Sätze, Buttons und ein Bild.'],
  en: ['Intro', 'The beginning of a page: a large heading, one or two sentences, buttons and an image.'],
  group: 'opening',
  opens: true,
  backdropAt: ({ image, layout }) =>
    layout === 'background' && image ? (Array.isArray(image) ? '/image/0' : '/image') : undefined,
  aliases:
    'header intro cover banner jumbotron stage start titelbild einstieg bühne kopf facts fakten header-image kopfbild aufmacher begrüßung willkommen',
  props: strictObject({
    breadcrumbs: breadcrumbs().optional(),
    eyebrow: eyebrow(),
    title: richText({
      de: [
        'Überschrift',
        'Die Überschrift. _Kursives_ wird hervorgehoben, mit der Akzentfarbe unterlegt, wo die Marke nichts anderes wählt.',
      ],
      en: ['Heading', 'The heading. What is in _italics_ stands out, on the accent colour where the brand chooses nothing else.'],
    }),
    text: paragraphs({ de: ['Text', 'Ein bis zwei kurze Absätze.'], en: ['Text', 'One or two short paragraphs.'] }).optional(),
    actions: actions().optional(),
    facts: listOf(
      {
        de: ['Eckpunkte', 'Das Wichtigste in Kürze, unter den Buttons.'],
        en: ['Key points', 'The essentials in brief, below the buttons.'],
      },
      strictObject({
        value: plainText({
          de: ['Wert', 'Die Angabe, zum Beispiel "IHK".'],
          en: ['Value', 'The fact itself, for example "24/7".'],
        }),
        label: plainText({ de: ['Bezeichnung', 'Was sie bedeutet.'], en: ['Label', 'What it means.'] }),
      }).meta({ de: ['Eckpunkt', 'Ein Eckpunkt.'], en: ['Key point', 'A key point.'] }),
    )
      .max(4)
      .optional(),
    image: oneOrSeveralImages()
      .meta({
        de: [
          'Bild',
          'Das Bild, dessen Platz die Darstellung bestimmt; wo es nicht hinter dem Text steht, auch zwei oder drei als Gruppe.',
        ],
        en: [
          'Image',
          'The image, whose place the layout decides; where it is not behind the text, also two or three as a group.',
        ],
      })
      .optional(),
    layout: choiceOf({
      de: [
        'Darstellung',
        'Wo das Bild zum Text steht. Auf schmalen Bildschirmen steht es darunter, eines hinter dem Text darüber. Ohne Bild steht der Text allein.',
      ],
      en: [
        'Layout',
        'Where the image stands. On narrow screens it is below the text, one behind the text above it. Without an image the text stands alone.',
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
    }).optional(),
  }),
});
