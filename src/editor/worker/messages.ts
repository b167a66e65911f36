/** What the client and the worker tell each other. The worker answers in the order of the questions. */

import type { Image } from '../../../schema/atoms.ts';
import type { Json } from '../../../schema/json.ts';
import type { Page, Shell, Site } from '../../../schema/resolved.ts';
import type { MessageLanguage } from '../../manifest/say/catalogue.ts';
import type { Problem } from '../../manifest/say/problems.ts';
import type { Forms } from '../fields/model.ts';
import type { StoredFile } from '../storage.ts';

export type ToWorker =
  /** First of all, and whenever files come or go. */
  | { type: 'files'; files: StoredFile[] }
  | { type: 'forms'; lang: MessageLanguage; written: MessageLanguage }
  | Validate
  | Turn
  | Sample
  | Migrate;

/** A draft to be validated. Of several that wait only the last one is answered. */
export interface Validate {
  type: 'validate';
  /** Counts up; comes back with the answer. */
  draft: number;
  text: string;
  /** The place of the shown page in `routes`. */
  page: number;
  /** The language of the findings. */
  lang: MessageLanguage;
}

/** Another page of the last draft that could be shown: the newest one has a mistake, and its author goes on elsewhere. */
export interface Turn {
  type: 'turn';
  /** Its place in the `routes` of that draft. */
  page: number;
}

/** A section to be shown as it would look on the page of the last draft that could be shown. */
export interface Sample {
  type: 'sample';
  /** Comes back with the answer. */
  number: number;
  section: Record<string, unknown>;
}

/** Texts that may be of an earlier version of the manifest's format. */
export interface Migrate {
  type: 'migrate';
  /** Comes back with the answer. */
  number: number;
  texts: readonly string[];
}

export type FromWorker =
  /** The worker can be asked. */
  | { type: 'ready' }
  | { type: 'forms'; forms: Forms }
  | Validated
  /** Without it that draft can no longer be shown. */
  | { type: 'turned'; page: number; shown?: ShownPage }
  /** A page of this one section; without it there is nothing to show. */
  | { type: 'sampled'; number: number; shown?: ShownPage }
  /** The texts in the current format; as they were where nobody can bring them to it. */
  | { type: 'migrated'; number: number; texts: string[] }
  /** Our bug: the draft of this number has no answer. Without a number something else is missing, and stays so. */
  | { type: 'failed'; draft?: number; message: string };

export interface Validated {
  type: 'validated';
  draft: number;
  /** In the order of the text. */
  problems: Problem[];
  /** How many more there are. */
  hidden: number;
  /** Paths that the draft names and that are not among the files: the storage may know them all the same. */
  unknownFiles: string[];
  /** What to show; left out where nothing can be drawn. */
  shown?: ShownPage;
  /** What that is made of where it is not the draft itself: what has the wrong shape is drawn as it was last. */
  of?: Json;
  /** The brand, whenever it is another one; none while its shape is wrong. */
  brand?: Brand;
}

export type Scheme = 'light' | 'dark';

/** The colours of a brand as they are seen, and how well. */
export interface Brand {
  /** By their keys in the theme, those that are made of others as well. */
  colors: Record<string, Record<Scheme, string>>;
  /** What stands on what, in every scheme that the site has. */
  contrasts: Contrast[];
  /** For what cannot be read: the nearest colours that can. `along`: for what is still of another hue on dark screens, that of light ones. */
  suggestions: { name: string; scheme: Scheme; color: string; along?: true }[];
}

export interface Contrast {
  front: string;
  /** The keys of the colours that the ground is made of; mostly one. */
  back: string[];
  /** The ground as it is seen, `#rrggbb`. */
  ground: string;
  scheme: Scheme;
  /** Rounded down to tenths, so that 4.49 does not read as 4.5. */
  ratio: number;
  needed: number;
}

/** A page with all that showing it takes. */
export interface ShownPage {
  shell: Shell;
  page: Page;
  theme: Site['theme'];
  /** Named for links to it, in place of a card. */
  shareImage?: Image;
  /** The same again, with a number in the place of each text, image and icon, whenever its structure is not that of the last one. */
  marked?: MarkedPage;
}

export interface MarkedPage {
  shell: Shell;
  page: Page;
  /** The pointer of each section, `/routes/0/sections/1`. */
  sections: string[];
  /** The pointer of each number, `/routes/0/sections/1/title`. */
  pointers: string[];
}
