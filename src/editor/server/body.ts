/** What comes with a request. */
import type { IncomingMessage } from 'node:http';
import { maxMegabytes } from '../../loader/node/read-manifest.ts';
import { Failure } from './failure.ts';

/** A manifest as a text in JSON may have twice its length, and a little around it. */
export const maxJson = (2 * maxMegabytes + 1) * 1024 * 1024;

/**
 * @param most - in bytes
 * @returns undefined where there is more. It is read to its end all the same, since a browser listens only when it has said everything.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= most ? Buffer.concat(chunks) : undefined;
}

/** @throws Failure where it is too large, or something else than what is asked for */
export async function readJson<Shape>(request: IncomingMessage, isShape: (data: unknown) => data is Shape): Promise<Shape> {
  const body = await readBody(request, maxJson);
  if (!body) throw new Failure(413, { de: 'Das ist mehr, als angenommen wird.', en: 'This is more than is taken.' });
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    data = undefined;
  }
  if (!isShape(data)) throw new Failure(400, { de: 'Diese Anfrage ist unverständlich.', en: 'This request makes no sense.' });
  return data;
}
