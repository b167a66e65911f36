/** Serves a built site the way a static host does: real 404 status, right types, compressed where the browser takes it. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * @param folder - a folder that `writeSite` made; it may be replaced while it is served
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string): Server {
  // `dev` looks files up on each request: a rebuild behind a running server must not send old lengths with new bytes.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });
  return createServer((request, response) => {
    // Not as a relative address: "//" would name a host.
    const address = `http://localhost${request.url ?? '/'}`;
    if (!URL.canParse(address)) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = new URL(address);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const bare = pathname.replace(/\/+$/, '');
    if (bare !== '' && bare !== pathname && existsSync(fileOf(folder, bare))) {
      response.writeHead(301, { Location: bare + search }).end();
      return;
    }
    if (isPrivate(pathname)) sendNotFound(folder, request, response);
    else files(request, response, () => sendNotFound(folder, request, response));
  });
}

/** The files behind the addresses: a page has one address, without `.html`, and the not-found page has none. */
const isPrivate = (pathname: string) => /\.html(?:\.br|\.gz)?$|\/\.|^\/(?:index|404)\/?$/.test(pathname);

/** The file of a page, always inside the folder. */
function fileOf(folder: string, path: string): string {
  const name = path.replace(/%[0-9A-Fa-f]{2}/g, '_').replaceAll('..', '_');
  return join(folder, `${name}.html`);
}

async function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const file = join(folder, '404.html');
  const compressed = encoding && (await readFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`).catch(() => undefined));
  const body = compressed ?? (await readFile(file).catch(() => Buffer.from('404')));
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(compressed ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
