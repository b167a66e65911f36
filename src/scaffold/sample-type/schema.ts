import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, eyebrow, paragraphs, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  de: ['Mustertitel', 'Musterbeschreibung.'],
  en: ['Sample title', 'Sample description.'],
  props: z.strictObject({
    eyebrow: eyebrow(),
    title: richText({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] }).optional(),
    items: listOf(
      { de: ['Einträge', 'Die Einträge, von oben nach unten.'], en: ['Entries', 'The entries, from top to bottom.'] },
      z
        .strictObject({
          title: richText({ de: ['Titel', 'Wie der Eintrag heißt.'], en: ['Title', 'What the entry is called.'] }),
          text: richText({ de: ['Text', 'Was dazu zu sagen ist.'], en: ['Text', 'What there is to say about it.'] }).optional(),
        })
        .meta({ de: ['Eintrag', 'Ein Eintrag.'], en: ['Entry', 'An entry.'] }),
    ),
    actions: actions().optional(),
  }),
});
