import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { plainText } from '../../../../schema/fields.ts';

export default defineSection({
  title: 'Rahmen der Galerie',
  description: 'Zeigt die anderen Abschnitte einer Seite ohne Kopf und Fuß; "#light" und "#dark" wählen hell oder dunkel.',
  props: z.strictObject({
    title: plainText().describe('Überschrift für Vorleser, wo das Beispiel keine hat.').optional(),
  }),
});
