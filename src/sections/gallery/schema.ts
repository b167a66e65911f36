import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, introduction, linkedImage, plainText, ratio } from '../../../schema/fields.ts';

export default defineSection({
  de: ['Galerie', 'Mehrere Bilder nebeneinander, die sich vergrößern und durchblättern lassen oder zu Seiten führen.'],
  en: ['Gallery', 'Several images side by side, which can be enlarged and leafed through, or lead to pages.'],
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
    labels: z
      .strictObject({
        enlarge: plainText().meta({
          de: ['Vergrößern', 'Was ein Klick auf ein Bild tut, zum Beispiel "Bild vergrößern".'],
          en: ['Enlarge', 'What a click on an image does, for example "Enlarge the image".'],
          widget: 'aloud',
        }),
        previous: plainText().meta({
          de: ['Zurück', 'Name des Pfeils zum Bild davor, zum Beispiel "Vorheriges Bild".'],
          en: ['Previous', 'Name of the arrow to the image before, for example "Previous image".'],
          widget: 'aloud',
        }),
        next: plainText().meta({
          de: ['Weiter', 'Name des Pfeils zum Bild danach, zum Beispiel "Nächstes Bild".'],
          en: ['Next', 'Name of the arrow to the image after, for example "Next image".'],
          widget: 'aloud',
        }),
        close: plainText().meta({
          de: ['Schließen', 'Name des Knopfes, der zur Seite zurückführt, zum Beispiel "Schließen".'],
          en: ['Close', 'Name of the button that leads back to the page, for example "Close".'],
          widget: 'aloud',
        }),
      })
      .meta({
        de: ['Aufschriften', 'Was Vorleser zu den Bildern und Knöpfen sagen. Ohne sie lässt sich kein Bild vergrößern.'],
        en: ['Labels', 'What screen readers say of the images and buttons. Without them no image can be enlarged.'],
      })
      .optional(),
    actions: actions().optional(),
  }),
});
