/** Autosave: keeps the draft in the browser while its author writes. */
import type { DraftStore } from './draft-store.ts';
import { draftOf, type EditorState } from './editor-state.ts';

/** How long after a letter the draft is kept in the browser, also while more letters come. */
const saveDelayMs = 400;

interface AutosaveParts {
  store: DraftStore;
  state: () => EditorState;
  /** Called after each attempt. */
  onWritten: (isKept: boolean) => void;
}

export function createAutosave({ store, state, onWritten }: AutosaveParts) {
  let kept: Pick<EditorState, 'document' | 'stored'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  const isKept = () => draftOf(state()) === kept?.document && state().stored === kept.stored;
  const draftNow = () => {
    const { stored, sent } = state();
    const { text, done, undone } = draftOf(state());
    return { text, base: stored, done, undone, time: Date.now(), ...(sent.length > 0 && { sent }) };
  };

  const write = async () => {
    if (isKept()) return;
    const { stored } = state();
    const document = draftOf(state());
    try {
      await store.write(draftNow());
      kept = { document, stored };
      onWritten(true);
    } catch {
      onWritten(false);
    }
  };

  /** Keeps the draft at once. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  };
  // Another window may have kept a newer draft: do not overwrite it.
  const flushOwn = () => {
    timer = undefined;
    if (!state().isOpenInOtherTab) void flush();
  };
  addEventListener('pagehide', () => {
    if (!state().isOpenInOtherTab && !isKept()) store.writeLast(draftNow());
  });
  // Phones close a window without `pagehide`; becoming hidden is the last event.
  document.addEventListener('visibilitychange', flushOwn);

  return {
    flush,
    /** The state has changed. */
    changed() {
      if (isKept()) return;
      if (state().stored !== kept?.stored) void flush();
      else timer ??= setTimeout(flushOwn, saveDelayMs);
    },
  };
}
