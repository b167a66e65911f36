import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { href, paragraphs, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  de: ['Übersicht der Galerie', 'Alle Arten von Abschnitten, nach Namen zu finden.'],
  en: ['Gallery: overview', 'All section types, to be found by name.'],
  props: z.strictObject({
    title: plainText()
      .meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] })
      .optional(),
    text: paragraphs()
      .meta({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] })
      .optional(),
    layout: z
      .enum(['cards', 'chips'])
      .meta({
        de: ['Darstellung', '"cards" mit Beschreibung, "chips" nur die Namen.'],
        en: ['Layout', '"cards" with descriptions, "chips" only the names.'],
        labels: { cards: { de: 'Mit Beschreibung', en: 'With descriptions' }, chips: { de: 'Nur Namen', en: 'Names only' } },
      })
      .default('cards'),
    filter: plainText().meta({
      de: ['Suchfeld', 'Aufschrift des Suchfeldes.'],
      en: ['Search field', 'The label of the search field.'],
    }),
    none: plainText().meta({
      de: ['Nichts gefunden', 'Was dasteht, wenn nichts gefunden wird.'],
      en: ['Nothing found', 'What it says when nothing is found.'],
    }),
    items: z
      .array(
        z
          .strictObject({
            name: plainText().meta({ de: ['Name', 'Name der Art.'], en: ['Name', 'The name of the type.'] }),
            title: plainText().meta({ de: ['Titel', 'Name für Menschen.'], en: ['Title', 'The name for people.'] }),
            text: plainText().meta({ de: ['Text', 'Wofür sie da ist.'], en: ['Text', 'What it is for.'] }),
            href: href().meta({ de: ['Ziel', 'Die Seite der Art.'], en: ['Target', 'The page of the type.'] }),
            current: z
              .boolean()
              .meta({ de: ['Diese Seite', 'Diese Seite.'], en: ['This page', 'Whether it is this page.'] })
              .default(false),
          })
          .meta({ de: ['Art', 'Eine Art.'], en: ['Type', 'A type.'] }),
      )
      .min(1)
      .meta({ de: ['Arten', 'Die Arten.'], en: ['Types', 'The types.'] }),
  }),
});
