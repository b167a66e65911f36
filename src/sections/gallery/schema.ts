import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, introduction, linkedImage, ratio } from '../../../schema/fields.ts';
import { enlargingLabels } from '../../../schema/picture-fields.ts';

export default defineSection({
  icon: 'photo',
  de: ['Galerie', 'Mehrere Bilder nebeneinander, die sich vergrößern und durchblättern lassen oder zu Seiten führen.'],
  en: ['Gallery', 'Several images side by side, which can be enlarged and leafed through, or lead to pages.'],
  group: 'media',
  aliases:
    'slider slideshow carousel image images picture pictures photo photos figure lightbox galerie bild bilder foto fotos diashow karussell',
  props: z.strictObject({
    ...introduction(),
    ratio: ratio()
      .meta({
        de: ['Seitenverhältnis', 'Die Form aller Bilder nebeneinander. Vergrößert erscheint jedes ganz.'],
        en: ['Aspect ratio', 'The shape of all images side by side. Enlarged, each one appears as a whole.'],
      })
      .default('4:3'),
    items: z
      .array(linkedImage(undefined, 'card').meta({ de: ['Bild', 'Ein Bild.'], en: ['Image', 'An image.'] }))
      .min(1)
      .meta({ de: ['Bilder', 'Die Bilder, der Reihe nach.'], en: ['Images', 'The images, in order.'] }),
    labels: enlargingLabels().optional(),
    actions: actions().optional(),
  }),
});
