import { Modal, type ModalRootProps } from '@mantine/core';
import { useWords } from '../words/words.ts';
import classes from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

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
