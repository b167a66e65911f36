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

/** So long a window that does not answer is waited for. In milliseconds. */
const patience = 1000;
/** So long one that is about to close: when a page is loaded anew, the old one may still be there. */
const goodbye = 500;

const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** @param site - names the manifest among all that are edited on this machine */
export function createTabs(site: string): Tabs {
  // Browsers have locks only where nobody between them and the server can listen. Elsewhere every window edits, and the versions of what
  // is saved still lead to a conflict.
  const locks = navigator.locks as LockManager | undefined;
  const channel = new BroadcastChannel(site);
  let isMine = false;
  let queue = new AbortController();
  let hears: TabEvents = { give: async () => {}, lost: () => {}, free: () => {} };

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
        if (isMine) hears.lost();
        isMine = false;
        void wait();
      });
    });
  /** Waits in the line of all windows. */
  const wait = async () => {
    queue = new AbortController();
    await hold({ signal: queue.signal });
    hears.free();
  };

  channel.onmessage = async ({ data }: MessageEvent<'take' | 'given'>) => {
    if (data !== 'take' || !isMine) return;
    isMine = false;
    await hears.give();
    channel.postMessage('given');
  };

  return {
    async enter() {
      if (!locks) return true;
      await Promise.race([wait(), sleep(goodbye)]);
      return isMine;
    },
    isMine: () => isMine || !locks,
    listen(events) {
      hears = events;
    },
    async take() {
      const given = new Promise<void>((done) => {
        channel.addEventListener('message', ({ data }) => data === 'given' && done());
      });
      channel.postMessage('take');
      await Promise.race([given, sleep(patience)]);
      queue.abort();
      await hold({ steal: true });
      hears.free();
    },
  };
}
