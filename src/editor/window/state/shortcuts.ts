/** Keys that work everywhere in the editor, also while its page has the focus. */
import { useEffect } from 'react';
import { type ActionIn, actionOf } from '../../keys.ts';
import type { Editor } from './editor.ts';
import type { View } from './editor-state.ts';

/** Every action that has a key in the window needs an entry. */
const commands: Record<ActionIn<'window'>, (editor: Editor) => void> = {
  nextPane: (editor) => focusNextPane(editor, 1),
  previousPane: (editor) => focusNextPane(editor, -1),
  search: (editor) => editor.search(true),
  replace: (editor) => editor.search(true, { isReplacing: true }),
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
  save: (editor) => void editor.save(),
  help: (editor) => editor.showKeys(true),
};

/** @param action - its name; it may come out of the page in the frame, which may say anything */
export function runAction(editor: Editor, action: string): void {
  if (Object.hasOwn(commands, action)) commands[action as keyof typeof commands](editor);
}

export function useShortcuts(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event, 'window');
      // A text's own keys come first: there Ctrl+K is a link.
      const isOfText = event.target instanceof Element && event.target.closest('[data-text]') && actionOf(event, 'text');
      if (!action || isOfText) return;
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      const isUndo = action === 'undo' || action === 'redo';
      if (isUndo && dialog && isOwnUndo(dialog, event.target)) return;
      // Also where nothing is done: the browser's own save, search and undo know nothing of the draft.
      event.preventDefault();
      // What a modal dialog covers cannot be reached, but the draft can be saved.
      if (dialog?.ariaModal !== 'true' || action === 'save') runAction(editor, action);
    };
    // Before a field or a menu takes it.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [editor]);
}

/** Nothing may change unseen behind a modal dialog, and what is typed in a dialog is not yet part of the draft: the browser undoes it. */
const isOwnUndo = (dialog: Element, target: EventTarget | null): boolean =>
  dialog.ariaModal === 'true' || (target instanceof Element && target.matches('input, textarea'));

/** Panes are marked by `data-pane`, in the order of the document. */
function focusNextPane(editor: Editor, by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')];
  const now = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(now + by + panes.length) % panes.length];
  const { target } = editor.state();
  // From what was chosen on the page to its field, which is shown already.
  if (panes[now]?.dataset.pane === 'preview' && next?.dataset.pane === 'form' && target?.from === 'page') {
    editor.show(target.pointer, { focus: true, from: 'page' });
  } else if (next) enter(editor, next);
}

/** Goes to a pane by its name. */
export function focusPane(editor: Editor, name: View['pane']): void {
  const pane = document.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (pane) enter(editor, pane);
}

/** In a narrow window it may be another one that is shown. */
function enter(editor: Editor, pane: HTMLElement): void {
  const isHidden = getComputedStyle(pane.lastElementChild ?? pane).visibility === 'hidden';
  if (isHidden) editor.setView({ pane: pane.dataset.pane as View['pane'] });
  if (isHidden) setTimeout(() => focusWithin(pane));
  else focusWithin(pane);
}

function focusWithin(pane: HTMLElement): void {
  const stop = ':is([tabindex="0"], input, textarea, button):not([tabindex="-1"])';
  const inside =
    pane.querySelector<HTMLElement>('[data-row][aria-current="true"]') ??
    // What stands above the fields of a form leads to other places of it.
    pane.querySelector<HTMLElement>(`[data-at] ${stop}:not([data-removes])`) ??
    pane.querySelector<HTMLElement>(`[data-pane-start], ${stop}`);
  const target = inside ?? pane;
  target.focus();
  // A frame does not say by what it was focused: as long as it has the focus by a key, that is seen.
  if (target instanceof HTMLIFrameElement) {
    target.dataset.byKey = '';
    addEventListener('focus', () => delete target.dataset.byKey, { once: true, capture: true });
  }
  // While a key is being handled, Firefox gives the focus to no frame.
  if (target instanceof HTMLIFrameElement && document.activeElement !== target) setTimeout(() => target.focus());
}
