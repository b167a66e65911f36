/** Before what is not saved is taken back: how much that is. */
import { useState } from 'react';
import { stepsSince } from '../../../draft/document/document.ts';
import { AskDialog } from '../../parts/AskDialog.tsx';
import { useEditor } from '../../state/use-editor.ts';
import { useWords } from '../../words/words.ts';
import classes from './ConflictDialog.module.css';

export function DiscardDialog({ close }: { close: () => void }) {
  const editor = useEditor();
  const words = useWords();
  const [steps] = useState(() => stepsSince(editor.state().document, editor.state().stored.text));
  const remove = () => {
    close();
    editor.discard();
  };
  return (
    <AskDialog title={words.discardAsked} label={words.discard} close={close} remove={remove}>
      <p className={classes.text}>{words.discardHint(steps)}</p>
    </AskDialog>
  );
}
