/** Running text of more than paragraphs: what may stand between them. */
import { strictObject, union, z } from 'zod';
import type { Image, Inline, Verbatim } from './atoms.ts';
import { atoms, image, paragraphs, plainText, richText, verbatim, wholeNumber } from './fields.ts';
import { listOf, matching, toggle } from './shapes.ts';
import { type Table, table } from './table.ts';

/** A point of a list, with points of its own below it. */
export interface NestedPoint {
  text: Inline;
  list: Inline[];
  numbered?: boolean | undefined;
  start?: number | undefined;
}

export interface List {
  list?: (Inline | NestedPoint)[] | undefined;
  numbered?: boolean | undefined;
  /** The number of its first point, where that is not 1. */
  start?: number | undefined;
}

/** What is no paragraph: an author writes a list or a quotation. */
export interface ListOrQuotation extends List {
  quote?: Inline | Inline[] | undefined;
  source?: string | undefined;
}

/** An image, a table, code or a note, of which an author writes one as well. */
export interface Figure extends ListOrQuotation {
  image?: Image | Image[] | undefined;
  table?: Table | undefined;
  code?: Verbatim | undefined;
  language?: string | undefined;
  note?: (Inline | List)[] | undefined;
  title?: string | undefined;
}

/** Whatever may stand among paragraphs: a place that has less than all of it leaves keys out. */
export interface Insertion extends Figure {
  heading?: Inline | undefined;
  subheading?: Inline | undefined;
  /** Of a heading that stands in a text always there: the loader makes one of its words. */
  id?: string | undefined;
}

/** A block as components receive it. */
export type Block = Inline | Insertion;

/** A paragraph beside which lists and quotations may stand: whoever writes Markdown for them there is told how they are written. */
export const paragraph = () =>
  richText()
    .register(atoms, { atom: 'richText', inBlocks: 'paragraph' })
    .meta({ de: ['Absatz', 'Ein Absatz.'], en: ['Paragraph', 'A paragraph.'] });

const point = () => richText({ de: ['Punkt', 'Ein Punkt.'], en: ['Item', 'An item of the list.'] });

const numbered = () =>
  toggle({
    de: ['Nummerierte Liste', 'Die Punkte der Liste beziffern, zum Beispiel für Schritte.'],
    en: ['Numbered list', 'Number the items of the list, for example for steps.'],
  }).optional();

const start = () =>
  wholeNumber(0, 9999, {
    de: ['Erste Nummer', 'Mit welcher Zahl die bezifferten Punkte beginnen. Ohne Angabe mit 1.'],
    en: ['First number', 'The number that the numbered items begin with. Left out, it is 1.'],
  }).optional();

const kindsOfList = { list: ['numbered', 'start'] };

/** What an object with the keys of `listOrQuotation` says. */
export const kindsOfListOrQuotation = { ...kindsOfList, quote: ['source'] };

const kindsOfFigure = { image: [], table: [], code: ['language'], note: ['title'] };

const kindsOfHeadings = { heading: ['id'], subheading: ['id'] };

/** The keys of a list, whose points may have points of their own. */
const list = () => ({
  list: listOf(
    { de: ['Aufzählung', 'Punkte einer Liste.'], en: ['Bullet list', 'The items of a list.'] },
    union([
      point(),
      strictObject({
        text: richText({
          de: ['Punkt', 'Was der Punkt selbst sagt.'],
          en: ['Item', 'What the item itself says.'],
        }),
        list: listOf({ de: ['Unterpunkte', 'Was darunter steht.'], en: ['Items below', 'What stands below it.'] }, point()),
        numbered: numbered(),
        start: start(),
      }).meta({
        de: ['Punkt mit Unterpunkten', 'Ein Punkt, unter dem eine Liste steht.'],
        en: ['Item with a list', 'An item with a list below it.'],
      }),
    ]).meta({ de: ['Punkt', 'Ein Punkt, oder einer mit Unterpunkten.'], en: ['Item', 'An item, or one with a list below it.'] }),
  ).optional(),
  numbered: numbered(),
  start: start(),
});

/** The keys of a list or a quotation, for an object that may hold other keys as well. The part that shows them: ListAndQuotation. */
export const listOrQuotation = () => ({
  ...list(),
  quote: quotation()
    .meta({
      de: ['Zitat', 'Ein Zitat, ohne Anführungszeichen: Die Seite setzt sie.'],
      en: ['Quotation', 'A quotation, without quotation marks: the page adds them.'],
    })
    .optional(),
  source: plainText({
    de: ['Quelle des Zitats', 'Wer das gesagt hat oder wo es steht.'],
    en: ['Source of the quotation', 'Who said so, or where it is written.'],
  }).optional(),
});

/** What somebody has said, in one paragraph or in several. The part that shows it: Quotation. */
export const quotation = () =>
  union([
    richText({ de: ['Ein Absatz', 'Das Zitat als ein Absatz.'], en: ['One paragraph', 'The quotation as one paragraph.'] }),
    paragraphs({
      de: ['Absätze', 'Das Zitat in mehreren Absätzen.'],
      en: ['Paragraphs', 'The quotation in several paragraphs.'],
    }),
  ]);

