/** Lets in what happens outside of this window: another one takes over or leaves, others change the file, a connection is back. */
import type { Storage } from '../../storage.ts';
import type { Core } from './core.ts';
import type { DraftStore } from './draft-store.ts';
import { isUnsaved } from './editor-state.ts';
import { findKeptDraft } from './first-draft.ts';
import type { createRemoteFile } from './remote-file.ts';
import type { Tabs } from './tabs.ts';
import { watchWhileSeen, whenOnline } from './watch-while-seen.ts';

interface ExternalChangesParts {
  storage: Storage;
  drafts: DraftStore | undefined;
  tabs: Tabs | undefined;
  file: ReturnType<typeof createRemoteFile>;
  /** Keeps the draft in the browser, at once. */
  keep: () => Promise<void>;
  /** Asks the storage for its files again. */
  learnFiles: (paths: readonly string[]) => Promise<void>;
}

export function createExternalChanges(
  { state, change, replace }: Core,
  { storage, drafts, tabs, file, keep, learnFiles }: ExternalChangesParts,
) {
  /** A draft has come back, and what others have made of the file meanwhile has come in. */
  const welcome = (time: number | undefined) => {
    if (time !== undefined && isUnsaved(state()) && !state().isOpenInOtherTab) change({ restored: time });
  };
  /** Another window has left the site to this one. */
  const resume = async () => {
    const kept = await findKeptDraft(drafts, () => change({ isDraftLost: true }));
    if (kept) replace(kept.document, { isOpenInOtherTab: false, stored: kept.stored, sent: kept.sent, conflict: undefined });
    else change({ isOpenInOtherTab: false });
    await file.read();
    await file.bringUpToDate();
    welcome(kept?.time);
  };
  tabs?.listen({
    give: async () => {
      change({ isOpenInOtherTab: true });
      await keep();
    },
    lost: () => change({ isOpenInOtherTab: true }),
    free: () => void resume(),
  });
  const follow = (what: 'text' | 'files') => {
    if (what === 'files') void learnFiles([]);
    // The window that takes over reads the file then.
    else if (!state().isOpenInOtherTab) void file.read();
  };
  const stop = storage.watch && watchWhileSeen(storage.watch, follow);
  const stopWatchingSite = storage.watchSite?.((site) => change({ site }));
  /** A connection is back: what may have failed for want of one is tried again. */
  const tryAgain = () => {
    if (state().isOpenInOtherTab || state().needsReload) return;
    if (typeof state().saving === 'object') void file.commands.save();
    else if (state().readFailed !== undefined) void file.read();
  };
  const stopTrying = storage.watch && whenOnline(tryAgain);
  return {
    welcome,
    resume,
    /** Goes on in this window with what another one has begun. */
    take: async () => tabs?.take(),
    stop() {
      stop?.();
      stopWatchingSite?.();
      stopTrying?.();
    },
  };
}
