/** The choice that visitors have above a list. It is a leaf of the schemas of those sections that have one. */
import { strictObject, type z } from 'zod';
import type { Resolved } from './atoms.ts';
import { group, plainText } from './fields.ts';
import { isObject } from './json.ts';
import { change, rename } from './migrations.ts';
import { listOf, toggle } from './shapes.ts';

/** @param by - what a criterion goes by, with its words; `most`: how many criteria there can be */
export const choose = <By extends z.ZodType<string>>(by: By, most: number) =>
  strictObject({
    criteria: listOf(
      {
        de: ['Wonach', 'Wonach Besucher wählen. Gezeigt wird, was zu allem passt, was sie gewählt haben.'],
        en: ['By what', 'What visitors choose by. What fits all that they have chosen is shown.'],
      },
      strictObject({
        by,
        label: plainText({
          de: ['Beschriftung', 'Was die Auswahl tut oder fragt, zum Beispiel "Nach Thema filtern" oder "Welches Material?".'],
          en: ['Label', 'What the choice does or asks, for example "Filter by subject" or "Which material?".'],
        }),
        all: plainText({
          de: ['Alle', 'Die Auswahl, die alle zeigt, zum Beispiel "Alle". Ohne Angabe gibt es sie nicht.'],
          en: ['All', 'The choice that shows all, for example "All". Left out, there is none.'],
          usual: true,
        }).optional(),
        order: listOf(
          {
            de: ['Reihenfolge', 'Was zuerst zur Auswahl steht. Alles andere folgt wie sonst.'],
            en: ['Order', 'What is offered first. All else follows as usual.'],
          },
          group({ de: ['Auswahl', 'Wie es bei den Einträgen steht.'], en: ['Choice', 'As the entries have it.'] }),
        ).optional(),
        first: group({
          de: ['Vorab gewählt', 'Was schon gewählt ist, wenn die Seite kommt.'],
          en: ['Chosen beforehand', 'What is chosen already when the page comes.'],
        }).optional(),
        several: toggle({
          de: ['Mehrere zugleich', 'Besucher können mehreres ankreuzen; gezeigt wird, was zu einem davon passt.'],
          en: ['Several at once', 'Visitors can tick several; what fits one of them is shown.'],
        }).optional(),
      }).meta({ de: ['Kriterium', 'Ein Kriterium.'], en: ['Criterion', 'A criterion.'] }),
    ).max(most),
    results: plainText({
      de: ['Vor der Zahl der Treffer', 'Was vor der Zahl derer steht, die passen, zum Beispiel "Treffer:".'],
      en: ['Before the number of results', 'What stands before the number of those that fit, for example "Results:".'],
    }).optional(),
    none: plainText({
      de: ['Wenn nichts passt', 'Was dort steht, wenn nichts zu allem passt, was gewählt ist.'],
      en: ['When nothing fits', 'What stands there when nothing fits all that is chosen.'],
    }).optional(),
    reset: plainText({
      de: ['Neu beginnen', 'Der Knopf, der alles wieder zeigt, zum Beispiel "Auswahl aufheben".'],
      en: ['Start anew', 'The button that shows all again, for example "Clear the choice".'],
    }).optional(),
  });

export type Choose = Resolved<z.output<ReturnType<typeof choose<z.ZodType<string>>>>>;

/** Tells where in a section the choice is of no use without a script: the browser alone shows one group at a time. */
export const needsAppToChoose = (chosen: Choose | undefined) =>
  chosen?.criteria.some(({ several }) => several) ? '/choose' : undefined;

/** The migration of what was a filter before version 2. */
export const fromFilter = (by: string) => [
  rename('filter', 'choose'),
  change('choose', (filter) => (isObject(filter) ? { criteria: [{ by, ...filter }] } : filter)),
];
