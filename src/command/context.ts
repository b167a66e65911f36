/** What scripts/boot.js hands to every command. */
export interface CommandContext {
  /** The builder's own folder. */
  root: string;
  /** A folder for what depends only on the builder's sources. */
  cache: string;
}
