/** Files that come in: by button, dropped, or pasted. */
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { StorageFailure } from '../../storage.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';

/** For the input of files: a file that was refused may be chosen again, once it is mended. */
export const anyFileAgain = {
  onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.value = '';
  },
};

export type Upload = ReturnType<typeof useUpload>;

/** From here on one waits long enough to wonder, in bytes. */
const largeFile = 1_000_000;

/**
 * @param keep - gets the path of a file that was kept: one, also where several come at once
 * @param wrongType - what is said of a file of another type; left out: that it is no image
 */
export function useUpload(keep: (path: string) => void, wrongType?: string) {
  const editor = useEditor();
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  const [isBusy, setBusy] = useState(false);
  /** Of a large file: how much of the work is done, from 0 to 1. */
  const [done, setDone] = useState<number>();
  /** A file is held above. */
  const [isOver, setOver] = useState(false);
  /** Why the last file was not kept. */
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined | null, of = 1) => {
    if (!file) return;
    setRefused(undefined);
    setBusy(true);
    const tell = file.size > largeFile ? setDone : undefined;
    tell?.(0.05);
    try {
      const result = await editor.upload(file.name, file, tell);
      if ('file' in result) {
        keep(result.file.path);
        // A file that was chosen closes what was around it.
        if (of > 1) editor.hint(words.inputs.firstOf(of));
      } else setRefused((result.refused === 'type' && wrongType) || words.refusals[result.refused]);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      setRefused(error.words[lang]);
    } finally {
      setBusy(false);
      setDone(undefined);
    }
  };
  /** For the element that files are dropped on or pasted into. */
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      const [file, ...others] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void take(file, 1 + others.length);
    },
    onPaste(event: ClipboardEvent) {
      const [file, ...others] = event.clipboardData.files;
      // A text that is copied from a word processor comes with a picture of itself.
      if (!file || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      void take(file, 1 + others.length);
    },
  };
  return { take, isBusy, done, isOver, refused, handlers };
}
