/** All features of the editor share this: its state, the ways to change it, and what is said of a change. */
import type { Document } from '../../draft/document/document.ts';
import { words } from '../words/words.ts';
import type { Kept } from './browser-storage.ts';
import { type EditorState, isReadOnly, isUnsaved, newerVersionIn } from './editor-state.ts';
import { pageNow, selectionNow } from './place-now.ts';
import { pointerOf } from './selection.ts';
import { pageShowing } from './site-languages.ts';
import { watchTyping } from './typing.ts';

export type Core = ReturnType<typeof createCore>;

/** @param typed - keeps what is selected, for a window that is loaded anew */
export function createCore(first: EditorState, typed: Kept) {
  let state = first;
  const listeners = new Set<() => void>();
  const typing = watchTyping();

  const change = (part: Partial<EditorState>) => {
    const { selection, document, stored, announcement } = part;
    const isOther = selection !== undefined && selection !== state.selection;
    state = {
      ...state,
      // What the author does next clears what was said of the last step.
      ...((selection || document) && { refused: undefined, notice: undefined }),
      ...(isOther && { target: undefined }),
      // Once the storage has answered, nothing is on its way any more.
      ...(stored && { sent: [] }),
      ...(announcement !== undefined && { announced: state.announced + 1 }),
      ...part,
      ...(selection && { page: pageShowing(document?.value ?? state.document.value, selection, part.page ?? state.page) }),
    };
    if (isOther) typed.write('selected', { at: pointerOf(selection), page: state.page });
    // A restored draft that is saved by now needs no notice.
    if (state.restored !== undefined && !isUnsaved(state)) state = { ...state, restored: undefined };
    for (const listener of listeners) listener();
  };

  /** Changes the draft even while it is read-only for the author. */
  const replace = (document: Document, more: Partial<EditorState>) => {
    if (document === state.document) return change(more);
    const [before, now] = [state.document.value, document.value];
    change({ document, page: pageNow(state.page, before, now), selection: selectionNow(state.selection, before, now), ...more });
  };
  const says = () => words[state.lang];
  /** Says why something is not done, to be seen as well: the line at the bottom is an alert. */
  const refuse = (refused: string) => change({ refused });
  /** True where the author may change something. Where nothing else on the screen says why not, it is said here. */
  const mayChange = () => {
    if (!isReadOnly(state)) return true;
    if (newerVersionIn(state)) refuse(says().onlyToRead);
    return false;
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    replace,
    /** The next state of the draft, made by its author. */
    setDocument(document: Document, more: Partial<EditorState> = {}) {
      typing.changed();
      if (document !== state.document && mayChange()) replace(document, more);
    },
    isTyping: typing.isTyping,
    mayChange,
    says,
    refuse,
    say: (announcement: string) => change({ announcement }),
    /** Says what the last step has done, to be seen as well, with a way back. */
    sayDone: (text: string) => change({ announcement: text, notice: { text, canUndo: true } }),
  };
}
