/** The editor's own keys (editor/keys.ts) work while the page in the frame has the focus. */
import { actionOf } from '../keys.ts';
import { tell } from './editor-window.ts';

/**
 * @param isWriting - whether the key goes to a field that is written in
 * @param hold - keeps a key for later, and says whether it has
 * @param leave - ends writing, before the editor does what the key says
 * @param isSelected - whether something is selected that a key may be about
 * @param openMenu - of what is selected
 * @param enter - goes into a text, and says whether there is one
 */
export function listenToKeys(
  isWriting: (target: EventTarget | null) => boolean,
  hold: (event: KeyboardEvent) => boolean,
  leave: () => void,
  isSelected: () => boolean,
  openMenu: () => void,
  enter: (target: EventTarget | null) => boolean,
): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isInField = isWriting(event.target);
      if (isInField && hold(event)) return;
      // The text's own keys come first: there Ctrl+K is a link.
      if (isInField && actionOf(event, 'text')) return;
      const action = isInField
        ? actionOf(event, 'writing')
        : actionOf(event, 'frame', ...(isSelected() ? (['selected'] as const) : []));
      if (!action || (action === 'write' && !enter(event.target))) return;
      event.preventDefault();
      // Undo is that of the draft; it goes on in the text that is being written, and so does who saves.
      if (isInField && !['undo', 'redo', 'save'].includes(action)) leave();
      if (action === 'menu') openMenu();
      else if (action !== 'write') tell({ type: 'key', action });
    },
    { capture: true },
  );
}
