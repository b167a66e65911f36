/**
 * A mock for providers of forms, for `dev`, `start` and tests. At `/__signup` it is the e-mail marketing provider, with the same
 * contract (script, style sheet, font, POST with `isAjax=1` answered in JSON, a page for native posts); at `/__signup/formspree` and the
 * like it answers as that provider does. Every failure is selectable. Node only; no site contains it.
 *
 * Failures are chosen at `/__signup/try`, which remembers them in a cookie of this browser, or for one POST by the part of the mail
 * address before the `@`: `answer-500@example.com`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mockProviderPath } from '../manifest/resolve/addresses.ts';
import { answerSafely } from '../serve/request.ts';
import { answerModes, type Dialect, dialects, makeAnswer } from './answers.ts';
import { hostedPage, tryPage } from './pages.ts';
import { providerScriptText, type ScriptMode, scriptModes } from './provider-script.ts';

/** A POST that arrived. */
export interface Received {
  /** Whether it was sent by a script, not by the browser itself. */
  ajax: boolean;
  /** The media type, without parameters. */
  type: string;
  fields: [name: string, value: string][];
}

export interface MockProvider {
  /** Answers a request below its path. Returns false for every other. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The last POSTs, oldest first. */
  received: Received[];
}

const cookieName = 'mock-provider';
/** How long a slow script takes. */
const slowScriptMs = 4_000;
/** Limits of what is kept: as long as the server runs, any website can send here. */
const maxBytes = 1_000_000;
const maxKept = 20;
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/** @param redirect - where a success sends the visitor, in the mode `answer-redirect` */
export function createMockProvider(redirect = '/'): MockProvider {
  const received: Received[] = [];
  return {
    received,
    handle(request, response) {
      const address = `http://localhost${request.url ?? '/'}`;
      if (!URL.canParse(address)) return false;
      const { pathname, searchParams } = new URL(address);
      if (pathname !== mockProviderPath && !pathname.startsWith(`${mockProviderPath}/`)) return false;
      response.setHeader('Cache-Control', 'no-store');
      const file = pathname.slice(mockProviderPath.length);
      const dialect = request.method === 'POST' ? dialectOf(file.slice(1)) : undefined;
      if (dialect) {
        // Brevo's script asks for JSON by the address. For the others the browser says whether it expects a page.
        const ajax = file === '' ? searchParams.has('isAjax') : request.headers['sec-fetch-mode'] !== 'navigate';
        void answerSafely(request, response, () => answerPost(request, response, dialect, ajax, received, redirect));
      } else if (file === '/main.js') answerScript(find(scriptModes, chosen(request)), response);
      else if (file === '/styles.css')
        send(response, 200, 'text/css', '.sib-form-message-panel { font-family: Roboto, sans-serif; }\n');
      else if (file.endsWith('.woff2')) response.writeHead(200, { ...anyOrigin, 'Content-Type': 'font/woff2' }).end(tinyFont);
      else if (file === '/ping') response.writeHead(204).end();
      else if (file === '/try') answerTry(searchParams, chosen(request), response);
      else send(response, 404, 'text/plain', 'The mock provider has nothing here.');
      return true;
    },
  };
}

/** The provider that an address names; without a name it is Brevo. */
const dialectOf = (name: string): Dialect | undefined =>
  name === '' ? dialects.brevo : Object.entries(dialects).find(([own]) => own === name)?.[1];

/** The modes that this browser has chosen. */
function chosen(request: IncomingMessage): string[] {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
}

const find = <Mode extends string>(modes: readonly Mode[], names: readonly string[]) =>
  modes.find((mode) => names.includes(mode));

function answerTry(query: URLSearchParams, before: string[], response: ServerResponse): void {
  const known = [...scriptModes, ...answerModes] as readonly string[];
  const modes = query.has('mode') ? query.getAll('mode').filter((mode) => known.includes(mode)) : before;
  response.setHeader('Set-Cookie', `${cookieName}=${modes.join('.')}; Path=/; SameSite=Lax`);
  send(response, 200, 'text/html', tryPage(modes));
}

function answerScript(mode: ScriptMode | undefined, response: ServerResponse): void {
  const text = () => send(response, 200, 'text/javascript', providerScriptText(mode));
  if (mode === 'script-404') send(response, 404, 'text/plain', 'Not found');
  else if (mode === 'script-500') send(response, 500, 'text/plain', 'Error');
  else if (mode === 'script-html') send(response, 200, 'text/html', '<!doctype html><title>Not a script</title>');
  else if (mode === 'script-syntax-error') send(response, 200, 'text/javascript', 'function (');
  else if (mode === 'script-slow') setTimeout(text, slowScriptMs).unref();
  else if (mode !== 'script-never') text();
}

async function answerPost(
  request: IncomingMessage,
  response: ServerResponse,
  dialect: Dialect,
  ajax: boolean,
  received: Received[],
  redirect: string,
): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  const sent = await readBody(request);
  if (!sent) {
    send(response, 413, 'text/plain', 'The mock provider takes no more than a form.');
    return;
  }
  const fields = await readFields(sent, type);
  received.push({ ajax, type: type.split(';')[0] ?? '', fields });
  if (received.length > maxKept) received.shift();
  const names = fields.map(([, value]) => value.split('@')[0] ?? '');
  const mode = find(answerModes, names) ?? find(answerModes, chosen(request));
  if (!ajax || (dialect.wantsJson && !request.headers.accept?.includes('application/json'))) {
    send(response, 200, 'text/html', hostedPage(fields));
    return;
  }
  const { demands } = dialect;
  const isComplete = demands === undefined || fields.some(([name, value]) => name === demands && value !== '');
  const mailField = fields.find(([, value]) => value.includes('@'))?.[0] ?? 'EMAIL';
  const answer = isComplete ? makeAnswer(mode, dialect, { mailField, redirect }) : { ...dialect.refusal, status: 404 };
  if (!answer) return;
  const { status = 200, type: mediaType = 'text/plain', body, location, after = 0 } = answer;
  if (!dialect.isClosed && mode !== 'answer-no-cors')
    for (const [name, value] of Object.entries(anyOrigin)) response.setHeader(name, value);
  if (location) response.setHeader('Location', location);
  if (after > 0) setTimeout(() => send(response, status, mediaType, body), after).unref();
  else send(response, status, mediaType, body);
}

/** Reads all that is sent, so that the answer arrives; undefined when it is more than a form has. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

async function readFields(body: Buffer<ArrayBuffer>, type: string): Promise<Received['fields']> {
  try {
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return [...data].map(([name, value]) => [name, String(value)]);
  } catch {
    // Not a form.
    return [];
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}

/** A font for the script's style sheet: two specks, in WOFF2, 272 bytes, made for this project. */
const tinyFont = Buffer.from(
  'd09GMgABAAAAAAEQAAoAAAAAAnAAAADJAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAANAooPAE2AiQDCAsGAAQgBVoHIBvLAQCeB7b7iDbSldMDI7nwFM9XQ/f+7qVUlYk+' +
    'o7BYyXiMQkmkAlnbpwsmK00KQhQVE0xggu3lxQOZ/+E4Ojk+0SXHQCMKUw0t0CSC5oFCnrKgKDZDyN836lwlNJABLrUwTX0TFBonLTgZJoYhmP80YwFQYKCwxBowQKQ7uzPd' +
    '9gYEcnL77drJ67r7Hu74+yu/YGuLViD0/I+84MFWAACVF3whKC2gAAAwXAiIBQLKykLL2IitfY9ydD7Bs8dRBWKE1VQqb8sfYAA=',
  'base64',
);
