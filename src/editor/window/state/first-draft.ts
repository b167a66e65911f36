/** What the editor begins with: the draft that was kept, or else the file. */
import { type Document, openDocument } from '../../draft/document/document.ts';
import { type Storage, StorageFailure, type Stored } from '../../storage.ts';
import type { DraftStore } from './draft-store.ts';
import type { EditorState } from './editor-state.ts';
import { readWhole } from './remote-file.ts';

export interface FirstDraft {
  document: Document;
  /** What the document was made of. */
  stored: Stored;
  /** What was on its way to the file (editor-state.ts). */
  sent: EditorState['sent'];
  /** What is in the file now; perhaps no JSON, or another version. Undefined where it is gone, or cannot be read. */
  file: Stored | undefined;
  /** When the draft was kept, in milliseconds; undefined for one that is as the file is. */
  time: number | undefined;
}

/**
 * @param tellWaiting - the file is no JSON now, and there is no draft to begin with: it is waited for
 * @param tellLost - the browser keeps no drafts
 */
export async function findFirstDraft(
  storage: Storage,
  drafts: DraftStore | undefined,
  tellWaiting: () => void,
  tellLost: () => void,
): Promise<FirstDraft> {
  const kept = await findKeptDraft(drafts, tellLost);
  if (kept) return { ...kept, file: await storage.read().catch(undefinedIfUnread) };
  const file = await readWhole(storage, tellWaiting);
  return { document: openDocument(file.text), stored: file, sent: [], file, time: undefined };
}

/** Without a connection the draft is gone on with. Whoever looks again is told why there is nothing. */
function undefinedIfUnread(error: unknown): undefined {
  if (!(error instanceof StorageFailure)) throw error;
}

export async function findKeptDraft(
  drafts: DraftStore | undefined,
  tellLost: () => void,
): Promise<Pick<FirstDraft, 'document' | 'stored' | 'sent' | 'time'> | undefined> {
  try {
    const kept = await drafts?.read();
    if (!kept) return undefined;
    const { text, base, sent = [], done, undone, time } = kept;
    const document = { ...openDocument(text), done, undone };
    return { document, stored: base, sent, time: text === base.text ? undefined : time };
  } catch {
    tellLost();
    return undefined;
  }
}
