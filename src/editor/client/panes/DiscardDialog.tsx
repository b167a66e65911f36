/** Before what is not saved is taken back: how much that is. */
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { stepsSince } from '../../document/document.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useEditor } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import classes from './ConflictDialog.module.css';

export function DiscardDialog({ close }: { close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const [steps] = useState(() => stepsSince(editor.state().document, editor.state().stored.text));
  return (
    <Dialog title={words.discardAsked} onClose={close}>
      <Stack>
        <p className={classes.text}>{words.discardHint(steps)}</p>
        <Group justify="end">
          <Button variant="default" data-autofocus onClick={close}>
            {words.cancel}
          </Button>
          <Button
            color="red.9"
            onClick={() => {
              close();
              editor.discard();
            }}
          >
            {words.discard}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
