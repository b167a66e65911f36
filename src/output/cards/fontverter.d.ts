/** What is used of fontverter, which has no types of its own. */
declare module 'fontverter' {
  /** A font in any of the three forms → in the one that is wanted. `sfnt` is the bare font, OpenType or TrueType. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
