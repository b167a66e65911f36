/** For tests: the file that the editor keeps, which others write to as well, and what a browser has kept of a draft; no server, no worker. */

import { openDocument, replaceAll } from '../../../src/editor/draft/document/document.ts';
import type { Storage, StorageFailure, Stored } from '../../../src/editor/storage.ts';
import type { DraftStore, KeptDraft } from '../../../src/editor/window/state/draft-store.ts';
import type { WorkerLink } from '../../../src/editor/window/state/worker-link.ts';

/** A file that others write to as well. */
export function makeFile(now: string) {
  const file = { text: now, failure: undefined as StorageFailure | undefined, changed: () => {} };
  const versioned = (): Stored => ({ text: file.text, version: file.text });
  const storage: Storage = {
    read: async () => {
      if (file.failure) throw file.failure;
      return versioned();
    },
    save: async (next, base) => {
      if (file.failure && !(file.failure.isGone && base === undefined)) throw file.failure;
      if (base !== file.text && !file.failure?.isGone) return { conflict: versioned() };
      file.failure = undefined;
      file.text = next;
      return { version: next };
    },
    files: async () => [],
    upload: async () => ({ refused: 'type' }),
    watch: (changed) => {
      file.changed = () => changed('text');
      return () => {};
    },
  };
  return { file, storage };
}

/** It answers nothing. */
export const silentWorker: WorkerLink = {
  validate: () => {},
  turn: () => {},
  setFiles: () => {},
  askForms: () => {},
  listen: () => {},
  sample: () => new Promise(() => {}),
  migrate: async (texts) => texts,
};

/** What a browser has kept of a draft. */
export function keptDraft(base: string, now: string): DraftStore {
  const { done, undone } = replaceAll(openDocument(base), now, { title: 'Name geändert', time: 0 });
  const kept: KeptDraft = { text: now, base: { text: base, version: base }, done, undone, time: 1 };
  return { read: async () => kept, write: async () => {}, writeLast: () => {}, forget: async () => {} };
}

/** Lets all that is under way come to its end. */
export const settle = () => new Promise((done) => setTimeout(done, 10));
