/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import type { FromPreview } from '../../preview/messages.ts';
import type { Editor } from '../editor.ts';
import { listAt, selectionAt } from '../selection.ts';
import { words } from '../words/words.ts';

export function applyMessage(editor: Editor, message: FromPreview): void {
  if (message.type === 'select') editor.show(message.pointer, { focus: false, from: 'page' });
  if (message.type === 'write') write(editor, message);
  if (message.type === 'follow') {
    const pages = listAt(editor.state().document.value, 'routes') as { path?: unknown }[];
    const page = pages.findIndex(({ path }) => path === message.path);
    if (page >= 0) editor.select({ kind: 'page', page });
  }
}

/** Letters written on the page are those of one step; Escape takes the step back. */
function write(editor: Editor, { pointer, text, isTakenBack }: Extract<FromPreview, { type: 'write' }>): void {
  const { lang, forms, document } = editor.state();
  if (isTakenBack) {
    if (document.done.at(-1)?.pointer === pointer) editor.undo();
    return;
  }
  const selection = selectionAt(pointer);
  const type =
    selection.kind === 'section' ? editor.valueOf(`/routes/${selection.page}/sections/${selection.section}/type`) : undefined;
  const title = forms?.sections[String(type)]?.title ?? words[lang].preview;
  editor.set(pointer, text, { title: words[lang].changed(title), typing: true });
}
