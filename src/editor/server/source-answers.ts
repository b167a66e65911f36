/** What both servers answer where developers work on the editor: sources, and the websocket that tells a page what has changed. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { findName } from './access.ts';
import { sendSentence, unknown } from './answers.ts';
import type { Session } from './session.ts';
import type { SourceServer } from './source-server.ts';

/** Lets Vite answer a request that has been checked. @param headers - for every answer */
export function answerSource(
  sources: SourceServer,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
  path: string,
): void {
  const missing = () => sendSentence(response, 404, unknown);
  // Vite starts the developer's code editor by such an address: only for scripts of the page itself, not for a link that is clicked.
  if (path.startsWith('/__') && request.headers['sec-fetch-site'] !== 'same-origin') {
    missing();
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sources.answer(request, response, missing);
}

/** Hands on the websocket of a page of this server, and closes all others: browsers open one to any server, for every website. */
export function connectSources(server: Server, which: 'editor' | 'preview', session: Session): void {
  const { sources } = session;
  if (!sources) return;
  server.on('upgrade', (request, socket, head) => {
    // From here on Node hears nothing of it any more: a page that is closed meanwhile would end the server.
    socket.on('error', () => {});
    const { headers, url } = request;
    const isKnown = findName(headers, session.names[which], session.ports()[which]) !== undefined;
    const isOwnPage = headers.origin === `http://${headers.host}`;
    const isOfVite = url?.replace(/\?.*/, '') === '/' && /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');
    if (isKnown && isOwnPage && isOfVite) sources.connect(request, socket, head);
    else socket.destroy();
  });
}

/** What a page that loads sources may do besides: open the websocket, and start the worker in which Vite waits for a new server. */
export function forSources(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy']?.split('; ').filter((one) => !/^(?:connect|worker)-src /.test(one)) ?? [];
  const added = ["connect-src 'self'", "worker-src 'self' blob:"];
  return { ...headers, 'Content-Security-Policy': [...policy, ...added].join('; ') };
}
