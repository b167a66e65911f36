/** What the atoms of fields.ts become: the values that components receive in place of what authors write. Types only. */
import type { z } from 'zod';

/** Rich text after parsing: a string where there is no markup, else a list of nodes. */
export type Inline = string | InlineNode[];
export type InlineNode =
  | string
  | { strong: InlineNode[] }
  | { em: InlineNode[] }
  | { code: string }
  | { link: Href; text: InlineNode[] };

/**
 * Where a link leads. `page` is the path of one of this site's pages and `hash` an anchor with its `#`; without `page`
 * the anchor is on the same page. `url` leaves the pages: `https:`, `mailto:`, `tel:` or `sms:`, encoded, or the path of a `file` of the site's own.
 */
export type Href = { page?: string; hash?: string } | { url: string; file?: LinkedFile };

/** What is known of a file of the folder `public/` that a link leads to. */
export interface LinkedFile {
  /** Its ending in capitals: `PDF`. */
  kind: string;
  /** As readers of the section's language write it: `1.2 MB`. */
  size: string;
}

/** Width and height of the shape that an image is cut to. */
export type Ratio = '16:9' | '3:2' | '4:3' | '1:1' | '4:5' | '3:4';

/** An image as the browser needs it; width and height in CSS pixels. */
export interface Image {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption?: Inline;
  /** The shape that it is cut to. */
  ratio?: Ratio;
  /** What stays in view where a place cuts it, as CSS says it: `37% 62%`. Left out, the middle. */
  focus?: string;
  /** Where a click on it leads. */
  href?: Href;
  /** Of one behind a section: what the text stands on, if not a veil. */
  textOn?: 'veil' | 'panel';
  /** A photo in a built site: the widths in pixels that there are files of, in each modern format (parts/picture-formats.ts). */
  widths?: number[];
  /** An animation in a built site: its file, for whoever wants to see it move. */
  moving?: string;
}

/** The shapes of an icon on a 24 × 24 grid: SVG element and its attributes, with the names that React has for them. */
export type Icon = [tag: string, attributes: Record<string, string>][];

/** A day, in words of its section's language. */
export interface Day {
  /** `YYYY-MM-DD`; empty where what is written is no day, which is a finding. */
  iso: string;
  /** `16. Januar 2027` */
  text: string;
  /** `Samstag, 16. Januar 2027` */
  full: string;
  /** `16. Januar` */
  short: string;
  /** `Jan.`, for a place with hardly any room. */
  month: string;
  /** Whether it was over when the site was made. */
  isPast: boolean;
}

/** A day as the limit of what visitors may choose. */
export interface DayLimit {
  /** `YYYY-MM-DD`; empty where what is written is no day, which is a finding. */
  iso: string;
  /** Whether it is the day on which somebody chooses; `iso` is the one that the site was made on, then. */
  isToday: boolean;
}

/** The limit of what visitors may enter: a number, a time `HH:MM` as the `iso` of a limit, or a day. */
export type FieldLimit = number | DayLimit;

/** The first or the last day of a season. */
export interface SeasonDay {
  /** `--MM-DD` where it comes every year, else `YYYY-MM-DD`; empty where what is written is no day, which is a finding. */
  iso: string;
  /** `1. Mai`, with its year where that is said. */
  text: string;
  /** The day that the site was made on. */
  madeOn: string;
}

/** A time of day, as people of its section's language write it. */
export interface Time {
  /** `HH:MM`; empty where what is written is no time, which is a finding. */
  iso: string;
  text: string;
}

/** Days of the week, in words of their section's language. */
export interface Weekdays {
  days: Weekday[];
  /** `Montag – Freitag`, `Dienstag und Donnerstag` */
  text: string;
}

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Text as it is written. No string, so that nobody takes it for a text like all others. */
export interface Verbatim {
  verbatim: string;
}

/** What entries of a list have in common: those with the same `name` belong together, and `text` is what visitors read. */
export interface Group {
  name: string;
  text: string;
}

export interface CallingCodes {
  /** ISO 3166 code chosen beforehand. */
  selected: string;
  /**
   * Sorted for the reader of the manifest's language. `code` without `+`. Left out of the data of isolated pages: the app never makes
   * these anew, and reads in the document what that lists already.
   */
  countries?: { iso: string; name: string; code: string }[];
}

/** What a page loads that is not ours, and when. Addresses are paths of this site or absolute. */
export interface Resources {
  load: 'on-enter' | 'on-consent' | 'never';
  script: string;
  styles: string[];
  fonts: { family: string; src: string; weight: number }[];
}

interface AtomValues {
  richText: Inline;
  verbatim: Verbatim;
  wholeNumber: number;
  icon: Icon;
  image: Image;
  href: Href;
  anchor: string;
  group: Group;
  date: Day;
  dayLimit: DayLimit;
  fieldLimit: FieldLimit;
  seasonDay: SeasonDay;
  time: Time;
  weekdays: Weekdays;
  callingCode: CallingCodes;
  webAddress: string;
  endpoint: string;
  framed: string;
  mailbox: string;
  resources: Resources;
}
export type AtomName = keyof AtomValues;

/** The type of a value after the loader: atoms replaced, everything else as it was. */
export type Resolved<T> =
  T extends z.core.$brand<infer Name extends AtomName>
    ? AtomValues[Name]
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;
