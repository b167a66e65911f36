/**
 * What others do is followed while the window is seen. One that nobody sees may be put to sleep by its browser, and where each window needs
 * a connection for it (storage/shared-event-stream.ts), it would keep one from those that are seen.
 */
import type { Storage } from '../../storage.ts';

type Watch = NonNullable<Storage['watch']>;

/**
 * @param changed - is also called when the window is seen again: whatever it may have missed
 * @returns ends it
 */
export function watchWhileSeen(watch: Watch, changed: Parameters<Watch>[0]): () => void {
  const begin = () => (document.visibilityState === 'visible' ? watch(changed) : undefined);
  let stop = begin();
  const turn = () => {
    stop?.();
    stop = begin();
    if (!stop) return;
    changed('text');
    changed('files');
  };
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    stop?.();
  };
}

/**
 * @param back - is called each time a connection is there again
 * @returns ends it
 */
export function whenOnline(back: () => void): () => void {
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}
