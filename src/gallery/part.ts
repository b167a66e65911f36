/** The one section type of the gallery's own: a part of its pages. No site's schema names it. */
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { href, icon, paragraphs } from '../../schema/fields.ts';

export const partType = 'gallery-part';

// Only manifest.ts writes these fields and no author ever sees them, so they have no words in two languages.
export default defineSection({
  de: ['Teil der Galerie', 'Ein Teil einer Seite der Galerie.'],
  en: ['Gallery: part', 'A part of a page of the gallery.'],
  props: z.strictObject({
    title: z.string().optional(),
    text: paragraphs().optional(),
    example: z
      .strictObject({
        /** Whether it is an edge case. */
        hidden: z.boolean(),
        /** The address of the page on which the example stands alone. */
        src: z.string(),
        json: z.string(),
      })
      .optional(),
    /** A list to be searched. */
    finder: z
      .strictObject({
        label: z.string(),
        none: z.string(),
        layout: z.enum(['cards', 'chips', 'icons']),
        entries: z.array(
          z.strictObject({
            name: z.string(),
            text: z.string().default(''),
            href: href().optional(),
            icon: icon().optional(),
            current: z.boolean().default(false),
          }),
        ),
      })
      .optional(),
  }),
});
