/**
 * A file of the site: its public address, and its content or how to make it. A `key` names the content: as long as it stays the same,
 * the file of the last build is taken and `make` is not called. So it must change with everything that the content depends on, but for
 * the builder's own sources, and it must not depend on the day, the machine or the folder.
 */
export type SiteFile = { address: string } & (
  | { content: string | Uint8Array }
  | { key: string; make: () => string | Uint8Array | Promise<string | Uint8Array> }
);
