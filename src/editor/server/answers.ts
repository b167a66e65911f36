/** The answers that both servers give. */
import type { ServerResponse } from 'node:http';
import type { Translated } from '../../../schema/languages.ts';
import { hash } from '../../disk/hash.js';
import { memo } from '../../disk/memo.ts';
import { commandLine } from '../../findings/command-line.ts';
import type { Bundles } from './bundles.ts';
import { always } from './documents.ts';

type Headers = Record<string, string>;

export const forbidden: Translated = {
  de: `Diese Anfrage kommt nicht aus dem Editor. Öffnen Sie die Adresse, die „${commandLine('edit')}“ nennt.`,
  en: `This request does not come from the editor. Open the address that "${commandLine('edit')}" names.`,
};
/** For a link on another website, which could lay something over the editor that is clicked in its place. */
export const linked: Translated = {
  de: 'Ein Link auf einer anderen Website öffnet den Editor nicht. Klicken Sie oben in die Adresse, und drücken Sie die Eingabetaste.',
  en: 'A link on another website does not open the editor. Click on the address above and press Enter.',
};
export const unknown: Translated = { de: 'Hier gibt es nichts.', en: 'There is nothing here.' };
export const wrongType: Translated = { de: 'In dieser Form wird nichts angenommen.', en: 'Nothing is taken in this form.' };
export const wrongMethod: Translated = { de: 'So lässt sich das nicht anfragen.', en: 'This cannot be asked for in this way.' };

export function send(response: ServerResponse, status: number, headers: Headers, body: string | Uint8Array): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

export const sendHtml = (response: ServerResponse, headers: Headers, html: string): void =>
  send(response, 200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, html);

export const sendJson = (response: ServerResponse, status: number, data: unknown, headers: Headers = {}): void =>
  send(response, status, { ...always, ...headers, 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(data));

/** Both languages, since whoever reads it as a page has not chosen one. */
export const sendSentence = (response: ServerResponse, status: number, { de, en }: Translated, headers: Headers = {}): void =>
  send(response, status, { ...always, ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, `${de}\n${en}\n`);

/** A file that the browser may keep and has to ask about. */
export function sendTagged(
  response: ServerResponse,
  { 'if-none-match': known }: { 'if-none-match'?: string | undefined },
  headers: Headers,
  bytes: string | Buffer,
): void {
  const tag = tagOf(bytes);
  const tagged = { ...headers, 'Cache-Control': 'no-cache', ETag: tag };
  if (known === tag) response.writeHead(304, tagged).end();
  else send(response, 200, tagged, bytes);
}

const tagOf = memo((bytes: string | Buffer) => `"${hash(bytes)}"`, 20);

/** @returns whether the path is that of a bundle */
export function sendBundle(
  response: ServerResponse,
  request: { 'if-none-match'?: string | undefined },
  headers: Headers,
  path: string,
  bundles: Bundles,
): boolean {
  const name = path.startsWith('/app/') ? path.slice('/app/'.length) : '';
  const text = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (text === undefined) return false;
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  sendTagged(response, request, { ...headers, 'Content-Type': `${type}; charset=utf-8` }, text);
  return true;
}
