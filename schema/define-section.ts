/** The contract of a section folder's schema.ts: `export default defineSection({ de, en, props })`. */
import { strictObject, type z } from 'zod';
import type { Day, Group, Href, Resolved } from './atoms.ts';
import { backdrop, language } from './fields.ts';
import type { IconName } from './icons.ts';
import type { Language, Translated } from './languages.ts';
import type { SectionMigration } from './migrations.ts';
import type { ListedEntry } from './resolved.ts';
import { choiceOf, matching } from './shapes.ts';
import type { Words } from './words.ts';

/** What sections are for, in the order in which they are offered. */
export const sectionGroups = {
  opening: { de: 'Einstieg', en: 'Opening' },
  content: { de: 'Inhalte', en: 'Content' },
  media: { de: 'Bilder und Medien', en: 'Images and media' },
  offer: { de: 'Angebot', en: 'What you offer' },
  trust: { de: 'Vertrauen', en: 'Trust' },
  contact: { de: 'Kontakt', en: 'Contact' },
  special: { de: 'Besondere Seiten', en: 'Special pages' },
} as const satisfies Readonly<Record<string, Translated>>;

/** With the type's name for people in each language, and a sentence on what the section is for. */
export interface SectionDefinition<Props extends z.ZodObject = z.ZodObject> extends Readonly<Record<Language, Words>> {
  /** What an author may write beside the keys that every section has. */
  props: Props;
  /** Among which it is offered; left out: among the site's own. */
  group?: keyof typeof sectionGroups;
  /** Names by which people look for such a section, in German and English, lower case, parted by spaces (registry/section-aliases.ts). */
  aliases?: string;
  /** What stands beside its name in the editor, by its name in schema/icons.ts. */
  icon?: IconName;
  /** New pages begin with it, or new entries of a list: at most one type says so of each. */
  opens?: true | 'entry';
  /** What its component receives on a day, as `YYYY-MM-DD`, where that is not the same on all days. */
  onDay?: OnDay<Props>;
  /** The JSON Pointer of the image in it that stands behind it: that becomes its `backdrop`. Undefined where its props ask for none. */
  backdropAt?: BackdropAt<Props>;
  /**
   * Which entries of the site it lists, where it lists any: a page that has an `entry` is one. Its component receives them beside its props, as
   * `ListProps` says.
   */
  lists?: Lists<Props>;
  /**
   * What of a section is of no use without a script, so that a site without the app cannot have it: all of it, or the part that is at a JSON
   * Pointer in it, undefined where its props ask for none.
   */
  needsApp?: true | NeedsApp<Props>;
  /** Says of a site's own type that what the builder has under its name is replaced on purpose. */
  replaces?: true;
  /** How sections that were written for an earlier version become what `props` says; oldest first. */
  migrations?: readonly SectionMigration[];
}

interface When {
  today: string;
  /** Of the site: days are written as it has them. */
  lang: string;
  /** Puts a day, `YYYY-MM-DD`, into words of the section's language. */
  sayDay: (iso: string) => Day;
}

/** A method's parameters are compared loosely, so that a list of definitions can hold those of all types. */
type OnDay<Props extends z.ZodObject> = {
  on(props: Resolved<z.output<Props>>, when: When): Resolved<z.output<Props>>;
}['on'];

type Lists<Props extends z.ZodObject> = { of(props: Resolved<z.output<Props>>): EntryList | undefined }['of'];

