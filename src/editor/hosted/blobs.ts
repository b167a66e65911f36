/**
 * The bytes of the files that a page shows. The preview's frame has no origin, so it may load nothing by an address: it is handed these.
 * The editor's own policy lets nobody fetch a `blob:` address: so each Blob is kept beside its address.
 */
const kept = new Map<string, Blob | Promise<Blob>>();

/** Keeps bytes in this window. Equal ones of the same path have one address. */
export function createAddresses(): (path: string, bytes: Blob) => string {
  return (_, bytes) => {
    const address = URL.createObjectURL(bytes);
    kept.set(address, bytes);
    return address;
  };
}

/** Whether an address leads to a file of this editor. */
export const isKept = (address: string): boolean => kept.has(address);

/** Makes a file known that lies beside the editor's document, and is fetched when a page shows it. */
export function know(address: string): void {
  if (!kept.has(address)) kept.set(address, fetchBlob(address));
}
