/** What the file of a rule exports as `rule`: a check, how bad its finding is, and all that is said of it. */
import type { Language } from '../../../schema/languages.ts';
import type { OtherVersion } from '../../../schema/migrations.ts';
import type { OwnStyles } from '../../../schema/own-styles.ts';
import type { Section, SitePage } from '../../../schema/resolved.ts';
import type { Finding, Release, RuleSeverity } from '../../findings/finding.ts';
import type { PublishedFile } from '../../findings/ports.ts';
import type { Entry, Example } from '../../findings/words/entries.ts';
import type { Where } from '../../json-text/locate.ts';
import type { Constants } from '../../manifest/resolve/constants.ts';
import type { References } from '../../manifest/resolve/references.ts';
import type { ResolvedManifest } from '../../manifest/resolve/site.ts';
import type { WrittenManifest, WrittenSection } from '../../manifest/resolve/written.ts';

/** A section, and where it stands. */
export interface PlacedSection {
  pointer: string;
  written: WrittenSection;
  /** As its component receives it. */
  props: Section;
}

/** A page as components receive it, and what is written for it. */
export interface PlacedPage extends SitePage {
  written: WrittenManifest['routes'][number];
}

/** What is validated. */
export interface CheckContext
  extends Pick<ResolvedManifest, 'url' | 'isStatic' | 'shells' | 'theme' | 'feeds' | 'redirects' | 'drafts' | 'constantsAt'> {
  /** All sections in the order of the pages; for a rule in the folder of a section type, those of its type only. */
  sections: readonly PlacedSection[];
  /** As written; sections that are written once stand on each of their pages. */
  manifest: WrittenManifest;
  /** As written, for the rules about sections that are written once. */
  written: WrittenManifest;
  /** What stands around the page that a pointer leads into, or under `languages` itself; of all else, that of the site's own language. */
  shellAt: (pointer: string) => ResolvedManifest['shells'][0];
  /** Every page in the order of the manifest. Only a page itself knows where in the manifest it stands. */
  pages: readonly PlacedPage[];
  /** The files of the folder `public/`. */
  published: readonly PublishedFile[];
  /** The sheet of own styles. */
  styles: OwnStyles | undefined;
  /** As they read in the site's own language. What a place names is looked up with `constantsAt`. */
  constants: Constants;
  references: References;
  /** The versions that the file is written in, where these are earlier ones; `manifest` is of the current ones. */
  olderVersions: readonly OtherVersion[];
  /** The day that dates are compared with, as `YYYY-MM-DD`. */
  today: string;
}

/** A finding of a rule. Its code is the name of the rule's file. */
interface RuleFinding<Params extends object> extends Omit<Finding<Params>, 'code' | 'related'> {
  related?: Where[];
}

/** @typeParam Params What a finding has to tell besides its place, for message and hint. */
export interface Rule<Params extends object = object> extends Readonly<Record<Language, Entry<Params>>> {
  /** Left out where it is an error. */
  severity?: RuleSeverity;
  /**
   * The release that it came with. Until the next major one, what is younger than the last only warns (docs/versions.md). Left out where it is
   * taken as it says from the first day: with `security` or `onlyWith`.
   */
  since?: Release;
  /** An error from the day it is found: what it refuses lets a stranger's code run, or a file leave the folder. */
  security?: true;
  /**
   * JSON Pointer of the key that came with the rule, in which `*` stands for each entry of a list. It is checked only where that key is
   * written: no older manifest can break it, so it is taken as it says from the first day.
   */
  onlyWith?: string;
  /** Whether the particulars name a cause that lies elsewhere: then the same ones at several places are one finding. */
  groupByCause?: true;
  check(context: CheckContext): Iterable<RuleFinding<Params>>;
  example: Example;
}

/** A rule of a site's own section type: no release of the builder makes it milder or harder. */
export type SiteRule<Params extends object = object> = Omit<Rule<Params>, 'since' | 'security'>;
