import { strictObject } from 'zod';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, arrangement, introduction, richText } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'list-check',
  de: ['Liste mit Haken', 'Punkte mit Haken, etwa Schwerpunkte oder Vorteile.'],
  en: ['Checklist', 'Points with tick marks, such as key topics or benefits.'],
  group: 'content',
  aliases: 'list bullets ticks liste aufzählung vorteile punkte stichpunkte checkliste',
  props: strictObject({
    ...introduction(),
    layout: arrangement(),
    items: listOf(
      { de: ['Punkte', 'Die Punkte.'], en: ['Points', 'The points.'] },
      strictObject({
        title: richText({ de: ['Titel', 'Der Punkt.'], en: ['Title', 'The point itself.'] }),
        text: richText({ de: ['Text', 'Eine Erläuterung.'], en: ['Text', 'An explanation.'] }).optional(),
      }).meta({ de: ['Punkt', 'Ein Punkt.'], en: ['Point', 'A point.'] }),
    ),
    actions: actions().optional(),
  }),
});
