/**
 * What others do is followed while the window is seen. Browsers keep six connections to one server (HTTP/1.1), and following takes one: with
 * seven windows open, none of them could save.
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