/** The keys of what is set apart from the text around it. */
const figure = () => ({
  image: union([
    image({ de: ['Ein Bild', 'Ein einzelnes Bild.'], en: ['One image', 'A single image.'] }),
    listOf(
      {
        de: ['Zwei Bilder', 'Zwei Bilder nebeneinander, jedes mit eigener Unterschrift.'],
        en: ['Two images', 'Two images side by side, each with a caption of its own.'],
      },
      image({ de: ['Bild', 'Eins der Bilder.'], en: ['Image', 'One of the images.'] }),
    ).max(2),
  ])
    .meta({
      de: ['Bild', 'Ein Bild, oder zwei nebeneinander.'],
      en: ['Image', 'An image, or two side by side.'],
    })
    .optional(),
  table: table()
    .meta({
      de: ['Tabelle', 'Eine Tabelle. Auf schmalen Bildschirmen wird sie für sich geschoben.'],
      en: ['Table', 'A table. On narrow screens it is scrolled by itself.'],
    })
    .optional(),
  code: verbatim()
    .meta({
      de: [
        'Code',
        'Zeilen eines Programms, einer Datei oder Befehle, genau wie sie sind: auch geschweifte Klammern bleiben stehen.',
      ],
      en: ['Code', 'Lines of a program, a file or commands, exactly as they are: braces stay, too.'],
      widget: 'lines',
    })
    .optional(),
  language: plainText({
    de: ['Sprache des Codes', 'Worin der Code geschrieben ist, zum Beispiel "Python". Steht darüber.'],
    en: ['Language of the code', 'What the code is written in, for example "Python". It stands above it.'],
  }).optional(),
  note: listOf(
    {
      de: ['Hinweis', 'Was neben dem Text wichtig ist, auf einer Fläche abgesetzt.'],
      en: ['Note', 'What matters beside the text, set off from it.'],
    },
    union([
      paragraph(),
      strictObject(list()).meta({ kinds: kindsOfList, de: ['Liste', 'Eine Liste.'], en: ['List', 'A list.'] }),
    ]).meta({ de: ['Absatz', 'Ein Absatz oder eine Liste.'], en: ['Paragraph', 'A paragraph or a list.'] }),
  ).optional(),
  title: plainText({
    de: ['Titel des Hinweises', 'Was über dem Hinweis steht, zum Beispiel "Gut zu wissen".'],
    en: ['Title of the note', 'What stands above the note, for example "Good to know".'],
  }).optional(),
});

/** The keys of headings within a text. Each has an anchor: the one that is written, or one of its words. */
const headings = () => ({
  heading: richText()
    .register(atoms, { atom: 'richText', isHeading: true })
    .meta({
      de: ['Überschrift', 'Eine Überschrift im Text. Ihre Ebene ergibt sich von selbst.'],
      en: ['Heading', 'A heading within the text. Its level follows by itself.'],
    })
    .optional(),
  subheading: richText()
    .register(atoms, { atom: 'richText', isHeading: true })
    .meta({
      de: ['Zwischenüberschrift', 'Eine Überschrift, die unter der letzten steht.'],
      en: ['Subheading', 'A heading that stands below the last one.'],
    })
    .optional(),
  id: matching(/^[A-Za-z][A-Za-z0-9-]*$/, {
    de: ['Sprungziel', 'Name der Überschrift als Sprungziel. Ohne ihn entsteht einer aus ihren Wörtern.'],
    en: ['Anchor', 'Name of the heading as a target of links. Without it one is made of its words.'],
  }).optional(),
});

const blocksOf = <Keys extends z.core.$ZodLooseShape>(keys: Keys, words: z.GlobalMeta, around: z.GlobalMeta) =>
  z.array(union([paragraph(), strictObject(keys).meta(words)]).meta(around)).min(1);

/** One or more paragraphs of rich text, lists and quotations: `["A paragraph.", { "list": ["one", "two"] }, { "quote": "…" }]`. The part that shows them: Blocks. */
export const blocks = () =>
  blocksOf(
    listOrQuotation(),
    {
      kinds: kindsOfListOrQuotation,
      de: ['Liste oder Zitat', 'Eine Liste oder ein Zitat.'],
      en: ['List or quotation', 'A list or a quotation.'],
    },
    {
      de: ['Absatz', 'Ein Absatz, eine Liste oder ein Zitat.'],
      en: ['Paragraph', 'A paragraph, a list or a quotation.'],
    },
  );

/** Blocks with images, tables, code and notes among them, where there is room for such: `{ "image": { "src": "…" } }`. The part that shows them: Blocks. */
export const blocksWithFigures = () =>
  blocksOf(
    { ...listOrQuotation(), ...figure() },
    {
      kinds: { ...kindsOfListOrQuotation, ...kindsOfFigure },
      de: ['Liste, Zitat, Bild …', 'Eine Liste, ein Zitat, ein Bild, eine Tabelle, Code oder ein Hinweis.'],
      en: ['List, quotation, image …', 'A list, a quotation, an image, a table, code or a note.'],
    },
    {
      de: ['Absatz', 'Ein Absatz, oder was zwischen Absätzen steht.'],
      en: ['Paragraph', 'A paragraph, or what stands between paragraphs.'],
    },
  );

/** Blocks with headings among them as well, for a text that is read as a whole: `{ "heading": "…" }`, `{ "subheading": "…" }`. The part that shows them: Blocks. */
export const articleBlocks = () =>
  blocksOf(
    { ...headings(), ...listOrQuotation(), ...figure() },
    {
      kinds: { ...kindsOfHeadings, ...kindsOfListOrQuotation, ...kindsOfFigure },
      de: [
        'Überschrift, Liste, Bild …',
        'Eine Überschrift, eine Liste, ein Zitat, ein Bild, eine Tabelle, Code oder ein Hinweis.',
      ],
      en: ['Heading, list, image …', 'A heading, a list, a quotation, an image, a table, code or a note.'],
    },
    {
      de: ['Absatz', 'Ein Absatz, oder was zwischen Absätzen steht.'],
      en: ['Paragraph', 'A paragraph, or what stands between paragraphs.'],
    },
  );
