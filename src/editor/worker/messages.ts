/** The messages between the client and the worker. The worker answers in the order of the questions. */
import type { Image } from '../../../schema/atoms.ts';
import type { Json } from '../../../schema/json.ts';
import type { OpenText, Page, Shell, Site } from '../../../schema/resolved.ts';
import type { TextEdit } from '../../json-text/text-edit.ts';
import type { MessageLanguage } from '../../loader/say/catalogue.ts';
import type { Problem } from '../../loader/say/problems.ts';
import type { Forms } from '../draft/fields/model.ts';
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
  /** The whole, or what is another one than in the draft that was sent last: of 1,000 pages the whole takes longer to send than to change. */
  text: string | readonly TextEdit[];
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

/** Sections to be shown as they would look on the page of the last draft that could be shown; left out, a section of each type. */
export interface Sample {
  type: 'sample';
  /** Comes back with the answer. */
  number: number;
  sections?: readonly Record<string, unknown>[];
}

/** Texts that may be of an earlier version of the manifest's format. */
export interface Migrate {
  type: 'migrate';
  /** Comes back with the answer. */
  number: number;
  texts: readonly string[];
}

export type FromWorker =
  /** The worker takes questions from now on. */
  | { type: 'ready' }
  | { type: 'forms'; forms: Forms }
  | Drawn
  | Validated
  /** Without `shown` that draft can no longer be shown. */
  | { type: 'turned'; page: number; shown?: ShownPage }
  /** A page of these sections, or of all types; without `shown` there is nothing to show. */
  | { type: 'sampled'; number: number; shown?: ShownPage }
  /** The texts in the current format; those that cannot be migrated are unchanged. */
  | { type: 'migrated'; number: number; texts: string[] }
  /** A bug of ours: the draft of this number gets no answer. Without a number, another question gets none. */
  | { type: 'failed'; draft?: number; message: string };

/** The page of a draft, told before its findings, which take as long again; left out where nothing can be drawn. */
export interface Drawn {
  type: 'drawn';
  draft: number;
  shown: ShownPage;
  /** The manifest that it is made of, unless it is the draft: values of the wrong shape are drawn as they were last. */
  of?: Json;
}

/** What is said of a draft; left out where a newer one waits. */
export interface Validated {
  type: 'validated';
  draft: number;
  /** In the order of the text. */
  problems: Problem[];
  /** How many more there are. */
  hidden: number;
  /** A draft whose shape is wrong somewhere has these problems besides: they come up once the shape is right. */
  ofRest?: Problem[];
  /** Paths that the draft names and that are not among the files: the storage may know them all the same. */
  unknownFiles: string[];
  /** The brand, only when it has changed and its shape is right. */
  brand?: Brand;
}

export type Scheme = 'light' | 'dark';

/** The colours of a brand as they are seen, and how well. */
export interface Brand {
  /** By their keys in the theme, derived colours included. */
  colors: Record<string, Record<Scheme, string>>;
  /** Which colour stands on which, in every scheme that the site has. */
  contrasts: Contrast[];
  /** The nearest readable colours for those that are not. `along`: the dark colour takes the hue of the light one. */
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

/** A page with everything that the preview needs to show it. */
export interface ShownPage {
  shell: Shell;
  page: Page;
  theme: Site['theme'];
  /** The sheet of own styles. */
  styles?: string;
  /** What its texts say in place of facts that are still to come. */
  openTexts?: readonly OpenText[];
  /** The image that the author names for links to the page, used instead of a generated card. */
  shareImage?: Image;
  /** The same page with a number in place of each text, image and icon (origins.ts). Sent only when its structure has changed. */
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
