import { useEffect } from 'react';
import type { Editor } from '../state/editor.ts';
import { focusRowNow } from './roving.ts';

/**
 * A step that takes away what has the focus, or moves it, leaves the focus on the row of what is selected. Listens to the draft instead of
 * selecting it: with each letter the whole window would be rendered anew.
 */
export function useKeptFocus(editor: Editor): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let draft = editor.state().document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const keep = () => {
      const { activeElement: active, body } = document;
      const isLost = (active === body || active === null) && last instanceof Element && !last.isConnected;
      const isOther = active?.matches('[data-pane="outline"] [data-row]:not([aria-current="true"])');
      if (isLost || isOther) focusRowNow();
    };
    const stop = editor.subscribe(() => {
      if (draft === editor.state().document) return;
      draft = editor.state().document;
      clearTimeout(timer);
      // The step itself may have a better place for the focus: a popover gives it back to its button 10 ms after it is drawn closed.
      timer = setTimeout(() => {
        timer = setTimeout(keep, 20);
      });
    });
    addEventListener('focusin', remember);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('focusin', remember);
    };
  }, [editor]);
}
