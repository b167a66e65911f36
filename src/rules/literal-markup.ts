/**
 * What somebody took for markup and visitors read as it is written: a link that is a little wrong, Markdown that is not ours, and any
 * where a text has no markup. It warns, since the signs can be meant; those that mostly are, such as the star of Kund*innen or of a
 * footnote, are left alone.
 */

import type { Language, Translated } from '../../schema/languages.ts';
import { code } from '../findings/words/phrases.ts';
import type { TextReference } from '../manifest/resolve/references.ts';
import { typeFor } from '../registry/section-aliases.ts';
import { findPlaces } from './support/all-places.ts';
import type { Rule } from './support/rule.ts';

/** The sign of an item of a list. */
const itemSign = /(?:[-•*+]|\d{1,2}[.)])[ \t]+/.source;

/** What a link may lead to, as far as it tells brackets that are meant as a link from others. */
const target = '(?:/|#[A-Za-z]|https?://|mailto:|tel:|sms:|\\{[a-z])';

/** A word between single stars: neither a footnote's star nor one within a word. */
const betweenStars = /(?<![\p{L}\p{N}*\\])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?![\p{L}\p{N}*])/u;

interface Slip {
  kind: MarkupKind;
  pattern: RegExp;
  /** The replacement that is certain. */
  right?: string;
}

