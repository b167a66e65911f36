/** Finds the place of an editor that is opened by a double click: that of the one that already runs, else a free one. */
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { digest } from '../../disk/hash.js';
import { pageFacts } from './interface.ts';

/** The preview takes the port behind that of the editor. */
const step = 2;
const tries = 10;

/** An editor of the same manifest that runs already, or a port that is free, as the next one is. */
export type Place = { running: string } | { port: number };

/**
 * @param manifest - path of the file
 * @param first - the port that is tried first
 */
export async function findPlace(manifest: string, first: number): Promise<Place> {
  for (let port = first; port < first + step * tries; port += step) {
    const address = `http://localhost:${port}`;
    if ((await isFree(port, 'localhost')) && (await isFree(port + 1, '127.0.0.1'))) return { port };
    if (await isEditorOf(manifest, address)) return { running: address };
  }
  return { port: 0 };
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}

async function isEditorOf(manifest: string, address: string): Promise<boolean> {
  try {
    const page = await (await fetch(address, { signal: AbortSignal.timeout(3000) })).text();
    return page.includes(`<meta name="${pageFacts.site}" content="${digest(resolve(manifest))}">`);
  } catch {
    // Another program, which speaks another language.
    return false;
  }
}
