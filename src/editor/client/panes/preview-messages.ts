/** What the page in the preview tells of its author's clicks and letters, done in the draft. */
import type { FromPreview, ToPreview } from '../../preview/messages.ts';
import type { Editor } from '../state/editor.ts';
import { listAt, selectionAt } from '../state/selection.ts';
import { words } from '../words/words.ts';

/** @returns what the page waits for, where it does */
export function answer(editor: Editor, message: FromPreview): ToPreview | undefined {
  switch (message.type) {
    case 'select':
      editor.show(message.pointer, { focus: false, from: 'page' });
      return undefined;
    case 'edit': {
      const text = editor.valueOf(message.pointer);
      return typeof text === 'string' ? { type: 'edit', pointer: message.pointer, text } : undefined;
    }
    case 'write':
      editor.set(message.pointer, message.text, { title: titleOf(editor, message.pointer), typing: true });
      return undefined;
    case 'follow': {
      const pages = listAt(editor.state().document.value, 'routes') as { path?: unknown }[];
      const page = pages.findIndex(({ path }) => path === message.path);
      if (page >= 0) editor.select({ kind: 'page', page });
      return undefined;
    }
    default:
      return undefined;
  }
}

/** What a step is called that was written on the page: by its section or part. */
function titleOf(editor: Editor, pointer: string): string {
  const { lang, forms } = editor.state();
  const selection = selectionAt(pointer);
  if (selection.kind === 'part') return words[lang].changed(words[lang].parts[selection.part] ?? selection.part);
  if (selection.kind === 'page') return words[lang].changed(words[lang].pageForm);
  const type = editor.valueOf(`/routes/${selection.page}/sections/${selection.section}/type`);
  return words[lang].changed(forms?.sections[String(type)]?.title ?? String(type));
}
