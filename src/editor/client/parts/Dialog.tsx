import { Modal, type ModalRootProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import classes from './Dialog.module.css';
import { focusSelectedRow } from './roving.ts';

/** A window over the editor. It closes by Escape, by a click beside it, and by its button. */
export function Dialog({ title, children, ...props }: Omit<ModalRootProps, 'opened'> & { title: string }) {
  const words = useWords();
  useFocusReturn();
  return (
    <Modal.Root opened {...props}>
      <Modal.Overlay />
      <Modal.Content>
        {/* To screen readers a header would be that of the whole editor. */}
        <Modal.Header role="none">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={words.close} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
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
