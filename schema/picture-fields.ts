/** What sections say of their pictures beside the atoms: how many, and the words with which they are enlarged. */
import { strictObject, union, type z } from 'zod';
import { image, plainText } from './fields.ts';
import { listOf } from './shapes.ts';

/** One image, or several that are shown as one. The part that shows several: PictureGroup, which knows up to six. */
export const oneOrSeveralImages = (most: 3 | 6 = 3) =>
  union([
    image({ de: ['Ein Bild', 'Ein einzelnes Bild.'], en: ['One image', 'A single image.'] }),
    listOf(
      {
        de: [
          'Gruppe von Bildern',
          `Zwei ${most === 3 ? 'oder drei' : 'bis sechs'} Bilder als Gruppe, etwa vorher und nachher. Ihre Unterschriften stehen auf ihnen.`,
        ],
        en: [
          'Group of images',
          `Two ${most === 3 ? 'or three' : 'to six'} images as a group, such as before and after. Their captions stand on them.`,
        ],
      },
      image({ de: ['Bild', 'Ein Bild der Gruppe.'], en: ['Image', 'An image of the group.'] }),
    ).max(most),
  ]);

/** With these words the images of a section are enlarged; without them they are not. The part that does it: useEnlarging. */
export const enlargingLabels = () =>
  strictObject({
    enlarge: plainText({
      de: ['Vergrößern', 'Was ein Klick auf ein Bild tut, zum Beispiel "Bild vergrößern".'],
      en: ['Enlarge', 'What a click on an image does, for example "Enlarge the image".'],
      group: 'aloud',
    }),
    previous: plainText({
      de: ['Zurück', 'Name des Pfeils zum Bild davor, zum Beispiel "Vorheriges Bild".'],
      en: ['Previous', 'Name of the arrow to the image before, for example "Previous image".'],
      group: 'aloud',
    }),
    next: plainText({
      de: ['Weiter', 'Name des Pfeils zum Bild danach, zum Beispiel "Nächstes Bild".'],
      en: ['Next', 'Name of the arrow to the image after, for example "Next image".'],
      group: 'aloud',
    }),
    close: plainText({
      de: ['Schließen', 'Name des Knopfes, der zur Seite zurückführt, zum Beispiel "Schließen".'],
      en: ['Close', 'Name of the button that leads back to the page, for example "Close".'],
      group: 'aloud',
    }),
  }).meta({
    de: [
      'Bilder vergrößern',
      'Was Vorleser zu den Bildern und Knöpfen sagen. Ohne diese Wörter lässt sich kein Bild vergrößern.',
    ],
    en: ['Enlarging images', 'What screen readers say of the images and buttons. Without these words no image can be enlarged.'],
    group: 'more',
  });

/** What the words are, for the parts that say them. */
export type EnlargingLabels = z.output<ReturnType<typeof enlargingLabels>>;
