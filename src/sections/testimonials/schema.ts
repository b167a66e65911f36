import { z } from 'zod';
import { quotation } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { cutImage, introduction, link, plainText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'messages',
  de: ['Stimmen', 'Was andere sagen: Zitate mit Name und Funktion.'],
  en: ['Testimonials', 'What others say: quotes with name and role.'],
  group: 'trust',
  aliases:
    'quote quotes review reviews references stimmen kundenstimmen zitat zitate bewertungen referenzen kundenmeinungen meinungen erfahrungen empfehlungen lob feedback',
  props: z.strictObject({
    ...introduction(),
    items: z
      .array(
        z
          .strictObject({
            quote: quotation().meta({
              de: ['Zitat', 'Das Zitat, ohne Anführungszeichen außen. Nur, was wirklich so gesagt und freigegeben wurde.'],
              en: ['Quote', 'The quote, without quotation marks around it. Only what was really said and approved.'],
            }),
            name: plainText().meta({ de: ['Name', 'Wer das gesagt hat.'], en: ['Name', 'Who said this.'] }),
            role: plainText()
              .meta({
                de: ['Funktion', 'Funktion und Unternehmen, zum Beispiel "Inhaberin, Tischlerei".'],
                en: ['Role', 'Role and organisation, for example "Owner, joinery".'],
              })
              .optional(),
            image: cutImage()
              .meta({
                de: ['Bild', 'Ein Bild der Person oder das Zeichen ihres Unternehmens.'],
                en: ['Image', 'A picture of the person or the logo of their organisation.'],
              })
              .optional(),
            link: link()
              .meta({
                de: ['Link', 'Ein Link unter dem Zitat, etwa zur ganzen Geschichte.'],
                en: ['Link', 'A link below the quote, for example to the whole story.'],
              })
              .optional(),
          })
          .meta({ de: ['Stimme', 'Eine Stimme.'], en: ['Testimonial', 'A testimonial.'] }),
      )
      .min(1)
      .meta({
        de: ['Stimmen', 'Die Stimmen. Eine allein wird groß gesetzt.'],
        en: ['Testimonials', 'The testimonials. A single one is set large.'],
      }),
  }),
});
