/** Serves a built site the way its hosts do (src/hosting/): same status, headers and redirects, except what plain http forbids. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { planFile } from '../hosting/formats/files.ts';
import { textual } from '../hosting/media-types.ts';
import { movedTo } from '../hosting/moved.ts';
import { type Headers, type Hosting, headersOf, privateNames, withoutTls } from '../hosting/plan.ts';
import { answering, answerSafely, singleSlashes } from './request.ts';

/** The port of `npm start` when none is asked for. */
export const defaultPort = 4173;

interface SiteServerOptions {
  /** Answers in place of the e-mail marketing provider. A static host has none. */
  mockProvider?: { handle(request: IncomingMessage, response: ServerResponse): boolean };
  /** A script that runs on every page that a browser shows, and is in none of the files. Other programs get the files. */
  script?: string;
}

/** An address that no page has. */
const scriptAddress = '/__start.js';

/**
 * @param folder - a folder that `buildSite` made; it may be replaced while it is served
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, { mockProvider, script }: SiteServerOptions = {}): Server {
  const plan = planReader(folder);
  // `dev` looks files up on each request: a rebuild behind a running server must not send old lengths with new bytes.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => setHeaders(response, headersFor(plan(), (plan().base ?? '') + path)),
  });
  return createServer(
    answering(async (request, response, { path, meant, search }) => {
      const { base = '' } = plan();
      const isInside = path.startsWith(`${base}/`);
      // In the folder, and for the provider, nothing is called by the path that the site lies below.
      if (isInside) request.url = path.slice(base.length) + search;
      if (mockProvider?.handle(request, response)) return;
      if (script !== undefined && request.url === scriptAddress) {
        response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }).end(script);
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const right = rightAddress(folder, plan(), path);
      const location = movedTo(plan().moved ?? [], meant, search) ?? (right === undefined ? undefined : right + search);
      if (location !== undefined) {
        setHeaders(response, headersFor(plan(), '/404'));
        // What lies above the site is another matter of the host's.
        response.writeHead(path === '/' ? 302 : 301, { Location: location }).end();
        return;
      }
      const isShown = script !== undefined && request.headers.accept?.includes('text/html');
      const notFound = () => {
        const [file, headers] = [fileOfNotFound(plan(), path), headersFor(plan(), '/404')];
        if (!isShown) return sendNotFound(folder, file, headers, request, response);
        return sendWithScript(join(folder, file), base, 404, headers, response);
      };
      // No file has an address with a slash at its end, or with two together.
      if (
        !isInside ||
        meant === undefined ||
        isPrivate(plan(), meant) ||
        isNotFoundPage(plan(), meant) ||
        (/\/\/|.\/$/.test(path.slice(base.length)) && !isIndex(plan(), path))
      )
        return notFound();
      const inside = path.slice(base.length);
      const page = join(folder, `${inside === '/' ? '/index' : inside}.html`);
      if (isShown && existsSync(page)) return sendWithScript(page, base, 200, headersFor(plan(), path), response);
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

/** A backslash is a slash on some systems. */
const isPrivate = (plan: Hosting, path: string) => new RegExp(privateNames(plan)).test(path) || path.includes('\\');

/** Below the site's folder, the file of the not-found page that answers at an address: that of its language. */
const fileOfNotFound = ({ base = '', notFound = [] }: Hosting, path: string): string =>
  notFound.find(({ prefix }) => `${path}/`.startsWith(prefix))?.file.slice(base.length) ?? '/404.html';

/** Whether an address is that of a not-found page, which has none. */
const isNotFoundPage = ({ base = '', notFound = [] }: Hosting, path: string): boolean =>
  [`${base}/404.html`, ...notFound.map(({ file }) => file)].some((file) => path === file || `${path}.html` === file);

/** Whether an address is that of a folder with a document of its own. */
const isIndex = ({ folders }: Hosting, path: string): boolean =>
  folders.some(({ prefix, hasIndex }) => hasIndex === true && prefix === path);

/** The one address of a page, where it was asked for by another. */
function rightAddress(folder: string, plan: Hosting, path: string): string | undefined {
  const { base = '' } = plan;
  const bare = singleSlashes(path).replace(/(?:\.html)?\/?$/, '');
  if (isIndex(plan, `${path}/`)) return `${path}/`;
  const isHome = bare === `${base}/index` || bare === base || bare === '';
  if (isHome && path !== `${base}/`) return `${base}/`;
  const capital = plan.redirects.find(({ from }) => from === bare)?.to;
  if (capital !== undefined) return capital;
  const isPage = !isHome && bare !== path && !isPrivate(plan, bare) && !isNotFoundPage(plan, bare) && !/%|\.\./.test(bare);
  return isPage && bare.startsWith(`${base}/`) && existsSync(join(folder, `${bare.slice(base.length)}.html`)) ? bare : undefined;
}

/** A page as it was built, and behind it the script of this server, which its policy lets in. */
async function sendWithScript(
  page: string,
  base: string,
  status: number,
  headers: Headers,
  response: ServerResponse,
): Promise<void> {
  const document = await readFile(page, 'utf8').catch(() => '404');
  const policy = headers['Content-Security-Policy']?.replace("script-src 'none'", "script-src 'self'");
  setHeaders(response, {
    ...headers,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': 'no-store',
  });
  response.writeHead(status).end(`${document}<script src="${base}${scriptAddress}"></script>`);
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
