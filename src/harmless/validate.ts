/**
 * Files that browsers open as documents, published as they are: whether something in one runs or leads elsewhere. The policy of a site
 * stops that, but not every host sends it. This is below the loader, and runs wherever JavaScript does.
 */
import { lookup } from 'mrmime';
import { judgeData } from './data.ts';
import { judgeDrawing } from './drawing.ts';
import type { Fault } from './fault.ts';
import { judgePage } from './page.ts';

/** Kinds that some hosts know and most do not. */
const rare: ReadonlyMap<string, string> = new Map([
  ['kml', 'text/xml'],
  ['mml', 'text/xml'],
  ['xhtm', 'application/xhtml+xml'],
]);

/** What hosts call a file. Some go by an ending before the last one, where they do not know that (Apache, mod_mime). */
function typeOf(address: string): string {
  const [, ...endings] = address.slice(address.lastIndexOf('/') + 1).split('.');
  const types = endings.map((ending) => rare.get(ending.toLowerCase()) ?? lookup(`.${ending}`));
  return types.findLast((type) => typeof type === 'string') ?? '';
}

/** Whether browsers read a file as HTML or XML, and would run what is in it. */
export const isMarkup = (address: string): boolean => judgeOf(address) !== undefined;

/** @param bytes - a complete file */
export const judgeFile = (address: string, bytes: Uint8Array): Fault | undefined => judgeOf(address)?.(bytes);

/** By the name, as hosts go by it. XML has a type of many names (WHATWG MIME Sniffing, 4.6). */
function judgeOf(address: string): ((bytes: Uint8Array) => Fault | undefined) | undefined {
  const type = typeOf(address);
  if (type === 'image/svg+xml') return judgeDrawing;
  if (type === 'text/html') return (bytes) => judgePage(bytes, false);
  if (type === 'application/xhtml+xml') return (bytes) => judgePage(bytes, true);
  return /(?:\+|^(?:text|application)\/)xml$/.test(type) ? judgeData : undefined;
}
