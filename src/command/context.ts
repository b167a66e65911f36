/** What scripts/boot.js hands to every command. */
export interface CommandContext {
  /** The builder's own folder. */
  root: string;
  /** The folder of the site: its own section types lie there. In a clone of the builder it is the same. */
  project: string;
  /** A folder for what depends only on the builder's sources, and those of the site. */
  cache: string;
}
