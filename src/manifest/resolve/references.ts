/** What the resolver collects on its way through a manifest, for the checks that come after it. */

import type { Href, Inline, Resources } from '../../../schema/atoms.ts';
import type { AtomEntry } from '../../../schema/fields.ts';
import { groupBy } from '../../../schema/group-by.ts';
import type { Where } from '../../json-text/locate.ts';
import { child, pointerKeys } from '../../json-text/pointer.ts';
import type { AddressReference } from './addresses.ts';
import type { ConstantUses } from './constants.ts';
import type { WrittenManifest } from './written.ts';

/** A text as written and with constants filled in. */
export interface TextReference {
  pointer: string;
  raw: string;
  /** What kind of text it is: one that visitors read, one of these with markup, or one that leads somewhere. */
  use: 'words' | 'rich' | 'address';
  /** Whether a list or a quotation may stand in its place, or a list of such and of paragraphs. */
  inBlocks?: AtomEntry['inBlocks'];
}

export interface LinkReference {
  /** Where it stands, and the piece of the text where it stands in a text. */
  where: Where;
  raw: string;
  href: Href;
}

/** Something with a value that stands at a place, such as a mail address. */
export interface ValueReference {
  where: Where;
  raw: string;
  value: string;
}

/** A day or a time, and what it means; undefined where there is no such day or time. */
export type MomentKind = 'date' | 'seasonDay' | 'time';

export interface DateReference extends ValueReference {
  kind: MomentKind;
  iso: string | undefined;
}

export interface ImageReference {
  pointer: string;
  /** Relative to the manifest, constants filled in. */
  path: string;
  alt: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** In bytes. */
  size: number;
  /** Only animations have it. */
  motion: { seconds: number; plays: number } | undefined;
  /** Whether the drawing holds words of its own. */
  hasWords: boolean;
  /** A part that browsers would show and that is not published. */
  dropped: string | undefined;
  /** Whether a name beside it is read out where there is no description. */
  isNamed: boolean;
  /** Whether it leads somewhere, and has no caption to be called by. */
  isNamelessLink: boolean;
}

/** An entry of a section that links may lead to. */
export interface AnchorReference {
  pointer: string;
  id: string;
}

/** A font file that the theme names. */
export interface FontReference {
  pointer: string;
  /** Relative to the manifest. */
  path: string;
  hasOneWeight: boolean;
}

/** A heading within a text, which links may lead to. */
export interface HeadingReference {
  pointer: string;
  text: Inline;
}

export interface References {
  fonts: FontReference[];
  texts: TextReference[];
  links: LinkReference[];
  anchors: AnchorReference[];
  headings: HeadingReference[];
  images: ImageReference[];
  /** What of images stays in view. */
  focuses: Set<string>;
  mails: ValueReference[];
  phones: ValueReference[];
  moments: DateReference[];
  /** What pages load from and send to. */
  addresses: AddressReference[];
  /** When they load what is not ours, and where that is said. */
  loads: { load: Resources['load']; pointer: string }[];
  /** Pointers of what is of no use without a script. */
  needsApp: string[];
  uses: ConstantUses;
  /** Characters of all texts with constants filled in. */
  filledLength: number;
}

/**
 * No references yet.
 *
 * @param uses Which constants are named by others.
 */
export const noReferences = (uses: ConstantUses): References => ({
  fonts: [],
  texts: [],
  links: [],
  anchors: [],
  headings: [],
  images: [],
  focuses: new Set(),
  mails: [],
  phones: [],
  moments: [],
  addresses: [],
  loads: [],
  needsApp: [],
  uses,
  filledLength: 0,
});

/** The pointer of the page that a pointer leads into; undefined for header, footer and all else that stands on every page. */
export const pagePointerOf = (pointer: string): string | undefined => /^\/routes\/\d+(?=\/|$)/.exec(pointer)?.[0];

/** The number under `languages` of the one that a pointer leads into; undefined for all else. */
export function languageIndexOf(pointer: string): number | undefined {
  const index = /^\/languages\/(\d+)(?=\/|$)/.exec(pointer)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Whether a pointer leads into a page that is not published yet. */
export function isInDraft(manifest: Pick<WrittenManifest, 'routes'>, pointer: string): boolean {
  const page = pagePointerOf(pointer);
  return page !== undefined && pointerKeys(`${page}/draft`).reduce<unknown>(child, manifest) === true;
}

/** The anchors of entries by the pointer of their page: grouped in one pass, since searching all anchors for each page would take quadratic time. */
export function anchorsByPage(anchors: readonly AnchorReference[]): ReadonlyMap<string | undefined, AnchorReference[]> {
  return groupBy(anchors, ({ pointer }) => pagePointerOf(pointer));
}
