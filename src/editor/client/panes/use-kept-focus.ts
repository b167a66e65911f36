/** A step that takes away what has the focus, or moves it, leaves the focus on the row of what is selected. */
import { useEffect, useRef } from 'react';
import { focusSelectedRow } from '../parts/roving.ts';
import { useSelected } from '../state/use-editor.ts';

export function useKeptFocus(): void {
  const document_ = useSelected((state) => state.document);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    addEventListener('focusin', remember);
    return () => removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the draft is another one
  useEffect(() => {
    // Whoever has made the step may have a better place for it: what opened a popover has the focus back 10 ms after it closes.
    const timer = setTimeout(() => {
      const { activeElement: active, body } = document;
      const isLost = (active === body || active === null) && last.current instanceof Element && !last.current.isConnected;
      const isOther = active?.matches('[data-pane="outline"] [data-row]:not([aria-current="true"])');
      if (isLost || isOther) focusSelectedRow();
    }, 20);
    return () => clearTimeout(timer);
  }, [document_]);
}
