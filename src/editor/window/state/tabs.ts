/** The windows of this browser that show one site: only one of them edits it. */

export interface Tabs {
  /**
   * Asks once to be the window that edits.
   *
   * @returns whether it may now
   */
  enter(): Promise<boolean>;
  /** Whether this window edits. */
  isMine(): boolean;
  listen(events: TabEvents): void;
  /** Takes over from the window that edits. */
  take(): Promise<void>;
}

interface TabEvents {
  /** Another window goes on from here; what this one has not kept yet is kept when it resolves. */
  give(): Promise<void>;
  /** Another window has gone on without waiting: what is kept is its own. */
  lost(): void;
  /** This window may edit from now on. */
  free(): void;
}

/** How long to wait for the other window's answer. */
const takeTimeoutMs = 1000;
/** How long to wait for a window that is about to close: after a reload the old page may still hold the lock. */
const closeTimeoutMs = 500;

const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** @param site - names the manifest among all that are edited on this machine */
export function createTabs(site: string): Tabs {
  // Browsers have locks only in secure contexts. Without locks every window edits; the version that each save names still reveals
  // conflicts.
  const locks = navigator.locks as LockManager | undefined;
  const channel = new BroadcastChannel(site);
  let isMine = false;
  let queue = new AbortController();
  let handlers: TabEvents = { give: async () => {}, lost: () => {}, free: () => {} };

  /** Holds the lock until the window closes or another one takes it. */
  const hold = (options: LockOptions): Promise<boolean> =>
    new Promise((done) => {
      const isOver = locks?.request(site, options, (lock) => {
        isMine = lock !== null;
        done(isMine);
        return lock ? new Promise<void>(() => {}) : undefined;
      });
      isOver?.catch(({ name }: DOMException) => {
        if (name !== 'AbortError') {
          // A browser that keeps nothing of websites has no locks for them either.
          isMine = true;
          return done(true);
        }
        // Given up by ourselves, in favour of a request that does not wait.
        if (!isMine && options.signal?.aborted) return;
        if (isMine) handlers.lost();
        isMine = false;
        void wait();
      });
    });
  /** Waits in the line of all windows. */
  const wait = async () => {
    queue = new AbortController();
    await hold({ signal: queue.signal });
    handlers.free();
  };

  channel.onmessage = async ({ data }: MessageEvent<'take' | 'given'>) => {
    if (data !== 'take' || !isMine) return;
    isMine = false;
    await handlers.give();
    channel.postMessage('given');
  };

  return {
    async enter() {
      if (!locks) return true;
      await Promise.race([wait(), sleep(closeTimeoutMs)]);
      return isMine;
    },
    isMine: () => isMine || !locks,
    listen(events) {
      handlers = events;
    },
    async take() {
      const given = new Promise<void>((done) => {
        channel.addEventListener('message', ({ data }) => data === 'given' && done());
      });
      channel.postMessage('take');
      await Promise.race([given, sleep(takeTimeoutMs)]);
      queue.abort();
      await hold({ steal: true });
      handlers.free();
    },
  };
}
