/** What every open editor is told as it happens: a stream that lasts as long as somebody reads it. */
import type { ServerResponse } from 'node:http';
import type { EventName } from './interface.ts';

/** Proves that the line is still there. In milliseconds. */
const heartbeat = 15_000;

export class Events {
  readonly #readers = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  /** Answers a request with the stream. */
  add(response: ServerResponse, headers: Record<string, string>): void {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    // A comment: whoever waits for the beginning has it.
    response.write(':\n\n');
    this.#readers.add(response);
    this.#timer ??= setInterval(() => this.#write(':\n\n'), heartbeat);
    response.on('close', () => {
      this.#readers.delete(response);
      if (this.#readers.size === 0) this.#stop();
    });
  }

  tell(event: EventName, data = ''): void {
    this.#write(`event: ${event}\ndata: ${data}\n\n`);
  }

  close(): void {
    this.#stop();
    for (const reader of this.#readers) reader.end();
  }

  #write(text: string): void {
    for (const reader of this.#readers) reader.write(text);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
