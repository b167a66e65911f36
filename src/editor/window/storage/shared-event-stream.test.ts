import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OnEvent, shareEventStream } from './shared-event-stream.ts';

/** As browsers have them, as far as they are needed here: one holder at a time, the others in a row. */
function makeLocks() {
  let last = Promise.resolve();
  let held = 0;
  return {
    async request(_: string, { ifAvailable, signal }: LockOptions, use: (lock: object | null) => unknown): Promise<unknown> {
      if (ifAvailable && held > 0) return use(null);
      held++;
      const before = last;
      let free = () => {};
      last = new Promise((done) => {
        free = done;
      });
      try {
        await before;
        if (signal?.aborted) throw new DOMException('', 'AbortError');
        return await use({});
      } finally {
        held--;
        free();
      }
    },
  };
}

/** Windows that follow one server, and what it tells those that have a stream. */
const streams = new Set<OnEvent>();
const follow = (signal: AbortSignal, tell: OnEvent, isLater: boolean) =>
  new Promise<void>((done) => {
    streams.add(tell);
    if (isLater) tell('text', '');
    signal.addEventListener('abort', () => {
      streams.delete(tell);
      done();
    });
  });
const ends: (() => void)[] = [];
function open(): string[] {
  const heard: string[] = [];
  ends.push(shareEventStream('server', follow, (event, data) => heard.push(`${event} ${data}`)));
  return heard;
}

beforeEach(() => {
  streams.clear();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

test('of many windows one has a stream, and all hear what it says', async () => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  const windows = Array.from({ length: 8 }, open);
  await vi.waitFor(() => expect(streams.size).toBe(1));
  for (const tell of streams) tell('text', 'v2');
  await vi.waitFor(() => expect(windows).toEqual(Array(8).fill(['text v2'])));
  expect(streams.size).toBe(1);
});

test('when the window with the stream is closed, another one takes over, and all look at what they may have missed', async () => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  const [first, second, third] = [open(), open(), open()];
  await vi.waitFor(() => expect(streams.size).toBe(1));
  ends[0]?.();
  await vi.waitFor(() => expect([first, second, third]).toEqual([[], ['text '], ['text ']]));
  expect(streams.size).toBe(1);
});

test('a window that is closed while it waits takes over nothing', async () => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  const [, second, third] = [open(), open(), open()];
  await vi.waitFor(() => expect(streams.size).toBe(1));
  ends[1]?.();
  ends[0]?.();
  await vi.waitFor(() => expect([second, third]).toEqual([[], ['text ']]));
});

test('where a browser has no locks, or gives none, every window has a stream of its own', async () => {
  vi.stubGlobal('navigator', {});
  open();
  expect(streams.size).toBe(1);
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
  open();
  await vi.waitFor(() => expect(streams.size).toBe(2));
});
