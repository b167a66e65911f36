import { z } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, arrangement, introduction, richText } from '../../../schema/fields.ts';

export default defineSection({
  icon: 'list-check',
  de: ['Liste mit Haken', 'Punkte mit Haken, etwa Schwerpunkte oder Vorteile.'],
  en: ['Checklist', 'Points with tick marks, such as key topics or benefits.'],
  group: 'content',
  aliases: 'list bullets ticks liste aufzählung vorteile punkte stichpunkte checkliste',
  props: z.strictObject({
    ...introduction(),
    layout: arrangement(),
    items: z
      .array(
        z
          .strictObject({
            title: richText().meta({ de: ['Titel', 'Der Punkt.'], en: ['Title', 'The point itself.'] }),
            text: richText()
              .meta({ de: ['Text', 'Eine Erläuterung.'], en: ['Text', 'An explanation.'] })
              .optional(),
          })
          .meta({ de: ['Punkt', 'Ein Punkt.'], en: ['Point', 'A point.'] }),
      )
      .min(1)
      .meta({ de: ['Punkte', 'Die Punkte.'], en: ['Points', 'The points.'] }),
    actions: actions().optional(),
  }),
});
