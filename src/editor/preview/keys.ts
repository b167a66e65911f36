/** The editor's own keys work in the preview, too. */
import { tell } from './editor-window.ts';

/** With Ctrl or Cmd: save, undo, redo, search. */
const letters = new Set(['s', 'z', 'y', 'k', 'f']);
/** What a field in which one writes undoes by itself. */
const undoing = new Set(['z', 'y']);

/**
 * @param isWriting - whether the key goes to a field that is written in
 * @param leave - ends writing, before the editor does what the key says
 * @param isChosen - whether there is something selected that Delete and the menu key are about
 * @param openMenu - of what is selected
 */
export function listenToKeys(
  isWriting: (target: EventTarget | null) => boolean,
  leave: () => void,
  isChosen: () => boolean,
  openMenu: () => void,
): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey: shift, altKey: alt } = event;
      const ctrl = ctrlKey || metaKey;
      const letter = key.toLowerCase();
      const isLetter = ctrl && !alt && letters.has(letter);
      if (isWriting(event.target)) {
        if (key === 'Escape' || (isLetter && undoing.has(letter))) return;
        if (isLetter || key === 'F6') leave();
      }
      const isAboutChosen = isChosen() && !isWriting(event.target);
      if (isAboutChosen && (key === 'ContextMenu' || (key === 'F10' && shift))) {
        event.preventDefault();
        openMenu();
        return;
      }
      const isDelete = key === 'Delete' && isAboutChosen;
      if (!isLetter && !isDelete && key !== 'F6' && key !== 'F1' && key !== 'Escape') return;
      // Escape also closes what the page has opened.
      if (key !== 'Escape') event.preventDefault();
      tell({ type: 'key', key, ctrl, shift, alt });
    },
    { capture: true },
  );
}
