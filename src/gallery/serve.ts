/** Serves a built gallery. Not as sites are served: its pages frame each other, which no page of a site may. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { MockProvider } from '../mock-provider/mock-provider.ts';
import { rootId } from '../render/own-ids.ts';
import { answering } from '../serve/request.ts';
import { headingId } from './manifest.ts';

/** For the pages that are framed: no header and no footer, and light or dark as the address says (`#light`, `#dark`). */
const frameStyle = `<style>
#${rootId} > :is(header, footer) { display: none }
#${headingId} { position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%) }
:root:has(#light:target) { color-scheme: light }
:root:has(#dark:target) { color-scheme: dark }
</style>`;
/** What these addresses name. Hidden, so that the browser does not scroll to it. */
const frameAnchors = '<i id="light" hidden></i><i id="dark" hidden></i>';

/**
 * Makes the pages of a site of examples ready to be framed: without the policy that forbids it. Compressed copies still have it, so they go.
 *
 * @param pages - those that frame them, by their files
 */
export function finishPages(folder: string, pages: ReadonlyMap<string, string>): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    writeFileSync(file, html.replace('</head>', `${frameStyle}</head>`).replace('</body>', `${frameAnchors}</body>`));
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  }
  for (const [name, text] of pages) writeFileSync(join(folder, name), text);
}

/**
 * @param mockProvider - answers in place of the provider of forms
 * @returns a server that does not listen yet
 */
export function createGalleryServer(folder: string, mockProvider: Pick<MockProvider, 'handle'>): Server {
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return createServer(
    answering((request, response) => {
      if (mockProvider.handle(request, response)) return;
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such page.');
      });
    }),
  );
}
