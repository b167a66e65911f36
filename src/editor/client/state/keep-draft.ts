/** Keeps the draft while it is written. */
import type { DraftStore } from './draft-store.ts';
import type { EditorState } from './editor-state.ts';

/** So long after a letter the draft is kept, also while more letters come. In milliseconds. */
const delay = 400;

interface DraftKeeperParts {
  store: DraftStore;
  state: () => EditorState;
  /** Is told whether the last attempt has succeeded. */
  tell: (isKept: boolean) => void;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper({ store, state, tell }: DraftKeeperParts) {
  // What the editor begins with has come from there, or from the file.
  let kept: Pick<EditorState, 'document' | 'stored'> = state();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  const write = async () => {
    const { document, stored } = state();
    if (document === kept.document && stored === kept.stored) return;
    const { text, done, undone } = document;
    try {
      await store.write({ text, base: stored, done, undone, time: Date.now() });
      kept = { document, stored };
      tell(true);
    } catch {
      tell(false);
    }
  };

  /** Keeps the draft at once. */
  const flush = (): Promise<void> => {
    last = last.then(write);
    return last;
  };
  const flushOwn = () => {
    clearTimeout(timer);
    timer = undefined;
    // Not over what another window has kept since.
    if (!state().isElsewhere) void flush();
  };
  // A window that goes may be gone for good: a telephone closes it without a word.
  addEventListener('pagehide', flushOwn);
  document.addEventListener('visibilitychange', flushOwn);

  return {
    flush,
    /** The state has changed. */
    changed() {
      const { document, stored } = state();
      if (timer !== undefined || (document === kept.document && stored === kept.stored)) return;
      timer = setTimeout(flushOwn, delay);
    },
  };
}
