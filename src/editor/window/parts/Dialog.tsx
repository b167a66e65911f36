import { Group, type GroupProps, Modal, type ModalRootProps } from '@mantine/core';
import { useWords } from '../words/words.ts';
import classes from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps extends Omit<ModalRootProps, 'opened' | 'onClose'> {
  title: string;
  /** Left out where something is to be decided first. */
  onClose?: () => void;
}

/** The buttons of a dialog stay in sight, however much there is to read above them. */
export const DialogEnd = (props: GroupProps) => <Group justify="end" gap="sm" py="sm" className={classes.end} {...props} />;

const { inner = '', content = '', body = '' } = classes;
const classNames = { inner, content, body };

/** A window over the editor. It closes by Escape, by a click beside it, and by its button; what is typed in it stays (`useTyped`). */
export function Dialog({ title, onClose, children, ...props }: DialogProps) {
  const words = useWords();
  const canClose = onClose !== undefined;
  useFocusReturn();
  return (
    <Modal.Root
      opened
      onClose={() => onClose?.()}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose}
      classNames={classNames}
      {...props}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* To screen readers a header would be that of the whole editor. */}
        <Modal.Header role="none">
          <Modal.Title fz="lg" fw={650} lh={1.3}>
            {title}
          </Modal.Title>
          {canClose && <Modal.CloseButton aria-label={words.close} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
