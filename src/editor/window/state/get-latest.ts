/** What others have published comes into the draft; where both have changed a place, its author decides. */
import type { Json } from '../../../../schema/json.ts';
import { writeInto } from '../../../json-text/between.ts';
import { parseAsWritten } from '../../../json-text/spelled-numbers.ts';
import { isSame } from '../../../json-text/value.ts';
import { merge } from '../../draft/document/merge.ts';
import type { Publishing } from '../../publishing.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-state.ts';

/**
 * @returns `unsaved` where the draft could not be kept, which the status line explains; `later` where its author has put off to decide; else how far the folder has come (publishing.ts)
 * @throws StorageFailure
 */
export async function getLatest(
  editor: Editor,
  publishing: Publishing,
): Promise<'unsaved' | 'later' | Awaited<ReturnType<Publishing['takeOver']>>> {
  if (!(await keep(editor))) return 'unsaved';
  const { commit, text, base, authors = {} } = await publishing.latest();
  const { document, lang } = editor.state();
  const texts = await editor.inOneFormat([base, document.text, text]);
  const [old, mine, theirs] = texts.map(parseAsWritten) as [Json, Json, Json];
  let { merged: value, conflicts } = merge(old, mine, theirs);
  while (conflicts.length > 0) {
    editor.askAbout({ theirs: editor.state().stored, merged: value, places: conflicts, authors });
    await until(editor, ({ conflict }) => conflict === undefined || conflict.waits !== undefined);
    // Nothing of it is in the draft, and it is asked again when the latest is got again.
    if (editor.state().conflict) {
      editor.askAbout(undefined);
      return 'later';
    }
    const now = editor.state().document.value;
    ({ merged: value, conflicts } = merge(old, now, theirs));
    // The remaining conflicts were decided for this draft, unless the file has changed meanwhile: then ask again.
    if (isSame(value, now)) break;
  }
  // Written into the published text, so that equal parts stay equal to the byte and are no change.
  editor.replaceText(writeInto(texts[2] ?? text, value, undefined, theirs), words[lang].publish.latestStep);
  if (!(await keep(editor))) return 'unsaved';
  return publishing.takeOver(commit, editor.state().stored.version);
}

/** Puts what is published in the place of the draft, as one step that can be undone. Nothing is kept yet. */
export async function goBackToPublished(editor: Editor, publishing: Publishing): Promise<void> {
  const { text } = await publishing.latest();
  editor.replaceText(text, words[editor.state().lang].publish.backStep);
}

/** @returns whether the draft is kept */
export async function keep(editor: Editor): Promise<boolean> {
  await editor.save();
  // A save may already be under way.
  await until(editor, ({ saving }) => saving !== 'yes');
  const { document, stored } = editor.state();
  return document.text === stored.text;
}

function until(editor: Editor, isSo: (state: EditorState) => boolean): Promise<void> {
  return new Promise((done) => {
    if (isSo(editor.state())) return done();
    const end = editor.subscribe(() => {
      if (!isSo(editor.state())) return;
      end();
      done();
    });
  });
}