const inRichText: readonly Slip[] = [
  { kind: 'link', pattern: new RegExp(`(?<![\\\\!])\\[([^\\][]+)\\]\\s+\\((${target}[^)\\s]*)\\)`, 'u'), right: '[$1]($2)' },
  { kind: 'link', pattern: new RegExp(`\\(([^()]+)\\)\\[(${target}[^\\]\\s]*)\\]`, 'u'), right: '[$1]($2)' },
  { kind: 'link', pattern: /(?<!\\)\[[^\][]+\]\((?:\/|https?:\/\/)[^)\s]*(?=$|\s(?!["'(]))/u },
  { kind: 'image', pattern: /(?<!\\)!\[[^\][]*\]\([^()\s]+\)/u },
  { kind: 'both', pattern: /(?<![*\\])\*\*\*([^\s*](?:[^*]*[^\s*])?)\*\*\*(?!\*)/u, right: '**_$1_**' },
  { kind: 'both', pattern: /(?<![\p{L}\p{N}_\\])___([^\s_](?:[^_]*[^\s_])?)___(?![\p{L}\p{N}_])/u, right: '**_$1_**' },
  { kind: 'underlines', pattern: /(?<![\p{L}\p{N}_\\])__([^\s_](?:[^_]*[^\s_])?)__(?![\p{L}\p{N}_])/u, right: '**$1**' },
  { kind: 'stars', pattern: betweenStars, right: '_$1_' },
  { kind: 'blanks', pattern: /(?<![^\s(„“"])\*\*(?:\s+([^*\n]*[^\s*])\s*|([^\s*][^*\n]*?)\s+)\*\*(?!\*)/u, right: '**$1$2**' },
  // To an address that stands elsewhere, and that address.
  { kind: 'link', pattern: /(?<![\\!])\[[^\][]+\]\[[^\][\s]*\]/u },
  { kind: 'link', pattern: new RegExp(`^\\[[^\\][^]+\\]:[ \\t]+${target}\\S*`, 'mu') },
  { kind: 'link', pattern: /<https?:\/\/[^>\s]+>/u },
  { kind: 'strike', pattern: /~~[^~\s](?:[^~]*[^~\s])?~~/u },
  { kind: 'code', pattern: /```/u },
  { kind: 'heading', pattern: /^#{1,6}[ \t]+(?=\p{L})/mu },
  { kind: 'quotation', pattern: /^>[ \t]*(?=[\p{L}„“"*_])/mu },
  { kind: 'sublist', pattern: new RegExp(`(?<=^([ \\t]*)${itemSign}\\S.*\\n)\\1(?: {2,}|\\t)${itemSign}(?=\\S)`, 'mu') },
  { kind: 'list', pattern: /^[ \t]*[-•][ \t]+(?=\S)/mu },
  // A single one may be a footnote's star, or a day: "1. Februar".
  { kind: 'list', pattern: /^[ \t]*[*+][ \t]+(?=\S.*\n+[ \t]*[*+][ \t]+\S)/mu },
  { kind: 'list', pattern: /^[ \t]*1[.)][ \t]+(?=\S.*\n+[ \t]*2[.)][ \t]+\S)/mu },
  { kind: 'table', pattern: /^[ \t]*\|(?:[^|\n]+\|){2,}[ \t]*$/mu },
  // The line below the head of one.
  { kind: 'table', pattern: /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|[ \t:|-]*$/mu },
  // Right below a line, not below an empty one: there a row of hyphens is a rule.
  { kind: 'underlining', pattern: /(?<=\S[ \t]*\n)(?:={3,}|-{3,})(?=[ \t]*$)/mu },
  { kind: 'rule', pattern: /^(?:-{3,}|\*{3,}|_{3,})$/mu },
];

const inPlainText: readonly Slip[] = [
  { kind: 'plain', pattern: /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/u, right: '$1' },
  { kind: 'plain', pattern: betweenStars, right: '$1' },
  { kind: 'plain', pattern: /`([^`\n]+)`/u, right: '$1' },
  { kind: 'plain', pattern: new RegExp(`\\[[^\\][]+\\]\\s*\\(${target}[^)\\s]*\\)`, 'u') },
];

/** What one of the patterns can begin with: most texts hold none of it, and should cost nothing. */
const suspicious = /\]\s*\(|[)\]]\[|\]:|__|~~|`|\*|<http|---|===|^[ \t]*[#>|•+1-]/mu;

const help = {
  de: {
    link: 'Ein Link sieht so aus: [Text](/seite). Zwischen den Klammern und in der Adresse steht kein Leerzeichen.',
    image: `In einem Text steht kein Bild. Ein Bild steht unter "image", zum Beispiel im Abschnitt "${typeFor('image-text')}".`,
    code: 'Programmtext steht zwischen einfachen Zeichen: `so`. Jede Zeile ist ein eigener Absatz.',
    table: 'Löschen Sie die Striche: In einem Text steht keine Tabelle.',
    rule: 'Löschen Sie die Zeichen: Linien zwischen Absätzen gibt es nicht. Was getrennt stehen soll, wird ein eigener Abschnitt.',
    both: 'Fett und betont wird ein Wort so: **_Wort_**.',
    list: `Löschen Sie die Zeichen am Anfang. Für Aufzählungen gibt es eigene Abschnitte, zum Beispiel "${typeFor('list')}".`,
    sublist: 'Löschen Sie die Zeichen am Anfang der Zeilen: Eine Liste hat keine Unterpunkte. Jeder Punkt steht für sich.',
    heading: 'Löschen Sie das Zeichen # am Anfang. Eine Überschrift steht unter "title".',
    underlining: 'Löschen Sie die Zeile aus Strichen. Eine Überschrift steht unter "title".',
    quotation: 'Löschen Sie das Zeichen > am Anfang, und setzen Sie ein Zitat in Anführungszeichen.',
    underlines: 'Fett wird ein Wort mit Sternen: **fett**.',
    stars: 'Betont wird ein Wort mit Unterstrichen: _betont_. Fett wird es mit zwei Sternen auf jeder Seite: **fett**.',
    blanks: 'Zwischen den Sternen und dem Wort steht kein Leerzeichen: **fett**.',
    strike: 'Löschen Sie die Zeichen ~: Durchgestrichenen Text gibt es nicht.',
    plain: 'Löschen Sie die Zeichen: In diesem Text gibt es weder fette Schrift noch Programmtext noch Links.',
  },
  en: {
    link: 'A link looks like this: [text](/page). There is no space between the brackets nor in the address.',
    image: `A text holds no image. An image stands under "image", for example in a section "${typeFor('image-text')}".`,
    code: 'Code stands between single backquotes: `so`. Each line is a paragraph of its own.',
    table: 'Delete the bars: a text holds no table.',
    rule: 'Delete the signs: there are no lines between paragraphs. What is to stand apart becomes a section of its own.',
    both: 'A word becomes strong and emphasized like this: **_word_**.',
    list: `Delete the signs at the beginning. Lists have sections of their own, such as "${typeFor('list')}".`,
    sublist: 'Delete the signs at the beginning of the lines: a list has no lists within it. Each item stands for itself.',
    heading: 'Delete the sign # at the beginning. A heading stands under "title".',
    underlining: 'Delete the line of dashes. A heading stands under "title".',
    quotation: 'Delete the sign > at the beginning, and put a quotation in quotation marks.',
    underlines: 'A word becomes strong between asterisks: **strong**.',
    stars: 'A word is emphasized between underscores: _so_. It becomes strong between two asterisks on each side: **strong**.',
    blanks: 'There is no space between the asterisks and the word: **strong**.',
    strike: 'Delete the signs ~: no text can be struck through.',
    plain: 'Delete the signs: this text has neither strong words nor code nor links.',
  },
} satisfies Translated<Record<string, string>>;

/** A link that is written a little wrong, what other Markdown knows, and any markup where none is read. */
type MarkupKind = keyof (typeof help)[Language];

/** In forms, where they would name a key or a type, or write a lone backquote, which begins a quotation. */
const inForm: Translated<Partial<Record<MarkupKind, string>>> = {
  de: {
    image: 'In einem Text steht kein Bild. Bilder haben eigene Felder, zum Beispiel in Abschnitten mit Text und Bild.',
    code: 'Programmtext steht zwischen je einem schrägen Strich statt dreien. Jede Zeile ist ein eigener Absatz.',
    list: 'Löschen Sie die Zeichen am Anfang. Für Aufzählungen gibt es eigene Abschnitte.',
    heading: 'Löschen Sie das Zeichen # am Anfang. Eine Überschrift hat ihr eigenes Feld.',
    underlining: 'Löschen Sie die Zeile aus Strichen. Eine Überschrift hat ihr eigenes Feld.',
  },
  en: {
    image: 'A text holds no image. Images have fields of their own, for example in sections with text and image.',
    code: 'Code stands between single backquotes instead of three. Each line is a paragraph of its own.',
    list: 'Delete the signs at the beginning. Lists have sections of their own.',
    heading: 'Delete the sign # at the beginning. A heading has a field of its own.',
    underlining: 'Delete the line of dashes. A heading has a field of its own.',
  },
};

type InBlocks = NonNullable<TextReference['inBlocks']>;

/** Where lists and quotations may stand: in place of the paragraph, or of the whole text a list with them. */
const inBlocksHelp: Translated<Record<InBlocks, Partial<Record<MarkupKind, string>>>> = {
  de: {
    paragraph: {
      list: 'Schreiben Sie statt dieses Absatzes eine Liste: { "list": ["…", "…"] }.',
      sublist: 'Schreiben Sie statt dieses Absatzes eine Liste: { "list": ["…", "…"] }. Unterpunkte hat sie nicht.',
      quotation: 'Schreiben Sie statt dieses Absatzes ein Zitat: { "quote": "…" }.',
    },
    text: {
      list: 'Schreiben Sie statt des Textes eine Liste von Absätzen: ["…", { "list": ["…", "…"] }].',
      sublist:
        'Schreiben Sie statt des Textes eine Liste von Absätzen: ["…", { "list": ["…", "…"] }]. Unterpunkte gibt es nicht.',
      quotation: 'Schreiben Sie statt des Textes eine Liste von Absätzen: ["…", { "quote": "…" }].',
    },
  },
  en: {
    paragraph: {
      list: 'Write a list in place of this paragraph: { "list": ["…", "…"] }.',
      sublist: 'Write a list in place of this paragraph: { "list": ["…", "…"] }. It has no lists within it.',
      quotation: 'Write a quotation in place of this paragraph: { "quote": "…" }.',
    },
    text: {
      list: 'Write a list of paragraphs in place of the text: ["…", { "list": ["…", "…"] }].',
      sublist: 'Write a list of paragraphs in place of the text: ["…", { "list": ["…", "…"] }]. There are no lists within lists.',
      quotation: 'Write a list of paragraphs in place of the text: ["…", { "quote": "…" }].',
    },
  },
};

const inBlocksForm: typeof inBlocksHelp = {
  de: {
    paragraph: {
      list: 'Wählen Sie über dem Absatz, dass er eine Liste ist, und schreiben Sie die Punkte einzeln.',
      sublist: 'Wählen Sie über dem Absatz, dass er eine Liste ist, und schreiben Sie die Punkte einzeln, ohne Unterpunkte.',
      quotation: 'Wählen Sie über dem Absatz, dass er ein Zitat ist.',
    },
    text: {
      list: 'Wählen Sie über dem Text „Absätze und Listen“, und schreiben Sie die Punkte einzeln.',
      sublist: 'Wählen Sie über dem Text „Absätze und Listen“, und schreiben Sie die Punkte einzeln, ohne Unterpunkte.',
      quotation: 'Wählen Sie über dem Text „Absätze und Listen“, und machen Sie aus dem Absatz ein Zitat.',
    },
  },
  en: {
    paragraph: {
      list: 'Choose above the paragraph that it is a list, and write its items one by one.',
      sublist: 'Choose above the paragraph that it is a list, and write its items one by one, without lists within it.',
      quotation: 'Choose above the paragraph that it is a quotation.',
    },
    text: {
      list: 'Choose “Paragraphs and lists” above the text, and write the items one by one.',
      sublist: 'Choose “Paragraphs and lists” above the text, and write the items one by one, without lists within them.',
      quotation: 'Choose “Paragraphs and lists” above the text, and make the paragraph a quotation.',
    },
  },
};

const hintOf = (language: Language, { kind, inBlocks }: Params) =>
  (inBlocks && inBlocksHelp[language][inBlocks][kind]) ?? help[language][kind];
const hintInForm = (language: Language, { kind, inBlocks }: Params) =>
  (inBlocks && inBlocksForm[language][inBlocks][kind]) ?? inForm[language][kind] ?? help[language][kind];

interface Params {
  found: string;
  kind: MarkupKind;
  inBlocks: InBlocks | undefined;
}

export const rule: Rule<Params> = {
  severity: 'warning',
  since: '0.9.0',
  groupByCause: true,
  *check({ references }) {
    for (const { pointer, raw, use, inBlocks } of references.texts) {
      if (use === 'address' || !suspicious.test(raw)) continue;
      for (const { kind, pattern, right } of use === 'rich' ? inRichText : inPlainText) {
        // What a constant holds may be no address at all.
        const places = findPlaces({ pointer, raw, use }, pattern, ([part]) =>
          right === undefined || part.includes('({') ? undefined : part.replace(pattern, right),
        );
        if (!places) continue;
        const { found, ...corrections } = places;
        yield { pointer, part: found, params: { found, kind, inBlocks }, ...corrections };
        break;
      }
    }
  },
  de: {
    message: ({ found }, { place }) => `${code(found.trim())} lesen Besucher so, wie es hier steht (${place}).`,
    hint: (params) => hintOf('de', params),
    explanation: 'Was wie eine Auszeichnung aussieht, ist auch eine; Besucher läsen sonst die Zeichen mit.',
    inForm: (params) => hintInForm('de', params),
  },
  en: {
    message: ({ found }, { place }) => `Visitors read ${code(found.trim())} as it stands here (${place}).`,
    hint: (params) => hintOf('en', params),
    explanation: 'What looks like markup is markup; otherwise visitors read its signs.',
    inForm: (params) => hintInForm('en', params),
  },
  example: { wrong: '"text": ["[A] (/b)"]', right: '"text": ["[A](/b)"]' },
};
