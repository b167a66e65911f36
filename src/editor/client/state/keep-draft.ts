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

export function createDraftKeeper({ store, state, tell }: DraftKeeperParts) {
  let kept: Pick<EditorState, 'document' | 'stored'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  const isKept = () => state().document === kept?.document && state().stored === kept.stored;
  const draftNow = () => {
    const { document, stored, sent } = state();
    const { text, done, undone } = document;
    return { text, base: stored, done, undone, time: Date.now(), ...(sent.length > 0 && { sent }) };
  };

  const write = async () => {
    if (isKept()) return;
    const { document, stored } = state();
    try {
      await store.write(draftNow());
      kept = { document, stored };
      tell(true);
    } catch {
      tell(false);
    }
  };

  /** Keeps the draft at once. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  };
  // Nothing is kept over what another window has kept since.
  const flushOwn = () => {
    timer = undefined;
    if (!state().isOpenInOtherTab) void flush();
  };
  addEventListener('pagehide', () => {
    if (!state().isOpenInOtherTab && !isKept()) store.writeLast(draftNow());
  });
  // A telephone closes a window without a word.
  document.addEventListener('visibilitychange', flushOwn);

  return {
    flush,
    /** The state has changed. */
    changed() {
      if (isKept()) return;
      if (state().stored !== kept?.stored) void flush();
      else timer ??= setTimeout(flushOwn, delay);
    },
  };
}
