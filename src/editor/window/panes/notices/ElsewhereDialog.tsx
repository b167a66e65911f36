/** Another window edits the site: here nothing can be changed until the author says so. */

import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { useEditorAndWords, useSelected } from '../../state/use-editor.ts';

export function ElsewhereDialog() {
  const isOpenInOtherTab = useSelected((state) => state.isOpenInOtherTab);
  // Another time is another question.
  return isOpenInOtherTab ? <Question /> : null;
}

function Question() {
  const { editor, words } = useEditorAndWords();
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    void editor.takeFromOtherWindow();
  };
  return (
    <Dialog title={words.elsewhere}>
      <Stack>
        <Hint size="md">{words.elsewhereHint}</Hint>
        <Group justify="end">
          <Button data-autofocus loading={isTaking} onClick={take}>
            {words.workHere}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
