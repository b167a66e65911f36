/** Drafts that outlive a reload and a crash, in the database of the browser. */
import { applyTextEdits, type TextEdit } from '../../../json-text/text-edit.ts';
import type { Step } from '../../draft/document/undo-steps.ts';
import type { Stored } from '../../storage.ts';

/** A draft with all that it takes to go on with it. */
export interface KeptDraft {
  text: string;
  /** What it was made of. */
  base: Stored;
  /** What was on its way to the file (editor-state.ts); older versions of the editor have not kept it. */
  sent?: readonly (readonly TextEdit[])[];
  done: readonly Step[];
  undone: readonly Step[];
  /** When it was kept, in milliseconds. */
  time: number;
}

/** Its text as what differs from its base: a thousand pages would be written anew at each letter. */
export type ChangedDraft = Omit<KeptDraft, 'text'> & { changes: readonly TextEdit[] };

/** The promises reject where the browser keeps nothing: in a private window, with a full disk. */
export interface DraftStore {
  read(): Promise<KeptDraft | undefined>;
  write(draft: ChangedDraft): Promise<void>;
  /** Keeps the draft of a window that closes, if its base was kept before. */
  writeLast(draft: ChangedDraft): void;
  /** Removes what is kept of this site; from then on nothing of it is kept. */
  forget(): Promise<void>;
}

/** The base is a record of its own, which stays the same for hours. Older versions of the editor have kept the whole of the text. */
type DraftRecord = Omit<KeptDraft, 'base' | 'text'> & { version: string; text?: string; changes?: readonly TextEdit[] };

/** The snapshot that a window writes while it unloads. Its key says `last words`, and stays so for drafts of older versions. */
type UnloadSnapshot = Omit<KeptDraft, 'base' | 'text'> & { version: string; changes: readonly TextEdit[] };

const table = 'drafts';

/** @param site - names the manifest among all that are edited on this machine; undefined: nothing may stay here, and its author is warned */
export function createDraftStore(site: string | undefined): DraftStore {
  if (site === undefined) return { read: refuse, write: refuse, writeLast: () => {}, forget: async () => {} };
  const [draftKey, baseKey, lastKey] = [`${site} draft`, `${site} base`, `${site} last words`];
  let opened: Promise<IDBDatabase> | undefined;
  /** The version of the base that is kept already. */
  let known: string | undefined;
  let isForgotten = false;

  const open = () => {
    opened ??= openDatabase();
    // Try again next time.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  return {
    async read() {
      const drafts = (await open()).transaction(table).objectStore(table);
      const [record, base] = await Promise.all([
        answer<DraftRecord | undefined>(drafts.get(draftKey)),
        answer<Stored | undefined>(drafts.get(baseKey)),
      ]);
      known = base?.version;
      const last = parseUnloadSnapshot(localStorage.getItem(lastKey));
      if (base && last?.version === base.version && last.time >= (record?.time ?? 0)) {
        const { version: _, changes, ...rest } = last;
        return { ...rest, text: applyTextEdits(base.text, changes), base };
      }
      if (!record || record.version !== base?.version) return undefined;
      const { version: _, changes = [], text = applyTextEdits(base.text, changes), ...rest } = record;
      return { ...rest, text, base };
    },
    async write({ base, ...rest }) {
      if (isForgotten) return;
      const transaction = (await open()).transaction(table, 'readwrite');
      const drafts = transaction.objectStore(table);
      const record: DraftRecord = { ...rest, version: base.version };
      drafts.put(record, draftKey);
      if (base.version !== known) drafts.put(base, baseKey);
      // Commit at once: a page that is unloading may not reach the automatic commit.
      transaction.commit();
      await new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => fail(transaction.error);
      });
      known = base.version;
      localStorage.removeItem(lastKey);
    },
    // IndexedDB drops unfinished transactions of a closing page; localStorage is written synchronously.
    writeLast({ base, ...rest }) {
      if (isForgotten) return;
      const last: UnloadSnapshot = { ...rest, version: base.version };
      try {
        localStorage.setItem(lastKey, JSON.stringify(last));
      } catch {
        // Too large, or storage is blocked: the database still has the draft of some letters ago.
      }
    },
    async forget() {
      isForgotten = true;
      localStorage.removeItem(lastKey);
      const drafts = (await open()).transaction(table, 'readwrite').objectStore(table);
      await Promise.all([answer(drafts.delete(draftKey)), answer(drafts.delete(baseKey))]);
    },
  };
}

const refuse = () => Promise.reject(new Error('Nothing may stay in this browser.'));

/** @param kept - by an older version of the editor, perhaps */
function parseUnloadSnapshot(kept: string | null): UnloadSnapshot | undefined {
  try {
    return JSON.parse(kept ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('editor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  return answer(request);
}

function answer<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result as Result);
    request.onerror = () => fail(request.error);
  });
}
