/** The dumbest host that there is, for tests: files of a folder by their names, no header but the type. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allTypes } from '../../../src/hosting/media-types.ts';

/**
 * @param folder - what is served; it may come later
 * @param instead - address → the one that stands in its place in whatever is served: so the editor asks another forge, by real requests
 * @param how - `isCompressed`: as good hosts do it, and what has a hash in its name is kept by browsers
 * @returns where, what was asked for, and what ends it. While it is `silent`, it answers nothing.
 */
export async function staticHost(folder: string, instead: Record<string, string> = {}, { isCompressed = false } = {}) {
  const read = (path: string): Buffer => {
    const text = readFileSync(fileAt(path)).toString('latin1');
    const replaced = Object.entries(instead).reduce((made, [from, to]) => made.replaceAll(from, to), text);
    // The service worker has a sum of each file, and what is served is another one now and then.
    const summed = /"(\/[^"]*)":"[\w+/]{43}="/g;
    const sumOf = (address: string) => createHash('sha256').update(read(address)).digest('base64');
    const isList = path.endsWith('/offline.js');
    return Buffer.from(
      isList ? replaced.replace(summed, (_, address) => `"${address}":"${sumOf(address)}"`) : replaced,
      'latin1',
    );
  };
  const fileAt = (path: string) => join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const host = { origin: '', silent: false, asked: [] as string[], close: async () => {} };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    host.asked.push(pathname);
    const file = fileAt(pathname);
    if (host.silent) return response.destroy();
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const content = read(pathname);
    const good = {
      'Content-Encoding': 'gzip',
      ...(pathname.includes('/app/') && { 'Cache-Control': 'max-age=31536000, immutable' }),
    };
    return response
      .writeHead(200, {
        'Content-Type': allTypes[extname(file).slice(1)] ?? 'application/octet-stream',
        ...(isCompressed && good),
      })
      .end(isCompressed ? gzipSync(content) : content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return host;
}
