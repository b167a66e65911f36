/** What a site's own sheet is called, and where it stands among the styles. A leaf, since browsers need it too. */

/** Beside the manifest. */
export const ownStyles = 'styles.css';

/**
 * The cascade layers of all styles, weakest first: a rule of a later one wins, however specific those of the earlier ones are. `site` is the
 * site's own sheet, so it never has to outdo a selector of ours.
 */
export const layers = ['base', 'mantine', 'parts', 'sections', 'site'] as const;

/** What gives the layers their order. It stands before everything else in a document. */
export const layerOrder = `@layer ${layers.join(', ')};`;

export const inLayer = (layer: (typeof layers)[number], css: string): string => (css === '' ? '' : `@layer ${layer}{${css}}`);

/** The sheet, as it was read. */
export interface OwnStyles {
  /** As it is written. */
  text: string;
  /** What reaches the pages: without what is refused, its files under their public addresses. */
  css: string;
  /** In the order of the text. */
  faults: readonly StyleFault[];
}

/** A part of own styles that is refused. Offsets count in the text. */
export interface StyleFault {
  why:
    | 'import'
    /** Another at-rule that is not known. */
    | 'rule'
    /** An address that is not of a file of the folder: of another host, or written so that nobody can tell. */
    | 'foreign'
    /** A path that leads out of the folder, or a symbolic link. */
    | 'outside'
    | 'missing'
    | 'unreadable'
    /** A class that the next build may name anew. */
    | 'class'
    | 'focus'
    | 'selector'
    | 'syntax';
  /** As it is written; of broken syntax the rule that is left out. */
  part: string;
  /** Of broken syntax what the parser says. */
  reason?: string;
  start: number;
  end: number;
}
