import { z } from 'zod';
import { defineSection } from '../../../../schema/define-section.ts';
import { icon, paragraphs, plainText } from '../../../../schema/fields.ts';

export default defineSection({
  de: ['Icons der Galerie', 'Alle Icons, die ein Manifest nennen kann, nach Namen zu finden.'],
  en: ['Gallery: icons', 'All icons that a manifest can name, to be found by name.'],
  props: z.strictObject({
    title: plainText().meta({ de: ['Überschrift', 'Die Überschrift.'], en: ['Heading', 'The heading.'] }),
    text: paragraphs().meta({ de: ['Text', 'Einleitender Text.'], en: ['Text', 'An introduction.'] }),
    filter: plainText().meta({
      de: ['Suchfeld', 'Aufschrift des Suchfeldes.'],
      en: ['Search field', 'The label of the search field.'],
    }),
    none: plainText().meta({
      de: ['Nichts gefunden', 'Was dasteht, wenn nichts gefunden wird.'],
      en: ['Nothing found', 'What it says when nothing is found.'],
    }),
    copied: plainText().meta({
      de: ['Nach dem Kopieren', 'Bestätigung nach dem Kopieren.'],
      en: ['After copying', 'What confirms the copying.'],
    }),
    items: z
      .array(
        z
          .strictObject({
            icon: icon().meta({ de: ['Icon', 'Das Icon.'], en: ['Icon', 'The icon.'] }),
            name: plainText().meta({ de: ['Name', 'Sein Name.'], en: ['Name', 'Its name.'] }),
          })
          .meta({ de: ['Icon', 'Ein Icon.'], en: ['Icon', 'An icon.'] }),
      )
      .min(1)
      .meta({ de: ['Icons', 'Die Icons.'], en: ['Icons', 'The icons.'] }),
  }),
});
