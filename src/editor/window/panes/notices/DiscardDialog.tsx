/** Before what is not saved is taken back: how much that is. */

import { useState } from 'react';
import { stepsSince } from '../../../draft/document/document.ts';
import { AskDialog } from '../../parts/AskDialog.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { useEditorAndWords } from '../../state/use-editor.ts';

export function DiscardDialog({ close }: { close: () => void }) {
  const { editor, words } = useEditorAndWords();
  const [steps] = useState(() => stepsSince(editor.state().document, editor.state().stored.text));
  const remove = () => {
    close();
    editor.discard();
  };
  return (
    <AskDialog title={words.discardAsked} label={words.discard} close={close} remove={remove}>
      <Hint size="md">{words.discardHint(steps)}</Hint>
    </AskDialog>
  );
}
