import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { arrangement, href, introduction, plainText, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'download',
  de: ['Dateien', 'Dateien zum Herunterladen, mit ihrer Art und Größe: Satzung, Formulare, Pläne.'],
  en: ['Downloads', 'Files to download, with their kind and size: statutes, forms, plans.'],
  group: 'content',
  aliases:
    'file files pdf pdfs documents attachments datei dateien dokumente unterlagen herunterladen download broschüre flyer anlagen',
  props: z.strictObject({
    ...introduction(),
    layout: arrangement(),
    items: z
      .array(
        z
          .strictObject({
            label: plainText().meta({
              de: ['Name', 'Wie die Datei heißt. Art und Größe stehen von selbst dabei.'],
              en: ['Name', 'What the file is called. Its kind and size stand beside it by themselves.'],
            }),
            text: richText()
              .meta({
                de: ['Text', 'Ein Satz darüber, was darin steht.'],
                en: ['Text', 'A sentence on what is in it.'],
              })
              .optional(),
            href: href().meta({
              de: ['Datei', 'Die Datei im Ordner "public", zum Beispiel "/satzung.pdf" für "public/satzung.pdf".'],
              en: ['File', 'The file in the folder "public", for example "/statutes.pdf" for "public/statutes.pdf".'],
            }),
          })
          .meta({ de: ['Datei', 'Eine Datei.'], en: ['File', 'A file.'] }),
      )
      .min(1)
      .meta({ de: ['Dateien', 'Die Dateien.'], en: ['Files', 'The files.'] }),
  }),
});
