/**
 * One stream of events for all windows of this browser that are seen. Browsers keep six connections to one server (HTTP/1.1): where each
 * window held one, the seventh would never load, and none could save.
 */

/** What the server tells: a name, and what belongs to it. */
export type OnEvent = (event: string, data: string) => void;

/**
 * Reads a stream until it is told to stop.
 *
 * @param isLater - it goes on from one that has ended: in between something may have been missed
 */
export type ReadStream = (signal: AbortSignal, tell: OnEvent, isLater: boolean) => Promise<void>;

/**
 * Follows what the server tells: by a stream of our own, or by that of another window. When that one is closed, or seen no more, the next
 * one takes over.
 *
 * @param name - what windows have in common that may listen together
 * @returns ends it
 */
export function shareEventStream(name: string, follow: ReadStream, hear: OnEvent): () => void {
  const end = new AbortController();
  // Where there are none (tabs.ts says where), every window has a stream of its own.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) {
    void follow(end.signal, hear, false);
    return () => end.abort();
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data: [event, data] }: MessageEvent<[string, string]>) => hear(event, data);
  const lead = async (isLater: boolean) => {
    const tell: OnEvent = (event, data) => {
      channel.postMessage([event, data]);
      hear(event, data);
    };
    if (!end.signal.aborted) await follow(end.signal, tell, isLater);
    return true;
  };
  const takeTurns = async () => {
    const hasLed = await locks.request(name, { ifAvailable: true }, (lock) => lock !== null && lead(false));
    if (!hasLed && !end.signal.aborted) await locks.request(name, { signal: end.signal }, () => lead(true));
  };
  takeTurns().catch(() => {
    // Nobody waits any more; or a browser that keeps nothing of websites, and has no locks for them either.
    if (!end.signal.aborted) void follow(end.signal, hear, false);
  });
  return () => {
    end.abort();
    channel.close();
  };
}
