/** Files that come in: by button, dropped, or pasted. */
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { StorageFailure } from '../../storage.ts';
import type { Editor } from '../state/editor.ts';
import { useEditor } from '../state/use-editor.ts';
import { useWords, words } from '../words/words.ts';

/** From here on one waits long enough to wonder, in bytes. */
const largeFile = 1_000_000;

/**
 * Keeps files one after the other, in their order.
 *
 * @param wrongType - what is said of a file of another type; left out: that it is no image
 * @returns the paths of those that are kept, and why others are not, by name where there are several
 */
export async function uploadAll(
  editor: Editor,
  files: readonly File[],
  { wrongType, tell }: { wrongType?: string | undefined; tell?: ((done: number) => void) | undefined } = {},
): Promise<{ paths: string[]; refused: string[] }> {
  const { lang } = editor.state();
  const [paths, refused]: [string[], string[]] = [[], []];
  for (const file of files) {
    const refuse = (why: string) => refused.push(files.length > 1 ? `${file.name}: ${why}` : why);
    try {
      const result = await editor.upload(file.name, file, file.size > largeFile ? tell : undefined);
      if ('file' in result) paths.push(result.file.path);
      else refuse((result.refused === 'type' && wrongType) || words[lang].refusals[result.refused]);
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      refuse(error.words[lang]);
    }
  }
  return { paths, refused };
}

/** For the input of files: a file that was refused may be chosen again, once it is mended. */
export const resetFileInput = {
  onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.value = '';
  },
};

export type Upload = ReturnType<typeof useUpload>;

/**
 * @param keep - gets the paths of files that were kept
 * @param room - so many files are taken at once
 * @param wrongType - as above
 */
export function useUpload(keep: (paths: readonly string[]) => void, room = 1, wrongType?: string) {
  const editor = useEditor();
  const { firstOf } = useWords().inputs;
  const [isBusy, setBusy] = useState(false);
  /** Of a large file: how much of the work is done, from 0 to 1. */
  const [done, setDone] = useState<number>();
  /** A file is held above. */
  const [isOver, setOver] = useState(false);
  /** Why the last file was not kept. */
  const [refused, setRefused] = useState<string>();
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setRefused(undefined);
    setBusy(true);
    const taken = files.slice(0, room);
    if (taken.some(({ size }) => size > largeFile)) setDone(0.05);
    try {
      const { paths, refused } = await uploadAll(editor, taken, { wrongType, tell: setDone });
      if (paths.length === 0) return setRefused(refused.join(' '));
      keep(paths);
      const left = room < files.length ? [firstOf(room, files.length)] : [];
      // A file that was chosen closes what was around it.
      if (left.length + refused.length > 0) editor.hint([...left, ...refused].join(' '));
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
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      void take(files);
    },
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files];
      // A text that is copied from a word processor comes with a picture of itself.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      void take(files);
    },
  };
  return { take, room, isBusy, done, isOver, refused, handlers };
}
