/** What every server here does with a request before it answers. Whatever a request is, and however it ends, the server goes on. */
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { parseAddress } from '../findings/web-address.ts';

/** What a request asks for. */
export interface Address {
  /** Begins with a slash; ".." and backslashes are resolved, signs are written as they came. */
  path: string;
  /** The path in plain letters; undefined where it means nothing. */
  meant: string | undefined;
  /** With its question mark, or empty. */
  search: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse, address: Address) => void | Promise<void>;

/** Makes the listener of a server. What `answer` gets of `Range` can be sent, and `Accept-Encoding` names only what may be sent. */
export function answering(answer: Answer): RequestListener {
  return (request, response) => {
    // A file that is replaced between the look at it and its reading: the visitor asks again.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    // A host may answer a part with the whole (RFC 9110, 14.2), and a part that cannot be would be an error.
    if (!readRange(request.headers) || request.headers['if-range'] !== undefined) delete request.headers.range;
    request.headers['accept-encoding'] = accepted(request.headers['accept-encoding']);
    const address = readAddress(request.url ?? '/');
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    // Later code reads `request.url`: let it find the checked address.
    request.url = address.path + address.search;
    void answerSafely(request, response, () => answer(request, response, address));
  };
}

/** Answers a request. When that throws, the answer is a 500 without a word about this machine; the terminal says why. */
export async function answerSafely(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void | Promise<void>,
): Promise<void> {
  try {
    await answer();
  } catch (error) {
    // The client has closed the connection: no error.
    if (request.socket.destroyed) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

/** Sends bytes, or the part of them that is asked for: Safari plays no film that it cannot have in parts. */
export function sendFile(response: ServerResponse, bytes: Uint8Array, headers: OutgoingHttpHeaders): void {
  const { first, last } = readRange(response.req.headers) ?? { first: bytes.length, last: 0 };
  const part = bytes.subarray(first, last + 1);
  if (part.length === 0) response.writeHead(200, headers).end(bytes);
  else {
    const range = `bytes ${first}-${first + part.length - 1}/${bytes.length}`;
    response.writeHead(206, { ...headers, 'Accept-Ranges': 'bytes', 'Content-Range': range }).end(part);
  }
}

/** The part of a file that a request is for, as players of films ask: from one byte on, perhaps to a later one (RFC 9110, 14.1.2). */
function readRange({ range = '' }: IncomingMessage['headers']): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  const [first, last] = [Number(from), to === undefined ? Number.POSITIVE_INFINITY : Number(to)];
  return last > first ? { first, last } : undefined;
}

/** An address with one slash where there are several: a browser takes two at the beginning for the name of a host. */
export const singleSlashes = (path: string): string => path.replace(/\/{2,}/g, '/');

function readAddress(url: string): Address | undefined {
  // A proxy may send the whole address (RFC 9112, 3.2.2). A path alone is not parsed as a relative address: "//" would name a host.
  const whole = url.startsWith('/') ? `http://localhost${url}` : url;
  const address = /^https?:/.test(whole) ? parseAddress(whole) : undefined;
  if (!address) return undefined;
  const { pathname, search } = address;
  return { path: pathname, meant: decoded(pathname), search };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Those of our two compressions that an `Accept-Encoding` allows (RFC 9110, 12.5.3), the better one first. */
function accepted(header: string | string[] = ''): string {
  const weights = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        return [name, Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)] as const;
      }),
  );
  return ['br', 'gzip'].filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0).join(', ');
}
