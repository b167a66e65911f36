/** A dialog that is there as long as it is drawn. When it goes, the focus goes back to where it was, or to the row of what is selected. */
import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusSelectedRow } from '../roving.ts';
import { useWords } from '../words/words.ts';

interface DialogProps {
  title: string;
  close: () => void;
  size?: NonNullable<ModalProps['size']>;
  children: ReactNode;
}

export function Dialog({ title, close, size = 'md', children }: DialogProps) {
  const words = useWords();
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
  return (
    <Modal opened onClose={close} title={title} size={size} closeButtonProps={{ 'aria-label': words.close }}>
      {children}
    </Modal>
  );
}
