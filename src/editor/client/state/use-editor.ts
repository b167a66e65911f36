/** The editor for components: a selector re-renders only when what it selects is another value, so it selects leaves. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { valueAt } from '../../document/value.ts';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-state.ts';
import { findingsAt, worstWithin } from './findings.ts';

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this component.');
  return editor;
}

/** @param select - must return the same value for the same state, so a leaf or a part of it, nothing new */
export function useSelected<Value>(select: (state: EditorState) => Value): Value {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()));
}

/** The value at a pointer of the draft. */
export const useValue = (pointer: string): unknown => useSelected(({ document }) => valueAt(document.value, pointer));

/** The keys of an object at a pointer, whatever signs are in them. */
export function useNames(pointer: string): readonly string[] {
  // As one text: the list of names is another one only when a name is.
  const names = useSelected(({ document }) =>
    JSON.stringify(Object.keys((valueAt(document.value, pointer) as object | undefined) ?? {})),
  );
  return JSON.parse(names) as string[];
}

/** What is said of exactly this place. */
export const useFindings = (pointer: string) => useSelected(({ findings }) => findingsAt(findings, pointer));

/** The worst that is said of a place and all within. */
export const useWorst = (pointer: string) => useSelected(({ findings }) => worstWithin(findings, pointer));
