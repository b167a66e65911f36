import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, introduction, linkedImage, ratio } from '../../../schema/fields.ts';
import { enlargingLabels } from '../../../schema/picture-fields.ts';
import { choiceOf, listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'photo',
  de: ['Galerie', 'Mehrere Bilder nebeneinander, die sich vergrößern und durchblättern lassen oder zu Seiten führen.'],
  en: ['Gallery', 'Several images side by side, which can be enlarged and leafed through, or lead to pages.'],
  group: 'media',
  aliases:
    'slider slideshow carousel image images picture pictures photo photos figure lightbox galerie bild bilder foto fotos diashow karussell',
  props: strictObject({
    ...introduction(),
    layout: choiceOf({
      de: [
        'Darstellung',
        'Alle Bilder gleich groß; das erste groß über die ganze Breite; oder in Reihen, in denen jedes Bild seine eigene Form behält.',
      ],
      en: [
        'Layout',
        'All images of the same size; the first one large, across the full width; or in rows in which each image keeps its own shape.',
      ],
      absent: 'even',
      labels: {
        even: { de: 'Gleich groß', en: 'Same size' },
        lead: { de: 'Das erste groß', en: 'The first one large' },
        rows: { de: 'Reihen nach Form', en: 'Rows by shape' },
      },
    }).optional(),
    ratio: ratio()
      .meta({
        de: [
          'Seitenverhältnis',
          'Die Form aller Bilder nebeneinander, außer in Reihen nach Form. Vergrößert erscheint jedes ganz.',
        ],
        en: [
          'Aspect ratio',
          'The shape of all images side by side, except in rows by shape. Enlarged, each one appears as a whole.',
        ],
      })
      .default('4:3'),
    items: listOf(
      { de: ['Bilder', 'Die Bilder, der Reihe nach.'], en: ['Images', 'The images, in order.'] },
      linkedImage({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] }, 'card'),
    ),
    labels: enlargingLabels().optional(),
    actions: actions().optional(),
  }),
});
