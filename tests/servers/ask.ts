/** Asks a server without hiding anything: no redirect is followed, no body decompressed. */
import { type IncomingHttpHeaders, type RequestOptions, request as requestPlain } from 'node:http';
import { Agent, request as requestTls } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Over plain http. */
  plain?: boolean;
}

/** The certificate is the tests' own, and connections are kept, so that many questions are quick. */
const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 8 });
export const endConversations = (): void => agent.destroy();

export function ask({ port, path, method = 'GET', headers = {}, plain = false }: Question): Promise<Answer> {
  const options: RequestOptions = { host: '127.0.0.1', port, path, method, headers: { Host: `localhost:${port}`, ...headers } };
  return new Promise((done, fail) => {
    const request = plain ? requestPlain(options) : requestTls({ ...options, agent, servername: 'localhost' });
    request.once('error', fail);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.end();
  });
}
