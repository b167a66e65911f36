/** Running text of more than paragraphs: lists and quotations between them. */
import { z } from 'zod';
import type { Inline } from './atoms.ts';
import { atoms, plainText, richText } from './fields.ts';

/** What is no paragraph: an author writes a list or a quotation. */
export interface ListOrQuotation {
  list?: Inline[] | undefined;
  numbered?: boolean | undefined;
  quote?: Inline | undefined;
  source?: string | undefined;
}

/** A block as components receive it. */
export type Block = Inline | ListOrQuotation;

/** A paragraph beside which lists and quotations may stand: whoever writes Markdown for them there is told how they are written. */
export const paragraph = () =>
  richText()
    .register(atoms, { atom: 'richText', inBlocks: 'paragraph' })
    .meta({ de: ['Absatz', 'Ein Absatz.'], en: ['Paragraph', 'A paragraph.'] });

/** The keys of a list or a quotation, for an object that may hold other keys as well. The part that shows them: ListAndQuotation. */
export const listOrQuotation = () => ({
  list: z
    .array(richText().meta({ de: ['Punkt', 'Ein Punkt.'], en: ['Item', 'An item of the list.'] }))
    .min(1)
    .meta({ de: ['Liste', 'Punkte einer Liste.'], en: ['List', 'The items of a list.'] })
    .optional(),
  numbered: z
    .boolean()
    .meta({
      de: ['Punkte beziffern', 'Die Punkte der Liste beziffern, zum Beispiel für Schritte.'],
      en: ['Number the items', 'Number the items of the list, for example for steps.'],
    })
    .optional(),
  quote: richText()
    .meta({
      de: ['Zitat', 'Ein Zitat, ohne Anführungszeichen: Die Seite setzt sie.'],
      en: ['Quotation', 'A quotation, without quotation marks: the page adds them.'],
    })
    .optional(),
  source: plainText()
    .meta({
      de: ['Quelle des Zitats', 'Wer das gesagt hat oder wo es steht.'],
      en: ['Source of the quotation', 'Who said so, or where it is written.'],
    })
    .optional(),
});

/** One or more paragraphs of rich text, lists and quotations: `["A paragraph.", { "list": ["one", "two"] }, { "quote": "…" }]`. The part that shows them: Blocks. */
export const blocks = () =>
  z
    .array(
      z
        .union([
          paragraph(),
          z.strictObject(listOrQuotation()).meta({
            de: ['Liste oder Zitat', 'Eine Liste oder ein Zitat.'],
            en: ['List or quotation', 'A list or a quotation.'],
          }),
        ])
        .meta({
          de: ['Absatz', 'Ein Absatz, eine Liste oder ein Zitat.'],
          en: ['Paragraph', 'A paragraph, a list or a quotation.'],
        }),
    )
    .min(1);
