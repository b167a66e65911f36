/** Serves a built site the way its hosts do (src/hosting/): same status, headers and redirects, except what plain http forbids. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { planFile } from '../hosting/files.ts';
import { movedTo } from '../hosting/moved.ts';
import { type Headers, type Hosting, headersOf, privateNames, textual, withoutTls } from '../hosting/plan.ts';
import { answering, answerSafely, singleSlashes } from './request.ts';

interface SiteServerOptions {
  /** Answers in place of the e-mail marketing provider. A static host has none. */
  mockProvider?: { handle(request: IncomingMessage, response: ServerResponse): boolean };
}

/**
 * @param folder - a folder that `buildSite` made; it may be replaced while it is served
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, { mockProvider }: SiteServerOptions = {}): Server {
  const plan = planReader(folder);
  // `dev` looks files up on each request: a rebuild behind a running server must not send old lengths with new bytes.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(response, headersFor(plan(), path)),
  });
  return createServer(
    answering(async (request, response, { path, meant, search }) => {
      if (mockProvider?.handle(request, response)) return;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const right = rightAddress(folder, plan(), path);
      const location = movedTo(plan().moved ?? [], meant, search) ?? (right === undefined ? undefined : right + search);
      if (location !== undefined) {
        setHeaders(response, headersFor(plan(), '/404'));
        response.writeHead(301, { Location: location }).end();
        return;
      }
      const notFound = () => sendNotFound(folder, notFoundFor(plan(), path), headersFor(plan(), '/404'), request, response);
      // No file has an address with a slash at its end, or with two together.
      if (meant === undefined || isPrivate(meant) || isNotFoundPage(plan(), meant) || /\/\/|.\/$/.test(path)) return notFound();
      return files(request, response, () => void answerSafely(request, response, notFound));
    }),
  );
}

/** Reads how the site wants to be served, again when the site has been replaced. */
function planReader(folder: string): () => Hosting {
  const file = join(folder, planFile);
  let time = 0;
  let plan: Hosting = { headers: {}, folders: [], pages: [], redirects: [], types: {} };
  return () => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== time) {
        plan = JSON.parse(readFileSync(file, 'utf8')) as Hosting;
        time = mtimeMs;
      }
    } catch {
      // The site is being replaced at this moment.
    }
    return plan;
  };
}

function headersFor(plan: Hosting, path: string): Headers {
  const extension = extname(path).slice(1) || (path.startsWith('/.well-known/') ? '' : 'html');
  const type = plan.types[extension];
  const varies = textual(plan.types).includes(extension);
  return {
    ...withoutTls(headersOf(plan, path)),
    ...(type && { 'Content-Type': type }),
    ...(varies && { Vary: 'Accept-Encoding' }),
  };
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const privateAddress = new RegExp(privateNames);
/** A backslash is a slash on some systems. */
const isPrivate = (path: string) => privateAddress.test(path) || path.includes('\\');

/** The file of the not-found page that answers at an address: that of its language. */
const notFoundFor = ({ notFound = [] }: Hosting, path: string): string =>
  (notFound.find(({ prefix }) => `${path}/`.startsWith(prefix)) ?? { file: '/404.html' }).file;

/** Whether an address is that of a not-found page, which has none. */
const isNotFoundPage = ({ notFound = [] }: Hosting, path: string): boolean =>
  ['/404.html', ...notFound.map(({ file }) => file)].some((file) => path === file || `${path}.html` === file);

/** The one address of a page, where it was asked for by another. */
function rightAddress(folder: string, plan: Hosting, path: string): string | undefined {
  const bare = singleSlashes(path).replace(/(?:\.html)?\/?$/, '');
  if (bare === '/index' || (bare === '' && path !== '/')) return '/';
  const capital = plan.redirects.find(({ from }) => from === bare)?.to;
  if (capital !== undefined) return capital;
  const isPage = bare !== '' && bare !== path && !isPrivate(bare) && !isNotFoundPage(plan, bare) && !/%|\.\./.test(bare);
  return isPage && existsSync(join(folder, `${bare}.html`)) ? bare : undefined;
}

async function sendNotFound(
  folder: string,
  page: string,
  headers: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const file = join(folder, page);
  const compressed = encoding && (await readFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`).catch(() => undefined));
  const body = compressed ?? (await readFile(file).catch(() => Buffer.from('404')));
  setHeaders(response, headers);
  response.writeHead(404, {
    'Content-Length': body.length,
    ...(compressed ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
