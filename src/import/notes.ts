/** What is said of a file that comes in: what was left out of it, and what had to be guessed. */
import type { MessageLanguage } from '../loader/say/catalogue.ts';

export interface Note {
  kind: NoteKind;
  /** What it is about, as the file has it. */
  what: string;
  /** In the file, from one. */
  line?: number | undefined;
}

type Words = (what: string) => string;

/** Long ones are cut: a note is one line. */
const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

const notes = {
  'short-code': {
    de: (what: string) => `Kurzbefehl weggelassen: ${what}`,
    en: (what: string) => `short code left out: ${what}`,
  },
  html: {
    de: (what: string) => `HTML weggelassen: ${what}`,
    en: (what: string) => `HTML left out: ${what}`,
  },
  mdx: {
    de: (what: string) => `MDX weggelassen: ${what}`,
    en: (what: string) => `MDX left out: ${what}`,
  },
  footnote: {
    de: (what: string) => `Fußnote, als Text übernommen: ${what}`,
    en: (what: string) => `footnote, taken as text: ${what}`,
  },
  'missing-image': {
    de: (what: string) => `Bild nicht gefunden, weggelassen: ${what}`,
    en: (what: string) => `image not found, left out: ${what}`,
  },
  'foreign-image': {
    de: (what: string) => `Bild einer anderen Website, weggelassen. Speichern Sie es und setzen Sie es ein: ${what}`,
    en: (what: string) => `image of another website, left out. Save it and put it in: ${what}`,
  },
  'unusable-image': {
    de: (what: string) => `kein Bild, das Browser zeigen (JPEG, PNG, WebP, AVIF, SVG), weggelassen: ${what}`,
    en: (what: string) => `no image that browsers show (JPEG, PNG, WebP, AVIF, SVG), left out: ${what}`,
  },
  'pointer-image': {
    de: (what: string) => `Bild weggelassen: Dort liegt ein Verweis von Git LFS. Holen Sie es mit „git lfs pull“: ${what}`,
    en: (what: string) => `image left out: a pointer of Git LFS lies there. Fetch it by "git lfs pull": ${what}`,
  },
  'page-image': {
    de: (what: string) => `Bild weggelassen: Dort liegt eine Webseite, die unter seinem Namen gespeichert wurde: ${what}`,
    en: (what: string) => `image left out: a web page lies there, which was saved under its name: ${what}`,
  },
  'blocked-image': {
    de: (what: string) => `Bild weggelassen: In media/ ist kein Platz dafür, oder der Ordner ist eine Verknüpfung: ${what}`,
    en: (what: string) => `image left out: there is no place for it in media/, or that folder is a link: ${what}`,
  },
  'outside-image': {
    de: (what: string) => `Bild weggelassen: Es liegt nicht im Ordner der Website, aus der die Datei kommt: ${what}`,
    en: (what: string) => `image left out: it does not lie in the folder of the website that the file is of: ${what}`,
  },
  'lost-link': {
    de: (what: string) => `Link ohne Seite hier, sein Text bleibt: ${what}`,
    en: (what: string) => `link without a page here, its text stays: ${what}`,
  },
  'deep-heading': {
    de: (what: string) => `dritte Ebene von Überschriften, eine Ebene höher: ${what}`,
    en: (what: string) => `third level of headings, one level up: ${what}`,
  },
  'deep-list': {
    de: (what: string) => `dritte Ebene einer Liste, eine Ebene höher: ${what}`,
    en: (what: string) => `third level of a list, one level up: ${what}`,
  },
  moved: {
    de: (what: string) => `stand in einer Liste oder einem Zitat, jetzt darunter: ${what}`,
    en: (what: string) => `stood in a list or a quotation, now below it: ${what}`,
  },
  'wide-table': {
    de: (what: string) => `Tabelle mit mehr als 12 Spalten weggelassen: ${what}`,
    en: (what: string) => `table with more than 12 columns left out: ${what}`,
  },
  'other-front-matter': {
    de: (what: string) => `Angaben in ${what} werden nicht gelesen, nur in YAML`,
    en: (what: string) => `front matter in ${what} is not read, only in YAML`,
  },
  'broken-front-matter': {
    de: (what: string) => `Die Angaben sind kein gültiges YAML: ${what}`,
    en: (what: string) => `the front matter is no valid YAML: ${what}`,
  },
  'legal-page': {
    de: () => 'Pflichtseite: bleibt ein Entwurf, bis Sie sie im Fuß der Seite verlinken und "draft" streichen',
    en: () => 'legal page: stays a draft until you link to it in the footer and remove its "draft"',
  },
  'no-day': {
    de: () => 'ohne Tag: eine Seite, in keiner Liste von Beiträgen',
    en: () => 'without a day: a page, in no list of entries',
  },
  'unknown-day': {
    de: (what: string) => `kein Tag wie 2027-01-16: ${what}`,
    en: (what: string) => `no day such as 2027-01-16: ${what}`,
  },
  'made-title': {
    de: (what: string) => `ohne Titel; aus dem Dateinamen: ${what}`,
    en: (what: string) => `without a title; from the file's name: ${what}`,
  },
  'made-description': {
    de: (what: string) => `ohne Beschreibung; aus dem ersten Absatz: ${what}`,
    en: (what: string) => `without a description; from the first paragraph: ${what}`,
  },
  empty: {
    de: () => 'ohne Text: bleibt draußen',
    en: () => 'without a text: stays out',
  },
} satisfies Record<string, Record<MessageLanguage, Words>>;

export type NoteKind = keyof typeof notes;

/** One line, such as `12: short code left out: {{< youtube … >}}`. */
export function sayNote({ kind, what, line }: Note, lang: MessageLanguage): string {
  const say: Words = notes[kind][lang];
  return `${line === undefined ? '' : `${line}: `}${say(short(what))}`;
}
