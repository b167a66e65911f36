/** The editor for components: a selector re-renders only when what it selects is another value, so it selects leaves. */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Json } from '../../../../schema/json.ts';
import { isSame, valueAt } from '../../../json-text/value.ts';
import type { ToPreview } from '../../preview/messages.ts';
import { useWords } from '../words/words.ts';
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

/** The editor, and what it calls things: most components need both. */
export const useEditorAndWords = () => ({ editor: useEditor(), words: useWords() });

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

/**
 * What is typed into something that closes before it is taken over, as `useState` has it: opened again, it has what was typed.
 *
 * @param place - names the input, and what it is about: where that has become something else, it begins anew
 * @param first - plain data
 * @returns the value, its setter, and what forgets it once something has come of it
 */
export function useTyped<Value>(place: string, first: () => Value): [Value, (value: Value) => void, () => void] {
  const { typed } = useEditor();
  const [begun] = useState(first);
  const [value, setValue] = useState(() => (typed.read(place) as Value | undefined) ?? begun);
  const type = (next: Value) => {
    setValue(next);
    if (isSame(next as Json, begun as Json)) typed.forget(place);
    else typed.write(place, next as Json);
  };
  return [value, type, () => typed.forget(place)];
}

/** How a frame comes to show the page, and how one talks to it: whoever opens the editor knows. */
export interface PreviewLink {
  /** What the frame is loaded with. */
  frame: { src: string } | { srcDoc: string; sandbox: string };
  /** The origin of its document, which all that it says comes from. */
  origin: string;
  /** Sends a message as a text of JSON, unless it holds bytes: a frame takes that over several times faster than the objects of a page. */
  post(frame: Window, message: ToPreview): void;
}

const PreviewContext = createContext<PreviewLink>({ frame: { src: 'about:blank' }, origin: '', post() {} });
export const Preview = PreviewContext.Provider;

export const usePreview = (): PreviewLink => useContext(PreviewContext);

type LoadWriting = () => Promise<typeof import('../../writing/text-view.ts')>;

/** How the code is loaded that texts are written with: a bundle of its own, which whoever opens the editor knows. */
const LoadWritingContext = createContext<LoadWriting>(() => Promise.reject(new Error('There is nothing to write with.')));
export const LoadWriting = LoadWritingContext.Provider;

export const useLoadWriting = (): LoadWriting => useContext(LoadWritingContext);

/** The files of the site, those among them that nothing names: they are to be chosen. */
export function useFilesToChoose(isWanted = true): EditorState['files'] {
  const editor = useEditor();
  useEffect(() => {
    if (isWanted) editor.listUnnamed();
  }, [editor, isWanted]);
  return useSelected((state) => state.files);
}
