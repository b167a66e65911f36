/** Keys that work everywhere in the editor, also while its page has the focus. */
import { useEffect } from 'react';
import type { Editor } from './editor.ts';

export interface Key {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

/** @returns whether the key is the editor's own */
export function handleKey(editor: Editor, { key, ctrl, shift, alt }: Key): boolean {
  if (alt) return false;
  if (key === 'F6') {
    focusNextPane(editor, shift ? -1 : 1);
    return true;
  }
  if (key === 'F1') {
    editor.showKeys(true);
    return true;
  }
  if (!ctrl) return false;
  const letter = key.toLowerCase();
  if (letter === 's' && !shift) void editor.save();
  else if (letter === 'z') shift ? editor.redo() : editor.undo();
  else if (letter === 'y' && !shift) editor.redo();
  else if ((letter === 'k' || letter === 'f') && !shift) editor.search(true);
  else return false;
  return true;
}

export function useShortcuts(editor: Editor): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, shiftKey: shift, altKey: alt } = event;
      const ctrl = event.ctrlKey || event.metaKey;
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (/^[zy]$/i.test(key) && dialog && isOwnUndo(dialog, event.target)) return;
      // Whatever a dialog covers waits; the browser's own search does as well.
      const isAway = key === 'F6' || key === 'F1' || (ctrl && /^[kf]$/i.test(key));
      if (isAway && dialog?.ariaModal === 'true') return event.preventDefault();
      // The browser's own undo knows only its field, and not what came of it.
      if (handleKey(editor, { key, ctrl, shift, alt })) event.preventDefault();
    };
    // Before a field or a menu takes it.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [editor]);
}

/** Behind a dialog nothing shall change unseen, and what is written in one is no part of the draft yet: the browser undoes it. */
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
  } else if (next) focusWithin(next);
}

/** Goes to a pane by its name. */
export function focusPane(name: string): void {
  const pane = document.querySelector<HTMLElement>(`[data-pane="${name}"]`);
  if (pane) focusWithin(pane);
}

function focusWithin(pane: HTMLElement): void {
  const inside =
    pane.querySelector<HTMLElement>('[data-row][aria-current="true"]') ??
    pane.querySelector<HTMLElement>('[data-pane-start], [tabindex="0"], input, textarea, button:not([tabindex="-1"])');
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
