/** Where the focus goes when what lies over the editor is gone: a window, a menu. */
import { useEffect, useRef } from 'react';
import { focusRowNow } from './roving.ts';

/** The focus goes back to where it was; if that is gone as well, to the row of what is selected. */
export function useFocusReturn(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const element = before.current;
    return () => {
      requestAnimationFrame(() => {
        // Whatever has the focus now was given it on purpose.
        if (document.activeElement !== document.body) return;
        if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
        if (document.activeElement === document.body) focusRowNow();
      });
    };
  }, []);
}
