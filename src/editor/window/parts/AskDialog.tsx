/** A window that asks before something is done: to fill in what is needed for it, or whether something shall really go. */
import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { Dialog } from './Dialog.tsx';

interface AskDialogProps {
  /** The words of the command that leads here, or others. */
  title: string;
  /** Of the button that does it. */
  label: string;
  close: () => void;
  /** Forgets what was typed. The button to cancel does so; Escape and a click beside the window may be a mistake, and keep it. */
  forget?: () => void;
  children: ReactNode;
  /** What is done, with the form that was filled in. */
  submit?: (form: HTMLFormElement) => void;
  /** In its place: what takes something away. So whoever presses Enter has not meant it. */
  remove?: () => void;
}

const withoutDots = (command: string) => command.replace(' …', '');

export function AskDialog({ title, label, close, forget, children, submit, remove }: AskDialogProps) {
  const { cancel } = useWords();
  const cancelAll = () => {
    forget?.();
    close();
  };
  const content = (
    <Stack>
      {children}
      <Group justify="end">
        <Button variant="default" onClick={cancelAll} {...(remove && { 'data-autofocus': true })}>
          {cancel}
        </Button>
        <Button {...(remove ? { color: 'red.9', onClick: remove } : { type: 'submit' })}>{withoutDots(label)}</Button>
      </Group>
    </Stack>
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit?.(event.currentTarget);
  };
  return (
    <Dialog title={withoutDots(title)} onClose={close}>
      {submit ? (
        <form onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </Dialog>
  );
}
