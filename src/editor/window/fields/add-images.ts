/** Files that are dropped on a text or pasted into it: they become images behind it, or the one that it stands for. */
import { child } from '../../../json-text/pointer.ts';
import type { Lost } from '../../writing/text-view.ts';
import { imagesAt } from '../state/blocks.ts';
import type { Editor } from '../state/editor.ts';
import { fillIn } from '../state/fill-in.ts';
import { words } from '../words/words.ts';
import { fileName } from './image-facts.ts';
import { uploadAll } from './use-upload.ts';

interface AddImagesOptions {
  /** Tells where the text is by now; undefined once it has gone. */
  placeNow: () => string | undefined;
  /** What the step is called, by the place of the first image. */
  titleOf: (at: string) => string;
  from?: 'page';
}

/** Shows the first one, and says what has come and what has not. */
export async function addImages(
  editor: Editor,
  files: readonly File[],
  { placeNow, titleOf, from }: AddImagesOptions,
): Promise<void> {
  const { lang } = editor.state();
  const stepAt = (paths: readonly string[]) => stepFor(editor, placeNow(), paths);
  const room = stepAt(files.map(() => ''))?.count ?? 0;
  // Before they are kept for nothing.
  if (room === 0) return editor.refuse(words[lang].noImageHere);
  const { paths, refused } = await uploadAll(editor, files.slice(0, room));
  if (paths.length === 0) return editor.refuse(refused.join(' '));
  const done = stepAt(paths);
  if (!done) return editor.refuse(words[lang].goneFromDraft);
  editor.carryOut(done.operations, { title: titleOf(done.at), at: done.at });
  // In the form one writes on, and the image stands there.
  if (from) editor.show(done.at, { focus: false, from });
  const { imageChosen, imagesAdded, firstOf } = words[lang].inputs;
  const alt = fillIn(String(child(editor.valueOf(done.at), 'alt') ?? ''), editor.state().document.value, done.at);
  const said = done.count > 1 ? imagesAdded(done.count) : imageChosen(fileName(paths[0] ?? ''), alt);
  const left = room < files.length ? [firstOf(room, files.length)] : [];
  editor.sayDone([said, ...left, ...refused].join(' '));
}

/**
 * Says what of that which was pasted has not come along, and what to do where there may be pictures.
 *
 * @param pasteStruck - puts in the words that are struck through as well
 */
export function sayLost(
  editor: Editor,
  at: string | undefined,
  { pictures, isFlat, struck, unmarked }: Lost,
  pasteStruck: () => void,
): void {
  const said = words[editor.state().lang];
  const found = unmarked.split('\n');
  const lost = [
    struck > 0 && said.struckLost(struck),
    isFlat && said.onlyText,
    pictures > 0 && said.picturesLost(pictures, stepFor(editor, at, ['']) !== undefined),
    unmarked !== '' && said.unmarked(found.length, `${found.slice(0, 3).join(', ')}${found.length > 3 ? ' …' : '.'}`),
  ];
  editor.hint(lost.filter(Boolean).join(' '), struck > 0 ? { label: said.pasteStruck, run: pasteStruck } : undefined);
}

function stepFor(editor: Editor, at: string | undefined, paths: readonly string[]) {
  const { forms, document } = editor.state();
  return at === undefined || !forms ? undefined : imagesAt(forms, document.value, at, paths);
}
