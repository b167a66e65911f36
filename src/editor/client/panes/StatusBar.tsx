/** The line at the bottom: how many findings there are, and the list of them; what stands between the draft and the file. */
import { UnstyledButton } from '@mantine/core';
import { isUnsaved } from '../state/editor-state.ts';
import { useEditor, useSelected } from '../state/use-editor.ts';
import { useWords } from '../words/words.ts';
import { Bands } from './Bands.tsx';
import { FindingList } from './FindingList.tsx';
import classes from './StatusBar.module.css';

export function StatusBar() {
  const editor = useEditor();
  const words = useWords();
  const isOpen = useSelected(isUnsaved);
  // Of a file that is gone nothing else may be unsaved.
  const hasChanges = useSelected(({ document, stored }) => document.text !== stored.text);
  return (
    <footer className={classes.root} data-pane="status">
      <Bands />
      <FindingList />
      <span className={classes.saved}>{isOpen ? words.unsaved : words.saved}</span>
      {hasChanges && (
        <UnstyledButton className={classes.discard} onClick={editor.discard}>
          {words.discard}
        </UnstyledButton>
      )}
    </footer>
  );
}
