import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { arrangement, href, introduction, plainText, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'download',
  de: ['Dateien', 'Dateien zum Herunterladen, mit ihrer Art und Größe: Satzung, Formulare, Pläne.'],
  en: ['Downloads', 'Files to download, with their kind and size: statutes, forms, plans.'],
  group: 'content',
  aliases:
    'file files pdf pdfs documents attachments datei dateien dokumente unterlagen herunterladen download broschüre flyer anlagen',
  props: strictObject({
    ...introduction(),
    layout: arrangement(),
    items: listOf(
      { de: ['Dateien', 'Die Dateien.'], en: ['Files', 'The files.'] },
      strictObject({
        label: plainText({
          de: ['Name', 'Wie die Datei heißt. Art und Größe stehen von selbst dabei.'],
          en: ['Name', 'What the file is called. Its kind and size stand beside it by themselves.'],
        }),
        text: richText({
          de: ['Text', 'Ein Satz darüber, was darin steht.'],
          en: ['Text', 'A sentence on what is in it.'],
        }).optional(),
        href: href({
          de: ['Datei', 'Die Datei im Ordner "public", zum Beispiel "/satzung.pdf" für "public/satzung.pdf".'],
          en: ['File', 'The file in the folder "public", for example "/statutes.pdf" for "public/statutes.pdf".'],
        }),
      }).meta({ de: ['Datei', 'Eine Datei.'], en: ['File', 'A file.'] }),
    ),
  }),
});
