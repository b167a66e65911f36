/** What is said of a file that comes in: what was left out of it, and what had to be guessed. */
import { groupBy } from '../../schema/group-by.ts';
import type { MessageLanguage } from '../loader/say/catalogue.ts';

export interface Note {
  kind: NoteKind;
  /** What it is about, as the file has it. */
  what: string;
  /** In the file, from one. */
  line?: number | undefined;
}

/** Long ones are cut: a note is one line. */
const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

const notes = {
  'short-code': { de: 'Kurzbefehl weggelassen', en: 'short code left out' },
  html: { de: 'HTML weggelassen', en: 'HTML left out' },
  mdx: { de: 'MDX weggelassen', en: 'MDX left out' },
  struck: { de: 'durchgestrichene Wörter weggelassen', en: 'struck words left out' },
  dialect: { de: 'Zeichen, die hier nichts bedeuten, als Text übernommen', en: 'signs that mean nothing here, taken as text' },
  footnote: { de: 'Fußnote, als Text übernommen', en: 'footnote, taken as text' },
  'missing-image': { de: 'Bild nicht gefunden, weggelassen', en: 'image not found, left out' },
  'foreign-image': {
    de: 'Bild einer anderen Website, weggelassen. Speichern Sie es und setzen Sie es ein',
    en: 'image of another website, left out. Save it and put it in',
  },
  'unusable-image': {
    de: 'kein Bild, das Browser zeigen (JPEG, PNG, WebP, AVIF, SVG), weggelassen',
    en: 'no image that browsers show (JPEG, PNG, WebP, AVIF, SVG), left out',
  },
  'pointer-image': {
    de: 'Bild weggelassen: Verweis von Git LFS (git lfs pull)',
    en: 'image left out: pointer of Git LFS (git lfs pull)',
  },
  'page-image': { de: 'Bild weggelassen: Webseite unter seinem Namen', en: 'image left out: web page under its name' },
  'blocked-image': {
    de: 'Bild weggelassen: In media/ ist kein Platz dafür, oder der Ordner ist eine Verknüpfung',
    en: 'image left out: there is no place for it in media/, or that folder is a link',
  },
  'outside-image': {
    de: 'Bild weggelassen: Es liegt nicht im Ordner der Website, aus der die Datei kommt',
    en: 'image left out: it does not lie in the folder of the website that the file is of',
  },
  'linked-image': { de: 'Link eines Bildes weggelassen', en: 'link of an image left out' },
  'lost-address': { de: 'alte Adresse ohne Weiterleitung', en: 'old address that is not redirected' },
  'old-encoding': {
    de: 'kein UTF-8: als Windows-1252 gelesen, bitte prüfen',
    en: 'not UTF-8: read as Windows-1252, please check',
  },
  'unknown-encoding': { de: 'bleibt draußen: Speichern Sie sie in UTF-8', en: 'stays out: save it in UTF-8' },
  'lost-link': { de: 'Link ohne Seite hier, sein Text bleibt', en: 'link without a page here, its text stays' },
  'deep-heading': { de: 'dritte Ebene von Überschriften, eine Ebene höher', en: 'third level of headings, one level up' },
  'deep-list': { de: 'dritte Ebene einer Liste, eine Ebene höher', en: 'third level of a list, one level up' },
  moved: { de: 'stand in einer Liste oder einem Zitat, jetzt darunter', en: 'stood in a list or a quotation, now below it' },
  'wide-table': { de: 'Tabelle mit mehr als 12 Spalten weggelassen', en: 'table with more than 12 columns left out' },
  'other-front-matter': { de: 'Angaben werden nur in YAML gelesen, nicht in', en: 'front matter is read in YAML only, not in' },
  'broken-front-matter': { de: 'Die Angaben sind kein gültiges YAML', en: 'the front matter is no valid YAML' },
  'legal-page': {
    de: 'Pflichtseite: bleibt ein Entwurf, bis Sie sie im Fuß der Seite verlinken und "draft" streichen',
    en: 'legal page: stays a draft until you link to it in the footer and remove its "draft"',
  },
  'lost-fact': { de: 'Angabe im Kopf weggelassen', en: 'left out of the front matter' },
  'no-day': { de: 'ohne Tag: eine Seite, in keiner Liste von Beiträgen', en: 'without a day: a page, in no list of entries' },
  'unknown-day': { de: 'kein Tag wie 2027-01-16', en: 'no day such as 2027-01-16' },
  'made-title': { de: 'ohne Titel; aus dem Dateinamen', en: "without a title; from the file's name" },
  'made-description': { de: 'ohne Beschreibung; aus dem ersten Absatz', en: 'without a description; from the first paragraph' },
  empty: { de: 'ohne Text: bleibt draußen', en: 'without a text: stays out' },
} satisfies Record<string, Record<MessageLanguage, string>>;

export type NoteKind = keyof typeof notes;

const firstOf = (all: Iterable<string>, between: string): string => {
  const each = [...new Set(all)];
  return each.slice(0, 3).join(between) + (each.length > 3 ? ' …' : '');
};

/** A line for each kind, such as `12, 15: short code left out (2): {{< youtube … >}} · {{< map >}}`: how many, and the first three. */
export function sayNotes(all: readonly Note[], lang: MessageLanguage): string[] {
  return [...groupBy(all, ({ kind }) => kind)].map(([kind, same]) => {
    const lines = firstOf(
      same.flatMap(({ line }) => (line === undefined ? [] : [String(line)])),
      ', ',
    );
    const what = firstOf(same.map((one) => short(one.what)).filter(Boolean), ' · ');
    return `${lines && `${lines}: `}${notes[kind][lang]}${same.length > 1 ? ` (${same.length})` : ''}${what && `: ${what}`}`;
  });
}
