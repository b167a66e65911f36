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

/**
 * @param keep - gets the path of a file that was kept
 * @param wrongType - what is said of a file of another type; left out: that it is no image
 */
export function useUpload(keep: (path: string) => void, wrongType?: string) {
  const editor = useEditor();
  const words = useWords();
  const lang = useSelected((state) => state.lang);
  const [isBusy, setBusy] = useState(false);
  /** A file is held above. */
  const [isOver, setOver] = useState(false);
  /** Why the last file was not kept. */
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined | null) => {
    if (!file) return;
    setRefused(undefined);
    setBusy(true);
    try {
      const result = await editor.upload(file.name, file);
      if ('file' in result) keep(result.file.path);
      else setRefused((result.refused === 'type' && wrongType) || words.refusals[result.refused]);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      setRefused(error.words[lang]);
    } finally {
      setBusy(false);
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
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void take(file);
    },
    onPaste(event: ClipboardEvent) {
      const [file] = event.clipboardData.files;
      // A text that is copied from a word processor comes with a picture of itself.
      if (!file || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      void take(file);
    },
  };
  return { take, isBusy, isOver, refused, handlers };
}
