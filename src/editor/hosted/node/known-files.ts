/** What the build tells of the files that a site publishes, and their copies beside the editor. Other files of the folder stay where they are. */
import { extname, relative } from 'node:path';
import { hash } from '../../../disk/hash.js';
import { isMedia } from '../../../files/media-names.ts';
import { SiteFolder } from '../../../loader/node/site-folder.ts';
import type { BuiltFiles } from '../../repository/github/ports.ts';
import { SiteFiles } from '../../server/site-files.ts';
import type { StoredFile } from '../../storage.ts';
import { blobOf } from './git-facts.ts';

/**
 * @param manifest - its path
 * @param named - absolute paths of the files that it names
 * @returns what goes into `files.json`, and the copies by their addresses, relative to the editor's document
 */
export function describeFiles(
  manifest: string,
  named: readonly string[],
): { known: BuiltFiles; copies: Map<string, Uint8Array> } {
  const folder = new SiteFolder(manifest);
  // The manifest itself and its sheet are among them.
  const paths = new Set(named.map((file) => relative(folder.path, file).replaceAll('\\', '/')).filter(isMedia));
  const files = new SiteFiles(manifest);
  files.named = [...paths];
  const copies = new Map<string, Uint8Array>();
  /** Address as the editor's server would tell it → that of the copy. */
  const addresses = new Map<string, string>();
  const copy = (address: string, bytes: Uint8Array, ending: string): string => {
    const own = `app/files/${hash(bytes)}${ending.toLowerCase()}`;
    copies.set(own, bytes);
    addresses.set(address, own);
    return own;
  };
  const known: BuiltFiles = { files: [], packaged: [] };
  let styles: StoredFile | undefined;
  for (const file of files.list('')) {
    const { path, address, parts, published, isLink } = file;
    if (isLink) continue;
    if (parts) {
      const own = parts.map((part) => ({ ...part, file: copyPackaged(part.file) }));
      known.packaged.push({ path, address: own[0]?.file ?? '', parts: own });
    } else if (file.styles) styles = file;
    else if (paths.has(path) || published) {
      const read = folder.read(path);
      if (typeof read === 'string') continue;
      // What is no picture is only linked to.
      const own = isMedia(path) ? copy(address, read.bytes, extname(path)) : '';
      known.files.push({ ...file, address: own, blob: blobOf(read.bytes) });
    }
  }
  const sheet = styles && folder.read(styles.path);
  if (styles?.styles && typeof sheet === 'object') {
    const css = [...addresses].reduce((text, [address, own]) => text.replaceAll(address, own), styles.styles.css);
    known.files.push({ ...styles, address: '', styles: { ...styles.styles, css }, blob: blobOf(sheet.bytes) });
  }
  return { known, copies };

  function copyPackaged(address: string): string {
    const read = files.read(decodeURIComponent(address.slice('/files/'.length)));
    return read ? copy(address, read.bytes, '.woff2') : '';
  }
}
