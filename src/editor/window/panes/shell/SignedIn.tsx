/** Who has signed in, and signing out. There is nothing of it where the editor runs on its author's own computer. */

import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { Glyph } from '../../parts/Glyph.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { isUnsaved } from '../../state/editor-state.ts';
import { sentenceOf } from '../../state/sentence-of.ts';
import { useEditor, useSelected } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';

export function SignedInButton() {
  const { session } = useEditor();
  const words = useWords().signedIn;
  const [isAsked, setAsked] = useState(false);
  if (!session) return null;
  return (
    <>
      <Tooltip label={words.as(session.login)}>
        <ActionIcon size="lg" aria-label={words.signOutOf(session.login)} onClick={() => setAsked(true)}>
          <Glyph name="logout" />
        </ActionIcon>
      </Tooltip>
      {isAsked && <SignOutDialog close={() => setAsked(false)} />}
    </>
  );
}

/** What becomes of the draft in this browser is asked every time: only its author knows whose computer it is. */
export function SignOutDialog({ close }: { close: () => void }) {
  const editor = useEditor();
  const all = useWords();
  const words = all.signedIn;
  const isOpen = useSelected(isUnsaved);
  const [said, setSaid] = useState('');
  const signOut = async (what: 'keep' | 'remove') => {
    try {
      await editor.signOut(what);
    } catch (error) {
      setSaid(sentenceOf(error, editor.state().lang));
    }
  };
  return (
    <Dialog title={words.signOut} onClose={close} size="lg">
      <Stack>
        <Hint size="md">{isOpen ? words.askUnsaved : words.ask}</Hint>
        {said !== '' && (
          <Hint size="md" role="alert">
            {said}
          </Hint>
        )}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {all.cancel}
          </Button>
          <Button color="red.9" onClick={() => void signOut('remove')}>
            {words.remove}
          </Button>
          <Button data-autofocus onClick={() => void signOut('keep')}>
            {words.keep}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
