import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, richText } from '../../../schema/fields.ts';

export default defineSection({
  de: ['Mustertitel', 'Musterbeschreibung.'],
  en: ['Sample title', 'Sample description.'],
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs()
      .meta({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] })
      .optional(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().meta({ de: ['Titel', 'Wie der Eintrag heißt.'], en: ['Title', 'What the entry is called.'] }),
            text: richText()
              .meta({ de: ['Text', 'Was dazu zu sagen ist.'], en: ['Text', 'What there is to say about it.'] })
              .optional(),
          })
          .meta({ de: ['Eintrag', 'Ein Eintrag.'], en: ['Entry', 'An entry.'] }),
      )
      .min(1)
      .meta({ de: ['Einträge', 'Die Einträge, von oben nach unten.'], en: ['Entries', 'The entries, from top to bottom.'] }),
    actions: actions().optional(),
  }),
});
