import { strictObject } from 'zod';
import { blocksWithFigures } from '../../../schema/blocks.ts';
import { defineSection } from '../../../schema/define-section.ts';
import { actions, arrangement, plainText, titledIntroduction } from '../../../schema/fields.ts';
import { listOf } from '../../../schema/shapes.ts';

export default defineSection({
  icon: 'help-circle',
  de: ['Häufige Fragen', 'Fragen zum Aufklappen, jede mit ihrer Antwort; Suchmaschinen lesen sie mit.'],
  en: ['Frequent questions', 'Questions that unfold, each with its answer; search engines read them, too.'],
  group: 'content',
  aliases:
    'tabs tab accordion collapse details questions fragen akkordeon reiter häufige-fragen antworten hilfe questions-and-answers fragen-und-antworten',
  props: strictObject({
    ...titledIntroduction(),
    layout: arrangement(),
    items: listOf(
      { de: ['Fragen', 'Die Fragen, die häufigste zuerst.'], en: ['Questions', 'The questions, the most frequent one first.'] },
      strictObject({
        question: plainText({
          de: ['Frage', 'Die Frage, so wie Kunden sie stellen.'],
          en: ['Question', 'The question, in the words of your customers.'],
        }),
        answer: blocksWithFigures().meta({
          de: ['Antwort', 'Die Antwort. Der erste Satz sollte für sich allein stehen können.'],
          en: ['Answer', 'The answer. Its first sentence should make sense by itself.'],
        }),
      }).meta({ de: ['Frage', 'Eine Frage mit ihrer Antwort.'], en: ['Question', 'A question with its answer.'] }),
    ),
    actions: actions().optional(),
  }),
});
