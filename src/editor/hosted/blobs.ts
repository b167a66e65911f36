/**
 * The bytes of the files that a page shows. The preview's frame has no origin, so it may load nothing by an address: it is handed Blobs.
 * Each is kept with its address, since the editor's policy lets nobody fetch a `blob:` address.
 */
import type { StoredFile } from '../storage.ts';

/** Address → its bytes; undefined until they are wanted. */
const files = new Map<string, Blob | undefined>();
const fetching = new Map<string, Promise<Blob>>();

/** Keeps bytes in this window, under an address that it can load as well. */
export function keepBlob(path: string, bytes: Blob): string {
  // Behind the sign it only says what kind of file it is.
  const address = `${URL.createObjectURL(bytes)}#${/\.\w+$/.exec(path)?.[0] ?? ''}`;
  files.set(address, bytes);
  return address;
}

/** A file that lies beside the editor's document, with full addresses. It is fetched when a page shows it. */
export function besideDocument<File extends StoredFile>(file: File): File {
  const { address, parts, styles } = file;
  return {
    ...file,
    // What no page shows has no copy.
    address: address && fullAddress(address),
    ...(parts && { parts: parts.map((part) => ({ ...part, file: fullAddress(part.file) })) }),
    // Its own files stand in it by their names.
    ...(styles && { styles: { ...styles, css: styles.css.replace(/[\w./~-]*\/app\/files\/[\w.-]+/g, fullAddress) } }),
  };
}

export const addresses = (): IterableIterator<string> => files.keys();
export const isFile = (address: string): boolean => files.has(address);
/** What is there already; undefined where it has to be fetched. */
export const blobAt = (address: string): Blob | undefined => files.get(address);

/** @throws where it cannot be fetched; it is tried again when it is wanted next */
export function fetchBlob(address: string): Promise<Blob> {
  const started = fetching.get(address) ?? fetchFrom(address).finally(() => fetching.delete(address));
  fetching.set(address, started);
  return started;
}

async function fetchFrom(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const blob = await response.blob();
  files.set(address, blob);
  return blob;
}

function fullAddress(address: string): string {
  const { href } = new URL(address, document.baseURI);
  if (!files.has(href)) files.set(href, undefined);
  return href;
}
