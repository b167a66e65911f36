/** Autosave: keeps the draft in the browser while its author writes. */
import { differenceOf, joinTextEdits, type TextEdit } from '../../../json-text/text-edit.ts';
import { editsSince } from '../../draft/document/document.ts';
import type { DraftStore } from './draft-store.ts';
import { draftOf, type EditorState } from './editor-state.ts';

/** How long after a letter the draft is kept in the browser, also while more letters come. */
const saveDelayMs = 400;
const maxChanges = 100;

interface AutosaveParts {
  store: DraftStore;
  state: () => EditorState;
  /** Called after each attempt. */
  onWritten: (isKept: boolean) => void;
}

export function createAutosave({ store, state, onWritten }: AutosaveParts) {
  /** What is kept, and how it differs from `stored`. */
  let kept: (Pick<EditorState, 'document' | 'stored'> & { changes: readonly TextEdit[] }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  const isKept = () => draftOf(state()) === kept?.document && state().stored === kept.stored;
  const changesNow = () => {
    const [{ stored }, document] = [state(), draftOf(state())];
    // After many edits in many places it is shorter to say what differs.
    return kept?.stored === stored && kept.changes.length <= maxChanges
      ? joinTextEdits([...kept.changes, ...editsSince(document, kept.document)])
      : differenceOf(stored.text, document.text);
  };
  const draftNow = (changes: readonly TextEdit[]) => {
    const { stored, sent } = state();
    const { done, undone } = draftOf(state());
    return { changes, base: stored, done, undone, time: Date.now(), ...(sent.length > 0 && { sent }) };
  };

  const write = async () => {
    if (isKept()) return;
    const { stored } = state();
    const document = draftOf(state());
    const changes = changesNow();
    try {
      await store.write(draftNow(changes));
      kept = { document, stored, changes };
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
    if (!state().isOpenInOtherTab && !isKept()) store.writeLast(draftNow(changesNow()));
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
