import { Modal, type ModalProps } from '@mantine/core';
import { useWords } from '../words/words.ts';

/** A window over the editor. It closes by Escape, by a click beside it, and by its button. */
export function Dialog({ children, ...props }: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const close = { 'aria-label': useWords().close };
  return (
    <Modal opened closeButtonProps={close} {...props}>
      {children}
    </Modal>
  );
}
