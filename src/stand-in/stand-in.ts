/**
 * A stand-in for the e-mail marketing provider, for `dev`, `start` and tests: the same contract (script, style sheet, font, POST
 * with `isAjax=1` answered in JSON, a page for native posts), and every failure selectable. Node only; no site contains it.
 *
 * Failures are chosen at `/__signup/try`, which remembers them in a cookie of this browser, or for one POST by the part of the mail
 * address before the `@`: `answer-500@example.com`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { standInPath } from '../manifest/addresses.ts';
import { tinyFont } from './font.ts';
import { type AnswerMode, answerModes, type ScriptMode, scriptModes, slowScript } from './modes.ts';
import { hostedPage, tryPage } from './pages.ts';
import { providerScriptText } from './provider-script.ts';

/** A POST that arrived. */
export interface Received {
  /** Whether it was sent by a script, not by the browser itself. */
  ajax: boolean;
  /** The media type, without parameters. */
  type: string;
  fields: [name: string, value: string][];
}

export interface StandIn {
  /** Answers a request below its path. Returns false for every other. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  received: Received[];
}

interface StandInOptions {
  /** Where a success sends the visitor, in the mode `answer-redirect`. */
  redirect?: string;
}

const cookieName = 'stand-in';
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

export function createStandIn({ redirect = '/' }: StandInOptions = {}): StandIn {
  const received: Received[] = [];
  return {
    received,
    handle(request, response) {
      const address = `http://localhost${request.url ?? '/'}`;
      if (!URL.canParse(address)) return false;
      const { pathname, searchParams } = new URL(address);
      if (pathname !== standInPath && !pathname.startsWith(`${standInPath}/`)) return false;
      response.setHeader('Cache-Control', 'no-store');
      const file = pathname.slice(standInPath.length);
      if (file === '' && request.method === 'POST')
        void answerPost(request, response, searchParams.has('isAjax'), received, redirect);
      else if (file === '/main.js') answerScript(find(scriptModes, chosen(request)), response);
      else if (file === '/styles.css')
        send(response, 200, 'text/css', '.sib-form-message-panel { font-family: Roboto, sans-serif; }\n');
      else if (file.endsWith('.woff2')) response.writeHead(200, { ...anyOrigin, 'Content-Type': 'font/woff2' }).end(tinyFont);
      else if (file === '/ping') response.writeHead(204).end();
      else if (file === '/try') answerTry(searchParams, chosen(request), response);
      else send(response, 404, 'text/plain', 'The stand-in has nothing here.');
      return true;
    },
  };
}

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
  switch (mode) {
    case 'script-404':
      return send(response, 404, 'text/plain', 'Not found');
    case 'script-500':
      return send(response, 500, 'text/plain', 'Error');
    case 'script-html':
      return send(response, 200, 'text/html', '<!doctype html><title>Not a script</title>');
    case 'script-syntax-error':
      return send(response, 200, 'text/javascript', 'function (');
    case 'script-slow':
      setTimeout(text, slowScript).unref();
      return;
    case 'script-never':
      return;
    default:
      return text();
  }
}

async function answerPost(
  request: IncomingMessage,
  response: ServerResponse,
  ajax: boolean,
  received: Received[],
  redirect: string,
): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  const fields = await readFields(request, type);
  received.push({ ajax, type: type.split(';')[0] ?? '', fields });
  const names = fields.map(([, value]) => value.split('@')[0] ?? '');
  const mode = find(answerModes, names) ?? find(answerModes, chosen(request));
  if (!ajax) return send(response, 200, 'text/html', hostedPage(fields));
  if (mode !== 'answer-no-cors') for (const [name, value] of Object.entries(anyOrigin)) response.setHeader(name, value);
  answerInMode(mode, fields, response, redirect);
}

function answerInMode(
  mode: AnswerMode | undefined,
  fields: Received['fields'],
  response: ServerResponse,
  redirect: string,
): void {
  const json = (status: number, answer: unknown) => send(response, status, 'application/json', JSON.stringify(answer));
  const success = { success: true, message: 'The stand-in has it.' };
  const later = (time: number) => void setTimeout(() => json(200, success), time).unref();
  switch (mode) {
    case 'answer-redirect':
      return json(200, { ...success, redirect });
    case 'answer-field-errors':
      // About the field by which the mode was chosen, and about one that no form has.
      return json(200, {
        success: false,
        message: 'The stand-in refuses.',
        errors: {
          [fields.find(([, value]) => value.includes('@'))?.[0] ?? 'EMAIL']: 'The stand-in does not like this.',
          NO_SUCH_FIELD: 'x',
        },
      });
    case 'answer-refusal':
      return json(200, { success: false, message: 'The stand-in refuses.' });
    case 'answer-empty':
      return send(response, 200, 'application/json', '');
    case 'answer-html':
      return send(response, 200, 'text/html', '<!doctype html><title>Not an answer</title>');
    case 'answer-cut-off':
      return send(response, 200, 'application/json', '{"success":true,"mess');
    case 'answer-array':
      return json(200, [success]);
    case 'answer-null':
      return json(200, null);
    case 'answer-contradiction':
      return json(500, { ...success, redirect });
    case 'answer-302':
      response.writeHead(302, { Location: `${standInPath}/try` }).end();
      return;
    case 'answer-422':
      return json(422, { success: false, message: 'The stand-in refuses.' });
    case 'answer-400':
    case 'answer-429':
    case 'answer-500':
    case 'answer-502':
    case 'answer-503':
      return send(response, Number(mode.slice(-3)), 'text/html', '<!doctype html><title>Error</title>');
    case 'answer-slow-9':
      return later(9_000);
    case 'answer-slow-11':
      return later(11_000);
    case 'answer-never':
      return;
    default:
      return json(200, success);
  }
}

async function readFields(request: IncomingMessage, type: string): Promise<Received['fields']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const data = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData();
    return [...data].map(([name, value]) => [name, String(value)]);
  } catch {
    // Not a form.
    return [];
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
