/** What others have published comes into the draft; where both have changed a place, its author decides. */
import type { Json } from '../../../../schema/migrations.ts';
import { merge, writeInto } from '../../document/merge.ts';
import type { Publishing } from '../../publishing.ts';
import { words } from '../words/words.ts';
import type { Editor } from './editor.ts';

/**
 * @returns `unsaved` where the draft could not be kept, which the status line explains; else how far the folder has come (publishing.ts)
 * @throws StorageFailure
 */
export async function getLatest(
  editor: Editor,
  publishing: Publishing,
): Promise<'unsaved' | Awaited<ReturnType<Publishing['takeOver']>>> {
  if (!(await keep(editor))) return 'unsaved';
  const { commit, text, base } = await publishing.latest();
  const { document, stored, lang } = editor.state();
  const { merged, conflicts } = merge(JSON.parse(base) as Json, document.value, JSON.parse(text) as Json);
  let value = merged;
  if (conflicts.length > 0) {
    editor.askAbout({ theirs: stored, merged, places: conflicts });
    await settled(editor);
    value = editor.state().document.value;
  }
  // In their words where both say the same: what is published is then no change any more, to the byte.
  editor.replaceText(writeInto(text, value), words[lang].publish.latestStep);
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
  const { document, stored } = editor.state();
  return document.text === stored.text;
}

function settled(editor: Editor): Promise<void> {
  return new Promise((done) => {
    const end = editor.subscribe(() => {
      if (editor.state().conflict) return;
      end();
      done();
    });
  });
}
