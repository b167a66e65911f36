/** A slow line between a browser and servers of this machine: what it delays is bytes, so nothing of the browser's own is played. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** In milliseconds and bits a second. */
export interface Line {
  roundTrip: number;
  /** What a connection costs before its first byte. */
  connection: number;
  down: number;
  up: number;
}

const packet = 1460;
const tickMs = 4;

/** What all connections share in one direction: each sends a packet in its turn. */
class Lane {
  readonly #bytesPerMs: number;
  readonly #delay: number;
  readonly #waiting = new Map<Socket, Buffer[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(bitsPerSecond: number, delay: number) {
    this.#bytesPerMs = bitsPerSecond / 8000;
    this.#delay = delay;
  }

  /** @param bytes - undefined ends the connection once all that was sent before has arrived */
  send(to: Socket, bytes: Buffer | undefined): void {
    if (!bytes) {
      const rest = this.#waiting.get(to);
      if (rest) rest.push(Buffer.alloc(0));
      else setTimeout(() => to.end(), this.#delay);
      return;
    }
    const packets = this.#waiting.get(to) ?? [];
    for (let at = 0; at < bytes.length; at += packet) packets.push(bytes.subarray(at, at + packet));
    this.#waiting.set(to, packets);
    if (!this.#timer) this.#pump(performance.now());
  }

  #pump(paidUntil: number): void {
    let paid = paidUntil;
    while (this.#waiting.size > 0 && paid <= performance.now()) {
      for (const [to, packets] of this.#waiting) {
        const next = packets.shift() ?? Buffer.alloc(0);
        if (packets.length === 0) this.#waiting.delete(to);
        paid += next.length / this.#bytesPerMs;
        setTimeout(() => (next.length > 0 ? to.write(next) : to.end()), this.#delay);
      }
    }
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => this.#pump(paid), tickMs) : undefined;
  }
}

/**
 * @param targets - origins of servers, which share the line
 * @returns the origin in the place of each, and what ends all of them
 */
export async function slowLine(targets: readonly string[], line: Line): Promise<{ origins: string[]; close: () => void }> {
  const [down, up] = [new Lane(line.down, line.roundTrip / 2), new Lane(line.up, line.roundTrip / 2)];
  const sockets = new Set<Socket>();
  const servers = targets.map((target) =>
    createServer((near) => {
      const far = connect(Number(new URL(target).port), '127.0.0.1');
      near.pause();
      setTimeout(() => near.resume(), line.connection);
      for (const [from, to, lane] of [
        [near, far, up],
        [far, near, down],
      ] as const) {
        sockets.add(from);
        from.on('data', (bytes: Buffer) => lane.send(to, bytes));
        from.on('end', () => lane.send(to, undefined));
        from.on('error', () => to.destroy());
        from.on('close', () => sockets.delete(from));
      }
    }),
  );
  for (const server of servers) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origins: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
