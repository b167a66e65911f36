/** Which requests the dev server refuses: those of other websites that the author has open at the same time. */
import type { IncomingMessage } from 'node:http';

/**
 * Whether another website sends a request: it may lead visitors to the pages here, and do nothing else. What Vite does for developers
 * (`/__open-in-editor`), nobody but a page from here may ask for.
 */
export function isForeign({ headers }: IncomingMessage, path: string): boolean {
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (path.startsWith('/__')) return site !== 'same-origin';
  // Browsers leave it out over plain http, except on the machine itself. What can read an answer then says where it comes from.
  if (site === undefined) return origin !== undefined && origin !== `http://${host}`;
  return site !== 'same-origin' && site !== 'none' && mode !== 'navigate';
}
