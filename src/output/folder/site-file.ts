/** A file of the site: its public address and its content, which must not depend on the day, the machine or the folder. */
export interface SiteFile {
  address: string;
  content: string | Uint8Array;
}
