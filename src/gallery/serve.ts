/** Serves a built gallery. Not as sites are served: its pages frame each other, which no page of a site may. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { MockProvider } from '../mock-provider/mock-provider.ts';
import { answering } from '../serve/request.ts';

/** Takes out of a gallery that is being built what keeps pages from being framed. Compressed copies would say it still. */
export function allowFrames(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    const free = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    if (free === html) continue;
    writeFileSync(file, free);
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
  }
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
