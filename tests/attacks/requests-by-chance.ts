/** Requests by chance, made from those that no browser sends: what matters is what the server is like afterwards. */
import { connect, type Socket } from 'node:net';
import type { Random } from '../mutants/random.ts';
import type { Attack } from './requests.ts';

/** How a request by chance ends: it is answered, or the sender goes at once, or in the middle, or sends byte by byte. */
const endings = ['answer', 'answer', 'reset', 'half', 'slow'] as const;

export interface Chance {
  bytes: string;
  ending: (typeof endings)[number];
}

/** A request by chance: one of the list, with some of its bytes changed, doubled or missing. */
function requestByChance(random: Random, known: readonly Attack[]): Chance {
  let bytes = random.pick(known).request;
  // What is large is sent once, by the list.
  if (bytes.length > 20_000) bytes = bytes.slice(0, 2000);
  for (let changes = random.below(4); changes > 0; changes--) {
    const at = random.below(bytes.length);
    const sign = String.fromCharCode(random.below(256));
    const length = random.below(12);
    bytes = random.pick([
      bytes.slice(0, at) + sign + bytes.slice(at + 1),
      bytes.slice(0, at) + bytes.slice(at, at + length) + bytes.slice(at),
      bytes.slice(0, at) + bytes.slice(at + length),
      bytes.slice(0, at) + random.pick(['%', '/', '\\', '..', '\r\n', '\0', ';q=', '#', '?', ':']) + bytes.slice(at),
    ]);
  }
  return { bytes, ending: random.pick(endings) };
}

/** Sends a request by chance and lets it end as it wants to; resolves when its connection is closed. */
export function sendByChance(url: string, { bytes, ending }: Chance): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => done());
    // Some never get an answer.
    socket.setTimeout(300, () => socket.destroy());
    socket.once('data', () => socket.end());
    socket.resume();
    if (ending === 'reset') socket.write(bytes, 'latin1', () => socket.resetAndDestroy());
    else if (ending === 'half') socket.write(bytes.slice(0, bytes.length / 2), 'latin1', () => socket.destroy());
    else if (ending === 'slow') writeSlowly(socket, bytes);
    else socket.write(bytes, 'latin1');
  });
}

/** Sends many requests by chance, some at the same time, and waits for the end of all. */
export async function sendManyByChance(url: string, known: readonly Attack[], random: Random, count: number): Promise<void> {
  let left = count;
  const visitor = async () => {
    while (left-- > 0) await sendByChance(url, requestByChance(random, known));
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

function writeSlowly(socket: Socket, bytes: string): void {
  const piece = Math.ceil(bytes.length / 10);
  for (let at = 0; at < bytes.length; at += piece)
    setTimeout(() => socket.writable && socket.write(bytes.slice(at, at + piece), 'latin1'), (10 * at) / piece);
}
