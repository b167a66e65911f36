import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { focusSelectedRow } from './roving.ts';

/** A window over the editor. It closes by Escape, by a click beside it, and by its button. */
export function Dialog({ children, ...props }: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const close = { 'aria-label': useWords().close };
  useFocusReturn();
  return (
    <Modal opened closeButtonProps={close} {...props}>
      {children}
    </Modal>
  );
}

/** When the window goes, the focus goes back to where it was; if that is gone as well, to the row of what is selected. */
function useFocusReturn(): void {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const element = before.current;
    return () => {
      requestAnimationFrame(() => {
        // Whatever has the focus now was given it on purpose.
        if (document.activeElement !== document.body) return;
        if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus();
        if (document.activeElement === document.body) focusSelectedRow();
      });
    };
  }, []);
}
