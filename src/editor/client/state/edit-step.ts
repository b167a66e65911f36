/** What is said of an edit, and which edits are one step for who takes it back. */

import type { Operation } from '../../../json-text/operations.ts';
import type { Edit } from '../../document/document.ts';
import { titleWithPlace } from './describe-place.ts';
import type { EditorState } from './editor-state.ts';
import type { Selection } from './selection.ts';

/** What an edit is called in "Undo: …", and where it takes place. */
export interface EditOptions {
  title: string;
  /** Letters of one field that follow at once become one step. */
  typing?: boolean;
  /** When writing was begun, in milliseconds: with `typing`, all letters since then are one step, however slowly they come. */
  since?: number;
  /** What is shown afterwards, where the place of what is selected is another one by then. */
  select?: Selection;
}

/** @param operation - the first one of the edit */
export function stepOf(
  state: EditorState,
  { title, typing = false, since }: EditOptions,
  at: string,
  operation: Operation | undefined,
): Edit {
  return {
    title: titleWithPlace(state, title, at, operation),
    at,
    time: since ?? Date.now(),
    ...(typing && { merge: since === undefined ? at : `${at} since ${since}` }),
  };
}
