import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { plainText } from '../../../../schema/fields.ts';

export default defineSection({
  de: [
    'Rahmen der Galerie',
    'Zeigt die anderen Abschnitte einer Seite ohne Kopf und Fuß; "#light" und "#dark" wählen hell oder dunkel.',
  ],
  en: [
    'Gallery: frame',
    'Shows the other sections of a page without header and footer; "#light" and "#dark" choose light or dark.',
  ],
  props: z.strictObject({
    title: plainText()
      .meta({
        de: ['Überschrift', 'Überschrift für Vorleser, wo das Beispiel keine hat.'],
        en: ['Heading', 'A heading for screen readers where the example has none.'],
      })
      .optional(),
  }),
});