/** A list of entries, the newest first, then those without a day in the manifest's order. */
export interface EntryList {
  /** The page that their addresses lie below. Left out where it lists records. */
  under?: Href | undefined;
  /** The name of the collection whose records it lists. */
  of?: string | undefined;
  /** So many of the newest; left out: all. */
  count?: number | undefined;
  /** Each entry must have these: `tags` or a fact, and one of the values that `is` names. */
  only?: readonly { by: string; is?: readonly Group[] | undefined }[] | undefined;
  /** They are grouped by `year`, which is then told apart from their days, by `tags` or by a fact. */
  by?: string | undefined;
  /** Their order where it is another one: by `title`, `date` or a fact. */
  sort?: { by: string; descending?: boolean | undefined } | undefined;
  /** The names of the facts that it shows; left out: all. */
  facts?: readonly string[] | undefined;
  /** What it shows of each beside day and title. */
  shows: readonly ('summary' | 'text' | 'image' | 'tags' | 'facts')[];
  /** Visitors choose by these facts beside tags, whatever the list shows. */
  choosesBy?: readonly string[] | undefined;
  /** What a feed of these entries is called, where there is one. */
  feed?: { title: string } | undefined;
  /** What leads from each of these entries to the next is called, where anything does. */
  neighbours?: { newer: string; older: string } | undefined;
}
type BackdropAt<Props extends z.ZodObject> = { in(props: Resolved<z.output<Props>>): `/${string}` | undefined }['in'];

type NeedsApp<Props extends z.ZodObject> = { part(props: Resolved<z.output<Props>>): string | undefined }['part'];

export const defineSection = <Props extends z.ZodObject>(definition: SectionDefinition<Props>) => definition;

/** What the component of a section receives. */
export type PropsOf<Definition extends SectionDefinition> = Resolved<z.output<Definition['props']>>;

/** The same of a section that lists entries. */
export type ListProps<Definition extends SectionDefinition> = PropsOf<Definition> & { entries: ListedEntry[] };

/** The keys that every section may have, whatever its type. `type` itself is added where the types are known. */
export const sectionBase = strictObject({
  id: matching(/^(?:[A-Za-z][A-Za-z0-9-]*|\{[a-z][A-Za-z0-9]*\})$/, {
    de: ['Sprungziel', 'Name als Sprungziel: ein Link auf "#name" führt hierher. Auch eine Angabe wie "{contactId}".'],
    en: ['Anchor', 'Name as a target of links: a link to "#name" leads here. Also a constant such as "{contactId}".'],
    group: 'more',
  }).optional(),
  lang: language({
    de: ['Sprache', 'Sprache dieses Abschnitts, wenn sie von der Seite abweicht, zum Beispiel "en".'],
    en: ['Language', 'Language of this section where it differs from the page, for example "en".'],
    group: 'more',
  }).optional(),
  tone: choiceOf({
    de: ['Hintergrund', 'Grund des Abschnitts: wie die Seite, ein getöntes Band, ein dunkles oder eins in der Akzentfarbe.'],
    en: ['Background', 'Ground of the section: like the page, a tinted band, a dark one or one in the accent colour.'],
    labels: {
      plain: { de: 'Wie die Seite', en: 'Like the page' },
      tint: { de: 'Getöntes Band', en: 'Tinted band' },
      deep: { de: 'Dunkles Band', en: 'Dark band' },
      accent: { de: 'Band in der Akzentfarbe', en: 'Band in the accent colour' },
    },
  }).default('plain'),
  edge: choiceOf({
    de: [
      'Oberkante',
      'Womit der Abschnitt oben beginnt, statt gerade: mit einem Bogen oder schräg. Höchstens einmal auf einer Seite.',
    ],
    en: ['Upper edge', 'What the section begins with instead of a straight edge: an arch or a slant. Once on a page at most.'],
    absent: { de: 'Gerade', en: 'Straight' },
    labels: { arch: { de: 'Bogen', en: 'Arch' }, slant: { de: 'Schräg', en: 'Slant' } },
  }).optional(),
  backdrop: backdrop()
    .meta({
      de: [
        'Foto hinter dem Abschnitt',
        'Ein Foto über die ganze Breite hinter dem Abschnitt. Was es auch zeigt, der Text bleibt lesbar; mit dem dunklen Hintergrund wirkt es am stärksten.',
      ],
      en: [
        'Photo behind the section',
        'A photo across the full width behind the section. Whatever it shows, the text stays readable; it is strongest with the dark background.',
      ],
      group: 'look',
    })
    .optional(),
});
