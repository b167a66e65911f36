/** A site as components receive it. Types only; the loader (src/manifest/resolve/) makes the values. */
import type { z } from 'zod';
import type { Day, Group, Href, Image, Inline, Resolved, Resources } from './atoms.ts';
import type { Block } from './blocks.ts';
import type { FactMeaning, record } from './collections.ts';
import type { entry } from './entry.ts';
import type { hostedEditor } from './hosted-editor.ts';
import type { Look, look } from './look.ts';
import type { FontPart } from './packaged-fonts.ts';
import type { publisher } from './publisher.ts';
import type { errorView, footer, header, labels } from './shell.ts';
import type { theme } from './theme.ts';

/** A font that a visitor's system has, stretched so that it takes the room of the one that is on its way. For `@font-face`. */
export interface FontFallback {
  family: string;
  /** Names of the face, as systems call it. */
  local: string[];
  weight: string;
  /** In percent, with their sign. */
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

type Theme = Resolved<z.output<typeof theme>>;

/** Every colour of a brand, given or made. */
type Colors = { [Name in keyof Theme['colors']]-?: { light: string; dark: string } };

/** A font of the theme. What is left out is known only in a built site. */
type Font = Theme['fonts']['text'] & {
  /** Further files of a font that comes with the builder, for characters that the first one has not. */
  parts?: FontPart[];
  /** The weights in the file, for `@font-face`. */
  weight?: string;
  /** The same of the files for what is bold and what is emphasised. */
  cutWeights?: { bold?: string; italic?: string };
  fallbacks?: FontFallback[];
  /** For a font of one weight, the widths of its characters (src/render/title-fallbacks.ts). */
  widths?: string;
};

/** A whole website, ready to render. Made by `loadSite`; plain data but for `assets`. */
export interface Site extends Whole {
  theme: Omit<Theme, 'fonts' | 'colors' | keyof typeof look> & {
    colors: Colors;
    /** What is not as usual; left out where all is. */
    look?: Look;
    /** Only where a section has this tone: no other site needs what stands on it. */
    accentBands?: true;
    /** How much of its ground any band may lay over a picture behind its text, in percent: for own styles. */
    veil: number;
    /** What a band of each ground lays over a picture behind its text, `#rrggbbaa`. Left out where no section has one. */
    veils?: Record<'ground' | 'tint' | 'deep', { light: string; dark: string }> & { accent?: { light: string; dark: string } };
    /** What of images stays in view where they are cut, each once; left out where no image says so. */
    focuses?: string[];
    /** Whether a card needs an edge to be told from the page's ground, and from that of tinted bands. */
    cardEdges: Record<'ground' | 'tint', { light: boolean; dark: boolean }>;
    fonts: { heading: Font; text: Font };
  };
  /** What the icons are made of, where it is not the logo. */
  icon?: Image;
  /** What links to pages show in place of a drawn card, by path. */
  shareImages: { [path: string]: Image };
  /** What stands around pages, by language: that of the site's own language is the first. */
  shells: readonly [SiteShell, ...SiteShell[]];
  /** Every page with a path of its own, in the order of the manifest. */
  pages: SitePage[];
  /** Public address (`/assets/…`, named by content) → the file that is served there. */
  assets: ReadonlyMap<string, Asset>;
  /** Address (`/plan.pdf`) → the file of the folder `public/` that is published there as it is. */
  published: ReadonlyMap<string, Asset>;
  /** What visitors can subscribe to. */
  feeds: readonly Feed[];
  /** The editor that is built with it when asked for. */
  editor?: z.output<typeof hostedEditor>;
  /** Old addresses, and where they lead. */
  redirects: readonly Redirect[];
  /** The sheet of own styles, as short as it can be. Left out where there is none. */
  styles?: string;
  /** Collected when first asked for: only a build tells anything to machines. */
  facts: () => Facts;
}

/** The newest entries of a list, for programs that look whether there are new ones. */
export interface Feed {
  title: string;
  lang: string;
  /** The address of its file. */
  address: string;
  /** The path of the page that its entries lie below. */
  under: string;
  /** The page that shows its list. */
  shownOn: string;
  /** The paths of its entries' pages, the newest first. */
  entries: string[];
}

/** An old address that leads on. */
export interface Redirect {
  /** In plain letters, in the normal form NFC, without a slash at its end. */
  from: string;
  /** Whether it is every address below `from` instead. */
  below?: true;
  /** A path of the site or an address elsewhere, in percent notation. */
  to: string;
}

/** What may be told to machines as a fact: nothing that is still a placeholder. Visitors' browsers never get it. */
export interface Facts {
  /** Of what stands around the pages of a language. */
  ofShell: (shell: Pick<Shell, 'lang'>) => ShellFacts;
  /** The pages that the site publishes, placeholders included. */
  published: readonly SitePage[];
  /** A page without what is a placeholder. */
  ofPage: (page: SitePage) => PageFacts;
  /** Which parts of a page name placeholders: for equal pages with equal parts, `ofPage` is equal. Cheap, where that is not. */
  placeholdersOfPage: (page: Pick<SitePage, 'pointer' | 'lang'>) => string;
  /** The texts that name placeholders, of the whole site or of what a visitor of one page sees. */
  openTexts: (page?: Pick<SitePage, 'pointer'>) => OpenText[];
}

/** A text as a visitor reads it, in pieces: every second one is a placeholder. */
export type OpenText = readonly string[];

export interface ShellFacts {
  /** The site's name. */
  name?: string;
  publisher?: WithoutPlaceholders<z.output<typeof publisher>>;
}

export type PageFacts = Partial<Pick<Page, 'title' | 'description'>> &
  Pick<Page, 'sections'> & { entry?: WithoutPlaceholders<Entry> };

/** A value of which any part can be missing, since it is a placeholder still. */
export type WithoutPlaceholders<T> = T extends readonly (infer Item)[]
  ? WithoutPlaceholders<Item>[]
  : T extends object
    ? { [Key in keyof T]?: WithoutPlaceholders<T[Key]> | undefined }
    : T;

/** What all languages of a site share. */
interface Whole {
  /** Without a trailing slash. What is built has its host alone here, and the path that it lies below in `base`. */
  url: string;
  /** What all its addresses begin with, `/choir`. Only of what is built (output/below-path.ts), and only where it lies below a path. */
  base?: string;
  /** Only where the site has no app: no script runs on any of its pages. */
  isStatic?: true;
}

/** Says its layout only where that is not the usual one. */
type Unusual<Part extends { layout: string }> = Omit<Part, 'layout'> & { layout?: Part['layout'] };

/** What stands around each page of one language. It reaches the browser as data. */
export interface Shell extends Whole {
  lang: string;
  /** Only where the language is written from right to left. */
  dir?: 'rtl';
  /** The path of its home page, where that is not `/`: `/en`, `/choir/`. All its pages lie below. */
  home?: string;
  /** All languages of the site, that of the site first; left out where there is but one. */
  languages?: { lang: string; label: string; home: string }[];
  name: string;
  labels: z.output<typeof labels>;
  header: Unusual<Resolved<z.output<typeof header>>>;
  footer: Unusual<Resolved<z.output<typeof footer>>>;
  errorView: Resolved<z.output<typeof errorView>> & Pick<Section, 'dir'>;
  /** The paths of all isolated pages, so that links know without a page's data. */
  isolated: string[];
  /** When pages load what is not ours: a privacy policy says of it what is the case. `never` where there is nothing to load. */
  loads: Resources['load'][];
}

/** A shell, and what the browser does not need of it. */
export interface SiteShell extends Shell {
  /** How days, times and numbers are written: its language, with its country where that is known. */
  locale: string;
  /** What links to its pages show that have no picture of their own; left out where cards are drawn. */
  shareImage?: Image;
  /** Its page for unknown paths. */
  notFound: SitePage;
}

/** A page, and where it belongs, which the browser does not need. */
export interface SitePage extends Page {
  /** Where it stands in the manifest: `/routes/0`. */
  pointer: string;
  /** The language of its shell. */
  lang: string;
}

/** A page as it reaches the browser. `path` is `*` for the not-found page, `/en/*` for that of another language. */
export interface Page {
  path: string;
  title: string;
  description: string;
  /** Language → path of what is the same page in it, itself included. Left out where there is none. */
  translations?: { [lang: string]: string };
  noindex: boolean;
  /** What makes it an entry of lists. Left out where nothing does. */
  entry?: Entry;
  /** The entries before and after it in time, where a list that it is in has words for them. */
  neighbours?: { newer?: Neighbour; older?: Neighbour };
  /** The facts of the entry that it is, where none of its sections shows them. */
  facts?: Record<string, Fact>;
  /** Only where the page has no header. */
  header?: false;
  /**
   * Entered and left by a full load of its document: it runs code that is not ours, which only a new document is rid of,
   * or it talks to another host, which only its own security policy allows.
   */
  isolated: boolean;
  /** The app comes with the document instead of on the first intent: something on the page is loaded at once. */
  eager: boolean;
  /** Origins other than the site's own that the page contacts, at whatever moment. */
  foreignHosts: string[];
  /** What its security policy has to allow beyond the site's own files. Left out where that is nothing. */
  allows?: Allowance;
  sections: Section[];
}

/** What a page says of itself as an entry of lists. */
export type Entry = Omit<Resolved<z.output<typeof entry>>, 'facts'> & { facts?: Record<string, Fact> };

/** A record is shown by lists and has no page of its own. */
export type SiteRecord = Omit<Resolved<z.output<typeof record>>, 'facts'> & { facts?: Record<string, Fact> };

/** A fact that an organisation has named itself. */
export interface Fact {
  label: string;
  /** As visitors read it. */
  text: Inline;
  /** The day, or the first one: `YYYY-MM-DD`. */
  iso?: string;
  /** The last day. */
  until?: string;
  number?: number;
  /** Search engines take it as this. */
  as?: FactMeaning;
}

/** An entry that comes before or after another one: its page, its title, and what leads there is called, "Older". */
export interface Neighbour {
  label: string;
  page: string;
  title: string;
}

/** An entry as a list shows it. */
export interface ListedEntry {
  /** The path of its page. Only a record has none. */
  page?: string;
  /** A record leads here. */
  href?: Href;
  /** The place of a record in its collection, for the editor. */
  index?: number;
  title: Inline;
  /** As words without the year, where that is told apart. Left out where the entry has no day. */
  date?: Pick<Day, 'iso' | 'text'>;
  /** The heading of its group, where a list has groups. An entry of several groups is there in each. */
  group?: string;
  summary?: string;
  /** The running text of its page, in place of the summary. */
  text?: Block[];
  image?: Image;
  tags?: Group[];
  facts?: Record<string, Fact>;
  /** Visitors choose it by these, beside tags. */
  choices?: Record<string, Group[]>;
}

/** Origins other than the site's own, by what a page does with them. */
export interface Allowance {
  script: string[];
  style: string[];
  font: string[];
  /** Shown in a frame, once the visitor allows it. Left out where that is nothing. */
  frame?: string[];
  /** Sent to, by the page's own code and by the browser itself. `mailto:` is the visitor's mail program. */
  endpoint: string[];
  /** The page runs code that is not ours, wherever it comes from. Nobody knows what it does to the document. */
  guest: boolean;
}

/** A section: the keys of every section, and the props of its type. */
export interface Section {
  type: string;
  id?: string;
  lang?: string;
  /** Only where its language is written the other way than that of the site. */
  dir?: 'ltr' | 'rtl';
  tone: 'plain' | 'tint' | 'deep' | 'accent';
  edge?: 'arch' | 'slant';
  /** What stands behind it. */
  backdrop?: Image | undefined;
  [prop: string]: unknown;
}

/**
 * A file that pages refer to: where the manifest's file lies, and what is published in its place, if that was made of it (an SVG with
 * the theme's colours, a photo in another format). What is large is read only when it is needed.
 */
export interface Asset {
  file: string;
  /** That of the site: neither the file nor a folder between it and this one may be a link. Left out where the file's own folder is known. */
  folder?: string;
  bytes?: Uint8Array | (() => Uint8Array);
  /** Path of the licence of a font that comes with the builder. */
  licence?: string;
  /** Pictures for shared links are cut from it, and no page shows it: it is not published. */
  isOnlyCut?: true;
}
